import { describe, expect, it } from 'vitest';
import { LOAN, RULE } from '../test/example-loan.ts';
import { applyPayments, getPayoff } from './loan-payoff.ts';
import { type LedgerRow, replayLedger } from './loan-replay.ts';
import { getSchedule } from './loan-schedule.ts';
import type { Loan } from './loan.ts';

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

describe('a loan with rows of other days than their posting', () => {
  /** 90,000.00 at 6 %, its interest paid to 25 November. */
  function read(...later: [day: string, principal: bigint][]): Loan {
    const paid: LedgerRow[] = [
      {
        day: '2026-10-25',
        kind: 'advance',
        period: null,
        principal: 10_000_000n,
        interest: 0n,
        balance: 10_000_000n,
      },
      {
        day: '2026-11-25',
        kind: 'instalment',
        period: 1,
        principal: -1_000_000n,
        interest: 50_959n,
        balance: 9_000_000n,
      },
    ];
    let balance = 9_000_000n;
    const ledger = later.reduce<LedgerRow[]>((rows, [day, principal]) => {
      balance += principal;
      return [...rows, { day, kind: 'advance', period: null, principal, interest: 0n, balance }];
    }, paid);
    const { interestPaidTo, changes } = replayLedger(ledger, { ...LOAN }, RULE);
    return { ...LOAN, balance, interestPaidTo, changes };
  }

  it.each([
    ['2026-11-28', '2026-11-10 -1000000', 8_003_945n, 3_945n, 3],
    ['2026-11-28', '2026-11-10 50000', 9_054_463n, 4_463n, 3],
    // 90,000.00 for two days and 95,000.00 for three.
    ['2026-11-30', '2026-11-27 500000', 9_507_644n, 7_644n, 5],
    // Of two rows the later day is posted first: two days on 90,000.00, two on 94,000.00, one on 95,000.00.
    ['2026-11-30', '2026-11-29 100000, 2026-11-27 400000', 9_507_611n, 7_611n, 5],
    // What is dated after the day is not owed yet.
    ['2026-11-28', '2026-12-10 500000', 9_004_438n, 4_438n, 3],
  ])('ends on %s with the rows %s', (day, later, total, amount, days) => {
    const rows = later.split(', ').map((row) => row.split(' '));
    const loan = read(...rows.map(([on = '', principal = '']): [string, bigint] => [on, BigInt(principal)]));
    expect(getPayoff(loan, RULE, day)).toMatchObject({
      value: { total, interest: { amount, days }, arrear: 0n },
    });
  });

  it('owes the interest of a debt that a later row took away', () => {
    const repaid = read(['2026-11-28', -9_500_000n]);
    expect(getPayoff(repaid, RULE, '2026-12-05')).toMatchObject({ value: { total: 4_438n, principal: 0n } });
    expect(getSchedule(repaid, RULE, { from: '2026-12-01' })).toMatchObject({
      value: { rows: [{ day: '2026-12-25', interest: 4_438n, principal: 0n, balance: 0n }] },
    });
  });

  it('keeps later rows once the payments before them are made', () => {
    const paid = applyPayments(read(['2027-01-10', 500_000n]), [
      {
        period: 2,
        day: '2026-12-25',
        days: 30,
        interest: 0n,
        principal: 1_000_000n,
        total: 1_000_000n,
        balance: 8_500_000n,
        unpaid: 0n,
      },
    ]);
    expect(getPayoff(paid, RULE, '2027-01-05')).toMatchObject({ value: { principal: 8_000_000n } });
  });
});
