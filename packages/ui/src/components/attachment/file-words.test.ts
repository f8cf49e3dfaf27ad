import { describe, expect, it } from 'vitest';
import { getFileKind, formatFileSize, isFileSize } from './file-words.ts';

describe('getFileKind', () => {
  it.each([
    ['loan-form.pdf', 'PDF'],
    ['ใบสมัคร.PDF', 'PDF'],
    ['/mediafiles/2569/form.docx?v=2#page', 'เอกสารเวิร์ด'],
    ['rates.xlsx', 'ตาราง Excel'],
    ['photo.JPEG', 'รูปภาพ'],
    ['forms.tar.zip', 'ไฟล์บีบอัด'],
    ['README', 'ไฟล์'],
    ['setup.exe', 'ไฟล์'],
    ['x.constructor', 'ไฟล์'],
    ['.pdf.', 'ไฟล์'],
    ['', 'ไฟล์'],
  ])('takes %s as %s', (name, kind) => {
    expect(getFileKind(name)).toBe(kind);
  });
});

describe('formatFileSize', () => {
  it.each([
    [0, '0\u00a0ไบต์'],
    [812, '812\u00a0ไบต์'],
    [1023, '1,023\u00a0ไบต์'],
    [1024, '1\u00a0กิโลไบต์'],
    [245_760, '240\u00a0กิโลไบต์'],
    [1_048_575, '1.0\u00a0เมกะไบต์'],
    [1_153_434, '1.1\u00a0เมกะไบต์'],
    [1_610_612_736, '1,536.0\u00a0เมกะไบต์'],
  ])('writes %d as %s', (bytes, words) => {
    expect(formatFileSize(bytes)).toBe(words);
  });
});

describe('isFileSize', () => {
  it.each([0, 1, 245_760])('takes %d', (bytes) => {
    expect(isFileSize(bytes)).toBe(true);
  });

  it.each([null, undefined, Number.NaN, Infinity, -1])('takes %s for no size', (bytes) => {
    expect(isFileSize(bytes)).toBe(false);
  });
});
