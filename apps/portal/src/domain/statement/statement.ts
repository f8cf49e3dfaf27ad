import type { Lenient } from '@sahakorn/contract/lenient';
import type * as wire from '@sahakorn/contract/statement';

/** What narrows a ledger besides days and kind: baht without sign, both ends inclusive, and words of its texts. */
export type EntryChoice = { amountFrom?: string; amountTo?: string; direction?: 'in' | 'out'; text?: string };

/** What a reader asked of a ledger: both days inclusive ISO dates, and the code of one kind of movement. */
export type StatementChoice = EntryChoice & { from?: string; to?: string; kind?: string };

export type StatementTotals = Lenient<wire.StatementTotals>;

/** A kind of movement that the ledger knows; deposits have another name for its description. */
export type EntryKind = {
  item_type_code: string | null;
  item_type_description?: string | null;
  item_description?: string | null;
};

/** The number distinguishes the entries of a ledger. */
export type LedgerEntry = { seq_no: number | null };

export type StatementPage<Head, Entry, Totals extends StatementTotals = StatementTotals> = {
  head: Head;
  data: Entry[];
  totals: Totals;
  kinds: EntryKind[];
  next_cursor: string | null;
};

export function getKindName({ item_type_code, item_type_description, item_description }: EntryKind) {
  return item_type_description ?? item_description ?? item_type_code ?? '';
}

export function getKey(entry: LedgerEntry): number | string {
  return entry.seq_no ?? JSON.stringify(entry);
}
