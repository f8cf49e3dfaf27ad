import { describe, expect, it } from 'vitest';
import { parseMoneyInput, readAmount } from './money-input.ts';

describe('parseMoneyInput', () => {
  it.each([
    ['1500', '1500.00'],
    ['1,500', '1500.00'],
    [' 1,500.5 ', '1500.50'],
    ['๑,๕๐๐', '1500.00'],
    ['0', '0.00'],
    ['123456789012345', '123456789012345.00'],
    ['100,000 บาท', '100000.00'],
    ['100,000\u00a0บาท', '100000.00'],
    ['฿100,000', '100000.00'],
    ['100,000.-', '100000.00'],
    ['100,000.- บาท', '100000.00'],
    ['100,000.00 บาท', '100000.00'],
    ['100,000บาทถ้วน', '100000.00'],
    ['THB 100,000', '100000.00'],
    ['\u202a100,000\u202c', '100000.00'],
    ['100,000\u200b', '100000.00'],
    ['１００，０００．５０', '100000.50'],
    ['1,5o0', null],
    ['1,50', null],
    ['15,00', null],
    ['100000,00', null],
    ['100 000', null],
    ['-500', null],
    ['-0', null],
    ['500-', null],
    ['(500)', null],
    ['-', null],
    ['1.234', null],
    ['', null],
    ['1e3', null],
    ['1e5', null],
    ['5 USD', null],
    ['บาท', null],
  ])('reads %j as %j', (text, amount) => {
    expect(parseMoneyInput(text)).toBe(amount);
  });
});

describe('readAmount', () => {
  const SIGNS: readonly (readonly [string, (number: string) => string, boolean])[] = [
    ['no sign', (number) => number, false],
    ['a plus', (number) => `+${number}`, false],
    ['a minus', (number) => `-${number}`, true],
    ['a minus and a space', (number) => `- ${number}`, true],
    ['a minus behind', (number) => `${number}-`, true],
    ['brackets', (number) => `(${number})`, true],
    ['brackets and spaces', (number) => `( ${number} )`, true],
  ];
  const NUMBERS = [
    ['1234.5', '1234.50'],
    ['1,234.50', '1234.50'],
    ['001,234.5000', '1234.50'],
    ['.5', '0.50'],
    ['0.00', '0.00'],
    ['9999999999999.99', '9999999999999.99'],
  ] as const;
  const UNITS: readonly ((number: string) => string)[] = [
    (number) => number,
    (number) => `฿${number}`,
    (number) => `฿ ${number}`,
    (number) => `${number} บาท`,
    (number) => `${number}บ.`,
    (number) => `${number}\u00a0THB`,
  ];
  const SCRIPTS: readonly ((text: string) => string)[] = [
    (text) => text,
    (text) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0e50 + Number(digit))),
    (text) => text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfe_e0)),
    (text) => text.replaceAll('-', '\u2212'),
    (text) => text.replaceAll('-', '\u2014'),
    (text) => `\u202d\u200e${text}\u202c`,
  ];

  it('reads each number with each sign, unit and script as the same amount', () => {
    for (const [number, amount] of NUMBERS) {
      for (const [what, mark, isNegative] of SIGNS) {
        for (const unit of UNITS) {
          for (const write of SCRIPTS) {
            for (const text of [mark(unit(number)), unit(mark(number))].map(write)) {
              const expected = isNegative && amount !== '0.00' ? `-${amount}` : amount;
              expect(readAmount(text), `${what}: ${text}`).toMatchObject({ ok: true, amount: expected });
            }
          }
        }
      }
    }
  });

  it.each(['-', ' -   ', '\u2013', '฿ -', '- บาท'])('takes %j for nothing', (text) => {
    expect(readAmount(text)).toEqual({ ok: true, amount: '0.00', written: 'dash' });
  });

  it('reads percentages with four decimals, and no baht in them', () => {
    const percent = { decimals: 4, unit: 'percent' } as const;
    expect(readAmount('5.25', percent)).toMatchObject({ amount: '5.2500' });
    expect(readAmount('5.25 %', percent)).toMatchObject({ amount: '5.2500' });
    expect(readAmount('5.25 บาท', percent)).toMatchObject({ ok: false, reason: 'format' });
    expect(readAmount('-', percent)).toMatchObject({ ok: false, reason: 'format' });
  });

  it.each(['1,234.50 CR', '1,234.50DR', '1,234.50 Cr.', 'dr 5', '5 เดบิต'])('names the side of %j', (text) => {
    expect(readAmount(text)).toEqual({ ok: false, reason: 'side' });
  });

  it.each([
    '',
    ' ',
    '.',
    '()',
    '(5',
    '5)',
    'abc',
    '1,23',
    '12,34.50',
    '1.234,50',
    '1 234.50',
    '1e5',
    '0x10',
    '--1',
    '-1-',
    '(-1)',
    '1.2.3',
    '$5',
    'NaN',
    'Infinity',
    '- -',
    'บาท',
    '.-',
  ])('refuses %j', (text) => {
    expect(readAmount(text)).toEqual({ ok: false, reason: 'format' });
  });

  it('refuses parts of a satang instead of rounding them away', () => {
    expect(readAmount('10.005')).toEqual({ ok: false, reason: 'decimals' });
  });
});
