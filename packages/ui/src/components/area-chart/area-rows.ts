import { toBuddhistYear } from '@sahakorn/thai/date';
import { formatMoney, fromSatang } from '@sahakorn/thai/money';
import type { ChartRow } from '../../internal/chart-table.tsx';
import type { Place } from './area-plot.ts';

/** A row for each year: the last amount of each series in it, empty if it has none. */
export function getYearRows(series: readonly (readonly Place[])[]): ChartRow[] {
  const years = [...new Set(series.flat().map(({ date }) => getYear(date)))].sort(
    (left, right) => left - right,
  );
  return years.map((year) => ({
    key: String(year),
    label: String(toBuddhistYear(year)),
    cells: series.map((places) => {
      const last = places.findLast(({ date }) => getYear(date) === year);
      return last ? formatMoney(fromSatang(last.satang)) : null;
    }),
  }));
}

function getYear(date: string): number {
  return Number(date.slice(0, 'YYYY'.length));
}
