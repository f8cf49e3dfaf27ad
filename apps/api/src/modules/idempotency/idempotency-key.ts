import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@sahakorn/contract/call';
import type { FastifyRequest } from 'fastify';
import { addressBucket } from '../../client/address-bucket.ts';
import { Invalid } from '../../errors/domain-errors.ts';
import type { Owner } from '../../limits/fair-queue.ts';

/** Visible ASCII, as the header field of the IETF draft has it between its quotes, or without them. */
const KEY = /^("?)([\x21\x23-\x5b\x5d-\x7e]{1,255})\1$/;
const SECRET_BYTES = 32;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What identifies a repeated write. */
export type Attempt = {
  /** The id of the call. */
  call: string;
  /** The owner of the key: the same key of another owner is a different key. */
  scope: string;
  key: string;
};

/** The stored form of a key, and the operations that need the key. */
export type KeyedAttempt = {
  id: Buffer;
  getFingerprint: (body: unknown) => Buffer;
  seal: (answer: unknown) => Buffer;
  open: (sealed: Buffer) => unknown;
};

/** A write that may carry a key. */
export type KeyedWrite = Omit<Attempt, 'key'> & {
  /** Null if the request has none. */
  key: string | null;
  /** The body that a repeated request must have. */
  body: unknown;
  /** Whose turn it takes to look the key up. */
  owner: Owner;
};

/**
 * Reads the idempotency key of a request, which is queued by its member, or by its address without one.
 * @throws Invalid for a malformed key
 */
export function readWrite(
  { headers, ip, routeOptions }: FastifyRequest,
  { scope, body, member }: Pick<KeyedWrite, 'scope' | 'body'> & { member?: string },
): KeyedWrite {
  const call = routeOptions.config.call?.id ?? '';
  const owner = member === undefined ? { address: addressBucket(ip) } : { member };
  return { call, scope, body, owner, key: readIdempotencyKey(headers[IDEMPOTENCY_HEADER.toLowerCase()]) };
}

/** The key in a header; null if there is none. */
export function readIdempotencyKey(header: string | readonly string[] | undefined): string | null {
  if (header === undefined) return null;
  const [, , key] = (typeof header === 'string' && KEY.exec(header)) || [];
  if (key === undefined) throw new Invalid('idempotency-key: not 1 to 255 visible ASCII characters');
  return key;
}

/**
 * Derives the stored id and the encryption secret of a key. Answers may contain secrets such as a tracking
 * code, so they are encrypted with a secret derived from the key, and only the id is stored.
 */
export function deriveAttemptKeys({ call, scope, key }: Attempt): KeyedAttempt {
  const material = JSON.stringify([call, scope, key]);
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', material, '', purpose, SECRET_BYTES));
  const [id, secret] = [derive('name'), derive('seal')];
  return {
    id,
    getFingerprint: (body) => createHmac('sha256', secret).update(JSON.stringify(body)).digest(),
    seal: (answer) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, secret, iv);
      const sealed = [cipher.update(JSON.stringify(answer)), cipher.final()];
      return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]);
    },
    open: (sealed) => {
      const [iv, tag] = [sealed.subarray(0, IV_BYTES), sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
      const decipher = createDecipheriv(CIPHER, secret, iv).setAuthTag(tag);
      const text = [decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
      return JSON.parse(Buffer.concat(text).toString('utf8'));
    },
  };
}
