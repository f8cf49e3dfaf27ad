import { expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

const cell = (text: string) => writeCsv([[text]]).slice(1, -2);

it.each([
  ['ฝากเงินสด', 'ฝากเงินสด'],
  ['', ''],
  ['นายสมชาย, นางสมหญิง', '"นายสมชาย, นางสมหญิง"'],
  ['บัญชี "ออมทรัพย์"', '"บัญชี ""ออมทรัพย์"""'],
  ['สอง\nบรรทัด', '"สอง\nบรรทัด"'],
  ['-2000.00', '-2000.00'],
  ['12345678901234.50', '12345678901234.50'],
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['+66 2', "'+66 2"],
  ['-2+3', "'-2+3"],
  ['-1.5e3', "'-1.5e3"],
  ['-', "'-"],
  ['-.5', "'-.5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['\nx', '"\'\nx"'],
  [' =1', "' =1"],
  ['\u00A0=1', "'\u00A0=1"],
  ['＝1', "'＝1"],
  ['a=1', 'a=1'],
  ['0100012345', '"=""0100012345"""'],
  ['001234', '"=""001234"""'],
  ['00', '"=""00"""'],
  ['-007', '"=""-007"""'],
  ['00.50', '"=""00.50"""'],
  ['123456789012', '"=""123456789012"""'],
  ['1234567890123456789', '"=""1234567890123456789"""'],
  ['12E5', '"=""12E5"""'],
  ['12/2569', '"=""12/2569"""'],
  ['2569-11', '"=""2569-11"""'],
  ['1-2-3', '"=""1-2-3"""'],
  ['2026-11-19', '2026-11-19'],
  ['01-00012345', '01-00012345'],
  ['6907-001234', '6907-001234'],
  ['LPM691000009', 'LPM691000009'],
  ['ส6700123', 'ส6700123'],
  ['0', '0'],
  ['0.00', '0.00'],
  ['-0.25', '-0.25'],
  ['12345678901', '12345678901'],
  ['-123456789012.50', '-123456789012.50'],
  ['0=1', '0=1'],
  ['=0123', "'=0123"],
  ['ท้าย ', '"ท้าย "'],
])('writes the cell %j as %j', (text, written) => {
  expect(cell(text)).toBe(written);
});

it('writes a byte order mark once and ends every line as Excel does', () => {
  expect(
    writeCsv([
      ['ก', 'ข'],
      ['1', '-2.50'],
    ]),
  ).toBe('\u{FEFF}ก,ข\r\n1,-2.50\r\n');
});

/** What a spreadsheet shows of a cell: a number in its own form, the text of a constant formula, or the text. */
function show(written: string): string {
  const value = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
  const text = /^="([^"]*)"$/.exec(value)?.[1];
  if (text !== undefined) return text;
  return /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(value) ? String(Number(value)) : value;
}

it('keeps every digit of a number of an account, a receipt, a contract or a member', () => {
  for (let length = 1; length <= 25; length += 1)
    for (const first of ['0', '00', '1', '9', '09'])
      for (const between of ['', '-', '/', '.', 'E']) {
        const digits = (first + '1234567890'.repeat(3)).slice(0, length);
        const number = digits.slice(0, 2) + (length > 2 ? between : '') + digits.slice(2);
        // A decimal number is an amount: only its digits count.
        if (/^[1-9]\d*\.\d+$/.test(number)) continue;
        expect(show(cell(number)), number).toBe(number);
      }
});
