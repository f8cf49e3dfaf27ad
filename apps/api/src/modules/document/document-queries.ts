import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { selectBalanceOn } from '../../db/balance-books.ts';
import type { IssuedDocument } from '../../db/document-schema.ts';
import type { Database } from '../../db/schema.ts';
import { findLastMovement } from '../../db/last-movement.ts';
import { inSnapshot } from '../../db/snapshot.ts';

export type DocumentQueries = ReturnType<typeof createDocumentQueries>;

/** The member and the month of a receipt. */
export type ReceiptMonth = { membershipNo: string; year: number; month: number };

export type ReceiptOfMonth = Awaited<ReturnType<DocumentQueries['listReceipts']>>[number];
export type CremationOfMonth = Awaited<ReturnType<DocumentQueries['listCremationReceipts']>>[number];
export type MemberHoldings = Awaited<ReturnType<DocumentQueries['findHoldings']>>;

const HEAD_COLUMNS = [
  'receive_year',
  'receive_month',
  'seq_no',
  'receipt_no',
  'receipt_date',
  'receipt_status',
  'posted',
  'charged_amount',
  'collected_amount',
] as const;

const OPEN = '0';

export function createDocumentQueries(db: Kysely<Database>) {
  return {
    async findMember(membershipNo: string) {
      const row = await db
        .selectFrom('member')
        .select(['prename', 'member_name', 'member_surname'])
        .where('membership_no', '=', membershipNo)
        .executeTakeFirst();
      return row ?? null;
    },

    findLastMovement: (today: string) => findLastMovement(db, today),

    /** All receipts and invoices of a month with their lines, in the order of the books. */
    listReceipts: (receiptMonth: ReceiptMonth) =>
      inSnapshot(db, (snapshot) => receiptsWithLines(snapshot, receiptMonth)),

    listCremationReceipts: ({ membershipNo, year, month }: ReceiptMonth) =>
      db
        .selectFrom('cremation_receipt')
        .select([...HEAD_COLUMNS, 'crem_code', 'crem_name', 'case_count', 'rate_per_case', 'amount'])
        .where('membership_no', '=', membershipNo)
        .where('receive_year', '=', year)
        .where('receive_month', '=', month)
        .orderBy('seq_no')
        .execute(),

    /** Shares, open deposits and open loans on a day: rows that are posted ahead do not count yet. */
    findHoldings: (membershipNo: string, day: string) =>
      inSnapshot(db, (snapshot) => holdings(snapshot, membershipNo, day)),

    async nextDocumentNumber(): Promise<number> {
      const { rows } = await sql<{ number: number }>`
        select nextval('issued_document_no')::integer as number`.execute(db);
      return rows[0]?.number ?? 0;
    },

    async findIssued(code: string) {
      const row = await db
        .selectFrom('issued_document')
        .selectAll()
        .where('code', '=', code)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Stores a document unless another request just stored it. */
    async insertIssued(row: IssuedDocument): Promise<void> {
      await db
        .insertInto('issued_document')
        .values({ ...row, statement: row.statement && JSON.stringify(row.statement) })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .execute();
    },
  };
}

async function receiptsWithLines(db: Kysely<Database>, { membershipNo, year, month }: ReceiptMonth) {
  const receipts = await db
    .selectFrom('receipt')
    .select(HEAD_COLUMNS)
    .where('membership_no', '=', membershipNo)
    .where('receive_year', '=', year)
    .where('receive_month', '=', month)
    .orderBy('seq_no')
    .execute();
  const lines = await db
    .selectFrom('receipt_line')
    .select(['seq_no', 'item_type_name', 'description', 'period', 'principal_amount', 'interest_amount'])
    .select(['amount', 'balance_after'])
    .where('membership_no', '=', membershipNo)
    .where('receive_year', '=', year)
    .where('receive_month', '=', month)
    .orderBy('line_no')
    .execute();
  return receipts.map((receipt) => ({
    ...receipt,
    lines: lines.filter(({ seq_no }) => seq_no === receipt.seq_no),
  }));
}

async function holdings(db: Kysely<Database>, membershipNo: string, day: string) {
  const shares = await db
    .selectFrom('share_account')
    .select(['share_stock as posted', 'share_amount', 'period'])
    .select(selectBalanceOn('share', day).as('share_stock'))
    .where('membership_no', '=', membershipNo)
    .executeTakeFirst();
  const deposits = await db
    .selectFrom('deposit_account')
    .select(['deposit_account_no', 'deposit_account_name', 'deposit_type_name', 'balance as posted'])
    .select(selectBalanceOn('deposit', day).as('balance'))
    .where('membership_no', '=', membershipNo)
    .where('close_status', '=', OPEN)
    .orderBy('deposit_type_code')
    .orderBy('deposit_account_no')
    .execute();
  const loans = await db
    .selectFrom('loan_contract')
    .select([
      'loan_contract_no',
      'loan_type_description',
      'loan_approve_amount',
      'principal_balance as posted',
    ])
    .select(selectBalanceOn('loan', day).as('principal_balance'))
    .where('membership_no', '=', membershipNo)
    .where('close_status', '=', OPEN)
    .orderBy('begin_date')
    .orderBy('loan_contract_no')
    .execute();
  const isPostedAhead =
    (shares !== undefined && shares.posted !== shares.share_stock) ||
    deposits.some(({ posted, balance }) => posted !== balance) ||
    loans.some(({ posted, principal_balance }) => posted !== principal_balance);
  return {
    shares: shares ? withoutPosted(shares) : null,
    deposits: deposits.map(withoutPosted),
    loans: loans.map(withoutPosted),
    ...(isPostedAhead && { isPostedAhead }),
  };
}

function withoutPosted<Row extends { posted: string | null }>({ posted: _posted, ...row }: Row) {
  return row;
}
