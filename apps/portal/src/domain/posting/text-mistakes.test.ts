import { expect, it } from 'vitest';
import { mistakeIn, mistakeInName, mistakesOf } from './text-mistakes.ts';

const TITLE = { max: 5 } as const;

it.each([
  ['กู้', TITLE, undefined],
  [' กู้ ', TITLE, undefined],
  ['  ', TITLE, 'กรอกหัวข้อ'],
  ['  ', { ...TITLE, optional: true }, undefined],
  ['กขคงจฉ', TITLE, 'หัวข้อยาวได้ไม่เกิน 5 ตัวอักษร'],
  ['ก\u0007', TITLE, 'หัวข้อมีอักขระที่แสดงไม่ได้ ลบแล้วพิมพ์ใหม่'],
  ['www. www. www. www.', { max: 50 }, 'หัวข้อมีลิงก์ได้ไม่เกิน 3 ลิงก์'],
])('says what is wrong with %j', (text, rule, words) => {
  expect(mistakeIn(text, 'หัวข้อ', rule)).toBe(words);
});

it('keeps the names of the cooperative for itself', () => {
  expect(mistakeInName('เจ้าหน้าที่', { max: 60 })).toBe('ชื่อนี้สงวนไว้สำหรับเจ้าหน้าที่ ใช้ชื่ออื่น');
  expect(mistakeInName('แดง', { max: 60 })).toBeUndefined();
  expect(mistakesOf({ name: undefined, title: 'กรอกหัวข้อ' })).toEqual({ title: 'กรอกหัวข้อ' });
});
