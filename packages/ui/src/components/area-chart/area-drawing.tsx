import { formatMoney, fromSatang } from '@sahakorn/thai/money';
import { cn } from '../../internal/cn.ts';
import { type AreaPlot, PLOT_HEIGHT, PLOT_WIDTH, type Spot, type Tick, formatMonth } from './area-plot.ts';
import type { AreaChartWords } from './area-words.ts';
import { LINES } from './line-styles.ts';

/** Room for the words of today above the plot. The years below it have theirs in a margin that grows with the text. */
const HEAD = 32;
const FOOT = 8;
const HEIGHT = HEAD + PLOT_HEIGHT + FOOT;
const BASE = HEAD + PLOT_HEIGHT;
/** Minimum height of the label at the end of the plan, which is above the plan. The label at the end of a trial is on the axis. */
const RAISED = 37;
const LEAST_TOP = 14;
const LOW = 12;
const EDGE = PLOT_WIDTH / 25;
const MIDDLE = PLOT_WIDTH / 2;

const HALO = { paintOrder: 'stroke', strokeWidth: 8, strokeLinejoin: 'round' } as const;
const LABEL = 'fill-text stroke-surface text-sm font-semibold';

type AreaDrawingProps = {
  plot: AreaPlot;
  words: AreaChartWords;
  /** The amount of today, in figures. */
  now: string;
};

/**
 * The picture. Places along its width are percentages and the lines are stretched with strokes that keep their width,
 * so it fills any width at once and its text is never scaled.
 */
export function AreaDrawing({ plot, words, now }: AreaDrawingProps) {
  return (
    <div className="flex">
      <svg height={HEIGHT} className="mb-6.5 block min-w-0 flex-1 overflow-visible">
        {plot.grid.map(({ y }) => (
          <line key={y} x2="100%" y1={HEAD + y} y2={HEAD + y} className="stroke-line" />
        ))}
        <Curves plot={plot} />
        <line x2="100%" y1={BASE} y2={BASE} strokeWidth={1.5} className="stroke-text" />
        {plot.ticks.map((tick) => (
          <TickLabel key={tick.x} tick={tick} />
        ))}
        {plot.planEnd && <PlanEnd spot={plot.planEnd} plot={plot} words={words.planEnd} />}
        {plot.trialEnd && <TrialEnd spot={plot.trialEnd} words={words.trialEnd} />}
        {plot.now && <Today spot={plot.now} words={words.today} amount={now} />}
      </svg>
      <Amounts plot={plot} />
    </div>
  );
}

const STRETCHED = { vectorEffect: 'non-scaling-stroke' } as const;

function Curves({ plot: { past, plan, trial } }: { plot: AreaPlot }) {
  const whenSteps = cn(!past.stepsWhenWide && '@panel:hidden', !past.stepsWhenNarrow && '@max-panel:hidden');
  const whenStraight = cn(past.stepsWhenWide && '@panel:hidden', past.stepsWhenNarrow && '@max-panel:hidden');
  return (
    <svg
      y={HEAD}
      width="100%"
      height={PLOT_HEIGHT}
      viewBox={`0 0 ${PLOT_WIDTH} ${PLOT_HEIGHT}`}
      preserveAspectRatio="none"
      className="overflow-visible"
    >
      {past.steps && (
        <>
          <PastCurve line={past.steps} close={past.close} className={whenSteps} />
          <PastCurve line={past.straight} close={past.close} className={whenStraight} />
        </>
      )}
      {plan && <path data-part="plan" d={plan} {...LINES.plan} {...STRETCHED} />}
      {trial && <path data-part="trial" d={trial} {...LINES.trial} {...STRETCHED} />}
    </svg>
  );
}

type PastCurveProps = { line: string; close: string; className: string };

function PastCurve({ line, close, className }: PastCurveProps) {
  return (
    <g className={className}>
      <path d={line + close} className="fill-brand-soft" />
      <path data-part="past" d={line} {...LINES.past} {...STRETCHED} />
    </g>
  );
}

function toPercent(x: number): string {
  return `${x / (PLOT_WIDTH / 100)}%`;
}

/** Labels near an edge would leave the picture. In a wide picture only a label at the edge itself would. */
function getAnchor(x: number): 'start' | 'middle' | 'end' {
  if (x < EDGE) return 'start';
  return x > PLOT_WIDTH - EDGE ? 'end' : 'middle';
}

