import { describe, expect, it } from 'vitest';
import { Invalid } from '../../errors/domain-errors.ts';
import { deriveAttemptKeys, readIdempotencyKey } from './idempotency-key.ts';

describe('a key', () => {
  it.each([
    [undefined, null],
    ['8e03978e-40d5-43dd-bc93-6894a57f9324', '8e03978e-40d5-43dd-bc93-6894a57f9324'],
    ['"8e03978e-40d5-43dd-bc93-6894a57f9324"', '8e03978e-40d5-43dd-bc93-6894a57f9324'],
    ['k', 'k'],
  ])('of %j is %j', (header, key) => {
    expect(readIdempotencyKey(header)).toBe(key);
  });

  it.each(
    ['', '""', '"', '"a', 'a b', 'a, b', 'ก', 'a\t', 'a\\', 'x'.repeat(256), ['a', 'b']].map((header) => [
      header,
    ]),
  )('is not read out of %j', (header) => {
    expect(() => readIdempotencyKey(header)).toThrow(Invalid);
  });
});

describe('what is kept of a key', () => {
  const attempt = { call: 'board_create', scope: 'visitor:a', key: 'k' };
  const kept = deriveAttemptKeys(attempt);

  it.each([{ call: 'board_ans' }, { scope: 'visitor:b' }, { key: 'l' }])('differs with %j', (change) => {
    const other = deriveAttemptKeys({ ...attempt, ...change });
    expect(other.id.equals(kept.id)).toBe(false);
    expect(other.getFingerprint({ a: 1 }).equals(kept.getFingerprint({ a: 1 }))).toBe(false);
    expect(() => other.open(kept.seal({ code: 'ABCD' }))).toThrow(/authenticate/);
  });

  it('returns the stored answer, and shows nothing of it without the key', () => {
    const sealed = kept.seal({ code: 'ABCD-EFGH', ก: [1, null] });
    expect(sealed.toString('latin1')).not.toContain('ABCD');
    expect(deriveAttemptKeys(attempt).open(sealed)).toEqual({ code: 'ABCD-EFGH', ก: [1, null] });
    expect(kept.seal(1).equals(kept.seal(1))).toBe(false);
  });

  it('distinguishes bodies', () => {
    expect(kept.getFingerprint({ body: 'ก' }).equals(kept.getFingerprint({ body: 'ก' }))).toBe(true);
    expect(kept.getFingerprint({ body: 'ก' }).equals(kept.getFingerprint({ body: 'ข' }))).toBe(false);
  });
});
