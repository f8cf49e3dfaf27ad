import { normaliseThai } from '@sahakorn/thai/normalise';
import { expect } from 'vitest';
import type { Bilingual } from '../src/language.ts';

/** The Thai of a reason, whose English has no Thai letters but those that it quotes from what was written. */
export function checkReason({ th, en }: Bilingual, written: string): string {
  const words = en.match(/[\p{Script=Thai}]+/gu) ?? [];
  const source = normaliseThai(written);
  expect(
    words.filter((word) => !source.includes(word)),
    en,
  ).toEqual([]);
  expect(`${th}${en}`).not.toContain('\0');
  return th;
}
