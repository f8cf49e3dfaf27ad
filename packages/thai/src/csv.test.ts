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
