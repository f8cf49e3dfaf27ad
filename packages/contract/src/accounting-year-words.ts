import { formatThaiDate } from '@sahakorn/thai/date';
import type { AccountingYear } from './accounting-year.ts';
import type { Lenient } from './lenient.ts';

/** `1 ต.ค. 2567 ถึง 30 ก.ย. 2568`; null for a calendar year, and where the days are not known. */
export function formatYearDays({
  year_from: from,
  year_to: to,
}: Pick<Lenient<AccountingYear>, 'year_from' | 'year_to'>): string | null {
  if (!from || !to || from.endsWith('-01-01')) return null;
  return [from, to].map((day) => formatThaiDate(day, { style: 'short' })).join(' ถึง ');
}
