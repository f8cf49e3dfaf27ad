import { DocumentKind, type VerifiedDocument } from '@sahakorn/contract/document';
import { toBuddhistYear } from '@sahakorn/thai/date';
import type { IssuedDocumentTable } from '../../db/document-schema.ts';
import { NotFound } from '../../errors/domain-errors.ts';
import type { DocumentQueries } from './document-queries.ts';
import {
  createDocumentCode,
  type DocumentContent,
  hashContent,
  readCode,
  sealsMatch,
  createSeal,
} from './document-seal.ts';
import { DOCUMENT_TITLES } from './document-words.ts';
import { cremationContent, receiptContent } from './receipt-content.ts';

const NUMBER_DIGITS = 6;

const STATES = { original: 'ตรงกับต้นฉบับ', cancelled: 'ยกเลิกแล้ว' } as const;

/** Where in the books a document comes from, for those that the books can cancel. */
export type Origin = { year: number; month: number; seqNo: number } | null;

export type Issued = { code: string; documentNo: string };

type DocumentRegisterParts = { queries: DocumentQueries; readKey: () => Promise<Buffer>; now: () => Date };

/** Records printed documents and verifies their codes. */
export class DocumentRegister {
  readonly #queries: DocumentQueries;
  readonly #readKey: () => Promise<Buffer>;
  readonly #now: () => Date;

  /** `readKey` gives the key of all servers of the cooperative. */
  constructor({ queries, readKey, now }: DocumentRegisterParts) {
    this.#queries = queries;
    this.#readKey = readKey;
    this.#now = now;
  }

  /** Assigns a document its number and code. The same content gets the same ones when it is printed again. */
  async issue(content: DocumentContent, origin: Origin = null): Promise<Issued> {
    const key = await this.#readKey();
    const code = createDocumentCode(key, content);
    const known = await this.#queries.findIssued(code);
    if (known) return { code, documentNo: known.document_no };
    await this.#queries.insertIssued(await this.#getRow(key, code, content, origin));
    const kept = await this.#queries.findIssued(code);
    if (!kept) throw new Error('A document that was kept cannot be found.');
    return { code, documentNo: kept.document_no };
  }

  /**
   * What the code of a document reveals.
   * @throws NotFound for a code that no document has
   */
  async verify(typed: string): Promise<VerifiedDocument> {
    const key = await this.#readKey();
    const row = await this.#queries.findIssued(readCode(typed).toWellFormed());
    if (!row || !sealsMatch(row.seal, createSeal(key, sealedPart(row)))) throw new NotFound();
    const kind = DocumentKind.parse(row.kind);
    const state = (await this.#stillStands(key, row, kind)) ? 'original' : 'cancelled';
    return {
      kind,
      kind_name: DOCUMENT_TITLES[kind],
      document_no: row.document_no,
      document_date: row.document_date,
      amount: row.amount,
      state,
      state_name: STATES[state],
    };
  }

  /** A receipt is valid while the books still say the same; a statement is valid for its day. */
  async #stillStands(key: Buffer, row: IssuedDocumentTable, kind: DocumentKind): Promise<boolean> {
    const { membership_no: membershipNo, receive_year: year, receive_month: month, seq_no: seqNo } = row;
    if (year === null || month === null || seqNo === null) return true;
    const of = { membershipNo, year, month };
    const cremation = kind.startsWith('cremation');
    const contents = cremation
      ? (await this.#queries.listCremationReceipts(of)).map((receipt) =>
          cremationContent(membershipNo, receipt),
        )
      : (await this.#queries.listReceipts(of)).map((receipt) => receiptContent(membershipNo, receipt));
    return contents.some((content) => createDocumentCode(key, content) === row.code);
  }

  async #getRow(
    key: Buffer,
    code: string,
    content: DocumentContent,
    origin: Origin,
  ): Promise<IssuedDocumentTable> {
    const row = {
      code,
      document_no: await this.#nextNumber(content.date),
      kind: content.kind,
      document_date: content.date,
      amount: content.amount,
      content_hash: hashContent(content),
      membership_no: content.membershipNo,
      receive_year: origin?.year ?? null,
      receive_month: origin?.month ?? null,
      seq_no: origin?.seqNo ?? null,
      issued_at: this.#now(),
    };
    return { ...row, seal: createSeal(key, sealedPart(row)) };
  }

  /** The Buddhist year of the document and a running number. */
  async #nextNumber(date: string): Promise<string> {
    const year = toBuddhistYear(Number(date.slice(0, 4))) % 100;
    const number = await this.#queries.nextDocumentNumber();
    return `${String(year).padStart(2, '0')}-${String(number).padStart(NUMBER_DIGITS, '0')}`;
  }
}

function sealedPart({
  content_hash,
  issued_at: _when,
  ...row
}: Omit<IssuedDocumentTable, 'seal'> & { seal?: Buffer }): Record<string, unknown> {
  const { seal: _seal, ...sealed } = row;
  return { ...sealed, content_hash: content_hash.toString('hex') };
}
