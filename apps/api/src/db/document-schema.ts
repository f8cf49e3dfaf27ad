import type { ColumnType, Selectable } from 'kysely';
import type { Decimal, IsoDate } from './column-types.ts';
import type { EntryFilter } from './entry-filter.ts';

export type KeptSecretTable = { name: string; value: Buffer; made_at: Date };

/** The rows from which a printed statement was made. */
export type PrintedStatement = EntryFilter & {
  /** The account or contract number; empty for shares. */
  subject: string;
  from: IsoDate | null;
  to: IsoDate | null;
  itemTypeCode: string | null;
  rowCount: number;
  firstDate: IsoDate | null;
  lastDate: IsoDate | null;
  /** SHA-256 of the rows and of the opening balance, in hexadecimal. */
  rowsHash: string;
};

export type IssuedDocumentTable = {
  code: string;
  document_no: string;
  kind: string;
  document_date: IsoDate;
  amount: Decimal | null;
  /** SHA-256 of the content; where the document has a detail, another byte and the SHA-256 of that. */
  content_hash: Buffer;
  seal: Buffer;
  membership_no: string;
  /** These three, and the statement, name the rows of documents without a detail. */
  receive_year: number | null;
  receive_month: number | null;
  seq_no: number | null;
  issued_at: Date;
  /** Null for other documents, for those with a detail, and for statements printed before it was recorded. */
  statement: ColumnType<PrintedStatement | null, string | null, never>;
};

export type IssuedDocument = Selectable<IssuedDocumentTable>;

/** An amount, a text or both that the code of a document shows; without either, the books do not state it. */
export type DocumentFigure = { label: string; amount: string | null; text: string | null };

/** What of the books a document was made of. */
export type DocumentSource = {
  /** Names the rows, as the rules of the kind of document read them again. */
  select: unknown;
  /** SHA-256 of what the rows stated, in hexadecimal. */
  rows: string;
  /** The same of the names and types above them. */
  heads: string;
};

/** Documents printed before these were recorded have none. */
export type IssuedDocumentDetailTable = {
  code: string;
  figures: ColumnType<DocumentFigure[], string, never>;
  source: ColumnType<DocumentSource, string, never>;
  /** SHA-256 of everything on the sheet but its number, code, issue time and last update. */
  printed_hash: Buffer;
  updated_on: IsoDate | null;
};

export type IssuedDocumentDetail = Selectable<IssuedDocumentDetailTable>;
