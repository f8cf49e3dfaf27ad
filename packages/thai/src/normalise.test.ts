import { describe, expect, it } from 'vitest';
import { normaliseMarks, normaliseThai } from './normalise.ts';

describe('normaliseThai', () => {
  it.each([
    ['decomposed sara am', 'ค\u0e4d\u0e32', 'คำ'],
    ['sara am around its tone', 'น\u0e4d\u0e49\u0e32', 'น้ำ'],
    ['sara am after its tone', 'น\u0e49\u0e4d\u0e32', 'น้ำ'],
    ['a tone typed after sara am', 'น\u0e33\u0e49', 'น้ำ'],
    ['sara am as it should be', 'น้ำ', 'น้ำ'],
    ['two sara e for sara ae', 'เเละเเรงงาน', 'และแรงงาน'],
    ['a single sara e', 'เลข', 'เลข'],
    ['zero-width characters', '\ufeffเงิน\u200bกู้\u200c\u200d\u2060', 'เงินกู้'],
    ['zero-width characters within a vowel', 'เ\u200bเละ น\u0e4d\u200b\u0e32', 'และ นำ'],
    ['the joiner inside an emoji', '👩‍👩‍👧', '👩‍👩‍👧'],
    ['marks in another order', 'ก\u0e48\u0e38', 'กุ่'],
    ['a decomposed Latin letter', 'cafe\u0301', 'café'],
    ['spaces and no-break spaces', ' ก\u00a0ข ', ' ก\u00a0ข '],
    ['nothing', '', ''],
  ])('normalises %s', (_, text, expected) => {
    expect(normaliseThai(text)).toBe(expected);
  });

  it('is idempotent', () => {
    const once = normaliseThai('นํ้าใจเเละเเรงงาน\u200bต่าง ๆ');
    expect(normaliseThai(once)).toBe(once);
  });
});

describe('normaliseMarks', () => {
  it.each([
    ['ก\u0e48\u0e35', 'กี่'],
    ['เช\u0e48\u0e37อม', 'เชื่อม'],
    ['ค\u0e30\u0e48', 'ค่ะ'],
    ['ก\u0e32\u0e48', 'ก่า'],
    ['ขั\u0e49\u0e49น', 'ขั้น'],
    ['สหกรณ\u0e4c\u0e4c', 'สหกรณ์'],
    ['น\u0e4d\u0e49\u0e32', 'น้ำ'],
    ['ไม่ว่าที่ใด', 'ไม่ว่าที่ใด'],
  ])('mends %s to %s', (typed, mended) => {
    expect(normaliseMarks(typed)).toBe(mended);
    expect(normaliseMarks(mended)).toBe(mended);
  });
});
