import type { Kysely, RawBuilder, SelectType } from 'kysely';
import { sql } from 'kysely';
import { type EntryFilter, isNarrowed, narrowingConditions } from './entry-filter.ts';
import type { Database } from './schema.ts';

type LedgerTable = 'share_entry' | 'loan_entry' | 'deposit_entry';
type ColumnOf<Table extends LedgerTable> = keyof Database[Table] & string;
type FirstRow<Table extends LedgerTable, Column extends ColumnOf<Table>> = {
  [Name in Column]: SelectType<Database[Table][Name]>;
};

/** How a table keeps its ledgers: one owner's rows in `seq_no` order, each with the balance after it. */
export type Ledger<
  Table extends LedgerTable,
  Column extends ColumnOf<Table>,
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
  /** What a statement shows of a row. */
  columns: readonly Column[];
  /** Figures over the rows besides those that every ledger has. */
  moreSums: Readonly<Record<More, RawBuilder<string | null>>>;
  /** Precomputed sums, for ledgers too long to be summed for every page. */
  kept?: KeptSums;
};

/** SQL that reads precomputed sums instead of summing the rows. */
export type KeptSums = {
  /** A condition that every row in the days of the filter meets, for sums that must read rows. */
  within: (filter: LedgerFilter) => RawBuilder<unknown>;
  /** One row: the sums of `LedgerSums` but for the two balances. */
  sums: (filter: LedgerFilter, newest: number | undefined) => RawBuilder<unknown>;
  /** The `seq_no` of each kind's newest row. */
  listNewestByCategory: (owner: string) => RawBuilder<unknown>;
};

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
  closing_balance: string | null;
  /** The balance before the oldest of them; null where there is none. */
  balance_before: string | null;
};

/** The queries of a statement over one kind of ledger. */
export type LedgerQueries<Entry, Kind, More extends string = never> = {
  /** Rows from the newest down: none above `newest` or below `oldest`, all below `read` where that is given. */
  listEntries(
    filter: LedgerFilter,
    page: { oldest: number; newest: number; read?: number | undefined; limit: number },
  ): Promise<Entry[]>;
  /** Figures over all rows of the filter, or over those that are not above `newest`. */
  sumEntries(
    filter: LedgerFilter,
    newest: number | undefined,
  ): Promise<LedgerSums & Record<More, string | null>>;
  /** The kinds of movements that the ledger has, each by the name that its newest row gives it. */
  listKinds(owner: string): Promise<Kind[]>;
};

/** Reads ledgers of one table. Names come from our own descriptions; what a client sends is a parameter. */
export function ledgerQueries<
  Table extends LedgerTable,
  Column extends ColumnOf<Table>,
  KindName extends ColumnOf<Table>,
  More extends string = never,
>(
  db: Kysely<Database>,
  ledger: Ledger<Table, Column, KindName, More>,
): LedgerQueries<FirstRow<Table, Column>, FirstRow<Table, KindName> & { item_type_code: string }, More> {
  const table = sql.table(ledger.table);
  const ownerColumn = sql.ref(ledger.owner);
  const balance = sql.ref(ledger.balance);
  const kindName = sql.ref(ledger.kindName);
  const { kept = sumRows(ledger) } = ledger;
  const findSums = (filter: LedgerFilter, newest: number | undefined) =>
    isNarrowed(filter) ? selectSums(ledger, filter, newest, kept.within(filter)) : kept.sums(filter, newest);

  return {
    async listEntries(filter, { oldest, newest, read, limit }) {
      const below = read === undefined ? sql`` : sql`and seq_no < ${read}`;
      const { rows } = await sql<FirstRow<Table, Column>>`
        select ${sql.join(ledger.columns.map((column) => sql.ref(column)))} from ${table}
        where ${matching(ledger, filter)} and seq_no between ${oldest} and ${newest} ${below}
        order by seq_no desc limit ${limit}`.execute(db);
      return rows;
    },

    async sumEntries(filter, newest) {
      const { rows } = await sql<LedgerSums & Record<More, string | null>>`
        select found.*,
          (select ${balance} from ${table}
            where ${ownerColumn} = ${filter.owner} and seq_no = found.newest) as closing_balance,
          (select ${balance} from ${table}
            where ${ownerColumn} = ${filter.owner} and seq_no < found.oldest
            order by seq_no desc limit 1) as balance_before
        from (${findSums(filter, newest)}) as found`.execute(db);
      const [sums] = rows;
      if (!sums) throw new Error('A sum without groups has one row.');
      return sums;
    },

    async listKinds(owner) {
      const { rows } = await sql<FirstRow<Table, KindName> & { item_type_code: string }>`
        select item_type_code, ${kindName} from ${table}
        where ${ownerColumn} = ${owner} and seq_no in (${kept.listNewestByCategory(owner)})
        order by item_type_code`.execute(db);
      return rows;
    },
  };
}

type AnyLedger = Pick<Ledger<LedgerTable, never, never>, 'table'> & {
  owner: string;
  day: string;
  amount: string;
  texts?: readonly string[];
  moreSums: Readonly<Record<string, RawBuilder<string | null>>>;
};

function matching(ledger: AnyLedger, filter: LedgerFilter): RawBuilder<unknown> {
  const { owner, day } = ledger;
  const { from, to, itemTypeCode } = filter;
  const conditions = [
    sql`${sql.ref(owner)} = ${filter.owner}`,
    ...(from === undefined ? [] : [sql`${sql.ref(day)} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${sql.ref(day)} <= ${to}`]),
    ...(itemTypeCode === undefined ? [] : [sql`item_type_code = ${itemTypeCode}`]),
    ...narrowingConditions(ledger, filter),
  ];
  return sql.join(conditions, sql` and `);
}

/** Reads every row of the filter: right for ledgers that grow by one row a month. */
function sumRows(ledger: AnyLedger): KeptSums {
  return {
    within: () => sql`true`,
    sums: (filter, newest) => selectSums(ledger, filter, newest),
    listNewestByCategory: (owner) => sql`
      select max(seq_no) from ${sql.table(ledger.table)}
      where ${sql.ref(ledger.owner)} = ${owner} group by item_type_code`,
  };
}

function selectSums(
  ledger: AnyLedger,
  filter: LedgerFilter,
  newest: number | undefined,
  within: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  const amount = sql.ref(ledger.amount);
  const day = sql.ref(ledger.day);
  const more = Object.entries(ledger.moreSums).map(([name, figure]) => sql`, ${figure} as ${sql.ref(name)}`);
  return sql`
    select count(*)::integer as row_count,
      coalesce(sum(${amount}) filter (where ${amount} > 0), 0.00) as credit_amount,
      coalesce(sum(${amount}) filter (where ${amount} < 0), 0.00) as debit_amount,
      min(${day}) as first_date, max(${day}) as last_date,
      min(seq_no) as oldest, max(seq_no) as newest ${sql.join(more, sql` `)}
    from ${sql.table(ledger.table)}
    where ${matching(ledger, filter)} and ${within}
      ${newest === undefined ? sql`` : sql`and seq_no <= ${newest}`}`;
}
