import type { IDEMPOTENCY_HEADER } from '@sahakorn/contract/call';
import type { ApiRequest } from '../../lib/api/api-request.ts';

const HEADER: typeof IDEMPOTENCY_HEADER = 'Idempotency-Key';
const KEY_BYTES = 16;

/**
 * Names what a form sends: the same for as long as nothing in it changes, so that it is taken once however often it
 * is sent. What is sent after it was taken has another name.
 */
export class IdempotencyKeys {
  #sent = '';
  #key = '';

  keyFor(values: unknown): string {
    const text = JSON.stringify(values);
    if (text !== this.#sent) {
      this.#sent = text;
      this.#key = randomKey();
    }
    return this.#key;
  }

  taken(): void {
    this.#sent = '';
  }
}

/** Sends a call with its name. */
export function withIdempotencyKey(request: ApiRequest, key: string): ApiRequest {
  return { ...request, headers: { [HEADER]: key } };
}

/** `crypto.randomUUID` is there over HTTPS only. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
