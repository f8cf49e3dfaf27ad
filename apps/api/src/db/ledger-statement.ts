import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { hasEntryFilter, isPrepared } from './entry-filter.ts';
import { ROWS_AS_ARRAYS } from './queued-pool.ts';
import { selectBalances } from './ledger-balances.ts';
import { hasDays, type LedgerNames, matchConditions, selectSums, sumByKind } from './ledger-sums.ts';
import type { LedgerQuery } from './ledger.ts';

/**
 * The first row begins with the head, the sums and the kinds as JSON, and each further one with null, before
 * the columns of an entry. Without a head nothing else is read, unless the ledger requires it. Entries are
 * rows, because PostgreSQL takes twice the time to write them as JSON.
 */
export function selectPage<Row>(ledger: LedgerNames, query: LedgerQuery): RawBuilder<Row> {
  const { filter, membershipNo, limit } = query;
  const table = sql.table(ledger.table);
  const owned = sql`${sql.ref(ledger.owner)} = ${filter.owner}`;
  const balance = sql.ref(ledger.balance);
  const kindName = sql.ref(ledger.kindName);
  const more = Object.keys(ledger.moreSums).map((name) => sql`${sql.ref(name)}::text, `);
  const columns = ledger.columns.map((column) => sql.ref(column));
  const noEntry = ledger.columns.map((column) => sql`null as ${sql.ref(column)}`);
  const { parts, columns: balances } = selectBalances(ledger, query);
  const plan = isPrepared(filter) ? sql`/* plan: ledger_page */` : sql``;
  const asArrays = sql.raw(ROWS_AS_ARRAYS);
  const hasHead = ledger.isReadWithoutHead ? sql`` : sql`exists (select from head) and`;
  return sql<Row>`
    with ${plan} ${asArrays} head as materialized (${ledger.head({ owner: filter.owner, membershipNo })}),
      of_kind as materialized (${ledger.kept?.kinds(filter.owner) ?? sumByKind(ledger, filter.owner)}),
      found as materialized (${selectSums(ledger, query)})${parts}
    select json_build_object(
      'head', to_json(head),
      'sums', (select to_json(sums) from (
        select row_count, credit_amount::text, debit_amount::text, first_date, last_date, oldest, newest,
          ${sql.join(more, sql``)}
          ${balances},
          (select ${balance}::text from ${table} where ${owned} and seq_no < oldest
            order by seq_no desc limit 1) as balance_before) as sums),
      'kinds', (select coalesce(json_agg(kind order by item_type_code), '[]') from (
        select item_type_code,
          (select ${kindName} from ${table} where ${owned} and seq_no = of_kind.newest) as ${kindName}
        from of_kind) as kind)) as figures,
      ${sql.join(noEntry)}
    from head ${ledger.isReadWithoutHead ? sql`right join` : sql`join`} found on true
    union all
    select null, entry.* from (
      select ${sql.join(columns)} from ${table}
      where ${hasHead} ${pageConditions(ledger, query)}
      order by seq_no desc limit ${limit}) as entry
    order by seq_no desc nulls first`;
}

/** The rows of the page, and those below it. */
function pageConditions(ledger: LedgerNames, { filter, after }: LedgerQuery): RawBuilder<unknown> {
  const { owner } = ledger;
  if (hasEntryFilter(filter)) {
    return sql`${sql.ref(owner)} = ${filter.owner} and seq_no = any((select page from found)::integer[])`;
  }
  const below = after === undefined ? sql`` : sql`and seq_no < ${after.read}`;
  // In most books only rows of single days lie between the ends of what was summed.
  const within = hasDays(filter)
    ? sql`and seq_no between (select oldest from found) and (select newest from found)`
    : sql``;
  return sql`${matchConditions(ledger, filter)} ${within} ${below}`;
}
