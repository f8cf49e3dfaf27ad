import { type BooksComparison, DocumentKind, type VerifiedDocument } from '@sahakorn/contract/document';
import { normaliseReferenceCode } from '@sahakorn/contract/reference-code';
import { toBuddhistYear } from '@sahakorn/thai/date';
import type { DocumentFigure, IssuedDocument, IssuedDocumentDetail } from '../../db/document-schema.ts';
import type { Letterhead, Sheet } from '../../documents/sheet.ts';
import { NotFound } from '../../errors/domain-errors.ts';
import { describeDocument, type DocumentKinds, type DocumentOf } from './document-kinds.ts';
import type { StoredDocument } from './document-queries.ts';
import {
  createDocumentCode,
  type DocumentContent,
  hashContent,
  hashDetail,
  isIntact,
  sealDocument,
} from './document-seal.ts';
import { fullName } from './document-words.ts';
import { type DocumentBooks, hashStated } from './kind-rule.ts';
import { compareOlderDocument, NOT_COVERED } from './older-documents.ts';
import { getPeriod, type PrintedRows } from './printed-statement.ts';

const NUMBER_DIGITS = 6;

const STATES = {
  original: 'ตรงกับที่ออก',
  cancelled: 'ยกเลิกแล้ว',
  changed: 'ข้อมูลเปลี่ยนไปหลังออกเอกสาร',
} as const satisfies Record<VerifiedDocument['state'], string>;

const BOOKS_STATES = {
  same: 'ตรงกับสมุดวันนี้',
  different: 'ต่างจากสมุดวันนี้',
  incomparable: 'เทียบกับสมุดวันนี้ไม่ได้',
} as const satisfies Record<BooksComparison['state'], string>;

const GONE = 'สมุดบัญชีของสมาชิกไม่มีข้อมูลนี้แล้ว';
const ROWS_CHANGED = 'ข้อมูลในสมุดบัญชีแก้ไขหลังออกเอกสาร';
const HEADS_CHANGED = 'ชื่อ เลขที่ หรือประเภทบัญชีในสมุดบัญชีเปลี่ยนไป จำนวนเงินยังตรงกัน';

/** A document to issue: what it is made of, and everything that is printed but what `Issued` adds. */
export type NewDocument = {
  document: DocumentOf<DocumentKind>;
  /** `YYYY-MM-DD`. */
  date: string;
  membershipNo: string;
  ownerName: string;
  printed: Pick<Sheet, 'title' | 'facts' | 'blocks'> & { letterhead: Letterhead };
  /** The newest movement of the books. */
  updatedOn: string | null;
};

export type Issued = { code: string; documentNo: string; issuedAt: Date; updatedOn: string | null };

type DocumentRegisterParts = {
  kinds: DocumentKinds;
  books: DocumentBooks;
  readKey: () => Promise<Buffer>;
  now: () => Date;
};

type Comparison = Pick<BooksComparison, 'state' | 'reason'> & { document: VerifiedDocument['state'] };

/** Records printed documents and verifies their codes. */
export class DocumentRegister {
  readonly #parts: DocumentRegisterParts;

  /** `readKey` reads the key that all servers of the cooperative share. */
  constructor(parts: DocumentRegisterParts) {
    this.#parts = parts;
  }

