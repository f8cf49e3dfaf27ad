import { describe, expect, it } from 'vitest';
import { onlyDigits, toArabicDigits, toThaiDigits } from './digits.ts';

describe('toArabicDigits', () => {
  it.each([
    ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
    ['๗ กุมภาพันธ์ ๒๕๒๐', '7 กุมภาพันธ์ 2520'],
    ['12๓4', '1234'],
    ['１２３４５６７８９０', '1234567890'],
    ['ไม่มีเลข', 'ไม่มีเลข'],
    ['', ''],
  ])('converts %j to %j', (text, expected) => {
    expect(toArabicDigits(text)).toBe(expected);
  });
});

describe('toThaiDigits', () => {
  it.each([
    ['0123456789', '๐๑๒๓๔๕๖๗๘๙'],
    ['ข้อ 12', 'ข้อ ๑๒'],
    ['๒๕๖๙', '๒๕๖๙'],
    ['', ''],
  ])('converts %j to %j', (text, expected) => {
    expect(toThaiDigits(text)).toBe(expected);
  });
});

describe('onlyDigits', () => {
  it.each([
    ['1-1002-00300-41-2', '1100200300412'],
    ['๐๘๑ ๒๓๔ ๔๕๖๗', '0812344567'],
    ['ส6900123', '6900123'],
    ['−12.5', '125'],
    ['\u202d０８１-234-5678\u202c', '0812345678'],
    // Digits of other scripts are ignored: Thai keyboards do not produce them.
    ['٣४1', '1'],
    ['', ''],
  ])('reduces %j to %j', (text, expected) => {
    expect(onlyDigits(text)).toBe(expected);
  });
});
