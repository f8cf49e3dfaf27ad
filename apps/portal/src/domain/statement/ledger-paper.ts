import type { StatementTableProps } from '@sahakorn/ui/statement-table';
import type { StatementChoice, StatementTotals } from './statement.ts';

/** What a ledger is called outside of its screen: on paper and as a file. */
export type LedgerPaper = {
  /** Heads the paper. */
  title: string;
  /** Begins the names of its files, in words that the screen shows too. */
  fileName: string;
  /** Which ledger it is, label and value, behind the name of its owner. */
  facts: readonly (readonly [label: string, value: string])[];
  /** Whose it is by the ledger; default the member's own name. */
  owner?: { label: string; name: string };
  /** What the last balance is called. */
  balanceLabel: string;
  /** Path of the PDF of a choice on the API. */
  pdfPath: (choice: StatementChoice) => string;
};

/** What was found in a ledger, but for the rows: for the table on the screen and the one on paper. */
export type LedgerBook<Entry> = Pick<StatementTableProps<Entry>, 'caption' | 'columns' | 'opening'> & {
  totals: NonNullable<StatementTableProps<Entry>['totals']>;
  found: StatementTotals;
};
