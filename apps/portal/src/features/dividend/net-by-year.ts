import { toBuddhistYear } from '@sahakorn/thai/date';
import type { BarChartBar } from '@sahakorn/ui/bar-chart';
import type { DividendYear } from './dividend-endpoints.ts';

/** The list below the chart shows earlier years too. */
const CHART_YEARS = 10;

export function getNetByYear(years: readonly DividendYear[]): BarChartBar[] {
  const nets = new Map<number, string | null>(
    years.flatMap(({ account_year, net_amount }) =>
      account_year === null ? [] : [[account_year, net_amount]],
    ),
  );
  const newest = Math.max(...nets.keys());
  const oldest = Math.max(newest - CHART_YEARS + 1, Math.min(...nets.keys()));
  return Array.from({ length: Math.max(0, newest - oldest + 1) }, (_, index) => ({
    label: String(toBuddhistYear(oldest + index)),
    value: nets.get(oldest + index) ?? null,
  }));
}
