import { sumMoney } from '@sahakorn/thai/money';
import { expect, it } from 'vitest';
import type { DividendYear } from './dividend-endpoints.ts';
import { dividendLines, formatRate } from './dividend-lines.ts';

const YEAR: DividendYear = {
  year: 2025,
  dividendRate: '5.5000',
  averageRate: '8.0000',
  dividend: '24035.25',
  averageReturn: '2810.50',
  dividendSuspended: '0.00',
  averageSuspended: '0.00',
  baseInterest: '35131.25',
  deductions: [
    { description: 'เงินสงเคราะห์ศพล่วงหน้า', amount: '300.00' },
    { description: 'เบี้ยประกันชีวิตกลุ่ม', amount: '60.00' },
  ],
  net: '26485.75',
  payment: { method: 'CSH', bankName: null, bankAccount: null, paidOn: '2026-10-02' },
};

const pairs = (year: DividendYear) => dividendLines(year).map(({ words, amount }) => [words, amount]);

it('goes from the parts to the net, each with what it is a percentage of', () => {
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

it('takes a suspended part off right under what it is a part of', () => {
  const suspended = { ...YEAR, dividendSuspended: '24035.25', averageSuspended: '10.50', net: '2440.00' };
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
  const lines = dividendLines({ ...YEAR, net });
  expect(lines.at(-1)).toEqual({ words: 'รายการอื่นที่ไม่ได้แจ้งรายละเอียด', note: null, amount: unexplained });
  expect(sumMoney(lines.map(({ amount }) => amount))).toBe(net);
});

it('says nothing of a rate or a base that the books do not state', () => {
  const notes = (year: Partial<DividendYear>) => dividendLines({ ...YEAR, ...year }).map(({ note }) => note);
  expect(notes({ dividendRate: null, baseInterest: null }).slice(0, 2)).toEqual([
    null,
    'ร้อยละ\u00A08.00 ของดอกเบี้ยที่ชำระ',
  ]);
  expect(notes({ averageRate: null })[1]).toBe('ดอกเบี้ยที่ชำระ 35,131.25');
  expect(notes({ averageRate: null, baseInterest: null })[1]).toBeNull();
});

it.each([
  ['5.2500', 'ร้อยละ\u00A05.25'],
  ['5', 'ร้อยละ\u00A05.00'],
  ['5.1250', 'ร้อยละ\u00A05.125'],
  ['0.0001', 'ร้อยละ\u00A00.0001'],
  ['100.0', 'ร้อยละ\u00A0100.00'],
  [null, null],
])('writes the rate %s as %s, never rounded', (rate, words) => {
  expect(formatRate(rate)).toBe(words);
});
