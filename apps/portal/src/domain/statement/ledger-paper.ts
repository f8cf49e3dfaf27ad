import type { StatementTableProps } from '@sahakorn/ui/statement-table';
import type { StatementChoice, StatementTotals } from './statement.ts';

export type LedgerPaper = {
  title: string;
  /** The start of file names, worded as on screen. */
  fileName: string;
  facts: readonly (readonly [label: string, value: string])[];
  /** The owner according to the ledger. Default: the member. */
  owner?: { label: string; name: string };
  balanceLabel: string;
  pdfPath: (choice: StatementChoice) => string;
};

export type LedgerBook<Entry> = Pick<
  StatementTableProps<Entry>,
  'caption' | 'columns' | 'opening' | 'heads' | 'yearEndMonth' | 'words'
> & {
  /** Omitted if the number of rows is unknown. */
  totals: StatementTableProps<Entry>['totals'];
  found: StatementSummary;
};

/** `count` is null if the back end does not send it and more pages follow. */
export type StatementSummary = StatementTotals & { count: number | null };
