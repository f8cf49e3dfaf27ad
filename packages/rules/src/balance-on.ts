import type { IsoDay } from './day.ts';
import type { Satang } from './rounding.ts';
import { sum } from './rounding.ts';

/** A row of a ledger, with the balance that the books state after it. */
export type PostedRow = { day: IsoDay; amount: Satang; balance: Satang };

/** `posted` is what the ledger states in the last row dated up to the day. */
export type BalanceOn = { balance: Satang; posted: Satang };

/**
 * The balance at the end of a day, by the dates of the rows: `posted` less the amounts of later days that were
 * posted before it. The rows are in the order of posting; null where none is dated up to the day.
 */
export function getBalanceOn(ledger: readonly PostedRow[], day: IsoDay): BalanceOn | null {
  const last = ledger.findLastIndex((row) => row.day <= day);
  const posted = ledger[last]?.balance;
  if (posted === undefined) return null;
  const later = ledger.slice(0, last).filter((row) => row.day > day);
  return { balance: posted - sum(later.map(({ amount }) => amount)), posted };
}
