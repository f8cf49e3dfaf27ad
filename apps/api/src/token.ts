import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/** A random token of 256 bits in base64url. Only its hash is stored. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The stored hash of a token. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** The bearer token of an `Authorization` header, or null. */
export function readBearer(header: string | undefined): string | null {
  return BEARER.exec(header ?? '')?.[1] ?? null;
}
