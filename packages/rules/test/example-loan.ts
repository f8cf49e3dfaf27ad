import type { Loan, LoanRule } from '../src/loan.ts';
import { TO_SATANG } from '../src/rounding.ts';

/** 120,000.00 at 6 %, 10,000.00 of principal a month, begun on 25 December 2025. */
export const LOAN: Loan = {
  standing: { kind: 'open' },
  balance: 12_000_000n,
  interestPaidTo: '2025-12-25',
  arrear: 0n,
  rates: [{ from: '2020-01-01', rate: '6' }],
  instalment: { constant: 'principal', amount: 1_000_000n },
  lastPeriod: 0,
  finalPeriod: null,
};

export const RULE: LoanRule = { yearDays: 365, rounding: TO_SATANG, payDay: 25, weekend: 'before' };
