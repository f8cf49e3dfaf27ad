import type { Lenient } from '@sahakorn/contract/lenient';
import type * as wire from '@sahakorn/contract/statement';

/** Ledger filters besides dates and kind: a range of unsigned baht, both ends inclusive, and a search text. */
export type EntryChoice = { amountFrom?: string; amountTo?: string; direction?: 'in' | 'out'; text?: string };

/** Ledger filters: ISO dates, both inclusive, and the code of one kind of movement. */
export type StatementChoice = EntryChoice & { from?: string; to?: string; kind?: string };

export type StatementTotals = Lenient<wire.StatementTotals>;

/** A kind of movement in the ledger. Deposits use another field for its description. */
export type EntryKind = {
  item_type_code: string | null;
  item_type_description?: string | null;
  item_description?: string | null;
};

/** The number is unique within a ledger. */
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
