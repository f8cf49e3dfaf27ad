import { DocumentKind, type VerifiedDocument } from '@sahakorn/contract/document';
import { normaliseReferenceCode } from '@sahakorn/contract/reference-code';
import { toBuddhistYear } from '@sahakorn/thai/date';
import type { IssuedDocument, PrintedStatement } from '../../db/document-schema.ts';
import { NotFound } from '../../errors/domain-errors.ts';
import type { DocumentQueries } from './document-queries.ts';
import {
  createDocumentCode,
  type DocumentContent,
  hashContent,
  sealsMatch,
  createSeal,
} from './document-seal.ts';
import { DOCUMENT_TITLES } from './document-words.ts';
import { getPeriod, isUnchanged, type StatementLedgers } from './printed-statement.ts';
import { cremationContent, receiptContent } from './receipt-content.ts';

const NUMBER_DIGITS = 6;

const STATES = {
  original: 'ตรงกับต้นฉบับ',
  cancelled: 'ยกเลิกแล้ว',
  changed: 'รายการในบัญชีเปลี่ยนไปหลังออกเอกสาร',
} as const;

/** The row that a document is based on, for documents that the books can cancel. */
export type Origin = { year: number; month: number; seqNo: number } | null;

export type Issued = { code: string; documentNo: string };

/** The rows of the books that a document is based on. */
export type Source = { origin?: Origin | undefined; statement?: PrintedStatement | undefined };

type DocumentRegisterParts = {
  queries: DocumentQueries;
  ledgers: StatementLedgers;
  readKey: () => Promise<Buffer>;
  now: () => Date;
};

/** Records printed documents and verifies their codes. */
export class DocumentRegister {
  readonly #queries: DocumentQueries;
  readonly #ledgers: StatementLedgers;
  readonly #readKey: () => Promise<Buffer>;
  readonly #now: () => Date;

  /** `readKey` reads the key that all servers of the cooperative share. */
  constructor({ queries, ledgers, readKey, now }: DocumentRegisterParts) {
    this.#queries = queries;
    this.#ledgers = ledgers;
    this.#readKey = readKey;
    this.#now = now;
  }

  /** Assigns a document its number and code. The same content gets the same ones when it is printed again. */
  async issue(content: DocumentContent, source: Source = {}): Promise<Issued> {
    const key = await this.#readKey();
    const code = createDocumentCode(key, content);
    const known = await this.#queries.findIssued(code);
    if (known) return { code, documentNo: known.document_no };
    await this.#queries.insertIssued(await this.#getRow(key, code, content, source));
    const stored = await this.#queries.findIssued(code);
    if (!stored) throw new Error('A document that was stored cannot be found.');
    return { code, documentNo: stored.document_no };
  }

  /**
   * What the code of a document reveals.
   * @throws NotFound for a code that no document has
   */
  async verify(typed: string): Promise<VerifiedDocument> {
    const key = await this.#readKey();
    const row = await this.#queries.findIssued(normaliseReferenceCode(typed).toWellFormed());
    if (!row || !sealsMatch(row.seal, createSeal(key, getSealedFields(row)))) throw new NotFound();
    const kind = DocumentKind.parse(row.kind);
    const state = await this.#compareWithBooks(key, row, kind);
    const period = row.statement && getPeriod(row.statement);
    return {
      kind,
      kind_name: DOCUMENT_TITLES[kind],
      document_no: row.document_no,
      document_date: row.document_date,
      amount: row.amount,
      state,
      state_name: STATES[state],
      row_count: row.statement?.rowCount ?? null,
      period_from: period?.from ?? null,
      period_to: period?.to ?? null,
    };
  }

  /**
   * A receipt is valid while the books still say the same; a statement
   * while its rows are as they were printed.
   */
  async #compareWithBooks(
    key: Buffer,
    row: IssuedDocument,
    kind: DocumentKind,
  ): Promise<keyof typeof STATES> {
    const read = this.#ledgers[kind];
    if (row.statement && read) {
      const { membership_no: membershipNo, statement } = row;
      const unchanged = await isUnchanged(statement, (query) =>
        read(membershipNo, statement.subject, query),
      ).catch(returnFalseWhenNotFound);
      return unchanged ? 'original' : 'changed';
    }
    return (await this.#isStillReceipt(key, row, kind)) ? 'original' : 'cancelled';
  }

  async #isStillReceipt(key: Buffer, row: IssuedDocument, kind: DocumentKind): Promise<boolean> {
    const { membership_no: membershipNo, receive_year: year, receive_month: month, seq_no: seqNo } = row;
    if (year === null || month === null || seqNo === null) return true;
    const receiptMonth = { membershipNo, year, month };
    const cremation = kind.startsWith('cremation');
    const contents = cremation
      ? (await this.#queries.listCremationReceipts(receiptMonth)).map((receipt) =>
          cremationContent(membershipNo, receipt),
        )
      : (await this.#queries.listReceipts(receiptMonth)).map((receipt) =>
          receiptContent(membershipNo, receipt),
        );
    return contents.some((content) => createDocumentCode(key, content) === row.code);
  }

  async #getRow(
    key: Buffer,
    code: string,
    content: DocumentContent,
    { origin, statement }: Source,
  ): Promise<IssuedDocument> {
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
      statement: statement ?? null,
    };
    return { ...row, seal: createSeal(key, getSealedFields(row)) };
  }

  /** The Buddhist year of the document and a running number. */
  async #nextNumber(date: string): Promise<string> {
    const year = toBuddhistYear(Number(date.slice(0, 4))) % 100;
    const number = await this.#queries.nextDocumentNumber();
    return `${String(year).padStart(2, '0')}-${String(number).padStart(NUMBER_DIGITS, '0')}`;
  }
}

/**
 * The fields of a stored document that its seal covers. A statement of null is left out, as in older seals.
 */
export function getSealedFields({
  content_hash,
  issued_at: _when,
  statement,
  ...row
}: Omit<IssuedDocument, 'seal'> & { seal?: Buffer }): Record<string, unknown> {
  const { seal: _seal, ...sealed } = row;
  return { ...sealed, content_hash: content_hash.toString('hex'), ...(statement && { statement }) };
}

/** The ledger may have been closed, or be another member's now. */
function returnFalseWhenNotFound(error: unknown): false {
  if (error instanceof NotFound) return false;
  throw error;
}
