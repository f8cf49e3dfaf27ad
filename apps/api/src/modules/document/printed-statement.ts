import { pickEntryFilter } from '../../db/entry-filter.ts';
import type { PrintedStatement } from '../../db/document-schema.ts';
import type { StatementQuery } from '../statement/read-statement.ts';
import type { PrintFilter, WholeStatement } from './statement-sheets.ts';

type Ledger<Entry> = Pick<WholeStatement<Entry>, 'entries' | 'postedOpening'>;

/** The rows of a printed statement, without their hash. */
export type PrintedRows = Omit<PrintedStatement, 'rowsHash'>;

/** More than a printed statement has, and than are posted on one day. */
const ALL_ROWS = 1_000_000;

/** Names the rows of a statement, to read them again later. */
export function selectPrintedRows(
  { sums }: Pick<WholeStatement<unknown>, 'sums'>,
  { from, to, itemTypeCode, ...filter }: PrintFilter,
  subject: string,
): PrintedRows {
  return {
    subject,
    from: from ?? null,
    to: to ?? null,
    itemTypeCode: itemTypeCode ?? null,
    ...pickEntryFilter(filter),
    rowCount: sums.row_count,
    firstDate: sums.first_date,
    lastDate: sums.last_date,
  };
}

/** The first and the last day that a statement covers. */
export function getPeriod({ from, to, firstDate, lastDate }: PrintedRows) {
  return { from: from ?? firstDate, to: to ?? lastDate };
}

/**
 * The rows that a statement was printed with, as the books contain them now. Rows posted later, also on the
 * last day, are left out; a row inserted between the printed ones is not.
 * @throws NotFound if the ledger is no longer the member's
 */
export async function readPrintedRows<Entry, Head>(
  { rowCount, from, to, lastDate, itemTypeCode, ...filter }: PrintedRows,
  read: (query: StatementQuery) => Promise<{ head: Head; page: Ledger<Entry> }>,
): Promise<{ head: Head; entries: readonly Entry[]; postedOpening: Ledger<Entry>['postedOpening'] }> {
  const { head, page } = await read({
    from: from ?? undefined,
    // Leaves out the days after the last printed row.
    to: to ?? lastDate ?? undefined,
    itemTypeCode: itemTypeCode ?? undefined,
    ...pickEntryFilter(filter),
    limit: ALL_ROWS,
  });
  const { entries, postedOpening } = page;
  // The newest come first.
  return { head, entries: rowCount === 0 ? [] : entries.slice(-rowCount), postedOpening };
}
