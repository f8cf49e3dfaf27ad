import { describe, expect, it } from 'vitest';
import {
  createDocumentCode,
  type DocumentContent,
  hashContent,
  sealsMatch,
  createSeal,
} from './document-seal.ts';

const KEY = Buffer.alloc(32, 1);
const CONTENT: DocumentContent = {
  kind: 'receipt',
  date: '2026-10-23',
  amount: '14228.31',
  membershipNo: '001234',
  details: { lines: [{ amount: '2500.00' }, { amount: '11728.31' }] },
};

describe('createDocumentCode', () => {
  it('gives twelve unambiguous characters, the same each time', () => {
    expect(createDocumentCode(KEY, CONTENT)).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    expect(createDocumentCode(KEY, structuredClone(CONTENT))).toBe(createDocumentCode(KEY, CONTENT));
  });

  it('does not depend on the order of fields', () => {
    const { kind, ...others } = CONTENT;
    expect(createDocumentCode(KEY, { ...others, kind })).toBe(createDocumentCode(KEY, CONTENT));
  });

  it.each<[string, DocumentContent]>([
    ['one satang of the sum', { ...CONTENT, amount: '14228.32' }],
    [
      'one satang of a line',
      { ...CONTENT, details: { lines: [{ amount: '2500.01' }, { amount: '11728.31' }] } },
    ],
    [
      'the order of lines',
      { ...CONTENT, details: { lines: [{ amount: '11728.31' }, { amount: '2500.00' }] } },
    ],
    ['the day', { ...CONTENT, date: '2026-10-24' }],
    ['the member', { ...CONTENT, membershipNo: '001235' }],
    ['the kind', { ...CONTENT, kind: 'invoice' }],
  ])('changes with %s', (_what, changed) => {
    expect(createDocumentCode(KEY, changed)).not.toBe(createDocumentCode(KEY, CONTENT));
    expect(hashContent(changed)).not.toEqual(hashContent(CONTENT));
  });

  it('changes with the key', () => {
    expect(createDocumentCode(Buffer.alloc(32, 2), CONTENT)).not.toBe(createDocumentCode(KEY, CONTENT));
  });

  it('uses every letter of its alphabet in every place', () => {
    const codes = Array.from({ length: 2000 }, (_, at) =>
      createDocumentCode(KEY, { ...CONTENT, amount: `${at}.00` }),
    );
    expect(new Set(codes).size).toBe(2000);
    for (let place = 0; place < 12; place += 1)
      expect(new Set(codes.map((code) => code[place])).size).toBe(32);
  });
});

it('seals what is kept', () => {
  const seal = createSeal(KEY, { amount: '1.00', code: 'A' });
  expect(sealsMatch(seal, createSeal(KEY, { code: 'A', amount: '1.00' }))).toBe(true);
  expect(sealsMatch(seal, createSeal(KEY, { code: 'A', amount: '1.01' }))).toBe(false);
  expect(sealsMatch(seal, Buffer.alloc(0))).toBe(false);
});
