import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type BalanceBook, balanceBooks } from '../../db/balance-books.ts';
import type { Database } from '../../db/schema.ts';

/** An account on a document, with the number of its movements when it was printed. */
export type PrintedAccount = { kind: BalanceBook['kind']; no: string; rows: number };

/** What the books state of an account; null for a balance that they leave out. */
export type PrintedBalance = PrintedAccount & {
  balance: string | null;
  /** Names and terms, which stay as they are. */
  heads: readonly unknown[];
  /** What changes with time. */
  standing: readonly unknown[];
};

const FACTS: Record<BalanceBook['kind'], { heads: RawBuilder<unknown>; standing: RawBuilder<unknown> }> = {
  share: { heads: sql`'[]'::jsonb`, standing: sql`jsonb_build_array(head.share_amount::text, head.period)` },
  deposit: {
    heads: sql`jsonb_build_array(head.deposit_type_name, head.deposit_account_name)`,
    standing: sql`jsonb_build_array(head.close_status)`,
  },
  loan: {
    heads: sql`jsonb_build_array(head.loan_type_description, head.loan_approve_amount::text)`,
    standing: sql`jsonb_build_array(head.close_status)`,
  },
};

export type PrintedDay = { membershipNo: string; day: string };

/** An account to read; without `rows` all of that day count. */
export type AccountToRead = Omit<PrintedAccount, 'rows'> & { rows?: number };

/**
 * What a member's accounts stated at the end of a day, by the dates of their rows, when a document was printed:
 * without the rows of that day that were posted since. A row that was posted since and is dated before the day counts.
 */
export async function readPrintedBalances(
  db: Kysely<Database>,
  printed: PrintedDay,
  accounts: readonly AccountToRead[],
): Promise<PrintedBalance[]> {
  const selected = balanceBooks.map((book) => {
    const own = accounts.filter(({ kind }) => kind === book.kind);
    return selectAccounts(book, printed, own);
  });
  const { rows } =
    await sql<PrintedBalance>`${sql.join(selected, sql` union all `)} order by kind, no`.execute(db);
  return rows;
}

function selectAccounts(
  book: BalanceBook,
  { membershipNo, day }: PrintedDay,
  accounts: readonly AccountToRead[],
): RawBuilder<unknown> {
  const owner = sql.ref(`head.${book.owner}`);
  const entry = (column: string) => sql.ref(`entry.${column}`);
  return sql`
    select ${book.kind} as kind, ${owner} as no, ${FACTS[book.kind].heads} as heads, ${FACTS[book.kind].standing} as standing,
      ${sql.ref(`head.${book.balance}`)} - coalesce(ledger.later, 0) as balance, ledger.rows
    from unnest(${accounts.map(({ no }) => no)}::text[], ${accounts.map(({ rows }) => rows ?? null)}::integer[])
      as printed (no, rows)
    join ${sql.table(book.head)} as head on ${owner} = printed.no and head.membership_no = ${membershipNo}
    cross join lateral (
      select count(*)::integer as rows,
        sum(amount) filter (where day > ${day}::date or (place > printed.rows and day = ${day}::date)) as later
      from (
        select row_number() over (order by seq_no) as place, ${entry(book.amount)} as amount, ${entry(book.day)} as day
        from ${sql.table(book.entry)} as entry where ${entry(book.owner)} = printed.no) as movement) as ledger`;
}
