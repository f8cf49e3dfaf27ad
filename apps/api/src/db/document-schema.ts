import type { Decimal, IsoDate } from './column-types.ts';

export type KeptSecretTable = { name: string; value: Buffer; made_at: Date };

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
};
