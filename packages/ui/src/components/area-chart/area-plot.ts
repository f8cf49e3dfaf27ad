import { THAI_MONTHS_SHORT, toBuddhistYear } from '@sahakorn/thai/date';
import { parseIsoDate, toDayNumber } from '@sahakorn/thai/iso-date';
import { getGridStep } from '../../internal/chart-scale.ts';
import { getRatio, toSatang } from '../../internal/exact-money.ts';

/** The amount from a day on. */
export type AreaChartPoint = {
  /** A day, `YYYY-MM-DD`. */
  date: string;
  /** A decimal string in baht. */
  value: string;
};

/** A point with its day as a number and its amount in satang. */
export type Place = { date: string; day: number; satang: bigint };

/** A place of the plot: `x` from 0 to 1000 over its width, `y` in pixels from its top. */
export type Spot = { x: number; y: number; date: string; satang: bigint };

/** A label of the axis. `wide` and `narrow` say at which widths it is shown; `end` that it is the first or the last. */
export type Tick = { x: number; label: string; wide: boolean; narrow: boolean; end: boolean };

/** Everything that the chart draws. */
export type AreaPlot = {
  past: { steps: string; straight: string; close: string; stepsWhenWide: boolean; stepsWhenNarrow: boolean };
  plan: string;
  trial: string;
  now: Spot | null;
  planEnd: Spot | null;
  /** Height of the plan at the start of the label at its end. */
  planAbove: number;
  trialEnd: Spot | null;
  grid: { y: number; satang: bigint }[];
  ticks: Tick[];
};

export const PLOT_WIDTH = 1000;
export const PLOT_HEIGHT = 190;
const GRIDLINES = [3n, 2n, 1n];
const WIDE_PX = 560;
const NARROW_PX = 240;
const LEAST_STEP_PX = 4;
/** Of the label at the end of the plan, in a narrow picture. */
const LABEL_WIDTH = PLOT_WIDTH * 0.4;
const WIDE_LABELS = 10;
const NARROW_LABELS = 4;

/** Reads points; one with an invalid day or amount is left out, with a warning in development. */
export function readPoints(points: readonly AreaChartPoint[]): Place[] {
  return points.flatMap(({ date, value }) => {
    const day = parseIsoDate(date);
    const satang = toSatang('AreaChart', value);
    return day && satang !== null ? [{ date, day: toDayNumber(day), satang }] : [];
  });
}

type Series = { past: Place[]; plan: Place[]; trial: Place[]; today: Place | null };

/** Lays out the lines to one scale whose baseline is 0. Null with fewer than two points. */
export function layOutArea({ past, plan, trial, today }: Series): AreaPlot | null {
  const ahead = [...plan, ...trial];
  const all = [...past, ...(today ? [today] : []), ...ahead];
  const days = all.map(({ day }) => day);
  const first = Math.min(...days);
  const length = Math.max(...days) - first;
  if (all.length < 2 || length === 0) return null;
  const step = getGridStep(all.reduce((most, { satang }) => (satang > most ? satang : most), 0n));
  const top = step * BigInt(GRIDLINES.length);
  const spot = ({ date, day, satang }: Place): Spot => ({
    date,
    satang,
    x: round(((day - first) / length) * PLOT_WIDTH),
    y: round(PLOT_HEIGHT * (1 - getRatio(satang < 0n ? 0n : satang, top))),
  });
  const before = past.map(spot);
  const now = today ? spot(today) : (before.at(-1) ?? null);
  const shownNow = ahead.length > 0 ? now : null;
  const share = ((now?.x ?? PLOT_WIDTH) - (before[0]?.x ?? 0)) / PLOT_WIDTH / Math.max(1, past.length - 1);
  return {
    past: {
      ...drawPast(before, now),
      stepsWhenWide: share * WIDE_PX >= LEAST_STEP_PX,
      stepsWhenNarrow: share * NARROW_PX >= LEAST_STEP_PX,
    },
    plan: drawLine(now, plan.map(spot)),
    trial: drawLine(now, trial.map(spot)),
    now: shownNow,
    planEnd: plan.map(spot).at(-1) ?? null,
    planAbove: findHighest([...(now ? [now] : []), ...plan.map(spot)]),
    trialEnd: trial.map(spot).at(-1) ?? null,
    grid: GRIDLINES.map((line) => ({
      y: round(PLOT_HEIGHT * (1 - Number(line) / GRIDLINES.length)),
      satang: line * step,
    })),
    ticks: layOutTicks(all, first, length),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function drawPast(spots: readonly Spot[], now: Spot | null) {
  const [start, ...others] = spots;
  if (!start) return { steps: '', straight: '', close: '' };
  const begin = `M${start.x} ${start.y}`;
  const end = now ? `H${now.x}` : '';
  const steps = begin + others.map(({ x, y }) => `H${x}V${y}`).join('') + end;
  const straight = begin + others.map(({ x, y }) => `L${x} ${y}`).join('') + end;
  return { steps, straight, close: `V${PLOT_HEIGHT}H${start.x}Z` };
}

/** The highest point of a line below the label at its end. */
function findHighest(spots: readonly Spot[]): number {
  const from = (spots.at(-1)?.x ?? 0) - LABEL_WIDTH;
  return Math.min(PLOT_HEIGHT, ...spots.filter(({ x }) => x >= from).map(({ y }) => y));
}

function drawLine(from: Spot | null, spots: readonly Spot[]): string {
  if (spots.length === 0) return '';
  return [...(from ? [from] : []), ...spots]
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');
}

/** The first of January of every year; months at both ends of a chart that has fewer than two of these. */
function layOutTicks(places: readonly Place[], first: number, length: number): Tick[] {
  const byDay = [...places].sort((left, right) => left.day - right.day);
  const years = getYearStarts(byDay, first, length);
  const found =
    years.length > 1
      ? years
      : [byDay[0], byDay.at(-1)].flatMap((place, index) =>
          place ? [{ x: index * PLOT_WIDTH, label: formatMonth(place.date) }] : [],
        );
  const wideStep = Math.ceil(found.length / WIDE_LABELS);
  const narrowStep = Math.ceil(found.length / NARROW_LABELS);
  return found.map((tick, index) => ({
    ...tick,
    wide: index % wideStep === 0,
    narrow: index % narrowStep === 0,
    end: index === 0 || index === found.length - 1,
  }));
}

function getYearStarts(byDay: readonly Place[], first: number, length: number) {
  const from = getYear(byDay[0]);
  const count = getYear(byDay.at(-1)) - from + 1;
  return Array.from({ length: count }, (_, index) => from + index).flatMap((year) => {
    const offset = toDayNumber({ year, month: 1, day: 1 }) - first;
    const label = String(toBuddhistYear(year));
    return offset >= 0 ? [{ x: round((offset / length) * PLOT_WIDTH), label }] : [];
  });
}

function getYear(place: Place | undefined): number {
  return place ? Number(place.date.slice(0, 'YYYY'.length)) : 0;
}

/** `ส.ค. 2575` for 2032-08-25. */
export function formatMonth(date: string): string {
  const day = parseIsoDate(date);
  return day ? `${THAI_MONTHS_SHORT[day.month - 1]}\u00a0${toBuddhistYear(day.year)}` : '';
}
