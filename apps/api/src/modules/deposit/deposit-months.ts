import type { DepositMonth } from '@sahakorn/contract/deposit';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { isLater, statedChange } from '../../db/ledger-balances.ts';
import { asJoinedRows, splitRows } from '../../db/joined-rows.ts';
import type { StoredSums, LedgerFilter, LedgerQuery } from '../../db/ledger.ts';

/**
 * Sums of a deposit statement from `deposit_kind` and `deposit_month`, which PostgreSQL triggers keep up to
 * date. Months are read where days are given, or of kinds that rows were added to after the first page. Only
 * months that this cuts are summed from their rows.
 */
export const depositMonths: StoredSums = {
  within: (filter) => {
    if (!hasDays(filter)) return sql`true`;
    const months = overlappingMonths(filter);
    return sql`seq_no between (select min(oldest) from ${months}) and (select max(newest) from ${months})`;
  },

  kinds: (owner) => sql`select * from deposit_kind where deposit_account_no = ${owner}`,

  sums: (filter, newest) =>
    newest === undefined || hasDays(filter)
      ? sumMonths(overlappingMonths(filter), filter, newest)
      : sumAddedTo(filter, newest),

  late: {
    newestBefore: ({ owner, from, newest }) => sql`(
      select max(seq_no) from deposit_entry
      where deposit_account_no = ${owner} and operate_date < ${from} and seq_no > (select oldest from found)
        and seq_no <= (
          select max(newest) from deposit_month as held where deposit_account_no = ${owner}
            and held.newest > (select oldest from found) and first_date < ${from})
        ${newest === undefined ? sql`` : sql`and seq_no <= ${newest}`})`,
    sumLater: ({ owner, below, ...days }) => sql`(
      select sum(${CHANGE}) from deposit_entry as entry
      where deposit_account_no = ${owner} and ${isLater(sql`operate_date`, days)} and seq_no < ${below}
        and seq_no >= (
          select min(oldest) from deposit_month where deposit_account_no = ${owner}
            and month >= date_trunc('month', ${'after' in days ? days.after : days.from}::date)::date
            and ${isLater(sql`last_date`, days)} and oldest < ${below}))`,
  },
};

const CHANGE = statedChange({
  table: 'deposit_entry',
  owner: 'deposit_account_no',
  balance: 'balance',
  amount: 'amount',
});

function hasDays({ from, to }: LedgerFilter): boolean {
  return from !== undefined || to !== undefined;
}

function filterKinds({ owner, itemTypeCode }: LedgerFilter): RawBuilder<unknown> {
  const ownKinds = sql`deposit_kind where deposit_account_no = ${owner}`;
  return itemTypeCode === undefined ? ownKinds : sql`${ownKinds} and item_type_code = ${itemTypeCode}`;
}

