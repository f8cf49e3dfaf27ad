import { describe, expect, it } from 'vitest';
import { LOAN, RULE } from '../test/example-loan.ts';
import { applyPayments, getPayoff } from './loan-payoff.ts';
import { getSchedule } from './loan-schedule.ts';

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

describe('a loan whose next instalments are paid', () => {
  const pay = (loan: typeof LOAN, count: number) => {
    const schedule = getSchedule(loan, RULE, { from: '2026-01-01' });
    return applyPayments(loan, schedule.status === 'known' ? schedule.value.rows.slice(0, count) : []);
  };

  it('owes what they leave, with interest from the last of them', () => {
    const paid = pay(LOAN, 2);
    expect(paid).toMatchObject({ balance: 10_000_000n, interestPaidTo: '2026-02-25', lastPeriod: 2 });
    expect(getPayoff(paid, RULE, '2026-03-07')).toMatchObject({
      value: { total: 10_016_438n, principal: 10_000_000n, interest: { amount: 16_438n, days: 10 } },
    });
  });

  it('still owes the interest that they did not cover', () => {
    const instalment = { constant: 'total', amount: 2_000_000n } as const;
    const paid = pay({ ...LOAN, instalment, arrear: 7_000_000n }, 1);
    expect(paid).toMatchObject({ balance: 12_000_000n, arrear: 5_057_205n });
  });

  it('falls to zero along the schedule', () => {
    expect(getPayoff(pay(LOAN, 12), RULE, '2027-01-31')).toMatchObject({ value: { total: 0n } });
  });

  it('is unchanged before the first of them', () => {
    expect(pay(LOAN, 0)).toBe(LOAN);
  });
});
