import { describe, expect, it } from 'vitest';
import { parseTemplate } from './template.ts';

function fill(template: string, values: Record<string, string>): string {
  return parseTemplate(template).fill((path) => values[path] ?? '');
}

describe('parseTemplate', () => {
  const address = '{no}[ หมู่ {moo}][ {road} ซอย {lane}] {town}';

  it.each([
    [{ no: '9', moo: '3', road: 'พหลโยธิน', lane: '7', town: 'ลาดพร้าว' }, '9 หมู่ 3 พหลโยธิน ซอย 7 ลาดพร้าว'],
    [{ no: '9', town: 'ลาดพร้าว' }, '9 ลาดพร้าว'],
    [{ no: '9', road: 'พหลโยธิน', town: 'ลาดพร้าว' }, '9 ลาดพร้าว'],
    [{ moo: '3' }, ' หมู่ 3 '],
  ])('fills %j', (values, text) => {
    expect(fill(address, values)).toBe(text);
  });

  it('names its columns in order, paths into nested values too', () => {
    expect(parseTemplate('{address.no}[ {address.moo}] { town }').paths).toEqual([
      'address.no',
      'address.moo',
      'town',
    ]);
  });

  it('keeps plain words as they are', () => {
    expect(fill('ซอย (ก)', {})).toBe('ซอย (ก)');
  });

  it.each(['{a', 'a}', '[a', 'a]', '[{a}[b]]', '{{a}}', '{a]}['])(
    'refuses the brackets of %s',
    (template) => {
      expect(() => parseTemplate(template)).toThrow('ไม่ครบคู่');
    },
  );

  it('refuses a column without a name', () => {
    expect(() => parseTemplate('{ }')).toThrow('ไม่มีชื่อคอลัมน์');
  });
});