function selectSums(source: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select coalesce(sum(row_count), 0)::integer as row_count,
      coalesce(sum(credit_amount), 0.00) as credit_amount, coalesce(sum(debit_amount), 0.00) as debit_amount,
      min(first_date) as first_date, max(last_date) as last_date, min(oldest) as oldest, max(newest) as newest
    from ${source}`;
}

/** The months of an account, the oldest first, as joined rows; another member's account has none. */
export type JoinedMonths = { is_own: boolean; months: string | null };

const MONTH_COLUMNS = ['month', 'row_count', 'credit_amount', 'debit_amount'];

export function selectMonths({ filter, membershipNo }: LedgerQuery): RawBuilder<JoinedMonths> {
  const months = sql`${overlappingMonths(filter)} and exists (select from own)`;
  return sql`
    with /* plan: deposit_months */ own as materialized (
      select from deposit_account
      where deposit_account_no = ${filter.owner} and membership_no = ${membershipNo})
    select exists (select from own) as is_own, ${asJoinedRows(MONTH_COLUMNS)} as months
    from (
      ${hasDays(filter) ? countParts(months, filter, undefined) : sql``}
      select month, sum(row_count)::integer as row_count, coalesce(sum(credit_amount), 0.00) as credit_amount,
        coalesce(sum(debit_amount), 0.00) as debit_amount
      from ${hasDays(filter) ? sql`part where row_count > 0` : months} group by month order by month) as of_month`;
}

export function toMonths({ months }: JoinedMonths): DepositMonth[] {
  return splitRows(months, MONTH_COLUMNS.length).map(([month = '', rowCount, credit = '', debit = '']) => ({
    month,
    row_count: Number(rowCount),
    credit_amount: credit,
    debit_amount: debit,
  }));
}

/** The kinds without rows that came after the first page, and the months of the others. */
function sumAddedTo(filter: LedgerFilter, newest: number): RawBuilder<unknown> {
  const addedTo = sql`${filterKinds(filter)} and newest > ${newest}`;
  // Most often there are none, and then `exists` spares reading the months.
  const months = sql`
    deposit_month where exists (select from ${addedTo}) and deposit_account_no = ${filter.owner}
      and item_type_code in (select item_type_code from ${addedTo})`;
  return selectSums(sql`(
    select row_count, credit_amount, debit_amount, first_date, last_date, oldest, newest
    from ${filterKinds(filter)} and newest <= ${newest}
    union all
    select * from (${sumMonths(months, filter, newest)}) as added_to where row_count > 0) as part`);
}

function sumMonths(
  months: RawBuilder<unknown>,
  filter: LedgerFilter,
  newest: number | undefined,
): RawBuilder<unknown> {
  return sql`${countParts(months, filter, newest)} ${selectSums(sql`part`)}`;
}

/**
 * Begins a statement with `part`: the figures of each month and kind, of only the rows that match the filter.
 */
function countParts(
  months: RawBuilder<unknown>,
  filter: LedgerFilter,
  newest: number | undefined,
): RawBuilder<unknown> {
  return sql`
    with held as materialized (select *, ${isWhole(filter, newest)} as whole from ${months}),
    part as (
      select month, row_count, credit_amount, debit_amount, first_date, last_date, oldest, newest
      from held where whole
      union all
      select month, cut.* from held cross join lateral (
        select count(*)::integer, sum(amount) filter (where amount > 0), sum(amount) filter (where amount < 0),
          min(operate_date), max(operate_date), min(seq_no), max(seq_no)
        from deposit_entry as entry
        where entry.deposit_account_no = held.deposit_account_no
          and entry.item_type_code = held.item_type_code
          and entry.seq_no between held.oldest and held.newest
          and entry.operate_date >= held.month and entry.operate_date < held.month + interval '1 month'
          and ${within(filter, newest)}) as cut
      where not whole)`;
}

/** The months that have days of the filter; by `month` they are found in the index. */
function overlappingMonths({ owner, from, to, itemTypeCode }: LedgerFilter): RawBuilder<unknown> {
  const conditions = joinConditions([
    sql`deposit_account_no = ${owner}`,
    from === undefined
      ? null
      : sql`month >= date_trunc('month', ${from}::date)::date and last_date >= ${from}`,
    to === undefined ? null : sql`month <= ${to} and first_date <= ${to}`,
    itemTypeCode === undefined ? null : sql`item_type_code = ${itemTypeCode}`,
  ]);
  return sql`deposit_month where ${conditions}`;
}

function isWhole({ from, to }: LedgerFilter, newest: number | undefined): RawBuilder<unknown> {
  return joinConditions([
    from === undefined ? null : sql`first_date >= ${from}`,
    to === undefined ? null : sql`last_date <= ${to}`,
    newest === undefined ? null : sql`newest <= ${newest}`,
  ]);
}

function within({ from, to }: LedgerFilter, newest: number | undefined): RawBuilder<unknown> {
  return joinConditions([
    from === undefined ? null : sql`entry.operate_date >= ${from}`,
    to === undefined ? null : sql`entry.operate_date <= ${to}`,
    newest === undefined ? null : sql`entry.seq_no <= ${newest}`,
  ]);
}

function joinConditions(conditions: readonly (RawBuilder<unknown> | null)[]): RawBuilder<unknown> {
  const given = conditions.filter((condition) => condition !== null);
  return given.length === 0 ? sql`true` : sql.join(given, sql` and `);
}
