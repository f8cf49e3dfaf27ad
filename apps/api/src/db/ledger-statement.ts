import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { isNarrowed, narrowingConditions } from './entry-filter.ts';
import type { KeptSums, LedgerFilter, LedgerOwner, LedgerQuestion } from './ledger.ts';

/** The names that the SQL of a ledger needs. */
type LedgerNames = {
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
  kept?: KeptSums;
};

/**
 * The first row holds the head, the sums and the kinds as JSON, and each further one an entry. Where the head is missing
 * nothing else is read, unless the ledger says so. Entries are rows, because PostgreSQL takes twice the time to write
 * them as JSON. Between the ends of what was summed lie, in most books, the rows of the filter alone: without them, rows
 * outside a range of days are read as well.
 */
export function selectPage<Row>(ledger: LedgerNames, asked: LedgerQuestion): RawBuilder<Row> {
  const { filter, membershipNo, after, limit } = asked;
  const { kept = sumRows(ledger) } = ledger;
  const sums = isNarrowed(filter)
    ? selectSums(ledger, filter, after?.newest, kept.within(filter))
    : kept.sums(filter, after?.newest);
  const table = sql.table(ledger.table);
  const owned = sql`${sql.ref(ledger.owner)} = ${filter.owner}`;
  const balance = sql.ref(ledger.balance);
  const kindName = sql.ref(ledger.kindName);
  const more = Object.keys(ledger.moreSums).map((name) => sql`${sql.ref(name)}::text, `);
  const columns = ledger.columns.map((column) => sql.ref(column));
  const noEntry = ledger.columns.map((column) => sql`null as ${sql.ref(column)}`);
  // Words differ in number from one question to the next, so their texts are not prepared.
  const plan = isNarrowed(filter) ? sql`` : sql`/* plan: ledger_page */`;
  const below = after === undefined ? sql`` : sql`and seq_no < ${after.read}`;
  const hasHead = ledger.isReadWithoutHead ? sql`` : sql`exists (select from head) and`;
  return sql<Row>`
    with ${plan} head as materialized (${ledger.head({ owner: filter.owner, membershipNo })}),
      found as materialized (${sums})
    select json_build_object(
      'head', to_json(head),
      'sums', (select to_json(sums) from (
        select row_count, credit_amount::text, debit_amount::text, first_date, last_date, oldest, newest,
          ${sql.join(more, sql``)}
          (select ${balance}::text from ${table} where ${owned} and seq_no = newest) as closing_balance,
          (select ${balance}::text from ${table} where ${owned} and seq_no < oldest
            order by seq_no desc limit 1) as balance_before) as sums),
      'kinds', (select coalesce(json_agg(kind order by item_type_code), '[]') from (
        select item_type_code,
          (select ${kindName} from ${table} where ${owned} and seq_no = newest_row.seq_no) as ${kindName}
        from (${kept.listNewestByCategory(filter.owner)}) as newest_row) as kind)) as figures,
      ${sql.join(noEntry)}
    from head ${ledger.isReadWithoutHead ? sql`right join` : sql`join`} found on true
    union all
    select null, entry.* from (
      select ${sql.join(columns)} from ${table}
      where ${hasHead} ${matching(ledger, filter)}
        and seq_no between (select oldest from found) and (select newest from found) ${below}
      order by seq_no desc limit ${limit}) as entry
    order by seq_no desc nulls first`;
}

function matching(ledger: LedgerNames, filter: LedgerFilter): RawBuilder<unknown> {
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
function sumRows(ledger: LedgerNames): KeptSums {
  return {
    within: () => sql`true`,
    sums: (filter, newest) => selectSums(ledger, filter, newest),
    listNewestByCategory: (owner) => sql`
      select item_type_code, max(seq_no) as seq_no from ${sql.table(ledger.table)}
      where ${sql.ref(ledger.owner)} = ${owner} group by item_type_code`,
  };
}

function selectSums(
  ledger: LedgerNames,
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
