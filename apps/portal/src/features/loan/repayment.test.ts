import { expect, it } from 'vitest';
import { LOAN_CONTRACT } from '../../../test/loan-fixtures.ts';
import { formatProgress, getRepaidAmount } from './repayment.ts';

const CONTRACT = { ...LOAN_CONTRACT, loan_approve_amount: '620000.00' };

it.each([
  ['485500.00', '134500.00'],
  ['619999.99', '0.01'],
  ['0.00', '620000.00'],
  ['620000.01', '-0.01'],
  [null, null],
])('a balance of %s leaves %s repaid', (principal_balance, repaid) => {
  expect(getRepaidAmount({ ...CONTRACT, principal_balance })).toBe(repaid);
});

it('returns null for an unknown loan', () => {
  expect(getRepaidAmount({ ...CONTRACT, loan_approve_amount: null })).toBeNull();
});

it.each([
  [26, 124, 'งวดที่ 26 จาก 124'],
  [0, 124, 'ทั้งหมด 124 งวด'],
  [null, 124, 'ทั้งหมด 124 งวด'],
  [26, null, 'งวดที่ 26'],
  [0, null, null],
  [null, null, null],
])('says period %s of %s as %s', (last_period, installment_count, words) => {
  expect(formatProgress({ ...CONTRACT, last_period, installment_count })).toBe(words);
});
