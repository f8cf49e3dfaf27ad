/** The content of a printed document, independent of its layout. Texts and amounts are formatted. */
export type Sheet = {
  title: string;
  /** Labels and values below the title, filled in row by row over two columns. */
  facts: readonly Fact[];
  blocks: readonly Block[];
  /** Lines of the foot before the one that explains verification. */
  notes: readonly string[];
  verification: Verification;
};

export type Fact = readonly [label: string, value: string];

export type Verification = {
  documentNo: string;
  /** In groups, as a reader types it. */
  code: string;
  /** The page that the QR opens; without one there is no QR. */
  address: string | null;
};

export type Block = TableBlock | SignatureBlock | { kind: 'words' | 'note'; text: string };

/** The officers who are responsible for a document, named instead of signature lines. */
export type SignatureBlock = { kind: 'signatures'; roles: readonly string[] };

export type TableBlock = {
  kind: 'table';
  caption?: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** The row that opens each later page, for the last body row of the page before. */
  carry?: (row: Row) => Row;
};

export type Column = {
  head: string;
  /** Parts of the table's width. */
  width: number;
  align?: 'right';
};

/** `cells` has one text a column. A text after a line feed is smaller print. */
export type Row = { cells: readonly string[]; total?: boolean };

/** The letterhead. Empty texts take no space. */
export type Letterhead = { nameThai: string; nameEnglish: string; address: string; contact: string };
