import type { AreaChartPoint } from './area-plot.ts';

/** A balance that falls by the same principal every month, for stories and tests. */
export function getBalances(
  from: string,
  months: number,
  balance: number,
  principal: number,
): AreaChartPoint[] {
  const [year = 0, month = 0] = from.split('-').map(Number);
  return Array.from({ length: months }, (_, index) => {
    const passed = month - 1 + index;
    const date = `${year + Math.floor(passed / 12)}-${String((passed % 12) + 1).padStart(2, '0')}-25`;
    return { date, value: `${Math.max(0, balance - principal * index)}.00` };
  });
}

export const PAST = getBalances('2024-09', 26, 615000, 5000);
export const PLAN = getBalances('2026-11', 98, 485000, 5000);
export const TRIAL = getBalances('2026-11', 70, 483000, 7000);
