import { expect, it } from 'vitest';
import { IdempotencyKeys } from './idempotency-keys.ts';

it('keeps the key of a text until the text changes or was taken', () => {
  const keys = new IdempotencyKeys();
  const first = keys.keyFor({ body: 'ก' });
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(keys.keyFor({ body: 'ก' })).toBe(first);
  const changed = keys.keyFor({ body: 'ข' });
  expect(changed).not.toBe(first);
  keys.taken();
  expect(keys.keyFor({ body: 'ข' })).not.toBe(changed);
});
