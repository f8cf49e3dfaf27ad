import { isBroughtForward } from '@sahakorn/contract/share';
import type { AccountingYear } from '@sahakorn/rules/accounting-year';
import { getBalanceOn, type PostedRow } from '@sahakorn/rules/balance-on';
import { sum } from '@sahakorn/rules/rounding';
import { addDays } from '@sahakorn/thai/date-arithmetic';
import { toSatang } from '@sahakorn/thai/money';

/** A movement of shares as the books state it; a ledger has them in `seq_no` order. */
export type ShareMovement = {
  seq_no: number;
  operate_date: string;
  item_type_code: string;
  item_type_description: string;
  period: number | null;
  share_value: string;
  share_stock: string;
};

export type ShareYear = {
  /** Satang held when the year began; null if the books do not say since when they were held. */
  broughtForward: bigint | null;
  /** What the ledger states for that moment, where rows that were posted late make it another amount. */
  postedForward: bigint | null;
  movements: readonly ShareMovement[];
};

/**
 * The shares of one accounting year, by the dates of the movements. Shares that a book brings forward up to the
 * first day of the year were held all year. Where it does so on a later day, it does not say since when.
 */
export function getShareYear(
  ledger: readonly ShareMovement[],
  { from, to }: Pick<AccountingYear, 'from' | 'to'>,
): ShareYear {
  const [first] = ledger;
  const opened = ledger.filter((row) => isBroughtForward(row) && row.operate_date === from);
  const movements = ledger.filter(
    (row) =>
      row.operate_date >= from &&
      row.operate_date <= to &&
      toSatang(row.share_value) !== 0n &&
      !opened.includes(row),
  );
  if (!first || opensLate(first, from) || movements.some((row) => isBroughtForward(row)))
    return { broughtForward: null, postedForward: null, movements };
  const before = getBalanceOn(ledger.map(toPostedRow), addDays(from, -1));
  const held = before?.balance ?? getStockBefore(first);
  return {
    broughtForward: held + sum(opened.map((row) => toSatang(row.share_value))),
    postedForward: before && before.posted !== before.balance ? before.posted : null,
    movements,
  };
}

/** Whether a ledger begins after that day with shares that were held before. */
function opensLate(first: ShareMovement, from: string): boolean {
  return first.operate_date > from && (isBroughtForward(first) || getStockBefore(first) !== 0n);
}

function getStockBefore({ share_stock, share_value }: ShareMovement): bigint {
  return toSatang(share_stock) - toSatang(share_value);
}

function toPostedRow({ operate_date, share_value, share_stock }: ShareMovement): PostedRow {
  return { day: operate_date, amount: toSatang(share_value), balance: toSatang(share_stock) };
}
