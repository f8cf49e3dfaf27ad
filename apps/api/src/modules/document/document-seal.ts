import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { DocumentKind } from '@sahakorn/contract/document';
import { REFERENCE_LENGTH, REFERENCE_LETTERS } from '@sahakorn/contract/reference-code';

/** The content that a document's code covers. */
export type DocumentContent = {
  kind: DocumentKind;
  /** `YYYY-MM-DD`. */
  date: string;
  /** A decimal string in baht, or null if the document states no single amount. */
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
