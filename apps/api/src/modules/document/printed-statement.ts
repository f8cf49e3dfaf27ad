import type { DocumentKind } from '@sahakorn/contract/document';
import { pickEntryFilter } from '../../db/entry-filter.ts';
import type { PrintedStatement } from '../../db/document-schema.ts';
import type { DepositService } from '../deposit/deposit-service.ts';
import type { LoanService } from '../loan/loan-service.ts';
import type { ShareService } from '../share/share-service.ts';
import type { StatementQuery } from '../statement/read-statement.ts';
import { hashContent } from './document-seal.ts';
import type { PrintFilter, WholeStatement } from './statement-sheets.ts';

type Entry = { seq_no: number };
type Ledger = Pick<WholeStatement<Entry>, 'entries' | 'postedOpening'>;

/** More than a printed statement has, and than are posted on one day. */
const ALL_ROWS = 1_000_000;

/** Reads the ledger that statements of one kind are printed from. */
type ReadLedger = (membershipNo: string, subject: string, query: StatementQuery) => Promise<{ page: Ledger }>;

/** The ledgers of statements, by kind of document. */
export type StatementLedgers = Partial<Record<DocumentKind, ReadLedger>>;

type LedgerServices = { deposits: DepositService; loans: LoanService; shares: ShareService };

export function createStatementLedgers({ deposits, loans, shares }: LedgerServices): StatementLedgers {
  return {
    deposit_statement: (membershipNo, subject, query) => deposits.readStatement(membershipNo, subject, query),
    loan_statement: (membershipNo, subject, query) => loans.readStatement(membershipNo, subject, query),
    share_statement: (membershipNo, _subject, query) => shares.readStatement(membershipNo, query),
  };
}

/** What is recorded of a statement when it is printed. */
export function recordStatement(
  { entries, postedOpening, sums }: WholeStatement<Entry>,
  { from, to, itemTypeCode, ...filter }: PrintFilter,
  subject: string,
): PrintedStatement {
  return {
    subject,
    from: from ?? null,
    to: to ?? null,
    itemTypeCode: itemTypeCode ?? null,
    ...pickEntryFilter(filter),
    rowCount: sums.row_count,
    firstDate: sums.first_date,
    lastDate: sums.last_date,
    rowsHash: hashRows(entries, postedOpening),
  };
}

/** The first and the last day that a statement covers. */
export function getPeriod({ from, to, firstDate, lastDate }: PrintedStatement) {
  return { from: from ?? firstDate, to: to ?? lastDate };
}

/**
 * Whether the books still contain each printed row as it was printed. Rows posted later, also on the last
 * day, change nothing; a row inserted between the printed ones does.
 * @throws NotFound if the ledger is no longer the member's
 */
export async function isUnchanged(
  printed: PrintedStatement,
  read: (query: StatementQuery) => Promise<{ page: Ledger }>,
): Promise<boolean> {
  const { rowCount, from, to, lastDate, itemTypeCode, rowsHash } = printed;
  if (rowCount === 0) return true;
  const { page } = await read({
    from: from ?? undefined,
    // Leaves out the days after the last printed row.
    to: to ?? lastDate ?? undefined,
    itemTypeCode: itemTypeCode ?? undefined,
    ...pickEntryFilter(printed),
    limit: ALL_ROWS,
  });
  // The newest come first.
  return hashRows(page.entries.slice(-rowCount), page.postedOpening) === rowsHash;
}

/** Row numbers are left out: an import may assign new ones to the same rows. */
function hashRows(entries: readonly Entry[], openingBalance: Ledger['postedOpening']): string {
  const rows = entries.map(({ seq_no: _number, ...row }) => row);
  return hashContent({ rows, openingBalance }).toString('hex');
}
