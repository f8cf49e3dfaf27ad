import { toBuddhistYear } from '@sahakorn/thai/date';
import type { DividendYear } from './dividend-endpoints.ts';
import type { NetOfYear } from './net-bars.tsx';

/** A small chart: the years before these stand in the list alone. */
const CHART_YEARS = 10;

export function netByYear(years: readonly DividendYear[]): NetOfYear[] {
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
