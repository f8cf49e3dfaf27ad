import { getRatio, toSatang } from '../../internal/exact-money.ts';

/** A column of the chart in SVG units; null height if there is no amount. */
export type Column = { x: number; y: number; width: number; height: number | null };

/** The chart: columns above or below a line at `zero`. */
export type Chart = { columns: Column[]; zero: number };

export const CHART_WIDTH = 100;
export const CHART_HEIGHT = 100;
/** Greatest width of a column. */
const WIDEST = 14;
/** Share of its slot that a column fills. */
const FILL = 0.7;
/** Keeps a small amount visible beside a large one. */
const LEAST_HEIGHT = 2;

/** Columns for amounts over time, to scale from one zero line. A missing or invalid amount leaves a gap. */
export function layOutColumns(values: readonly (string | null | undefined)[]): Chart {
  const amounts = values.map((value) => toSatang('Sparkline', value));
  const known = amounts.filter((amount) => amount !== null);
  const highest = known.reduce((most, amount) => (amount > most ? amount : most), 0n);
  const lowest = known.reduce((least, amount) => (amount < least ? amount : least), 0n);
  const scale = (amount: bigint) => CHART_HEIGHT * getRatio(amount, highest - lowest);
  const zero = highest === lowest ? CHART_HEIGHT : scale(highest);
  const width = Math.min(WIDEST, (FILL * CHART_WIDTH) / Math.max(1, amounts.length));
  const step = amounts.length > 1 ? (CHART_WIDTH - width) / (amounts.length - 1) : 0;
  const columns = amounts.map((amount, index) => {
    const x = index * step;
    if (amount === null) return { x, y: zero, width, height: null };
    const height = amount === 0n ? 0 : Math.max(LEAST_HEIGHT, Math.abs(scale(amount)));
    return { x, y: amount < 0n ? zero : zero - height, width, height };
  });
  return { columns, zero };
}
