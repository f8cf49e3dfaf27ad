import type { BalanceConfirmation } from '@sahakorn/contract/confirmation';
import type { BooksComparison, DocumentKind } from '@sahakorn/contract/document';
import type { IssuedDocument, PrintedStatement } from '../../db/document-schema.ts';
import type { StatementQuery } from '../statement/read-statement.ts';
import { createDocumentCode, type DocumentContent, hashContent } from './document-seal.ts';
import { type DocumentBooks, pick } from './kind-rule.ts';
import { readPrintedRows } from './printed-statement.ts';
import { isPosted } from './receipt-sheets.ts';
import type { WholeStatement } from './statement-sheets.ts';

/** What the code of a document without a detail does not vouch for. */
export const NOT_COVERED =
  'เอกสารนี้ออกจากระบบรุ่นก่อน รหัสจึงไม่รับรองเวลาที่พิมพ์ ชื่อ และประเภทบัญชีบนเอกสาร และแสดงได้เพียงยอดเดียว';

const NOTHING_KEPT = 'เอกสารนี้ออกจากระบบรุ่นก่อน ซึ่งไม่ได้เก็บข้อมูลสำหรับเทียบกับสมุดบัญชี';

type Comparison = Pick<BooksComparison, 'state' | 'reason'>;

/**
 * Compares a document that was issued without a detail with the books, as far as it can be: receipts and
 * confirmations by their whole content, statements by their rows.
 * @throws NotFound if its rows are no longer the member's
 */
export async function compareOlderDocument(
  key: Buffer,
  row: IssuedDocument,
  books: DocumentBooks,
): Promise<Comparison> {
  const same = await isSame(key, row, books);
  if (same === null) return { state: 'incomparable', reason: NOTHING_KEPT };
  return { state: same ? 'same' : 'different', reason: null };
}

/** Null for a document of which nothing was kept to compare. */
async function isSame(key: Buffer, row: IssuedDocument, books: DocumentBooks): Promise<boolean | null> {
  const { statement } = row;
  if (statement) {
    const read = getLedger(row.kind, books);
    return read
      ? isSameStatement(statement, (query) => read(row.membership_no, statement.subject, query))
      : null;
  }
  const contents = await listContents(row, books);
  return contents && contents.some((content) => createDocumentCode(key, content) === row.code);
}

type ReadLedger = (
  membershipNo: string,
  subject: string,
  query: StatementQuery,
) => Promise<{ head: unknown; page: Pick<WholeStatement<{ seq_no: number }>, 'entries' | 'postedOpening'> }>;

function getLedger(kind: string, { deposits, loans, shares }: DocumentBooks): ReadLedger | undefined {
  const ledgers: Partial<Record<DocumentKind, ReadLedger>> = {
    deposit_statement: (membershipNo, subject, query) => deposits.readStatement(membershipNo, subject, query),
    loan_statement: (membershipNo, subject, query) => loans.readStatement(membershipNo, subject, query),
    share_statement: (membershipNo, _subject, query) => shares.readStatement(membershipNo, query),
  };
  return new Map(Object.entries(ledgers)).get(kind);
}

async function isSameStatement(
  printed: PrintedStatement,
  read: (query: StatementQuery) => ReturnType<ReadLedger>,
): Promise<boolean> {
  if (printed.rowCount === 0) return true;
  const { entries, postedOpening: openingBalance } = await readPrintedRows(printed, read);
  const rows = entries.map(({ seq_no: _number, ...entry }) => entry);
  return hashContent({ rows, openingBalance }).toString('hex') === printed.rowsHash;
}

/** What the code of such a document would be made of today. */
async function listContents(
  { kind, membership_no: membershipNo, document_date: day, ...row }: IssuedDocument,
  { queries, confirmations }: DocumentBooks,
): Promise<DocumentContent[] | null> {
  if (kind === 'balance_confirmation') {
    const { lines, submitted_at } = await confirmations.read({ membershipNo, balanceOn: day });
    const details = { lines: lines.map((line) => pick(line, LINE_FIELDS)), submitted_at };
    return [{ kind, date: day, amount: null, membershipNo, details }];
  }
  const { receive_year: year, receive_month: month } = row;
  if (year === null || month === null) return null;
  const receiptMonth = { membershipNo, year, month };
  const cremation = kind.startsWith('cremation');
  const receipts = cremation
    ? await queries.listCremationReceipts(receiptMonth)
    : await queries.listReceipts(receiptMonth);
  return receipts.map((receipt): DocumentContent => {
    const posted = isPosted(receipt);
    const name = posted ? 'receipt' : 'invoice';
    return {
      kind: cremation ? `cremation_${name}` : name,
      amount: posted ? receipt.collected_amount : receipt.charged_amount,
      date: receipt.receipt_date,
      membershipNo,
      details: receipt,
    };
  });
}

const LINE_FIELDS = [
  'line_no',
  'kind',
  'account_no',
  'account_name',
  'amount',
  'differences',
  'answer',
  'comment',
  'answered_at',
] as const satisfies readonly (keyof BalanceConfirmation['lines'][number])[];
