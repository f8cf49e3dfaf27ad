import { fromSatang } from '@sahakorn/thai/money';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../src/db/schema.ts';
import type { LateRow } from './late-ledger.ts';

export type LateBooks = Record<'shares' | 'deposits' | 'loans', LateRow[]>;

/** A member of the demonstration who has no books. */
export const MEMBER = '009999';
export const ACCOUNT = '0100099990';
export const CONTRACT = 'ส6899999';

const last = (rows: readonly LateRow[]) => fromSatang(rows.at(-1)?.balance ?? 0n);

/** Stores ledgers of that member, in the order of posting. */
export async function storeBooks(
  db: Kysely<Database>,
  { shares, deposits, loans }: LateBooks,
): Promise<void> {
  await storeShares(db, shares);
  await storeDeposits(db, deposits);
  await storeLoans(db, loans);
}

async function storeShares(db: Kysely<Database>, shares: readonly LateRow[]): Promise<void> {
  await db
    .insertInto('share_account')
    .values({ membership_no: MEMBER, share_stock: last(shares), share_amount: '0.00', period: 0 })
    .execute();
  await db
    .insertInto('share_entry')
    .values(
      shares.map(({ day, amount, code, balance }, index) => ({
        membership_no: MEMBER,
        seq_no: index + 1,
        operate_date: day,
        item_type_code: code,
        item_type_description: code,
        period: null,
        share_value: fromSatang(amount),
        share_stock: fromSatang(balance),
        doc_no: null,
      })),
    )
    .execute();
}

async function storeDeposits(db: Kysely<Database>, deposits: readonly LateRow[]): Promise<void> {
  await sql`insert into deposit_account
      (deposit_account_no, membership_no, deposit_type_code, deposit_type_name, deposit_account_name, balance)
    values (${ACCOUNT}, ${MEMBER}, '01', 'ออมทรัพย์', 'ก', ${last(deposits)})`.execute(db);
  await db
    .insertInto('deposit_entry')
    .values(
      deposits.map(({ day, amount, code, balance }, index) => ({
        deposit_account_no: ACCOUNT,
        seq_no: index + 1,
        operate_date: day,
        item_type_code: code,
        item_description: code,
        note: null,
        amount: fromSatang(amount),
        balance: fromSatang(balance),
        doc_no: null,
      })),
    )
    .execute();
}

async function storeLoans(db: Kysely<Database>, loans: readonly LateRow[]): Promise<void> {
  await sql`insert into loan_contract
      (loan_contract_no, membership_no, loan_type_code, loan_type_description, begin_date, loan_approve_amount,
        principal_balance, period_payment_amount, interest_rate, interest_arrear, payment_type)
    values (${CONTRACT}, ${MEMBER}, '20', 'สามัญ', '2022-01-01', 100000, ${last(loans)}, 1000, 5, 0, '01')`.execute(
    db,
  );
  await sql`insert into loan_collateral
      (loan_contract_no, seq_no, collateral_type, description, used_amount, status, guarantor_no)
    values (${CONTRACT}, 1, '01', 'ผู้ค้ำ', 99999999, '1', '001234')`.execute(db);
  await db
    .insertInto('loan_entry')
    .values(
      loans.map(({ day, amount, interest, code, balance }, index) => ({
        loan_contract_no: CONTRACT,
        seq_no: index + 1,
        loan_payment_date: day,
        item_type_code: code,
        item_type_description: code,
        period: null,
        principal_amount: fromSatang(amount),
        interest_amount: fromSatang(interest),
        principal_balance: fromSatang(balance),
        doc_no: null,
      })),
    )
    .execute();
}

export async function clearBooks(db: Kysely<Database>): Promise<void> {
  for (const [table, owner] of [
    ['share_entry', MEMBER],
    ['share_account', MEMBER],
    ['deposit_entry', ACCOUNT],
    ['deposit_account', ACCOUNT],
    ['loan_entry', CONTRACT],
    ['loan_collateral', CONTRACT],
    ['loan_contract', CONTRACT],
  ] as const) {
    const column =
      { s: 'membership_no', d: 'deposit_account_no', l: 'loan_contract_no' }[table[0] ?? ''] ?? '';
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other, as they refer to each other
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${owner}`.execute(db);
  }
}

/** Releases dividends of these years, without amounts. */
export async function releaseDividends(db: Kysely<Database>, years: readonly number[]): Promise<void> {
  await db
    .insertInto('dividend')
    .values(
      years.map((account_year) => ({
        membership_no: MEMBER,
        account_year,
        dividend_rate: '5.0000',
        average_return_rate: '8.0000',
        dividend: '0.00',
        average_return: '0.00',
        base_interest: null,
        net_amount: '0.00',
        pay_method: null,
        bank_name: null,
        bank_account: null,
        paid_on: null,
        release_status: '1',
      })),
    )
    .execute();
}
