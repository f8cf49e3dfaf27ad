import type { ExpressionBuilder, Kysely } from 'kysely';
import { ledgerQueries } from '../../db/ledger.ts';
import type { Database } from '../../db/schema.ts';
import { findLastMovement } from '../../db/last-movement.ts';
import { inSnapshot } from '../../db/snapshot.ts';
import { depositMonths, sumByMonth } from './deposit-months.ts';

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

const ENTRY_COLUMNS = [
  'seq_no',
  'operate_date',
  'item_type_code',
  'item_description',
  'note',
  'amount',
  'balance',
  'fee_amount',
  'tax_amount',
  'doc_no',
] as const;

export function createDepositQueries(db: Kysely<Database>) {
  return {
    /** Runs the queries of a statement on one snapshot of the books. */
    inSnapshot: <Result>(work: (queries: DepositStatementQueries) => Promise<Result>): Promise<Result> =>
      inSnapshot(db, (snapshot) => work(statementQueries(snapshot))),

    findLastMovement: (today: string) => findLastMovement(db, today),

    listAccounts: (membershipNo: string) =>
      db
        .selectFrom('deposit_account')
        .select(ACCOUNT_COLUMNS)
        .select(selectNickname)
        .where('membership_no', '=', membershipNo)
        .orderBy('deposit_type_code')
        .orderBy('deposit_account_no')
        .execute(),
  };
}

/** The member's own name for the account. */
function selectNickname(builder: ExpressionBuilder<Database, 'deposit_account'>) {
  return builder
    .selectFrom('deposit_nickname')
    .select('nickname')
    .whereRef('deposit_nickname.membership_no', '=', 'deposit_account.membership_no')
    .whereRef('deposit_nickname.deposit_account_no', '=', 'deposit_account.deposit_account_no')
    .as('nickname');
}

type DepositStatementQueries = ReturnType<typeof statementQueries>;

function statementQueries(db: Kysely<Database>) {
  return {
    async findAccount(membershipNo: string, accountNo: string) {
      const row = await db
        .selectFrom('deposit_account')
        .select(ACCOUNT_COLUMNS)
        .select(selectNickname)
        .where('deposit_account_no', '=', accountNo)
        .where('membership_no', '=', membershipNo)
        .executeTakeFirst();
      return row ?? null;
    },

    async listMonths(accountNo: string, days: { from?: string | undefined; to?: string | undefined }) {
      const { rows } = await sumByMonth({ ...days, owner: accountNo }).execute(db);
      return rows;
    },

    ...ledgerQueries(db, {
      table: 'deposit_entry',
      owner: 'deposit_account_no',
      day: 'operate_date',
      amount: 'amount',
      balance: 'balance',
      kindName: 'item_description',
      texts: ['item_description', 'note', 'doc_no'],
      columns: ENTRY_COLUMNS,
      moreSums: {},
      kept: depositMonths,
    }),
  };
}
