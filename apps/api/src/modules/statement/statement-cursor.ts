import { hash, timingSafeEqual } from 'node:crypto';

/** A position in a statement. */
export type StatementPosition = {
  /** The newest row when the reading began; rows posted later belong to the next reading. */
  newest: number;
  /** The last row read; the next page begins below it. */
  read: number;
};

const NUMBERS_BYTES = 8;
const SEAL_BYTES = 12;
const FORM = /^[A-Za-z0-9_-]{27}$/;

/** Encodes a position. The cursor is valid for this `reading` only: the account and the filter. */
export function writeCursor({ newest, read }: StatementPosition, reading: readonly unknown[]): string {
  const numbers = Buffer.alloc(NUMBERS_BYTES);
  numbers.writeInt32BE(newest, 0);
  numbers.writeInt32BE(read, 4);
  return Buffer.concat([numbers, seal(numbers, reading)]).toString('base64url');
}

/** Decodes a cursor; null if it does not belong to this reading. */
export function readCursor(cursor: string, reading: readonly unknown[]): StatementPosition | null {
  if (!FORM.test(cursor)) return null;
  const bytes = Buffer.from(cursor, 'base64url');
  const numbers = bytes.subarray(0, NUMBERS_BYTES);
  const checksum = bytes.subarray(NUMBERS_BYTES);
  if (checksum.length !== SEAL_BYTES || !timingSafeEqual(checksum, seal(numbers, reading))) return null;
  return { newest: numbers.readInt32BE(0), read: numbers.readInt32BE(4) };
}

/**
 * A checksum against mix-ups. It need not be secret: a forged cursor only
 * shows other rows of the same account.
 */
function seal(numbers: Buffer, reading: readonly unknown[]): Buffer {
  const text = Buffer.from(JSON.stringify(reading));
  return hash('sha256', Buffer.concat([numbers, text]), 'buffer').subarray(0, SEAL_BYTES);
}
