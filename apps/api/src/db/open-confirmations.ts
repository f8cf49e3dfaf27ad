import type { Kysely, RawBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import { type BalanceBook, balanceBooks } from './balance-books.ts';
import type { IsoDate } from './column-types.ts';
import type { ConfirmationLineTable } from './confirmation-schema.ts';
import { statedChange } from './ledger-balances.ts';
import type { Database } from './schema.ts';

/** Rows of a ledger that are named in a line: the first of them. */
const DIFFERENCES_NAMED = 10;

/**
 * Stores for every member the balances at the end of a day, from the ledgers, as `getBalanceOn` of the rules
 * finds them: what the last row dated up to the day states, less what rows of later days changed that were posted before it.
 * Returns the number of members who have any.
 */
export async function openConfirmations(
  trx: Transaction<Database>,
  { balanceOn, openUntil, now }: { balanceOn: IsoDate; openUntil: IsoDate; now: Date },
): Promise<number> {
  const { rows } = await sql<{ members: number }>`
    with line as materialized (${selectAllBalances(balanceOn)}),
    confirmation as (
      insert into balance_confirmation (membership_no, balance_on, open_until, opened_at)
      select distinct membership_no, ${balanceOn}::date, ${openUntil}::date, ${now}::timestamptz from line
      returning membership_no),
    stored as (
      insert into confirmation_line
        (membership_no, balance_on, line_no, kind, account_no, account_name, amount, posted_amount, differences)
      select membership_no, ${balanceOn}::date,
        row_number() over (partition by membership_no order by place, "order", account_no),
        kind, account_no, account_name, amount, posted_amount, differences
      from line)
    select count(*)::integer as members from confirmation`.execute(trx);
  return rows[0]?.members ?? 0;
}

/** What the ledgers state today of one member's balances at the end of a day. */
export async function readBalancesOn(
  db: Kysely<Database>,
  { membershipNo, balanceOn }: { membershipNo: string; balanceOn: IsoDate },
): Promise<Pick<ConfirmationLineTable, 'kind' | 'account_no' | 'amount'>[]> {
  const { rows } = await sql<Pick<ConfirmationLineTable, 'kind' | 'account_no' | 'amount'>>`
    select kind, account_no, amount from (${selectAllBalances(balanceOn)}) as line
    where membership_no = ${membershipNo}`.execute(db);
  return rows;
}

function selectAllBalances(balanceOn: IsoDate): RawBuilder<unknown> {
  return sql.join(
    balanceBooks.map((book, place) => selectBalances(book, place, balanceOn)),
    sql` union all `,
  );
}

function selectBalances(book: BalanceBook, place: number, balanceOn: IsoDate): RawBuilder<unknown> {
  const head = (column: string) => sql.ref(`head.${column}`);
  const entry = (column: string) => sql.ref(`entry.${column}`);
  const entries = sql`${sql.table(book.entry)} as entry where ${entry(book.owner)} = ${head(book.owner)}`;
  const headBalance = head(book.balance);
  return sql`
    select head.membership_no, ${place}::integer as place, ${book.order} as "order", ${book.kind} as kind,
      ${book.accountNo} as account_no, ${book.accountName} as account_name,
      last.balance - later.amount as amount, case when later.amount <> 0 then last.balance end as posted_amount,
      coalesce(found.differences, '[]') as differences
    from ${sql.table(book.head)} as head
    left join lateral (
      select seq_no, ${entry(book.balance)} as balance, ${entry(book.day)} as day from ${entries}
        and ${entry(book.day)} <= ${balanceOn}::date
      order by seq_no desc limit 1) as last on true
    left join lateral (
      select coalesce(sum(${statedChange({ ...book, table: book.entry })}), 0.00) as amount from ${entries}
        and seq_no < last.seq_no and ${entry(book.day)} > ${balanceOn}::date) as later on last.seq_no is not null
    left join lateral (
      select ${entry(book.balance)} - ${entry(book.amount)} as opening from ${entries}
      order by seq_no limit 1) as first on last.seq_no is null
    left join lateral (
      select jsonb_agg(to_jsonb(difference) order by seq_no, kind desc) as differences
      from (
        select 'row' as kind, seq_no, day, description, balance::text as stated, expected::text as expected
        from (
          select seq_no, ${entry(book.day)} as day, ${entry(book.description)} as description,
            ${entry(book.balance)} as balance,
            coalesce(lag(${entry(book.balance)}) over (order by seq_no), case when seq_no <= 1 then ${book.opening} end)
              + ${entry(book.amount)} as expected
          from ${entries} and seq_no <= last.seq_no) as step
        where balance <> expected
        union all
        select 'account', last.seq_no, last.day, '', ${headBalance}::text, last.balance::text
        where ${headBalance} <> last.balance and not exists (select from ${entries} and seq_no > last.seq_no)
        order by seq_no limit ${DIFFERENCES_NAMED}) as difference) as found on true
    where case when last.seq_no is null
      then ${book.isOpen} and coalesce(${book.begunOn} <= ${balanceOn}::date, true)
        and coalesce(first.opening, ${headBalance}) is distinct from 0
      else last.balance <> later.amount or ${book.isOpen} end`;
}
