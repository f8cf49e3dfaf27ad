import { describe, expect, it } from 'vitest';
import { readCount, readMoney, readRate } from './amounts.ts';
import { Refusal } from './problems.ts';

describe('readMoney', () => {
  it.each([
    ['1234.50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1,234,567', '1234567.00'],
    ['1234.5', '1234.50'],
    ['0', '0.00'],
    ['007', '7.00'],
    ['.5', '0.50'],
    ['12.', '12.00'],
    ['-20.25', '-20.25'],
    ['\u221220.25', '-20.25'],
    ['+20.25', '20.25'],
    ['(1,020.25)', '-1020.25'],
    ['-0.00', '0.00'],
    ['(0)', '0.00'],
    ['1500.0000', '1500.00'],
    ['๑,๒๓๔.๕๐', '1234.50'],
    ['9999999999999.99', '9999999999999.99'],
    ['90071992547409.93', 'refused'],
    ['0.10', '0.10'],
    ['-', '0.00'],
    [' -   ', '0.00'],
    ['200.00-', '-200.00'],
    ['( 1,234.50 )', '-1234.50'],
    ['฿1,234.50', '1234.50'],
    ['1,234.50 บาท', '1234.50'],
    ['1,234.-', '1234.00'],
    ['\u202a1,234.50\u202c', '1234.50'],
  ])('reads %s as %s', (text, amount) => {
    const value = readMoney(text);
    expect(value instanceof Refusal ? 'refused' : value).toBe(amount);
  });

  it.each([
    '',
    ' ',
    '.',
    '()',
    'abc',
    '1,23',
    '12,34.50',
    '1.234,50',
    '1 234.50',
    '1e5',
    '0x10',
    '--1',
    '(-1)',
    '1.2.3',
    '$5',
    '100000,00',
    'NaN',
    'Infinity',
  ])('refuses %j as no amount', (text) => {
    expect(readMoney(text)).toMatchObject({ reason: { th: 'ไม่ใช่จำนวนเงินหรือตัวเลข' } });
  });

  it.each(['1,234.50 CR', '1,234.50DR'])('names the side of the books in %s', (text) => {
    expect(readMoney(text)).toMatchObject({ reason: { th: expect.stringContaining('CR หรือ DR') } });
  });

  it('refuses parts of a satang instead of rounding them away', () => {
    expect(readMoney('10.005')).toMatchObject({ reason: { th: 'มีทศนิยมเกิน 2 ตำแหน่ง' } });
  });

  it('refuses more digits than the database holds', () => {
    expect(readMoney('10000000000000.00')).toMatchObject({ reason: { th: 'ตัวเลขยาวเกินไป' } });
  });
});

describe('readRate', () => {
  it.each([
    ['5.25', '5.2500'],
    ['6', '6.0000'],
    ['5.25 %', '5.2500'],
    ['0.12345', 'มีทศนิยมเกิน 4 ตำแหน่ง'],
    ['-1', 'อัตราติดลบไม่ได้'],
    ['1000', 'ตัวเลขยาวเกินไป'],
  ])('reads %s as %s', (text, expected) => {
    const value = readRate(text);
    expect(value instanceof Refusal ? value.reason.th : value).toBe(expected);
  });
});

describe('readCount', () => {
  it.each([
    ['12', '12'],
    ['๑๒', '12'],
    ['0012', '12'],
    ['12.00', '12'],
    ['2147483647', '2147483647'],
    ['2147483648', 'จำนวนมากเกินไป'],
    ['-1', 'ไม่ใช่จำนวนเต็ม'],
    ['1.5', 'ไม่ใช่จำนวนเต็ม'],
    ['1,200', 'ไม่ใช่จำนวนเต็ม'],
    ['สอง', 'ไม่ใช่จำนวนเต็ม'],
  ])('reads %s as %s', (text, expected) => {
    const value = readCount(text);
    expect(value instanceof Refusal ? value.reason.th : value).toBe(expected);
  });
});
