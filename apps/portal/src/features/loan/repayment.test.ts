import { expect, it } from 'vitest';
import type { LoanContract } from './loan-from-wire.ts';
import { periodWords, getRepaidAmount } from './repayment.ts';

const CONTRACT: LoanContract = {
  contractNo: 'ส6900123',
  typeName: 'เงินกู้สามัญ',
  begunOn: '2024-09-10',
  approved: '620000.00',
  balance: '485500.00',
  installment: '5000.00',
  lastPeriod: 26,
  periodCount: 124,
  interestRate: '5.75',
  interestArrears: '0.00',
  constant: 'principal',
  paymentSuspended: false,
  state: 'open',
  collateral: [],
};

it.each([
  ['485500.00', '134500.00'],
  ['619999.99', '0.01'],
  ['0.00', '620000.00'],
  ['620000.01', '-0.01'],
  [null, null],
])('a balance of %s leaves %s repaid', (balance, repaid) => {
  expect(getRepaidAmount({ ...CONTRACT, balance })).toBe(repaid);
});

it.each([
  [26, 124, 'งวดที่ 26 จาก 124'],
  [0, 124, 'ทั้งหมด 124 งวด'],
  [null, 124, 'ทั้งหมด 124 งวด'],
  [26, null, 'งวดที่ 26'],
  [0, null, null],
  [null, null, null],
])('says period %s of %s as %s', (lastPeriod, periodCount, words) => {
  expect(periodWords({ ...CONTRACT, lastPeriod, periodCount })).toBe(words);
});
