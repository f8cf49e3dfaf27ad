import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** The rows of one account that a statement is about. */
export type StatementFilter = {
  accountNo: string;
  from?: string | undefined;
  to?: string | undefined;
  itemTypeCode?: string | undefined;
};

export type DepositQueriesInSnapshot = ReturnType<typeof queriesOn>;
export type DepositQueries = ReturnType<typeof createDepositQueries>;

const ACCOUNT_COLUMNS = [
  'deposit_account_no',
  'deposit_type_code',
  'deposit_type_name',
  'deposit_account_name',
  'balance',
  'withdrawable_amount',
  'accumulated_interest',
  'loan_holding_amount',
  'monthly_deposit_amount',
  'opened_on',
  'maturity_on',
  'close_status',
] as const;

export function createDepositQueries(db: Kysely<Database>) {
  return {
    ...queriesOn(db),

    /** Lets several queries see the books as they are at one moment. */
    inSnapshot: <Result>(work: (queries: DepositQueriesInSnapshot) => Promise<Result>): Promise<Result> =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((trx) => work(queriesOn(trx))),

    /** The day of the newest movement in anyone's account. */
    async findLastMovement(): Promise<string | null> {
      const row = await db
        .selectFrom('deposit_entry')
        .select((eb) => eb.fn.max('operate_date').as('day'))
        .executeTakeFirst();
      return row?.day ?? null;
    },

    listAccounts: (membershipNo: string) =>
      db
        .selectFrom('deposit_account')
        .select(ACCOUNT_COLUMNS)
        .where('membership_no', '=', membershipNo)
        .orderBy('deposit_type_code')
        .orderBy('deposit_account_no')
        .execute(),
  };
}

function queriesOn(db: Kysely<Database>) {
  return {
    async findAccount(membershipNo: string, accountNo: string) {
      const row = await db
        .selectFrom('deposit_account')
        .select(ACCOUNT_COLUMNS)
        .where('deposit_account_no', '=', accountNo)
        .where('membership_no', '=', membershipNo)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Rows from the newest down: none above `newest`, all below `read` where that is given. */
    listEntries: (
      filter: StatementFilter,
      page: { newest: number; read?: number | undefined; limit: number },
    ) =>
      entriesOf(db, filter)
        .select(['seq_no', 'operate_date', 'item_type_code', 'item_description', 'note'])
        .select(['amount', 'balance', 'fee_amount', 'tax_amount', 'doc_no'])
        .where('seq_no', '<=', page.newest)
        .$if(page.read !== undefined, (query) => query.where('seq_no', '<', page.read ?? 0))
        .orderBy('seq_no', 'desc')
        .limit(page.limit)
        .execute(),

    /** Figures over all rows of the filter, or over those that are not above `newest`. */
    async sumEntries(filter: StatementFilter, newest: number | undefined) {
      const { rows } = await sql<EntrySums>`
        with found as ${sql`(${entriesUpTo(db, filter, newest)})`}
        select
          count(*)::integer as row_count,
          coalesce(sum(amount) filter (where amount > 0), 0.00) as credit_amount,
          coalesce(sum(amount) filter (where amount < 0), 0.00) as debit_amount,
          min(operate_date) as first_date,
          max(operate_date) as last_date,
          min(seq_no) as oldest,
          max(seq_no) as newest,
          (select balance from found order by seq_no desc limit 1) as closing_balance
        from found`.execute(db);
      const [sums] = rows;
      if (!sums) throw new Error('An aggregate without groups gave no row.');
      return sums;
    },

    /** The balance that the books state after the movement before a row; null where the row is the first. */
    async findBalanceBefore(accountNo: string, seqNo: number): Promise<string | null> {
      const row = await db
        .selectFrom('deposit_entry')
        .select('balance')
        .where('deposit_account_no', '=', accountNo)
        .where('seq_no', '<', seqNo)
        .orderBy('seq_no', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.balance ?? null;
    },

    /** The kinds of movements that the account has, each by the name that its newest row gives it. */
    async listKinds(accountNo: string) {
      const newest = db
        .selectFrom('deposit_entry')
        .select((eb) => eb.fn.max('seq_no').as('seq_no'))
        .where('deposit_account_no', '=', accountNo)
        .groupBy('item_type_code');
      return db
        .selectFrom('deposit_entry')
        .select(['item_type_code', 'item_description'])
        .where('deposit_account_no', '=', accountNo)
        .where('seq_no', 'in', newest)
        .orderBy('item_type_code')
        .execute();
    },
  };
}

type EntrySums = {
  row_count: number;
  credit_amount: string;
  debit_amount: string;
  first_date: string | null;
  last_date: string | null;
  oldest: number | null;
  newest: number | null;
  closing_balance: string | null;
};

function entriesOf(db: Kysely<Database>, { accountNo, from, to, itemTypeCode }: StatementFilter) {
  return db
    .selectFrom('deposit_entry')
    .where('deposit_account_no', '=', accountNo)
    .$if(from !== undefined, (query) => query.where('operate_date', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('operate_date', '<=', to ?? ''))
    .$if(itemTypeCode !== undefined, (query) => query.where('item_type_code', '=', itemTypeCode ?? ''));
}

function entriesUpTo(db: Kysely<Database>, filter: StatementFilter, newest: number | undefined) {
  return entriesOf(db, filter)
    .select(['seq_no', 'operate_date', 'amount', 'balance'])
    .$if(newest !== undefined, (query) => query.where('seq_no', '<=', newest ?? 0));
}
