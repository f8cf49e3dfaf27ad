import { describe, expect, it } from 'vitest';
import { RULE } from '../test/example-loan.ts';
import { addDays } from '../test/reference.ts';
import type { LoanRequest } from './loan-plan.ts';
import { MAX_PERIODS, planLoan } from './loan-plan.ts';
import { sum } from './rounding.ts';

const REQUEST = {
  principal: 10_000_000n,
  rate: '6',
  constant: 'total',
  paidOut: '2026-11-23',
  repaid: { in: 12 },
} satisfies LoanRequest;

describe('a loan that is not taken yet', () => {
  it('is repaid in a number of equal payments, the last one being the rest', () => {
    const plan = planLoan(REQUEST, RULE);
    expect(plan).toMatchObject({ value: { instalment: { constant: 'total', amount: 860_800n } } });
    const rows = plan.status === 'known' ? plan.value.schedule.rows : [];
    expect(rows).toHaveLength(12);
    expect(rows[0]).toMatchObject({
      period: 1,
      day: '2026-12-25',
      days: 32,
      interest: 52_603n,
      total: 860_800n,
    });
    expect(rows.at(-1)).toMatchObject({ period: 12, day: '2027-11-25', balance: 0n });
  });

  it('is repaid in 240 equal payments from any day on, also where the first pay day is 54 days off', () => {
    const plan = planLoan(
      { ...REQUEST, principal: 100_000_000n, rate: '5.75', paidOut: '2026-11-01', repaid: { in: 240 } },
      RULE,
    );
    const rows = plan.status === 'known' ? plan.value.schedule.rows : [];
    expect(rows).toHaveLength(240);
    expect(rows[0]).toMatchObject({ days: 54, principal: 0n, interest: 704_900n, unpaid: 145_785n });
    expect(rows[1]).toMatchObject({ days: 31, interest: 634_141n, total: 704_900n, unpaid: 0n });
    expect(rows.at(-1)).toMatchObject({ balance: 0n, unpaid: 0n });
  });

  it.each(['total', 'principal'] as const)(
    'has a plan on each day of a year, at each rate, in each term, with %s constant',
    (constant) => {
      const rates = ['0', '3.5', '5.75', '6.25', '15'];
      const terms = [1, 2, 12, 60, 120, 240, 480];
      const principals = [1n, 99_999n, 5_000_000n, 100_000_000n, 99_999_999_999n];
      const rules = [
        RULE,
        { ...RULE, payDay: 1, weekend: 'after' },
        { ...RULE, payDay: 31, yearDays: 'actual' },
      ] as const;
      for (let index = 0; index < 366; index += 1) {
        const request: LoanRequest = {
          principal: principals[index % principals.length] ?? 1n,
          rate: rates[Math.floor(index / 5) % rates.length] ?? '0',
          constant,
          paidOut: addDays('2027-12-01', index),
          repaid: { in: terms[index % terms.length] ?? 1 },
        };
        const plan = planLoan(request, rules[index % rules.length] ?? RULE);
        const rows = plan.status === 'known' ? plan.value.schedule.rows : [];
        const amount = plan.status === 'known' ? plan.value.instalment.amount : 0n;
        const words = JSON.stringify(request, (_key, value: unknown) => String(value));
        expect(sum(rows.map(({ principal }) => principal)), words).toBe(request.principal);
        expect(rows.length, words).toBeLessThanOrEqual('in' in request.repaid ? request.repaid.in : 0);
        const [last, ...others] = rows
          .toReversed()
          .map((row) => (constant === 'total' ? row.total : row.principal));
        expect(
          others.every((one) => one === amount),
          words,
        ).toBe(true);
        expect(last !== undefined && last <= amount, words).toBe(true);
      }
    },
  );

  it('needs no higher equal payment than that: a baht less leaves a last payment that is larger', () => {
    for (const [paidOut, months] of [
      ['2026-11-01', 240],
      ['2027-01-01', 60],
    ] as const) {
      const plan = planLoan({ ...REQUEST, paidOut, repaid: { in: months } }, RULE);
      const amount = plan.status === 'known' ? plan.value.instalment.amount : 0n;
      const lower = planLoan({ ...REQUEST, paidOut, repaid: { with: amount - 100n } }, RULE);
      const rows = lower.status === 'known' ? lower.value.schedule.rows : [];
      expect(rows.length, paidOut).toBeGreaterThan(months);
    }
  });

  it('is repaid in a number of payments of equal principal', () => {
    expect(planLoan({ ...REQUEST, constant: 'principal' }, RULE)).toMatchObject({
      value: {
        instalment: { amount: 833_400n },
        schedule: { lastDay: '2027-11-25', principal: 10_000_000n },
      },
    });
  });

  it('ends earlier where instalments of whole baht sum to more', () => {
    const plan = planLoan({ ...REQUEST, principal: 1_000n, rate: '0', repaid: { in: 400 } }, RULE);
    expect(plan).toMatchObject({ value: { instalment: { amount: 100n } } });
    expect(plan.status === 'known' && plan.value.schedule.rows).toHaveLength(10);
  });

  it('is repaid with so much each month', () => {
    const plan = planLoan({ ...REQUEST, repaid: { with: 2_000_000n } }, RULE);
    const totals = plan.status === 'known' ? plan.value.schedule.rows.map(({ total }) => total) : [];
    expect(totals.slice(0, -1)).toEqual([2_000_000n, 2_000_000n, 2_000_000n, 2_000_000n, 2_000_000n]);
    expect(totals.at(-1)).toBeLessThan(2_000_000n);
  });

  it.each([
    [120_000n, '6'],
    [300_000n, '6'],
    [1_234_500n, '14.75'],
    [9_999_900n, '0'],
  ])('is repaid in the fewest instalments of which none is more than %d at %s %%', (maxPayment, rate) => {
    const request: LoanRequest = { ...REQUEST, rate, constant: 'principal', repaid: { with: maxPayment } };
    const listTotals = (asked: LoanRequest) => {
      const plan = planLoan(asked, RULE);
      return plan.status === 'known' ? plan.value.schedule.rows.map(({ total }) => total) : [];
    };
    const totals = listTotals(request);
    const fewer = listTotals({ ...request, repaid: { in: totals.length - 1 } });
    expect(totals.filter((total) => total > maxPayment)).toEqual([]);
    expect(fewer.some((total) => total > maxPayment)).toBe(true);
  });

  it('is never repaid with less than its interest, nor with little more', () => {
    const never = { status: 'impossible', reason: 'never-repaid' };
    for (const constant of ['total', 'principal'] as const) {
      for (const payment of [50_000n, 55_000n]) {
        expect(planLoan({ ...REQUEST, constant, repaid: { with: payment } }, RULE)).toEqual(never);
      }
    }
  });

  it.each([
    [{ principal: 0n }, 'Not a principal'],
    [{ repaid: { with: 0n } }, 'Not a payment'],
    [{ repaid: { in: 0 } }, 'Not a number of months'],
    [{ repaid: { in: MAX_PERIODS + 1 } }, 'Not a number of instalments'],
  ])('refuses %o', (changes, message) => {
    expect(() => planLoan({ ...REQUEST, ...changes }, RULE)).toThrow(message);
  });
});