function TickLabel({ tick: { x, label, wide, narrow, end } }: { tick: Tick }) {
  const place = { x1: toPercent(x), x2: toPercent(x) };
  return (
    <g className={cn(!wide && '@panel:hidden', !narrow && '@max-panel:hidden', !end && '@max-tiny:hidden')}>
      <line {...place} y1={BASE} y2={BASE + 5} className="stroke-text" />
      <text
        x={toPercent(x)}
        y={HEIGHT}
        dy="1em"
        textAnchor={getAnchor(x)}
        className={cn('fill-text-muted text-sm', x > EDGE / 4 && x < EDGE && '@panel:[text-anchor:middle]')}
      >
        {label}
      </text>
    </g>
  );
}

/** On the side of the rule that has more room. */
function Today({ spot: { x, y }, words, amount }: { spot: Spot; words: string; amount: string }) {
  const left = x > MIDDLE;
  return (
    <g>
      <line
        x1={toPercent(x)}
        x2={toPercent(x)}
        y1={4}
        y2={BASE}
        strokeWidth={1.5}
        className="stroke-text contrast:stroke-2"
      />
      <text
        x={toPercent(x)}
        dx={left ? -8 : 8}
        y={18}
        textAnchor={left ? 'end' : 'start'}
        {...HALO}
        className={LABEL}
      >
        {words} <tspan className="@max-tiny:hidden">{amount}</tspan>
      </text>
      <circle cx={toPercent(x)} cy={HEAD + y} r={7} strokeWidth={2.5} className="fill-brand stroke-surface" />
    </g>
  );
}

/** So near to today the words would be crossed by its rule: the axis and the heading have the month. */
const LEAST_ROOM = PLOT_WIDTH / 3;

/** Large text would cover the plan in a narrow picture; the table has the amount. */
function PlanEnd({ spot, plot, words }: { spot: Spot; plot: AreaPlot; words: string }) {
  const x = toPercent(spot.x);
  const y = HEAD + spot.y;
  const left = spot.x > MIDDLE;
  const base = HEAD + Math.max(LEAST_TOP, Math.min(spot.y - RAISED, plot.planAbove - 8));
  const hasRoom = plot.now === null || spot.x - plot.now.x > LEAST_ROOM;
  return (
    <g>
      {hasRoom && (
        <g className="@max-tiny:hidden">
          <line x1={x} x2={x} y1={base - LEAST_TOP} y2={y} strokeWidth={1.5} className="stroke-text" />
          <text
            x={x}
            dx={left ? -8 : 8}
            y={base}
            textAnchor={left ? 'end' : 'start'}
            {...HALO}
            className={LABEL}
          >
            <tspan className="@max-quad:hidden">{words} </tspan>
            {formatMonth(spot.date)}
          </text>
        </g>
      )}
      <circle cx={x} cy={y} r={6} strokeWidth={2.5} className="fill-surface stroke-text-muted" />
    </g>
  );
}

function TrialEnd({ spot, words }: { spot: Spot; words: string }) {
  const x = toPercent(spot.x);
  const y = HEAD + spot.y;
  const left = spot.x > MIDDLE / 2;
  return (
    <g>
      <text
        x={x}
        dx={left ? -48 : 16}
        y={y - LOW}
        textAnchor={left ? 'end' : 'start'}
        {...HALO}
        // In a wide picture the line of the trial is less steep next to its label.
        className={cn(LABEL, spot.x > MIDDLE && '@panel:-translate-x-12')}
      >
        <tspan className="@max-panel:hidden">{words} </tspan>
        {formatMonth(spot.date)}
      </text>
      <circle cx={x} cy={y} r={7} strokeWidth={2.5} className="fill-brand-line stroke-surface" />
    </g>
  );
}

/** Labels of the gridlines, next to the plot. */
function Amounts({ plot }: { plot: AreaPlot }) {
  const amounts = plot.grid.map(({ y, satang }) => ({
    y,
    amount: formatMoney(fromSatang(satang), { decimals: 0 }),
  }));
  const widest = Math.max(...amounts.map(({ amount }) => amount.length));
  return (
    <svg height={HEIGHT} className={cn('block shrink-0 @max-tiny:hidden', findWidth(widest))}>
      {amounts.map(({ y, amount }) => (
        <text key={y} x="100%" y={HEAD + y} dy="0.35em" textAnchor="end" className="fill-text-muted text-sm">
          {amount}
        </text>
      ))}
    </svg>
  );
}

/** Width of a label with this many letters. */
function findWidth(letters: number): string {
  if (letters > 12) return 'w-39';
  if (letters > 10) return 'w-28';
  return letters > 7 ? 'w-22' : 'w-17';
}
