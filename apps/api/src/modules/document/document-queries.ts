import type { Kysely, SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import { selectBalanceOn } from '../../db/balance-books.ts';
import type { IssuedDocument, IssuedDocumentDetail } from '../../db/document-schema.ts';
import type { Database } from '../../db/schema.ts';
import { findLastMovement } from '../../db/last-movement.ts';
import { readBalancesOn } from '../../db/open-confirmations.ts';
import { inSnapshot } from '../../db/snapshot.ts';
import { type AccountToRead, type PrintedDay, readPrintedBalances } from './printed-balances.ts';

export type DocumentQueries = ReturnType<typeof createDocumentQueries>;

/** The member and the month of a receipt. */
export type ReceiptMonth = { membershipNo: string; year: number; month: number };

export type ReceiptOfMonth = Awaited<ReturnType<DocumentQueries['listReceipts']>>[number];
export type CremationOfMonth = Awaited<ReturnType<DocumentQueries['listCremationReceipts']>>[number];
export type MemberHoldings = Awaited<ReturnType<typeof holdings>>;

/** A document that was issued; older ones have no detail. */
export type StoredDocument = { row: IssuedDocument; detail: IssuedDocumentDetail | null };

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

    /**
     * Shares, open deposits and open loans on a day (rows that are posted ahead do not count yet), and how many
     * movements they have.
     */
    findHoldings: (membershipNo: string, day: string) =>
      inSnapshot(db, async (snapshot) => {
        const held = await holdings(snapshot, membershipNo, day);
        const accounts = await readPrintedBalances(
          snapshot,
          { membershipNo, day },
          listAccounts(membershipNo, held),
        );
        return { held, accounts };
      }),

    async nextDocumentNumber(): Promise<number> {
      const { rows } = await sql<{ number: number }>`
        select nextval('issued_document_no')::integer as number`.execute(db);
      return rows[0]?.number ?? 0;
    },

    /** A document, with its detail if one was recorded. */
    async findIssued(code: string): Promise<StoredDocument | null> {
      const [stored] = await listIssued(db, (issued) => issued.where('code', '=', code));
      return stored ?? null;
    },

    /** Stores a document unless another request just stored it. */
    insertIssued: (row: IssuedDocument, detail: IssuedDocumentDetail) =>
      db.transaction().execute(async (trx) => {
        const inserted = await trx
          .insertInto('issued_document')
          .values({ ...row, statement: row.statement && JSON.stringify(row.statement) })
          .onConflict((conflict) => conflict.column('code').doNothing())
          .returning('code')
          .executeTakeFirst();
        if (!inserted) return;
        const { figures, source, ...others } = detail;
        await trx
          .insertInto('issued_document_detail')
          .values({ ...others, figures: JSON.stringify(figures), source: JSON.stringify(source) })
          .execute();
      }),

    readPrintedBalances: (printed: PrintedDay, accounts: readonly AccountToRead[]) =>
      readPrintedBalances(db, printed, accounts),

    readBalancesOn: (day: { membershipNo: string; balanceOn: string }) => readBalancesOn(db, day),
  };
}

type IssuedQuery = SelectQueryBuilder<Database, 'issued_document', IssuedDocument>;

/** Documents with their details. */
export async function listIssued(
  db: Kysely<Database>,
  select: (issued: IssuedQuery) => IssuedQuery,
): Promise<StoredDocument[]> {
  const rows = await select(db.selectFrom('issued_document').selectAll()).execute();
  if (rows.length === 0) return [];
  const codes = rows.map(({ code }) => code);
  const details = await db
    .selectFrom('issued_document_detail')
    .selectAll()
    .where('code', 'in', codes)
    .execute();
  const byCode = new Map(details.map((detail) => [detail.code, detail]));
  return rows.map((row) => ({ row, detail: byCode.get(row.code) ?? null }));
}

function listAccounts(membershipNo: string, { shares, deposits, loans }: MemberHoldings): AccountToRead[] {
  return [
    ...(shares ? [{ kind: 'share' as const, no: membershipNo }] : []),
    ...deposits.map(({ deposit_account_no: no }) => ({ kind: 'deposit' as const, no })),
    ...loans.map(({ loan_contract_no: no }) => ({ kind: 'loan' as const, no })),
  ];
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
