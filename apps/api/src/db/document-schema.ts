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
  content_hash: Buffer;
  seal: Buffer;
  membership_no: string;
  receive_year: number | null;
  receive_month: number | null;
  seq_no: number | null;
  issued_at: Date;
  /** Null for other documents, and for statements printed before it was recorded. */
  statement: ColumnType<PrintedStatement | null, string | null, never>;
};

export type IssuedDocument = Selectable<IssuedDocumentTable>;
