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

    /**
     * Figures over all rows of the filter, or over those that are not above `newest`. `balance_before` is what the
     * books state after the movement before the oldest of them, of any kind; null where there is none.
     */
    async sumEntries(filter: StatementFilter, newest: number | undefined) {
      const found = entriesOf(db, filter)
        .$if(newest !== undefined, (query) => query.where('seq_no', '<=', newest ?? 0))
        .select((eb) => [
          sql<number>`count(*)::integer`.as('row_count'),
          sql<string>`coalesce(sum(amount) filter (where amount > 0), 0.00)`.as('credit_amount'),
          sql<string>`coalesce(sum(amount) filter (where amount < 0), 0.00)`.as('debit_amount'),
          eb.fn.min('operate_date').as('first_date'),
          eb.fn.max('operate_date').as('last_date'),
          eb.fn.min('seq_no').as('oldest'),
          eb.fn.max('seq_no').as('newest'),
        ]);
      return db
        .selectFrom(found.as('found'))
        .selectAll()
        .select([
          sql<string | null>`(
            select balance from deposit_entry
            where deposit_account_no = ${filter.accountNo} and seq_no = found.newest)`.as('closing_balance'),
          sql<string | null>`(
            select balance from deposit_entry
            where deposit_account_no = ${filter.accountNo} and seq_no < found.oldest
            order by seq_no desc limit 1)`.as('balance_before'),
        ])
        .executeTakeFirstOrThrow();
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

function entriesOf(db: Kysely<Database>, { accountNo, from, to, itemTypeCode }: StatementFilter) {
  return db
    .selectFrom('deposit_entry')
    .where('deposit_account_no', '=', accountNo)
    .$if(from !== undefined, (query) => query.where('operate_date', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('operate_date', '<=', to ?? ''))
    .$if(itemTypeCode !== undefined, (query) => query.where('item_type_code', '=', itemTypeCode ?? ''));
}
