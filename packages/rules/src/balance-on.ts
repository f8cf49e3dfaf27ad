import type { IsoDay } from './day.ts';
import type { Satang } from './rounding.ts';
import { sum } from './rounding.ts';

/** A row of a ledger, with the balance that the books state after it. */
export type PostedRow = { day: IsoDay; amount: Satang; balance: Satang };

/** `posted` is what the ledger states in the last row dated up to the day. */
export type BalanceOn = { balance: Satang; posted: Satang };

/**
 * The balance at the end of a day, by the dates of the rows: `posted` less what the rows of later days changed that
 * were posted before it. The rows are in the order of posting; null where none is dated up to the day.
 */
export function getBalanceOn(ledger: readonly PostedRow[], day: IsoDay): BalanceOn | null {
  const last = ledger.findLastIndex((row) => row.day <= day);
  const posted = ledger[last]?.balance;
  if (posted === undefined) return null;
  // As the books state each change, so that a wrong balance stays with the day of its row.
  const later = ledger
    .slice(0, last)
    .map((row, at) =>
      row.day > day ? row.balance - (ledger[at - 1]?.balance ?? row.balance - row.amount) : 0n,
    );
  return { balance: posted - sum(later), posted };
}
