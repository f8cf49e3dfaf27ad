import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { DepositAccountTable } from '../../db/deposit-schema.ts';
import { ledgerReader } from '../../db/ledger-reader.ts';
import { createLedgerCompiler } from '../../db/ledger-text.ts';
import { asJsonColumns } from '../../db/json-columns.ts';
import type { Database } from '../../db/schema.ts';
import { findLastMovement } from '../../db/last-movement.ts';
import { depositMonths, selectMonths, toMonths } from './deposit-months.ts';

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

const ACCOUNT_DECIMALS = [
  'balance',
  'withdrawable_amount',
  'accumulated_interest',
  'loan_holding_amount',
  'monthly_deposit_amount',
] as const;

type Account = Pick<Selectable<DepositAccountTable>, (typeof ACCOUNT_COLUMNS)[number]> & {
  nickname: string | null;
};

type Days = { from?: string | undefined; to?: string | undefined };

export function createDepositQueries(db: Kysely<Database>) {
  const compileMonths = createLedgerCompiler(db, selectMonths);
  return {
    findLastMovement: (today: string) => findLastMovement(db, today),

    listAccounts: (membershipNo: string) =>
      db
        .selectFrom('deposit_account')
        .modifyFront(sql`/* plan: deposit_accounts */`)
        .select(ACCOUNT_COLUMNS)
        .select(selectNickname)
        .where('membership_no', '=', membershipNo)
        .orderBy('deposit_type_code')
        .orderBy('deposit_account_no')
        .execute(),

    /** Null for an account that does not exist or is another member's. */
    async listMonths(membershipNo: string, accountNo: string, days: Days) {
      const query = { membershipNo, filter: { ...days, owner: accountNo }, limit: 0 };
      const { rows } = await db.executeQuery(compileMonths(query));
      return rows[0]?.is_own ? toMonths(rows[0]) : null;
    },

    ledger: ledgerReader(db, {
      table: 'deposit_entry',
      owner: 'deposit_account_no',
      day: 'operate_date',
      amount: 'amount',
      balance: 'balance',
      kindName: 'item_description',
      texts: ['item_description', 'note', 'doc_no'],
      columns: ENTRY_COLUMNS,
      toEntry: ([
        ,
        seq_no,
        operate_date,
        item_type_code,
        item_description,
        note,
        amount,
        balance,
        fee_amount,
        tax_amount,
        doc_no,
      ]) => ({
        seq_no,
        operate_date,
        item_type_code,
        item_description,
        note,
        amount,
        balance,
        fee_amount,
        tax_amount,
        doc_no,
      }),
      head: ({ owner, membershipNo }) => sql<Account>`
        select ${asJsonColumns(ACCOUNT_COLUMNS, ACCOUNT_DECIMALS)},
          (select nickname from deposit_nickname
            where deposit_nickname.membership_no = deposit_account.membership_no
              and deposit_nickname.deposit_account_no = deposit_account.deposit_account_no) as nickname
        from deposit_account
        where deposit_account_no = ${owner} and membership_no = ${membershipNo}`,
      moreSums: {},
      kept: depositMonths,
    }),
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
