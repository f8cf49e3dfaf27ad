import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { KeptSums, LedgerFilter } from '../../db/ledger.ts';

/**
 * Sums of a deposit statement from `deposit_month`, which PostgreSQL triggers keep up to date. Only
 * months that the filter cuts, or that rows were added to after the first page, are summed from their rows.
 */
export const depositMonths: KeptSums = {
  within: (filter) => {
    const months = sql`from deposit_month where ${overlapping(filter)}`;
    return sql`seq_no between (select min(oldest) ${months}) and (select max(newest) ${months})`;
  },

  sums: (filter, newest) =>
    isUncut(filter, newest)
      ? selectSums(sql`deposit_month where ${overlapping(filter)}`)
      : sumCut(filter, newest),

  // One index lookup for each kind, however many months or rows there are.
  listNewestByCategory: (owner) => sql`
    with recursive kind as (
      (select item_type_code, seq_no from deposit_entry where deposit_account_no = ${owner}
        order by item_type_code desc, seq_no desc limit 1)
      union all
      select before.* from kind cross join lateral (
        select item_type_code, seq_no from deposit_entry
        where deposit_account_no = ${owner} and item_type_code < kind.item_type_code
        order by item_type_code desc, seq_no desc limit 1) as before)
    select item_type_code, seq_no from kind`,
};

/** Whether the statement covers whole months only, as the first page of an unfiltered one does. */
function isUncut({ from, to }: LedgerFilter, newest: number | undefined): boolean {
  return from === undefined && to === undefined && newest === undefined;
}

function selectSums(source: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select coalesce(sum(row_count), 0)::integer as row_count,
      coalesce(sum(credit_amount), 0.00) as credit_amount, coalesce(sum(debit_amount), 0.00) as debit_amount,
      min(first_date) as first_date, max(last_date) as last_date, min(oldest) as oldest, max(newest) as newest
    from ${source}`;
}

function sumCut(filter: LedgerFilter, newest: number | undefined): RawBuilder<unknown> {
  return sql`
    with held as materialized (
      select *, ${isWhole(filter, newest)} as whole from deposit_month where ${overlapping(filter)}),
    part as (
      select row_count, credit_amount, debit_amount, first_date, last_date, oldest, newest from held where whole
      union all
      select cut.* from held cross join lateral (
        select count(*)::integer, sum(amount) filter (where amount > 0), sum(amount) filter (where amount < 0),
          min(operate_date), max(operate_date), min(seq_no), max(seq_no)
        from deposit_entry as entry
        where entry.deposit_account_no = held.deposit_account_no
          and entry.item_type_code = held.item_type_code
          and entry.seq_no between held.oldest and held.newest
          and entry.operate_date >= held.month and entry.operate_date < held.month + interval '1 month'
          and ${within(filter, newest)}) as cut
      where not whole)
    ${selectSums(sql`part`)}`;
}

function overlapping({ owner, from, to, itemTypeCode }: LedgerFilter): RawBuilder<unknown> {
  return all([
    sql`deposit_account_no = ${owner}`,
    from === undefined ? null : sql`last_date >= ${from}`,
    to === undefined ? null : sql`first_date <= ${to}`,
    itemTypeCode === undefined ? null : sql`item_type_code = ${itemTypeCode}`,
  ]);
}

function isWhole({ from, to }: LedgerFilter, newest: number | undefined): RawBuilder<unknown> {
  return all([
    from === undefined ? null : sql`first_date >= ${from}`,
    to === undefined ? null : sql`last_date <= ${to}`,
    newest === undefined ? null : sql`newest <= ${newest}`,
  ]);
}

function within({ from, to }: LedgerFilter, newest: number | undefined): RawBuilder<unknown> {
  return all([
    from === undefined ? null : sql`entry.operate_date >= ${from}`,
    to === undefined ? null : sql`entry.operate_date <= ${to}`,
    newest === undefined ? null : sql`entry.seq_no <= ${newest}`,
  ]);
}

function all(conditions: readonly (RawBuilder<unknown> | null)[]): RawBuilder<unknown> {
  const given = conditions.filter((condition) => condition !== null);
  return given.length === 0 ? sql`true` : sql.join(given, sql` and `);
}
