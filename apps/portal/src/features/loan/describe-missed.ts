import { formatThaiMonth } from '@sahakorn/thai/date';
import { compareMoney, formatMoney } from '@sahakorn/thai/money';
import type { LoanContract, LoanForecast } from './loan-endpoints.ts';

type Missed = LoanContract['missed'];

/** Above this number, months are counted instead of listed. */
const LISTED_MONTHS = 3;

/** `ค้างชำระ 2 เดือน` */
export function formatMissedCount(missed: Missed): string {
  return `ค้างชำระ ${missed.length}\u00A0เดือน`;
}

/** `ค้างชำระ 5 เดือน ตั้งแต่มิถุนายน 2569` */
export function formatMissedTitle(missed: Missed): string {
  const [oldest] = missed;
  const since = oldest && missed.length > 1 ? ` ตั้งแต่${formatMonth(oldest)}` : '';
  return formatMissedCount(missed) + since;
}

/** `กันยายน 2569 2,031.85 บาท` for each month; empty if there are too many to list. */
export function listMissedMonths(missed: Missed): string[] {
  if (missed.length > LISTED_MONTHS) return [];
  return missed.map((month) => {
    const amount = month.amount === null ? 'เก็บเงินได้บางส่วน' : `${formatMoney(month.amount)}\u00A0บาท`;
    return `${formatMonth(month)} ${amount}`;
  });
}

function formatMonth({ receive_year, receive_month }: Missed[number]): string {
  return formatThaiMonth(receive_year, receive_month);
}

/** The date of the last principal payment; null if there was none. */
export function findLastPaidDay(paid: LoanForecast['paid']): string | null {
  const last = paid.findLast(({ principal_balance: balance }, index) => {
    const before = paid[index - 1]?.principal_balance ?? null;
    return balance !== null && before !== null && compareMoney(balance, before) < 0;
  });
  return last?.day ?? null;
}
