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
  const later = ledger
    .slice(0, last)
    .map((row, at) => (row.day > day ? getStatedChange(row, ledger[at - 1]) : 0n));
  return { balance: posted - sum(later), posted };
}

/** The balance after each row in the order of the days; on one day in that of posting. */
export function listBalancesByDay(ledger: readonly PostedRow[]): Pick<PostedRow, 'day' | 'balance'>[] {
  const [first] = ledger;
  if (!first) return [];
  let balance = first.balance - first.amount;
  return ledger
    .map((row, at) => ({ day: row.day, change: getStatedChange(row, ledger[at - 1]) }))
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
    .map(({ day, change }) => {
      balance += change;
      return { day, balance };
    });
}

/** As the books state it, so that a balance that does not follow from its row stays with the day of that row. */
function getStatedChange({ balance, amount }: PostedRow, before: PostedRow | undefined): Satang {
  return before === undefined ? amount : balance - before.balance;
}
