import { describe, expect, it } from 'vitest';
import { DEDUCTION } from '../../../test/receipt-fixtures.ts';
import type { Deduction, DeductionChange, DeductionItem } from './deduction-endpoints.ts';
import { describeChange, describeDifference } from './describe-change.ts';
import { findMainCause, joinNames, listUnchanged, mergeCauses } from './merge-causes.ts';

const NOVEMBER: Deduction = DEDUCTION;
const SHARE: DeductionItem = DEDUCTION.items[0];
const LOAN: DeductionItem = DEDUCTION.items[1];
const BASIS = { balance: '485500.00', from: '2026-10-23', to: '2026-11-25', days: 33, rates: [] };

function createChange(cause: DeductionChange['cause'], amount: string | null): DeductionChange {
  return { cause, amount, missing: [] };
}

describe('the causes of a difference', () => {
  it('are one for all loans', () => {
    const other = { ...LOAN, changes: [createChange('days', '11.55'), createChange('balance', '-8.47')] };
    expect(mergeCauses({ ...NOVEMBER, items: [SHARE, LOAN, other] })).toEqual([
      { key: 'days', phrases: ['คิดดอกเบี้ย 33 วัน', 'เดือนก่อน 28 วัน'], amount: '397.98' },
      { key: 'balance', phrases: ['เงินต้นลดลง', 'ดอกเบี้ยจึงลดลง'], amount: '-34.47' },
    ]);
  });

  it('name no days where the loans have different ones', () => {
    const basis = { balance: null, from: null, to: null, days: 10, rates: [] };
    const other = { ...LOAN, basis, changes: [createChange('days', '1.00')] };
    const [days] = mergeCauses({ ...NOVEMBER, items: [LOAN, other] });
    expect(days?.phrases).toEqual(['จำนวนวันที่คิดดอกเบี้ยเปลี่ยน']);
  });

  it('are one for each other item, and what no line states', () => {
    const items = [
      { ...SHARE, changes: [createChange('raised', '500.00')] },
      { ...LOAN, basis: null, is_repaid: true, changes: [createChange('ended', '-7163.58')] },
    ];
    const causes = mergeCauses({ ...NOVEMBER, items, unlisted_difference: '8.26' });
    expect(causes.map(({ phrases, amount }) => [phrases.join(' '), amount])).toEqual([
      ['ค่าหุ้น เพิ่มขึ้น', '500.00'],
      ['เงินกู้สามัญ หักครบแล้ว', '-7163.58'],
      ['ส่วนที่ไม่มีรายการแจกแจง', '8.26'],
    ]);
    expect(findMainCause(causes, '508.26')?.amount).toBe('500.00');
    expect(findMainCause(causes, '-6655.32')?.amount).toBe('-7163.58');
  });
});

it('lists what stayed the same', () => {
  expect(listUnchanged(NOVEMBER)).toEqual(['ค่าหุ้น', 'เงินต้นต่องวด']);
  const raised = { ...LOAN, changes: [createChange('raised', '1.00')] };
  expect(listUnchanged({ ...NOVEMBER, items: [SHARE, raised] })).toEqual(['ค่าหุ้น']);
});

it.each([
  [['ค่าหุ้น'], 'ค่าหุ้น'],
  [['ค่าหุ้น', 'เงินฝากรายเดือน', 'เงินต้นต่องวด'], 'ค่าหุ้น เงินฝากรายเดือน และเงินต้นต่องวด'],
])('joins names: %j', (names, words) => {
  expect(joinNames(names)).toBe(words);
});

describe('a change in words', () => {
  it.each([
    ['new', SHARE, 'เริ่มหัก', []],
    ['ended', SHARE, 'เดือนนี้ไม่หัก', []],
    ['ended', { ...LOAN, is_repaid: true }, 'หักครบแล้ว', []],
    ['ended', { ...LOAN, is_repaid: false }, 'เดือนนี้ไม่หัก', []],
    ['instalments', { ...LOAN, basis: { ...BASIS, instalments: 2 } }, 'เดือนนี้หัก 2 งวด', ['เดือนก่อน 1 งวด']],
    ['arrear', LOAN, 'ดอกเบี้ยค้างจากงวดก่อนเพิ่มขึ้น', []],
    ['other', LOAN, 'ดอกเบี้ยที่เรียกเก็บต่างจากที่คิดตามระเบียบ', []],
    ['other-before', LOAN, 'เดือนก่อนเรียกเก็บดอกเบี้ยต่างจากที่คิดตามระเบียบ', ['เดือนนี้ไม่มีส่วนต่างนั้น']],
    [
      'balance',
      { ...LOAN, basis: { ...BASIS, balance: null } },
      'เงินต้นเพิ่มขึ้น',
      ['เงินต้นเปลี่ยนระหว่างงวด', 'คิดดอกเบี้ยตามเงินต้นของแต่ละวัน'],
    ],
    ['raised', SHARE, 'เพิ่มขึ้น', ['จาก 2,500.00', 'เป็น 2,500.00']],
    ['raised', LOAN, 'เงินต้นต่องวดเพิ่มขึ้น', []],
    ['days', LOAN, 'คิดดอกเบี้ย 33 วัน', ['เดือนก่อน 28 วัน', 'บนต้น 490,500.00']],
    ['balance', LOAN, 'เงินต้นเพิ่มขึ้น', ['จาก 490,500.00', 'เหลือ 485,500.00']],
    ['year', LOAN, 'จำนวนวันของปีเปลี่ยน', ['ดอกเบี้ยคิดตามปีที่มี 365 หรือ 366 วัน']],
    ['rate', LOAN, 'อัตราดอกเบี้ยเพิ่มขึ้น', ['จากร้อยละ 5.75 เป็น 5.75']],
  ] as const)('%s: %#', (cause, item, title, notes) => {
    expect(describeChange(createChange(cause, '1.00'), item)).toEqual({ title, notes });
  });

  it('says what is missing of one that is not explained', () => {
    const missing: DeductionChange['missing'] = [
      { fact: 'rate', on: '2026-09-25' },
      { fact: 'rate', on: '2026-10-23' },
    ];
    expect(describeChange({ cause: 'unexplained', amount: '1.00', missing }, LOAN)).toEqual({
      title: 'ยังบอกเหตุไม่ได้',
      notes: ['ไม่มีอัตราดอกเบี้ยในระบบ'],
    });
  });

  it('says that too little is known where neither day nor balance is', () => {
    const missing: DeductionChange['missing'] = [
      { fact: 'balance', on: null },
      { fact: 'day', on: null },
    ];
    expect(describeChange({ cause: 'unexplained', amount: '1.00', missing }, LOAN).notes).toEqual([
      'ไม่มีข้อมูลพอให้คิดดอกเบี้ยของงวดนี้',
    ]);
  });
});

it.each([
  ['14591.74', '14228.31', 'เพิ่มขึ้น 363.43'],
  ['14228.31', '14499.42', 'ลดลง 271.11'],
  ['1.00', '1.00', 'เท่ากับเดือนก่อน'],
  ['1.00', undefined, null],
  [null, '1.00', null],
])('says how %s differs from %s', (amount, before, words) => {
  expect(describeDifference(amount, before)).toBe(words);
});
