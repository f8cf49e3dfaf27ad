import { addDays, addMonths, startOfMonth, startOfYear } from '@sahakorn/thai/date-arithmetic';
import { absMoney } from '@sahakorn/thai/money';
import type { FlowChartMonth } from '@sahakorn/ui/bar-chart';
import { readEntryChoice, readIgnoredEntryFilters } from './entry-choice.ts';
import {
  type ChoiceField,
  readIgnoredFilters,
  readStatementChoice,
} from '../../domain/statement/statement-choice.ts';
import type { StatementChoice } from '../../domain/statement/statement.ts';

/** The first preset is the default. */
export const PRESETS = ['half', 'month', 'last-month', 'year', 'last-year'] as const;

export type Preset = (typeof PRESETS)[number];
export type DayRange = { from?: string; to?: string };

export type DepositChoice = {
  /** `custom` for chosen dates, or for no limit. */
  preset: Preset | 'custom';
  /** The date range of the chart. */
  range: DayRange;
  /** The first day of the selected month. */
  month: string | null;
  /** The filters of the list: the selected month, or the whole range. */
  list: StatementChoice;
  dropped: ChoiceField[];
};

const MONTH = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/;

export function getPresetRange(preset: Preset, today: string): Required<DayRange> {
  const [month, year] = [startOfMonth(today), startOfYear(today)];
  const ranges: Readonly<Record<Preset, readonly [string, string]>> = {
    half: [addMonths(month, -5), today],
    month: [month, today],
    'last-month': [addMonths(month, -1), addDays(month, -1)],
    year: [year, today],
    'last-year': [startOfYear(addDays(year, -1)), addDays(year, -1)],
  };
  const [from, to] = ranges[preset];
  return { from, to };
}

/** Reads the filters from the URL of a statement. Default: the last six months up to `today`. */
export function readDepositChoice(search: URLSearchParams, today: string): DepositChoice {
  const { from, to, kind } = readStatementChoice(search);
  const asked = search.get('range') ?? '';
  const known = PRESETS.find((preset) => preset === asked);
  const custom = known === undefined && (asked === 'all' || from !== undefined || to !== undefined);
  const preset = custom ? 'custom' : (known ?? 'half');
  const range = preset === 'custom' ? getDays(from, to) : getPresetRange(preset, today);
  const month = readMonth(search.get('month'), range);
  return {
    preset,
    range,
    month,
    list: {
      ...(month === null ? range : cutToMonth(range, month)),
      ...(kind !== undefined && { kind }),
      ...readEntryChoice(search),
    },
    dropped: [
      ...readIgnoredFilters(search),
      ...readIgnoredEntryFilters(search),
      ...(asked !== '' && asked !== 'all' && !known ? ['range' as const] : []),
      ...(search.get('month') && month === null ? ['month' as const] : []),
    ],
  };
}

function getDays(from: string | undefined, to: string | undefined): DayRange {
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

function readMonth(text: string | null, range: DayRange): string | null {
  if (text === null || !MONTH.test(text)) return null;
  const { from, to } = cutToMonth(range, `${text}-01`);
  return from <= to ? `${text}-01` : null;
}

function cutToMonth({ from = '', to }: DayRange, month: string): Required<DayRange> {
  const last = addDays(addMonths(month, 1), -1);
  return { from: from > month ? from : month, to: to !== undefined && to < last ? to : last };
}

type MonthSums = { month: string | null; credit_amount: string | null; debit_amount: string | null };

const MONTHS_MAX = 12;
const NOTHING = '0.00';

/** All months of the range, or of the movements; null if there are too many for a chart. */
export function toFlowMonths(sums: readonly MonthSums[], { from, to }: DayRange): FlowChartMonth[] | null {
  const known = new Map(sums.map((sum) => [sum.month, sum]));
  const moved = sums.flatMap(({ month }) => month ?? []);
  const first = from ?? moved[0];
  const last = to ?? moved.at(-1);
  if (first === undefined || last === undefined) return [];
  const months: FlowChartMonth[] = [];
  for (let month = startOfMonth(first); month <= last; month = addMonths(month, 1)) {
    if (months.length === MONTHS_MAX) return null;
    const { credit_amount, debit_amount } = known.get(month) ?? {};
    months.push({
      month: month.slice(0, 7),
      in: credit_amount ?? NOTHING,
      out: absMoney(debit_amount ?? NOTHING),
    });
  }
  return months;
}
