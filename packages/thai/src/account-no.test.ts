import { describe, expect, it } from 'vitest';
import {
  formatBankAccountNo,
  formatDepositAccountNo,
  formatPhone,
  maskBankAccountNo,
  maskEmail,
  maskPhone,
} from './account-no.ts';

describe('formatDepositAccountNo', () => {
  it.each([
    ['0100012345', '01-00012345'],
    ['01-00012345', '01-00012345'],
    ['010001234', '010001234'],
    ['01000123456', '01000123456'],
    ['00000001', '00000001'],
    ['', ''],
  ])('formats %j as %j', (text, expected) => {
    expect(formatDepositAccountNo(text)).toBe(expected);
  });
});

describe('formatBankAccountNo', () => {
  it.each([
    ['1234567890', '123-4-56789-0'],
    ['xxxxx4567x', 'xxx-x-x4567-x'],
    ['123-4-56789-0', '123-4-56789-0'],
    ['020012345678', '020012345678'],
    ['', ''],
  ])('formats %j as %j', (text, expected) => {
    expect(formatBankAccountNo(text)).toBe(expected);
  });
});

describe('maskBankAccountNo', () => {
  it.each([
    ['9876545671', 'xxx-x-x4567-x'],
    ['987-6-54567-1', 'xxx-x-x4567-x'],
    ['xxx-x-x4567-x', 'xxx-x-x4567-x'],
    ['020012345678', 'xxxxxxxx5678'],
    ['12345678', 'xxxx5678'],
    ['1234567', 'xxxxxxx'],
    ['', ''],
  ])('masks %j as %j', (text, expected) => {
    expect(maskBankAccountNo(text)).toBe(expected);
  });
});

describe('formatPhone', () => {
  it.each([
    ['0812344567', '081-234-4567'],
    ['021234567', '02-123-4567'],
    ['053123456', '053-123-456'],
    ['081 234 4567', '081-234-4567'],
    ['081-2344567', '081-234-4567'],
    ['+66812344567', '081-234-4567'],
    ['+66 2 123 4567', '02-123-4567'],
    ['๐๘๑ ๒๓๔ ๔๕๖๗', '081-234-4567'],
    ['๐๒-๑๒๓-๔๕๖๗', '02-123-4567'],
    ['(02) 123-4567', '02-123-4567'],
    ['(053) 123 456', '053-123-456'],
    ['081.234.4567', '081-234-4567'],
    ['02–123–4567', '02-123-4567'],
    ['0066812344567', '081-234-4567'],
    ['00 66 2 123 4567', '02-123-4567'],
    ['+660812344567', '081-234-4567'],
    ['+66 (0) 81-234-4567', '081-234-4567'],
    ['0066 (0)53 123 456', '053-123-456'],
    ['1669', '1669'],
    ['๑๖๖๙', '๑๖๖๙'],
    ['081234456', '081234456'],
    ['0000000000', '0000000000'],
    ['0123456789', '0123456789'],
    ['0712344567', '0712344567'],
    ['062123456', '062123456'],
    ['0212345678', '0212345678'],
    ['+66 12 345 678', '+66 12 345 678'],
    ['+1 202 555 0143', '+1 202 555 0143'],
    ['0812344567 ต่อ 12', '0812344567 ต่อ 12'],
    ['', ''],
  ])('formats %j as %j', (text, expected) => {
    expect(formatPhone(text)).toBe(expected);
  });
});

describe('maskPhone', () => {
  it.each([
    ['0812344567', '08x-xxx-4567'],
    ['+66812344567', '08x-xxx-4567'],
    ['081-234-4567', '08x-xxx-4567'],
    ['021234567', '02-xxx-4567'],
    ['053123456', '05x-xxx-456'],
    ['๐๘๑ ๒๓๔ ๔๕๖๗', '08x-xxx-4567'],
    ['(02) 123-4567', '02-xxx-4567'],
    ['0066 81 234 4567', '08x-xxx-4567'],
    ['0123456789', 'xxxxxx6789'],
    ['+๑ ๒๐๒ ๕๕๕ ๐๑๔๓', '+x xxx xxx ๐๑๔๓'],
    ['+1 202 555 0143', '+x xxx xxx 0143'],
    ['1669', 'xxxx'],
    ['', ''],
  ])('masks %j as %j', (text, expected) => {
    expect(maskPhone(text)).toBe(expected);
  });
});

describe('maskEmail', () => {
  it.each([
    ['somying@example.com', 's***@example.com'],
    ['a@example.com', 'a***@example.com'],
    ['สมหญิง@example.com', 'ส***@example.com'],
    ['"at@home"@example.com', '"***@example.com'],
    ['@example.com', '***'],
    ['not an address', '***'],
    ['', '***'],
  ])('masks %j as %j', (text, expected) => {
    expect(maskEmail(text)).toBe(expected);
  });
});
