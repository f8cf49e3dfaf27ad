import { sumKnownMoney } from '@sahakorn/thai/money';
import { expect, it } from 'vitest';
import { type DividendYear, dividendLines, formatRateInWords } from './dividend-lines.ts';

const YEAR: DividendYear = {
  account_year: 2025,
  dividend_rate: '5.5000',
  average_return_rate: '8.0000',
  dividend: '24035.25',
  average_return: '2810.50',
  drop_dividend: '0.00',
  drop_average: '0.00',
  base_interest: '35131.25',
  deductions: [
    { description: 'เงินสงเคราะห์ศพล่วงหน้า', amount: '300.00' },
    { description: 'เบี้ยประกันชีวิตกลุ่ม', amount: '60.00' },
  ],
  net_amount: '26485.75',
};

const pairs = (year: DividendYear) => dividendLines(year).map(({ words, amount }) => [words, amount]);

it('lists the parts and the net amount, each with the base of its percentage', () => {
  expect(dividendLines(YEAR)).toEqual([
    { words: 'เงินปันผล', note: 'ร้อยละ\u00A05.50 ของทุนเรือนหุ้น', amount: '24035.25' },
    {
      words: 'เงินเฉลี่ยคืน',
      note: 'ร้อยละ\u00A08.00 ของดอกเบี้ยที่ชำระ 35,131.25',
      amount: '2810.50',
    },
    { words: 'หัก เงินสงเคราะห์ศพล่วงหน้า', note: null, amount: '-300.00' },
    { words: 'หัก เบี้ยประกันชีวิตกลุ่ม', note: null, amount: '-60.00' },
  ]);
});

it('deducts a suspended part directly below its total', () => {
  const suspended = { ...YEAR, drop_dividend: '24035.25', drop_average: '10.50', net_amount: '2440.00' };
  expect(pairs(suspended)).toEqual([
    ['เงินปันผล', '24035.25'],
    ['งดจ่ายเงินปันผล', '-24035.25'],
    ['เงินเฉลี่ยคืน', '2810.50'],
    ['งดจ่ายเงินเฉลี่ยคืน', '-10.50'],
    ['หัก เงินสงเคราะห์ศพล่วงหน้า', '-300.00'],
    ['หัก เบี้ยประกันชีวิตกลุ่ม', '-60.00'],
  ]);
});

it.each([
  ['26485.74', '-0.01'],
  ['26485.76', '0.01'],
  ['0.00', '-26485.75'],
  ['9999999999999.99', '9999999973514.24'],
])('names what the books leave unexplained: with %s left it is %s', (net, unexplained) => {
  const lines = dividendLines({ ...YEAR, net_amount: net });
  expect(lines.at(-1)).toEqual({ words: 'รายการอื่นที่ไม่ได้แจ้งรายละเอียด', note: null, amount: unexplained });
  expect(sumKnownMoney(lines.map(({ amount }) => amount))).toBe(net);
});

it.each(['dividend', 'average_return', 'drop_dividend', 'net_amount'])(
  'leaves nothing over where %s is not known',
  (field) => {
    const lines = dividendLines({ ...YEAR, [field]: null });
    expect(lines.map(({ words }) => words)).not.toContain('รายการอื่นที่ไม่ได้แจ้งรายละเอียด');
  },
);

it('says nothing of a rate or a base that the books do not state', () => {
  const notes = (year: Partial<DividendYear>) => dividendLines({ ...YEAR, ...year }).map(({ note }) => note);
  expect(notes({ dividend_rate: null, base_interest: null }).slice(0, 2)).toEqual([
    null,
    'ร้อยละ\u00A08.00 ของดอกเบี้ยที่ชำระ',
  ]);
  expect(notes({ average_return_rate: null })[1]).toBe('ดอกเบี้ยที่ชำระ 35,131.25');
  expect(notes({ average_return_rate: null, base_interest: null })[1]).toBeNull();
});

it.each([
  ['5.2500', 'ร้อยละ\u00A05.25'],
  ['5', 'ร้อยละ\u00A05.00'],
  ['5.1250', 'ร้อยละ\u00A05.125'],
  ['0.0001', 'ร้อยละ\u00A00.0001'],
  ['100.0', 'ร้อยละ\u00A0100.00'],
  [null, null],
])('writes the rate %s as %s, never rounded', (rate, words) => {
  expect(formatRateInWords(rate)).toBe(words);
});
