import { expect, it } from 'vitest';
import { validateName, validatePublicText, validateText } from './text-validation.ts';

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
  expect(validateText(text, 'หัวข้อ', rule)).toBe(words);
});

it('keeps the names of the cooperative for itself', () => {
  const rule = { max: 60, ownNames: ['สอ.บ้านไร่'] };
  for (const name of ['เจ้าหน้าที่', 'เพจ สอ.บ้านไร่'])
    expect(validateName(name, rule)).toBe('ชื่อนี้สงวนไว้สำหรับเจ้าหน้าที่ ใช้ชื่ออื่น');
  expect(validateName('แดง', rule)).toBeUndefined();
  for (const text of ['คำตอบจากสหกรณ์', 'สอ.บ้านไร่: อนุมัติแล้ว'])
    expect(validatePublicText(text, 'หัวข้อ', rule)).toBe('หัวข้อขึ้นต้นเหมือนเป็นคำตอบของสหกรณ์ ใช้คำอื่นขึ้นต้น');
  expect(validatePublicText('ถามเจ้าหน้าที่', 'หัวข้อ', rule)).toBeUndefined();
});
