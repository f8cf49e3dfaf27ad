import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { hasEntryFilter } from './entry-filter.ts';
import { hasDays, type LedgerNames } from './ledger-sums.ts';
import type { LateRows, LedgerFilter, LedgerQuery } from './ledger.ts';

/** Whether a statement begins and ends with the balances of days: only days limit its rows. */
function isByDate(filter: LedgerFilter): boolean {
  return hasDays(filter) && filter.itemTypeCode === undefined && !hasEntryFilter(filter);
}

/** The parts of a query of a statement that find its opening and closing balance. */
export type StatementBalances = {
  /** Begins with a comma where there are any. */
  parts: RawBuilder<unknown>;
  /** The columns `closing_balance`, `opening_balance` and `is_posted_late`, beside `found`. */
  columns: RawBuilder<unknown>;
};

/**
 * The balances at the end of the day before the first and at the end of the last day of a statement, by the dates
 * of the rows, as `getBalanceOn` of the rules finds them. Without days, or with rows left out, the closing balance
 * is the one that the newest row found states.
 */
export function selectBalances(ledger: LedgerNames, { filter, after }: LedgerQuery): StatementBalances {
  const table = sql.table(ledger.table);
  const owned = sql`${sql.ref(ledger.owner)} = ${filter.owner}`;
  const balance = sql.ref(ledger.balance);
  if (!isByDate(filter)) {
    return {
      parts: sql``,
      columns: sql`
        (select ${balance}::text from ${table} where ${owned} and seq_no = newest) as closing_balance,
        null as opening_balance, false as is_posted_late`,
    };
  }
  const { owner, from, to } = filter;
  const rows = ledger.kept?.late ?? lateRows(ledger);
  const nothing = sql`null::integer`;
  const late = from === undefined ? nothing : rows.newestBefore({ owner, from, newest: after?.newest });
  const before =
    from === undefined
      ? nothing
      : sql`(select seq_no from ${table} where ${owned} and seq_no < oldest and ${sql.ref(ledger.day)} < ${from}
          order by seq_no desc limit 1)`;
  const closingAhead =
    to === undefined ? sql`0` : rows.sumLater({ owner, below: sql`closing_no`, after: to });
  const openingAhead = from === undefined ? sql`0` : rows.sumLater({ owner, below: sql`opening_no`, from });
  const stated = (seqNo: string) =>
    sql`(select ${balance} from ${table} where ${owned} and seq_no = ${sql.ref(seqNo)})`;
  return {
    parts: sql`,
      late as materialized (select ${late} as late_no),
      ends as materialized (
        select *, coalesce(${closingAhead}, 0.00) as closing_ahead, coalesce(${openingAhead}, 0.00) as opening_ahead
        from (select late_no, greatest(newest, late_no) as closing_no, greatest(${before}, late_no) as opening_no
          from found cross join late) as numbers)`,
    columns: sql`
      (select (${stated('closing_no')} - closing_ahead)::text from ends) as closing_balance,
      (select (${stated('opening_no')} - opening_ahead)::text from ends) as opening_balance,
      (select late_no is not null or closing_ahead <> 0 or opening_ahead <> 0 from ends) as is_posted_late`,
  };
}

/** Reads every row: right for ledgers that grow by one row a month. */
function lateRows(ledger: LedgerNames): LateRows {
  const day = sql.ref(ledger.day);
  const select = (figure: RawBuilder<unknown>, owner: string) =>
    sql`select ${figure} from ${sql.table(ledger.table)} as entry where ${sql.ref(ledger.owner)} = ${owner}`;
  return {
    newestBefore: ({ owner, from, newest }) => sql`
      (${select(sql`max(seq_no)`, owner)} and seq_no > (select oldest from found) and ${day} < ${from}
        ${newest === undefined ? sql`` : sql`and seq_no <= ${newest}`})`,
    sumLater: ({ owner, below, ...days }) => sql`
      (${select(sql`sum(${statedChange(ledger)})`, owner)} and seq_no < ${below} and ${isLater(day, days)})`,
  };
}

/** By how much a row of `entry` changes the balance, as the books state it. */
export function statedChange({
  table,
  owner,
  balance,
  amount,
}: Pick<LedgerNames, 'table' | 'owner' | 'balance' | 'amount'>): RawBuilder<unknown> {
  const [own, before] = [sql.ref(`entry.${balance}`), sql.ref(`before.${balance}`)];
  return sql`coalesce(${own} - (
    select ${before} from ${sql.table(table)} as before
    where ${sql.ref(`before.${owner}`)} = ${sql.ref(`entry.${owner}`)} and before.seq_no < entry.seq_no
    order by before.seq_no desc limit 1), ${sql.ref(`entry.${amount}`)})`;
}

/** Whether a day is after another, or from it on. */
export function isLater(
  day: RawBuilder<unknown>,
  days: { after: string } | { from: string },
): RawBuilder<unknown> {
  return 'after' in days ? sql`${day} > ${days.after}` : sql`${day} >= ${days.from}`;
}
