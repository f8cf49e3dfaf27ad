import { describe, expect, it } from 'vitest';
import type { ImportColumn } from '../tables/import-table.ts';
import { Refusal } from './problems.ts';
import { readValue } from './values.ts';

const column = (kind: ImportColumn['kind'], more: Partial<ImportColumn> = {}): ImportColumn => ({
  name: 'x',
  kind,
  ...more,
});

function read(definition: ImportColumn, cell: string | null): string | null {
  const value = readValue(definition, cell);
  return value instanceof Refusal ? `refused: ${value.reason.th}` : value;
}

describe('readValue', () => {
  it.each([
    ['2', '000002'],
    ['๑๒๓๔', '001234'],
    [' 001234 ', '001234'],
    ['1234567', 'refused: เลขสมาชิกต้องเป็นตัวเลข 1 ถึง 6 หลัก'],
    ['A12', 'refused: เลขสมาชิกต้องเป็นตัวเลข 1 ถึง 6 หลัก'],
    ['\u202a000101\u202c', '000101'],
    ['１２３', '000123'],
    ['12.0', 'refused: เลขสมาชิกต้องเป็นตัวเลข 1 ถึง 6 หลัก'],
  ])('reads the membership number %s as %s', (cell, expected) => {
    expect(read(column('member'), cell)).toBe(expected);
  });

  it.each([
    ['1100200300412', '1100200300412'],
    ['1-1002-00300-41-2', '1100200300412'],
    ['๑๑๐๐๒๐๐๓๐๐๔๑๒', '1100200300412'],
    ['1100200300413', 'refused: เลขตรวจสอบหลักที่ 13 ของบัตรประชาชนไม่ถูกต้อง'],
    ['110020030041', 'refused: เลขบัตรประชาชนต้องมี 13 หลัก'],
    ['11002003004l2', 'refused: เลขบัตรประชาชนต้องมี 13 หลัก'],
    ['1.10020E+12', 'refused: เลขบัตรประชาชนต้องมี 13 หลัก'],
  ])('reads the id card %s as %s', (cell, expected) => {
    expect(read(column('id-card'), cell)).toBe(expected);
  });

  it.each([
    ['ส6900123', 'ส6900123'],
    ['ฉ.123/2569', 'ฉ.123/2569'],
    ['ส 6900123', 'refused: เลขที่สัญญาใช้ตัวเลข พยัญชนะ จุด ทับ และขีด ไม่เกิน 20 ตัว'],
  ])('reads the contract number %s as %s', (cell, expected) => {
    expect(read(column('loan-no'), cell)).toBe(expected);
  });

  it('takes an account number that fits a path, and no other', () => {
    expect(read(column('deposit-no'), '01-00000123')).toBe('01-00000123');
    expect(read(column('deposit-no'), '01/00000123')).toMatch(/^refused/);
    expect(read(column('deposit-no'), '1'.repeat(21))).toMatch(/^refused/);
  });

  it.each([
    ['  นาง  สมหญิง\r\nใจดี ', 'นาง สมหญิง ใจดี'],
    ['น\u0e4d\u0e32', 'นำ'],
    ['สม\u200bหญิง', 'สมหญิง'],
    ['ทด\u00adสอบ', 'ทดสอบ'],
    ['ศักด์ิสิทธ์ิ พันธ์ุ', 'ศักดิ์สิทธิ์ พันธุ์'],
    ['ท\uf703\uf70a', 'ทึ่'],
    ['José Müller', 'José Müller'],
    ['บ้าน\u00a0เลขที่', 'บ้าน เลขที่'],
  ])('writes the text %j in one spelling', (cell, expected) => {
    expect(read(column('text'), cell)).toBe(expected);
  });

  it.each([
    ['a\0b', 'refused: มีอักขระ NUL ปนอยู่'],
    ['a\u0007b', 'refused: มีอักขระควบคุมปนอยู่'],
    ['ÊÁªÒÂ', 'refused: โปรแกรมก่อนหน้าอ่าน TIS-620 เป็น Latin-1 น่าจะเป็น "สมชาย" ส่งออกใหม่เป็น UTF-8'],
    ['เธชเธกเธ\u008aเธฒเธข', 'refused: โปรแกรมก่อนหน้าอ่าน UTF-8 เป็น TIS-620 น่าจะเป็น "สมชาย" ส่งออกใหม่เป็น UTF-8'],
    ['a\ufffdb', 'refused: มีอักขระที่เสียจากการแปลงรหัสมาก่อน'],
    ['a\ud800b', 'refused: มีอักขระที่เสียจากการแปลงรหัสมาก่อน'],
  ])('refuses the damaged text %j', (cell, expected) => {
    expect(read(column('text'), cell)).toBe(expected);
  });

  it('refuses a text longer than its column', () => {
    expect(read(column('text', { maxLength: 5 }), 'กขคงจ')).toBe('กขคงจ');
    expect(read(column('text', { maxLength: 5 }), 'กขคงจฉ')).toBe('refused: ยาวเกิน 5 ตัวอักษร');
  });

  it('takes the codes of a list only', () => {
    const status = column('code', { codes: ['0', '3'] });
    expect(read(status, '3')).toBe('3');
    expect(read(status, '1')).toBe('refused: ไม่ใช่รหัสที่รู้จัก (0 3)');
    expect(read(column('code'), 'ABC')).toBe('ABC');
    expect(read(column('code'), 'A'.repeat(21))).toBe('refused: ยาวเกิน 20 ตัวอักษร');
  });

  it('fills an empty cell with what the column says, or leaves it open, or refuses', () => {
    expect(read(column('code', { codes: ['0', '3'], empty: '0' }), ' ')).toBe('0');
    expect(read(column('money'), null)).toBeNull();
    expect(read(column('money', { required: true }), '')).toBe('refused: ว่าง ทั้งที่ต้องมีค่า');
    expect(read(column('date', { required: true }), '0000-00-00')).toBe('refused: ว่าง ทั้งที่ต้องมีค่า');
  });
});
