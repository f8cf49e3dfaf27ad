import { STATEMENT_WORDS } from '../statement-table/statement-words.ts';
import type { StatementTableProps } from '../statement-table/statement-table.tsx';
import { PrintSheetTable } from './print-sheet.tsx';
import { SheetTable } from './sheet-table.tsx';

/** The props of the `StatementTable` on the screen, rows newest first: the sheet reverses them. */
export type PrintSheetStatementProps<Row> = StatementTableProps<Row>;

/**
 * A statement as in a passbook, oldest first, from the props of the `StatementTable` on the screen. Renders a `div`
 * with the `table` in it, all rows at once.
 */
export function PrintSheetStatement<Row>({
  caption,
  columns,
  rows,
  rowKey,
  opening,
  totals,
  words: givenWords,
  ...rest
}: PrintSheetStatementProps<Row>) {
  const words = { ...STATEMENT_WORDS, ...givenWords };
  return (
    <PrintSheetTable {...rest}>
      <SheetTable
        caption={caption}
        columns={columns}
        rows={rows.toReversed()}
        rowKey={rowKey}
        lines={opening && [{ part: 'opening', text: words.opening, ...opening }]}
        totals={totals}
        words={words}
      />
    </PrintSheetTable>
  );
}
