import { expect, it } from 'vitest';
import { checkReason } from '../../../test/english-reason.ts';
import { RulesFile } from './rules-file.ts';
import { readYaml } from './yaml-fields.ts';

const HEAD = 'name: ก, version: 1, from: 2569-01-01, source: ข้อ 1';
const ROUNDING = 'rounding: { unit: satang, mode: half-up }';
const DAILY = 'weighing: { by: days, year_days: 365 }';
const PER_SUM = 'rounding: { per: sum, unit: satang, mode: half-up }';
const GUARANTEE = `  - { ${HEAD}, division: equally, liability: part }`;

function read(text: string) {
  return readYaml({ file: 'site/rules.yaml', text }, RulesFile);
}

it('reads every convention, days in either era, a rate as text or number', () => {
  const text = `
dividend:
  - { ${HEAD}, ceiling: 10, ${PER_SUM}, weighing: { by: months, first: 11, divisor: 12, cut_off: month-end } }
  - { name: ข, version: 2, from: 2027-01-01, source: ค, ceiling: null, ${PER_SUM}, ${DAILY} }
average_return:
  - { ${HEAD}, none_after_default: false, ${ROUNDING} }
loan:
  - { ${HEAD}, year_days: actual, pay_day: 31, weekend: after, ${ROUNDING} }
guarantee:
${GUARANTEE}
loan_items: { LPM: instalment, '020': move }`;
  const head = { name: 'ก', version: 1, from: '2026-01-01', source: 'ข้อ 1' };
  const rounding = { unit: 'satang', mode: 'half-up' };
  const perSum = { ...rounding, per: 'sum' };
  const weighing = { by: 'months', first: 11, divisor: 12, cutOff: 'month-end' };
  const daily = { by: 'days', yearDays: 365 };
  const second = { name: 'ข', version: 2, from: '2027-01-01', source: 'ค' };
  expect(read(text)).toEqual({
    value: {
      dividend: [
        { ...head, ceiling: '10', rounding: perSum, weighing },
        { ...second, ceiling: null, rounding: perSum, weighing: daily },
      ],
      averageReturn: [{ ...head, noneAfterDefault: false, rounding }],
      loan: [{ ...head, yearDays: 'actual', payDay: 31, weekend: 'after', rounding }],
      guarantee: [{ ...head, division: 'equally', liability: 'part' }],
      loanItems: { LPM: 'instalment', '020': 'move' },
    },
  });
});

it.each([1, 2, 9, 12])('reads that the accounting year ends with month %i', (month) => {
  expect(read(`year_end_month: ${month}`)).toMatchObject({ value: { yearEndMonth: month } });
});

const NO_MONTH = 'ค่าใช้ไม่ได้ (ต้องเป็นเดือนที่สิ้นสุดปีบัญชี ตั้งแต่ 1 (มกราคม) ถึง 12 (ธันวาคม))';

it.each([
  ...['0', '13', '9.5', '30-09', 'กันยายน', '2568-09-30'].map((text): [string, string[]] => [
    `year_end_month: ${text}`,
    [`1: year_end_month: ${NO_MONTH}`],
  ]),
  [
    `dividend:\n  - { ${HEAD}, ceiling: 10, ${PER_SUM}, weighing: { by: months, first: 12, divisor: 11, cut_off: 5 } }`,
    ['2: dividend.0.weighing.first: ต้องไม่มากกว่า divisor มิฉะนั้นหุ้นที่ซื้อในเดือนแรกได้ปันผลเกินอัตรา'],
  ],
  [
    `dividend:\n  - { ${HEAD}, ceiling: 10, ${PER_SUM}, weighing: { by: months, first: 13, divisor: 12, cut_off: 31 } }`,
    [
      '2: dividend.0.weighing.first: ค่าใช้ไม่ได้ (ต้องเป็น 11 หรือ 12)',
      '2: dividend.0.weighing.cut_off: ค่าใช้ไม่ได้ (ต้องเป็นวันที่ 1 ถึง 28 หรือ month-end (สิ้นเดือน))',
    ],
  ],
  [
    `dividend:\n  - { ${HEAD}, ceiling: '10,5', ${ROUNDING}, weighing: { by: weeks } }`,
    [
      '2: dividend.0.weighing.by: ค่าใช้ไม่ได้ (ต้องเป็น months หรือ days)',
      '2: ขาด dividend.0.rounding.per',
      '2: dividend.0.ceiling: ต้องเป็นร้อยละ มีทศนิยมไม่เกิน 4 ตำแหน่ง',
    ],
  ],
  [
    `dividend:\n  - { ${HEAD}, ceiling: -1, ${PER_SUM}, weighing: { by: days, year_days: 360 } }`,
    [
      '2: dividend.0.weighing.year_days: ค่าใช้ไม่ได้ (ต้องเป็น 365 หรือ actual (จำนวนวันของปีนั้น))',
      '2: dividend.0.ceiling: ต้องเป็นร้อยละ มีทศนิยมไม่เกิน 4 ตำแหน่ง',
    ],
  ],
  [`dividend:\n  - { ${HEAD}, ${PER_SUM}, ${DAILY} }`, ['2: ขาด dividend.0.ceiling']],
  [
    `average_return:\n  - { ${HEAD}, none_after_default: ไม่, rounding: { unit: บาท, mode: half-up } }`,
    [
      '2: average_return.0.none_after_default: ค่าใช้ไม่ได้ (ต้องเป็น true หรือ false)',
      '2: average_return.0.rounding.unit: ค่าใช้ไม่ได้ (ต้องเป็น satang หรือ baht)',
    ],
  ],
  [
    `loan:\n  - { ${HEAD}, year_days: actual, ${ROUNDING}, pay_day: 32, weekend: never }`,
    [
      '2: loan.0.pay_day: ค่าใช้ไม่ได้ (ต้องเป็นวันที่ 1 ถึง 31)',
      '2: loan.0.weekend: ค่าใช้ไม่ได้ (ต้องเป็น same หรือ before หรือ after)',
    ],
  ],
  [
    `loan_items: { LPM: payment }`,
    ['1: loan_items.LPM: ค่าใช้ไม่ได้ (ต้องเป็น advance หรือ instalment หรือ extra หรือ payoff หรือ move)'],
  ],
  [
    `guarantee:\n${GUARANTEE}\n${GUARANTEE}`,
    ['3: guarantee.1.version: มีฉบับที่ 1 อยู่แล้ว', '3: guarantee.1.from: มีฉบับที่เริ่มใช้วันนี้อยู่แล้ว'],
  ],
  [
    `guarantee:\n  - { name: ก, version: 1.5, from: 2569-02-30, source: '', division: equally, liability: all }`,
    [
      '2: guarantee.0.version: ค่าใช้ไม่ได้ (ต้องเป็นเลขจำนวนเต็มตั้งแต่ 1)',
      '2: guarantee.0.from: ไม่มีวันนี้ในปฏิทิน',
      '2: guarantee.0.source: ว่างไม่ได้',
      '2: guarantee.0.liability: ค่าใช้ไม่ได้ (ต้องเป็น part หรือ limit)',
    ],
  ],
])('refuses, with its line and in plain words: %s', (text, problems) => {
  const found = read(text);
  expect(
    'problems' in found && found.problems.map(({ line, reason }) => `${line}: ${checkReason(reason, text)}`),
  ).toEqual(problems);
});
