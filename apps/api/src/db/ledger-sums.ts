import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { hasEntryFilter, entryFilterConditions } from './entry-filter.ts';
import type { StoredSums, LedgerFilter, LedgerOwner, LedgerQuery } from './ledger.ts';

/** The names that the SQL of a ledger needs. */
export type LedgerNames = {
  table: string;
  owner: string;
  day: string;
  amount: string;
  balance: string;
  kindName: string;
  texts?: readonly string[];
  columns: readonly string[];
  head: (whose: LedgerOwner) => RawBuilder<unknown>;
  isReadWithoutHead?: true;
  moreSums: Readonly<Record<string, RawBuilder<string | null>>>;
  kept?: StoredSums;
};

/** One row: the figures of `LedgerSums` but for the balances, of the rows that the filter leaves. */
export function selectSums(ledger: LedgerNames, { filter, after, limit }: LedgerQuery): RawBuilder<unknown> {
  const { kept } = ledger;
  const newest = after?.newest;
  if (hasEntryFilter(filter)) {
    const within = kept?.within(filter) ?? sql`true`;
    return sumRows(ledger, filter, { newest, within, page: { below: after?.read, limit } });
  }
  if (!hasDays(filter) && newest === undefined) return sumKinds(ledger, filter);
  return kept ? kept.sums(filter, newest) : sumRows(ledger, filter, { newest });
}

/** Reads every row: right for ledgers that grow by one row a month. */
export function sumByKind(ledger: LedgerNames, owner: string): RawBuilder<unknown> {
  return sql`
    select item_type_code, ${figures(ledger)} from ${sql.table(ledger.table)}
    where ${sql.ref(ledger.owner)} = ${owner} group by item_type_code`;
}

type SummedRows = {
  newest: number | undefined;
  within?: RawBuilder<unknown>;
  /** The page whose numbers (`seq_no`) are listed as well, so that the rows are searched once. */
  page?: { below: number | undefined; limit: number };
};

function sumRows(
  ledger: LedgerNames,
  filter: LedgerFilter,
  { newest, within = sql`true`, page }: SummedRows,
): RawBuilder<unknown> {
  const below = page?.below === undefined ? sql`` : sql`filter (where seq_no < ${page.below})`;
  return sql`
    select ${figures(ledger)}
      ${page ? sql`, (array_agg(seq_no order by seq_no desc) ${below})[:${page.limit}] as page` : sql``}
    from ${sql.table(ledger.table)}
    where ${matchConditions(ledger, filter)} and ${within}
      ${newest === undefined ? sql`` : sql`and seq_no <= ${newest}`}`;
}

/** The sums over rows. */
function figures(ledger: LedgerNames): RawBuilder<unknown> {
  const amount = sql.ref(ledger.amount);
  const day = sql.ref(ledger.day);
  const more = Object.entries(ledger.moreSums).map(([name, figure]) => sql`, ${figure} as ${sql.ref(name)}`);
  return sql`
    count(*)::integer as row_count,
    coalesce(sum(${amount}) filter (where ${amount} > 0), 0.00) as credit_amount,
    coalesce(sum(${amount}) filter (where ${amount} < 0), 0.00) as debit_amount,
    min(${day}) as first_date, max(${day}) as last_date,
    min(seq_no) as oldest, max(seq_no) as newest ${sql.join(more, sql` `)}`;
}

/** The totals of the sums by kind. */
function sumKinds({ moreSums }: LedgerNames, { itemTypeCode }: LedgerFilter): RawBuilder<unknown> {
  // A figure that is not known of one kind is not known of all.
  const more = Object.keys(moreSums).map((name) => {
    const figure = sql.ref(name);
    return sql`, case when count(*) = count(${figure}) then coalesce(sum(${figure}), 0.00) end as ${figure}`;
  });
  return sql`
    select coalesce(sum(row_count), 0)::integer as row_count,
      coalesce(sum(credit_amount), 0.00) as credit_amount, coalesce(sum(debit_amount), 0.00) as debit_amount,
      min(first_date) as first_date, max(last_date) as last_date, min(oldest) as oldest, max(newest) as newest
      ${sql.join(more, sql` `)}
    from of_kind ${itemTypeCode === undefined ? sql`` : sql`where item_type_code = ${itemTypeCode}`}`;
}

export function hasDays({ from, to }: LedgerFilter): boolean {
  return from !== undefined || to !== undefined;
}

export function matchConditions(ledger: LedgerNames, filter: LedgerFilter): RawBuilder<unknown> {
  const { owner, day } = ledger;
  const { from, to, itemTypeCode } = filter;
  const conditions = [
    sql`${sql.ref(owner)} = ${filter.owner}`,
    ...(from === undefined ? [] : [sql`${sql.ref(day)} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${sql.ref(day)} <= ${to}`]),
    ...(itemTypeCode === undefined ? [] : [sql`item_type_code = ${itemTypeCode}`]),
    ...entryFilterConditions(ledger, filter),
  ];
  return sql.join(conditions, sql` and `);
}