  /** Assigns a document its number and code. The same content gets the same ones when it is printed again. */
  async issue(issuing: NewDocument): Promise<Issued> {
    const { kinds, books, readKey } = this.#parts;
    const key = await readKey();
    const { document, date, membershipNo, ownerName, printed, updatedOn } = issuing;
    const { figures, source } = describeDocument(kinds, document, ownerName);
    const details = { printed, figures, rows: source.rows, heads: source.heads };
    const content = { kind: document.kind, date, amount: figures[0].amount, membershipNo, details };
    const code = createDocumentCode(key, content);
    const known = await books.queries.findIssued(code);
    if (known) return toIssued(known);
    const detail = { code, figures, source, printed_hash: hashContent(printed), updated_on: updatedOn };
    await books.queries.insertIssued(await this.#getRow(key, content, detail), detail);
    const stored = await books.queries.findIssued(code);
    if (!stored) throw new Error('A document that was stored cannot be found.');
    return toIssued(stored);
  }

  /**
   * What the code of a document reveals.
   * @throws NotFound for a code that no document has
   */
  async verify(typed: string): Promise<VerifiedDocument> {
    const { kinds, books, readKey } = this.#parts;
    const key = await readKey();
    const stored = await books.queries.findIssued(normaliseReferenceCode(typed).toWellFormed());
    if (!stored || !isIntact(key, stored)) throw new NotFound();
    const { row, detail } = stored;
    const kind = DocumentKind.parse(row.kind);
    const compared = await (
      detail ? this.#compare(kind, row, detail) : this.#compareOlder(key, kind, row)
    ).catch(differentWhenNotFound(kinds[kind].afterChange));
    const statement = row.statement ?? getStatement(kind, detail);
    const period = statement && getPeriod(statement);
    return {
      kind,
      kind_name: kinds[kind].title,
      document_no: row.document_no,
      document_date: row.document_date,
      amount: row.amount,
      state: compared.document,
      state_name: STATES[compared.document],
      row_count: statement?.rowCount ?? null,
      period_from: period?.from ?? null,
      period_to: period?.to ?? null,
      issued_at: detail && row.issued_at.toISOString(),
      figures: detail?.figures ?? getOnlyFigure(row),
      books: { state: compared.state, state_name: BOOKS_STATES[compared.state], reason: compared.reason },
      not_covered: detail ? null : NOT_COVERED,
    };
  }

  async #compare(
    kind: DocumentKind,
    row: IssuedDocument,
    { source }: IssuedDocumentDetail,
  ): Promise<Comparison> {
    const { kinds, books } = this.#parts;
    const { afterChange, restate } = kinds[kind];
    const owner = await books.queries.findMember(row.membership_no);
    const today = await restate(row.membership_no, source.select);
    if (!owner || !today) return { state: 'different', reason: GONE, document: afterChange };
    const { rows, heads } = hashStated(today, fullName(owner));
    const { incomparable = null, reason } = today;
    if (rows !== source.rows) {
      return { state: 'different', reason: reason ?? ROWS_CHANGED, document: afterChange };
    }
    if (heads !== source.heads) return { state: 'different', reason: HEADS_CHANGED, document: 'changed' };
    return {
      state: incomparable === null ? 'same' : 'incomparable',
      reason: incomparable,
      document: 'original',
    };
  }

  async #compareOlder(key: Buffer, kind: DocumentKind, row: IssuedDocument): Promise<Comparison> {
    const { kinds, books } = this.#parts;
    const { state, reason } = await compareOlderDocument(key, row, books);
    if (state !== 'different') return { state, reason, document: 'original' };
    return { state, reason: reason ?? ROWS_CHANGED, document: kinds[kind].afterChange };
  }

  async #getRow(
    key: Buffer,
    { kind, date, amount, membershipNo }: DocumentContent,
    detail: IssuedDocumentDetail,
  ): Promise<IssuedDocument> {
    const issuedAt = this.#parts.now();
    const row = {
      code: detail.code,
      document_no: await this.#nextNumber(date),
      kind,
      document_date: date,
      amount,
      content_hash: hashDetail(detail, issuedAt),
      membership_no: membershipNo,
      receive_year: null,
      receive_month: null,
      seq_no: null,
      issued_at: issuedAt,
      statement: null,
    };
    return { ...row, seal: sealDocument(key, row) };
  }

  /** The Buddhist year of the document and a running number. */
  async #nextNumber(date: string): Promise<string> {
    const year = toBuddhistYear(Number(date.slice(0, 4))) % 100;
    const number = await this.#parts.books.queries.nextDocumentNumber();
    return `${String(year).padStart(2, '0')}-${String(number).padStart(NUMBER_DIGITS, '0')}`;
  }
}

function toIssued({ row, detail }: StoredDocument): Issued {
  const { code, document_no: documentNo, issued_at: issuedAt } = row;
  return { code, documentNo, issuedAt, updatedOn: detail?.updated_on ?? null };
}

/** The number and the days of the rows, where the document is a statement. */
function getStatement(kind: DocumentKind, detail: IssuedDocumentDetail | null): PrintedRows | null {
  return detail && kind.endsWith('_statement') ? (detail.source.select as PrintedRows) : null;
}

function getOnlyFigure({ amount }: IssuedDocument): DocumentFigure[] {
  return amount === null ? [] : [{ label: 'จำนวนเงิน', amount, text: null }];
}

/** The ledger may have been closed, or be another member's now. */
function differentWhenNotFound(document: Comparison['document']): (error: unknown) => Comparison {
  return (error) => {
    if (error instanceof NotFound) return { state: 'different', reason: GONE, document };
    throw error;
  };
}
