import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { DocumentKind } from '@sahakorn/contract/document';
import type { IssuedDocument, IssuedDocumentDetail } from '../../db/document-schema.ts';
import type { StoredDocument } from './document-queries.ts';
import { REFERENCE_LENGTH, REFERENCE_LETTERS } from '@sahakorn/contract/reference-code';

/** The content that a document's code covers. */
export type DocumentContent = {
  kind: DocumentKind;
  /** `YYYY-MM-DD`. */
  date: string;
  /** The first of its figures, a decimal string in baht; null if it is not known. */
  amount: string | null;
  membershipNo: string;
  /** Every figure and name on it. */
  details: unknown;
};

const BITS_PER_LETTER = 5;

/** The code of a document: the HMAC of its content, cut to 60 bits. The same content has the same code. */
export function createDocumentCode(key: Buffer, content: DocumentContent): string {
  const digest = createHmac('sha256', key).update('code\0').update(canonical(content)).digest();
  let bits = digest.readBigUInt64BE(0) >> 4n;
  let code = '';
  for (let at = 0; at < REFERENCE_LENGTH; at += 1) {
    code = (REFERENCE_LETTERS[Number(bits & 31n)] ?? '') + code;
    bits >>= BigInt(BITS_PER_LETTER);
  }
  return code;
}

/** The SHA-256 of a content. The order of its fields does not matter. */
export function hashContent(content: unknown): Buffer {
  return createHash('sha256').update(canonical(content)).digest();
}

/** The HMAC of the stored row, so that a row changed in the database fails verification. */
export function createSeal(key: Buffer, row: Readonly<Record<string, unknown>>): Buffer {
  return createHmac('sha256', key).update('seal\0').update(canonical(row)).digest();
}

/** Marks a content hash that covers a detail; without it, a document could lose its detail unnoticed. */
const DETAIL_MARK = Buffer.of(2);
const HASH_BYTES = 32;

/** The content hash of a document with a detail: everything that is stored besides its own row. */
export function hashDetail(
  { figures, source, printed_hash, updated_on }: Omit<IssuedDocumentDetail, 'code'>,
  issuedAt: Date,
): Buffer {
  const printed = printed_hash.toString('hex');
  const hash = hashContent({ figures, source, printed, updated_on, issued_at: issuedAt.toISOString() });
  return Buffer.concat([DETAIL_MARK, hash]);
}

/** The seal of a stored document. */
export function sealDocument(key: Buffer, row: Omit<IssuedDocument, 'seal'>): Buffer {
  return createSeal(key, getSealedFields(row));
}

/** Whether a stored document is as it was issued. */
export function isIntact(key: Buffer, { row, detail }: StoredDocument): boolean {
  if (!sealsMatch(row.seal, sealDocument(key, row))) return false;
  if (row.content_hash.length === HASH_BYTES) return detail === null;
  return detail !== null && hashDetail(detail, row.issued_at).equals(row.content_hash);
}

/**
 * The fields that the seal covers. A statement of null is left out, as in older seals; the time of issue is
 * in the hash of the detail.
 */
function getSealedFields({
  content_hash,
  issued_at: _when,
  statement,
  ...row
}: Omit<IssuedDocument, 'seal'> & { seal?: Buffer }): Record<string, unknown> {
  const { seal: _seal, ...sealed } = row;
  return { ...sealed, content_hash: content_hash.toString('hex'), ...(statement && { statement }) };
}

/** Compares two seals in constant time. */
export function sealsMatch(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Canonical JSON: the same text for every order of fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}
