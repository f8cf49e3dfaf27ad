import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/** A fresh token for a client: 256 random bits in base64url. It is never stored. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The token of an `Authorization` header, or null where there is none of our form. */
export function readBearer(header: string | undefined): string | null {
  return BEARER.exec(header ?? '')?.[1] ?? null;
}
