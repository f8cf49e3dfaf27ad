import { expect, it } from 'vitest';
import { IdempotencyKeys } from './idempotency-keys.ts';

it('keeps the key of a text until the text changes or was taken', () => {
  const keys = new IdempotencyKeys();
  const first = keys.getKey({ body: 'ก' });
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(keys.getKey({ body: 'ก' })).toBe(first);
  const changed = keys.getKey({ body: 'ข' });
  expect(changed).not.toBe(first);
  keys.renew();
  expect(keys.getKey({ body: 'ข' })).not.toBe(changed);
});
