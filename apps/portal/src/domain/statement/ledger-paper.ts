import type { StatementTableProps } from '@sahakorn/ui/statement-table';
import type { StatementChoice, StatementTotals } from './statement.ts';

export type LedgerPaper = {
  title: string;
  /** Begins the names of its files, in words that the screen shows too. */
  fileName: string;
  facts: readonly (readonly [label: string, value: string])[];
  /** Whose it is by the ledger; default the member's own name. */
  owner?: { label: string; name: string };
  balanceLabel: string;
  pdfPath: (choice: StatementChoice) => string;
};

export type LedgerBook<Entry> = Pick<
  StatementTableProps<Entry>,
  'caption' | 'columns' | 'opening' | 'heads' | 'words'
> & {
  /** Left out where the number of rows is not known. */
  totals: StatementTableProps<Entry>['totals'];
  found: StatementSummary;
};

/** `count` is null where the back end does not say how many rows there are, and more are to come. */
export type StatementSummary = StatementTotals & { count: number | null };
