import type { RawBuilder, SelectType } from 'kysely';
import type { EntryFilter } from './entry-filter.ts';
import type { Database } from './schema.ts';

export type LedgerTable = 'share_entry' | 'loan_entry' | 'deposit_entry';
export type ColumnOf<Table extends LedgerTable> = keyof Database[Table] & string;
export type FirstRow<Table extends LedgerTable, Column extends ColumnOf<Table>> = {
  [Name in Column]: SelectType<Database[Table][Name]>;
};

/** A row of a page as it is read: the figures or null, then the columns of an entry. */
export type PageRow<Table extends LedgerTable, Columns extends readonly ColumnOf<Table>[], Figures> = [
  figures: Figures | null,
  ...{ [At in keyof Columns]: SelectType<Database[Table][Columns[At]]> },
];

/** How a table stores its ledgers: one owner's rows in `seq_no` order, each with the balance after it. */
export type Ledger<
  Head,
  Table extends LedgerTable,
  Columns extends readonly ColumnOf<Table>[],
  KindName extends ColumnOf<Table>,
  More extends string = never,
> = {
  table: Table;
  /** The account, contract or member that a ledger belongs to. */
  owner: ColumnOf<Table>;
  day: ColumnOf<Table>;
  /** The signed amount by which the balance changes. */
  amount: ColumnOf<Table>;
  balance: ColumnOf<Table>;
  kindName: KindName;
  /** The columns that are searched for words; none by default. */
  texts?: readonly ColumnOf<Table>[];
  /** The columns of a row that a statement shows. */
  columns: Columns;
  /**
   * The row with names: an object literal is made in a fraction of the time of one whose names are not known.
   */
  toEntry: (row: PageRow<Table, Columns, unknown>) => FirstRow<Table, Columns[number]>;
  /** One row: the head of the ledger, if it belongs to this member. */
  head: (whose: LedgerOwner) => RawBuilder<Head>;
  /** Whether a ledger without a head is read. Default false. */
  isReadWithoutHead?: true;
  /** Figures over the rows besides those that every ledger has. */
  moreSums: Readonly<Record<More, RawBuilder<string | null>>>;
  /** Precomputed sums, for ledgers too long to be summed for every page. */
  kept?: StoredSums;
};

/** SQL that reads precomputed sums instead of summing the rows. */
export type StoredSums = {
  /** A condition that every row in the days of the filter meets, for sums that must read rows. */
  within: (filter: LedgerFilter) => RawBuilder<unknown>;
  /**
   * A row for each kind of the ledger: its `item_type_code`, and the
   * figures of `LedgerSums` but for the balances.
   */
  kinds: (owner: string) => RawBuilder<unknown>;
  /** One row: the same figures over the days of a filter, without the rows after `newest`. */
  sums: (filter: LedgerFilter, newest: number | undefined) => RawBuilder<unknown>;
  late: LateRows;
};

/** SQL that finds the rows of a ledger that were not posted in the order of their days; each is one value. */
export type LateRows = {
  /** The newest row, up to `newest`, after the oldest one `found` that is dated before a day. */
  newestBefore: (rows: { owner: string; from: string; newest: number | undefined }) => RawBuilder<unknown>;
  /** The sum of the rows before the number `below` that are dated after a day, or from it on. */
  sumLater: (
    rows: { owner: string; below: RawBuilder<unknown> } & ({ after: string } | { from: string }),
  ) => RawBuilder<unknown>;
};

/** A ledger, and the member who requests it. */
export type LedgerOwner = { owner: string; membershipNo: string };

/** The rows of one ledger that a statement is about. */
export type LedgerFilter = EntryFilter & {
  owner: string;
  from?: string | undefined;
  to?: string | undefined;
  itemTypeCode?: string | undefined;
};

export type LedgerSums = {
  row_count: number;
  credit_amount: string;
  debit_amount: string;
  first_date: string | null;
  last_date: string | null;
  oldest: number | null;
  newest: number | null;
  /** At the end of the last day if only days limit the rows; otherwise what the newest of them states. */
  closing_balance: string | null;
  /** At the end of the day before the first; null unless only days limit the rows, and if there is none. */
  opening_balance: string | null;
  /** Whether these two go by the dates of rows that were not posted in that order. */
  is_posted_late: boolean;
  /** What the row before the oldest of them states; null if there is none. */
  balance_before: string | null;
};

/** A page of the rows of a filter, from the newest down. */
export type LedgerRequest = {
  membershipNo: string;
  filter: LedgerFilter;
  /** The newest row that counts, and the one below which the page begins; left out for the first page. */
  after?: { newest: number; read: number } | undefined;
  limit: number;
};

/** The same question for a query; without `newest` every row counts. */
export type LedgerQuery = Omit<LedgerRequest, 'after'> & {
  after?: { newest?: number | undefined; read: number } | undefined;
};

/** A page of a ledger, with figures over all rows of its filter that count. */
export type LedgerPage<Head, Entry, Kind, More extends string = never> = {
  head: Head | null;
  sums: LedgerSums & Record<More, string | null>;
  entries: Entry[];
  /** The kinds of movements in the ledger, each with the name from its newest row. */
  kinds: Kind[];
};

/** Reads pages of one kind of ledger. */
export type LedgerReader<Head, Entry, Kind, More extends string = never> = {
  /** Null if there is no such ledger, or it is another member's. */
  readPage(query: LedgerRequest): Promise<LedgerPage<Head, Entry, Kind, More> | null>;
};
