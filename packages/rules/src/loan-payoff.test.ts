import { describe, expect, it } from 'vitest';
import { LOAN, RULE } from '../test/example-loan.ts';
import { getPayoff } from './loan-payoff.ts';

describe('paying a loan off', () => {
  it('takes the principal, the interest up to the day and what was in arrear', () => {
    expect(getPayoff({ ...LOAN, arrear: 500n }, RULE, '2026-01-14')).toMatchObject({
      value: {
        total: 12_039_952n,
        principal: 12_000_000n,
        interest: { amount: 39_452n, days: 20 },
        arrear: 500n,
      },
    });
  });

  it('takes no interest on the day of the last payment', () => {
    expect(getPayoff(LOAN, RULE, '2025-12-25')).toMatchObject({ value: { total: 12_000_000n } });
  });

  it('is refused before the last payment', () => {
    expect(getPayoff(LOAN, RULE, '2025-12-24')).toEqual({
      status: 'impossible',
      reason: 'before-last-payment',
    });
  });

  it.each(['moved', 'closed'] as const)('takes nothing once the loan is %s', (kind) => {
    expect(getPayoff({ ...LOAN, standing: { kind } }, RULE, '2026-01-14')).toMatchObject({
      value: { total: 0n },
    });
  });

  it.each([0n, -5_000n])('takes what is in arrear alone with a balance of %d', (balance) => {
    expect(getPayoff({ ...LOAN, balance, arrear: 500n, rates: [] }, RULE, '2026-01-14')).toMatchObject({
      value: { total: 500n, principal: 0n, interest: { amount: 0n }, arrear: 500n },
    });
  });

  it('names every fact that is missing', () => {
    expect(getPayoff({ ...LOAN, balance: null, interestPaidTo: null }, RULE, '2026-01-14')).toEqual({
      status: 'missing',
      missing: [{ fact: 'balance' }, { fact: 'day' }],
    });
  });
});
