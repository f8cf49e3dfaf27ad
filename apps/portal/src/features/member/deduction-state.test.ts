import { describe, expect, it } from 'vitest';
import { DEDUCTION } from '../../../test/receipt-fixtures.ts';
import type { Deduction } from '../../domain/deduction/deduction-endpoints.ts';
import { describeWait, getDeductionState } from './deduction-state.ts';

const INVOICE: Deduction = DEDUCTION;
const RECEIPT = { ...INVOICE, posted: '1', collected_amount: '10024.01' };

describe('the state of a deduction', () => {
  it.each([
    ['due', INVOICE, '2026-11-24'],
    ['due', INVOICE, '2026-11-25'],
    ['awaited', INVOICE, '2026-11-26'],
    ['taken', RECEIPT, '2026-11-25'],
    ['taken', RECEIPT, '2026-11-30'],
    ['none', RECEIPT, '2026-12-01'],
    ['missed', { ...RECEIPT, collected_amount: '0.00' }, '2026-11-30'],
    ['taken', { ...RECEIPT, charged_amount: '0.00', collected_amount: '0.00' }, '2026-11-30'],
    ['due', { ...INVOICE, day: null }, '2026-11-26'],
  ] as const)('is %s: %#', (state, deduction, today) => {
    expect(getDeductionState(deduction, today)).toBe(state);
  });
});

it.each([
  ['2026-11-25', '2026-11-22', 'อีก 3 วัน'],
  ['2026-11-25', '2026-11-24', 'พรุ่งนี้'],
  ['2026-11-25', '2026-11-25', 'วันนี้'],
  ['2026-11-25', '2026-11-26', null],
  [null, '2026-11-26', null],
])('says of %s on %s: %s', (day, today, words) => {
  expect(describeWait(day, today)).toBe(words);
});
