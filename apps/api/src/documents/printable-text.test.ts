import { describe, expect, it } from 'vitest';
import { copiesAsDrawn, drawnText, printable, breakThaiLines } from './printable-text.ts';

/** A font in which every spacing letter is one unit wide. */
const measureWidth = (text: string) => [...text.replaceAll(/\p{M}/gu, '')].length;

describe('printable', () => {
  it.each([
    ['นํ้าฝน', 'น้ำฝน'],
    ['เเดง', 'แดง'],
    ['สอง\nบรรทัด\tเดียว', 'สอง บรรทัด เดียว'],
    ['abc\u202edef', 'abcdef'],
    ['ก\u200bข', 'กข'],
    ['ทด\u00adสอบ', 'ทดสอบ'],
    ['สิทธ์ิ', 'สิทธิ์'],
    ['ท\uf703\uf70a', 'ทึ่'],
    ['\u0000', ''],
    ['  ห่าง  ', 'ห่าง'],
  ])('writes %j as %j', (text, expected) => {
    expect(printable(text)).toBe(expected);
  });
});

describe('drawnText', () => {
  it.each([
    ['น้ำ', 'นํ้า'],
    ['จำกัด', 'จํากัด'],
    ['19\u00a0พ.ย.\u00a02569', '19 พ.ย. 2569'],
    ['ปู่ ญี่ ฐุ', 'ปู่ ญี่ ฐุ'],
  ])('draws %j as %j', (text, expected) => {
    expect(drawnText(text)).toBe(expected);
  });
});

describe('copiesAsDrawn', () => {
  it.each([
    ['12,345.50', true],
    ['−1,000.00', true],
    ['ออกจากงาน', true],
    ['สี่', false],
    ['น้ำ', false],
    ['1\u00a0บาท', false],
    ['日本', false],
  ])('is, for %j, %j', (text, expected) => {
    expect(copiesAsDrawn(text)).toBe(expected);
  });
});

describe('breakThaiLines', () => {
  it('breaks between words only', () => {
    const lines = breakThaiLines('หนึ่งหมื่นสี่พันสองร้อยยี่สิบแปดบาทสามสิบเอ็ดสตางค์', 14, measureWidth);
    expect(lines.join('')).toBe('หนึ่งหมื่นสี่พันสองร้อยยี่สิบแปดบาทสามสิบเอ็ดสตางค์');
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) {
      expect(measureWidth(line)).toBeLessThanOrEqual(14);
      expect(line).not.toMatch(/^[\p{M}ะาำๅๆฯ]|[เแโใไ]$/u);
    }
  });

  it('breaks a word wider than a line between its letters, never inside one', () => {
    expect(breakThaiLines('กี่กี่กี่กี่', 2, measureWidth)).toEqual(['กี่กี่', 'กี่กี่']);
    expect(breakThaiLines('XD6906008151234567', 8, measureWidth)).toEqual(['XD690600', '81512345', '67']);
  });

  it('keeps a date in one piece', () => {
    expect(breakThaiLines('ถึง 19\u00a0พ.ย.\u00a02569', 13, measureWidth)).toEqual([
      'ถึง',
      '19\u00a0พ.ย.\u00a02569',
    ]);
  });

  it('has one empty line for nothing', () => {
    expect(breakThaiLines('', 10, measureWidth)).toEqual(['']);
  });
});
