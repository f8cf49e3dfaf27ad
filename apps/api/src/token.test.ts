import { describe, expect, it } from 'vitest';
import { createToken, hashToken, readBearer } from './token.ts';

describe('token', () => {
  it('is 256 random bits in 43 characters', () => {
    const tokens = Array.from({ length: 1000 }, createToken);
    expect(tokens.every((token) => /^[A-Za-z0-9_-]{43}$/.test(token))).toBe(true);
    expect(new Set(tokens).size).toBe(1000);
  });

  it('draws every character from the whole alphabet', () => {
    const tokens = Array.from({ length: 2000 }, createToken);
    // The last of 43 characters carries four bits only.
    for (let place = 0; place < 42; place += 1) {
      expect(new Set(tokens.map((token) => token[place])).size).toBeGreaterThan(55);
    }
  });

  it('is stored as its SHA-256', () => {
    expect(hashToken('abc').toString('hex')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it.each([
    ['A'.repeat(43), null],
    [`Bearer ${'A'.repeat(43)}`, 'A'.repeat(43)],
    [`bearer ${'-'.repeat(43)}`, '-'.repeat(43)],
    [`Bearer ${'A'.repeat(42)}`, null],
    [`Bearer ${'A'.repeat(44)}`, null],
    [`Bearer  ${'A'.repeat(43)}`, null],
    [`Bearer ${'ก'.repeat(43)}`, null],
    [`Basic ${'A'.repeat(43)}`, null],
    ['', null],
    [undefined, null],
  ])('is read from the header %j', (header, token) => {
    expect(readBearer(header)).toBe(token);
  });
});
