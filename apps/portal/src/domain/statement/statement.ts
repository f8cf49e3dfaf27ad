/** What a reader asked of a ledger: both days inclusive ISO dates, and the code of one kind of movement. */
export type StatementChoice = { from?: string; to?: string; kind?: string };

/** Figures over the whole choice, not over the rows loaded so far. Amounts are decimal strings in baht. */
export type StatementTotals = {
  count: number;
  /** What was added to the balance. */
  credited: string;
  /** What was taken from it: zero or negative. */
  debited: string;
  openingBalance: string | null;
  closingBalance: string | null;
  firstDate: string | null;
  lastDate: string | null;
};

/** A kind of movement that the ledger knows. */
export type EntryKind = { code: string; description: string };

/** One page of a ledger under its head, newest movement first. */
export type StatementPage<Head, Entry, Totals extends StatementTotals = StatementTotals> = {
  head: Head;
  entries: Entry[];
  totals: Totals;
  kinds: EntryKind[];
  nextCursor: string | null;
};
