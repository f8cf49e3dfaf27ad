import { BROUGHT_FORWARD } from '@sahakorn/contract/share';
import { sum } from '@sahakorn/rules/rounding';
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
  /** Satang held when the year began; null if the books do not go back that far. */
  broughtForward: bigint | null;
  movements: readonly ShareMovement[];
};

/** The first and the last day of an accounting year, which is a calendar year. */
export function getDays(accountYear: number): { from: string; to: string } {
  return { from: `${accountYear}-01-01`, to: `${accountYear}-12-31` };
}

/**
 * The shares of one accounting year. A book that begins within the year states in its first row
 * what was brought forward, or begins from zero; one that begins with a later row, or later, does not say.
 */
export function getShareYear(ledger: readonly ShareMovement[], accountYear: number): ShareYear {
  const { from, to } = getDays(accountYear);
  const [first] = ledger;
  if (!first) return { broughtForward: null, movements: [] };
  const opens = first.item_type_code === BROUGHT_FORWARD;
  const later = opens ? ledger.slice(1) : ledger;
  const opening = toSatang(first.share_stock) - (opens ? 0n : toSatang(first.share_value));
  const before = sum(later.filter((row) => row.operate_date < from).map((row) => toSatang(row.share_value)));
  const movements = later.filter(
    ({ operate_date, share_value }) =>
      operate_date >= from && operate_date <= to && toSatang(share_value) !== 0n,
  );
  return { broughtForward: isKnown(first, opening, { from, to }) ? opening + before : null, movements };
}

function isKnown(first: ShareMovement, opening: bigint, { from, to }: { from: string; to: string }): boolean {
  if (first.operate_date < from || opening === 0n) return true;
  return first.operate_date <= to && first.seq_no <= 1;
}
