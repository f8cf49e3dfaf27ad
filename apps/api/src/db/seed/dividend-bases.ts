import { addDays, daysBetween } from '@sahakorn/thai/date-arithmetic';
import type { MemberBooks } from './member-books.ts';
import { getYear } from './pay-days.ts';
import { type Satang, DAYS_A_YEAR, fromDecimal, interestForBalanceDays } from './satang.ts';

/** The rate on what was held at the end of each day of the year, of which a leap year counts 365 as well. */
export function calculateYearDividend(
  { shareEntries }: Pick<MemberBooks, 'shareEntries'>,
  year: number,
  rate: number,
): Satang {
  const to = `${year + 1}-01-01`;
  const from = addDays(to, -DAYS_A_YEAR);
  const stockDays = shareEntries.reduce((sum, entry, index) => {
    const start = index === 0 || entry.operate_date < from ? from : entry.operate_date;
    const next = shareEntries[index + 1]?.operate_date ?? to;
    const ended = next < to ? next : to;
    return start < ended ? sum + fromDecimal(entry.share_stock) * daysBetween(start, ended) : sum;
  }, 0);
  return interestForBalanceDays(stockDays, rate);
}

/** The interest that was paid in the year. */
export function sumYearInterest({ loanEntries }: Pick<MemberBooks, 'loanEntries'>, year: number): Satang {
  return loanEntries
    .filter((entry) => getYear(entry.loan_payment_date) === year)
    .reduce((sum, entry) => sum + fromDecimal(entry.interest_amount ?? '0.00'), 0);
}
