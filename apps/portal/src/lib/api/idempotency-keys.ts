import type { IDEMPOTENCY_HEADER } from '@sahakorn/contract/call';
import type { ApiRequest } from './api-request.ts';

const HEADER: typeof IDEMPOTENCY_HEADER = 'Idempotency-Key';
const KEY_BYTES = 16;

/** Returns the same key while a form's values are unchanged, so that the server processes repeated requests once. */
export class IdempotencyKeys {
  #sent = '';
  #key = '';

  getKey(values: unknown): string {
    const text = JSON.stringify(values);
    if (text !== this.#sent) {
      this.#sent = text;
      this.#key = createRandomKey();
    }
    return this.#key;
  }

  renew(): void {
    this.#sent = '';
  }
}

export function withIdempotencyKey(request: ApiRequest, key: string): ApiRequest {
  return { ...request, headers: { [HEADER]: key } };
}

/** `crypto.randomUUID` is available over HTTPS only. */
function createRandomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
