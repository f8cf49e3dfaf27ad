import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getInstalment } from '../src/instalment.ts';
import { getInterest } from '../src/interest.ts';
import { getSavings } from '../src/loan-extra.ts';
import { getPayoff } from '../src/loan-payoff.ts';
import type { LedgerRow } from '../src/loan-replay.ts';
import { replayLedger } from '../src/loan-replay.ts';
import { getSchedule } from '../src/loan-schedule.ts';
import type { Loan } from '../src/loan.ts';
import { sum } from '../src/rounding.ts';
import {
  anyAmount,
  anyRate,
  anyRates,
  anyRounding,
  anyYearDays,
  check,
  dayBetween,
  getKnown,
} from './cases.ts';
import { Rational } from './rational.ts';
import { addDays, sumInterest, repay, round } from './reference.ts';

const HIGHEST_RATE_PERCENT = 20n;

/** An extra payment splits a month's interest in two, and rounding both up can cost more than it saves. */
const ROUNDING_COST = 200n;

/**
 * A new loan that its instalment repays in about `months`; few have many
 * months, because each is counted by days.
 */
const anyLoan = fc
  .record({
    principal: anyAmount,
    begun: dayBetween('2019-01-01', '2028-12-31'),
    rates: anyRates,
    constant: fc.constantFrom('principal', 'total'),
    months: fc.oneof(
      { weight: 60, arbitrary: fc.integer({ min: 1, max: 8 }) },
      { weight: 1, arbitrary: fc.integer({ min: 9, max: 360 }) },
    ),
    final: fc.option(fc.integer({ min: 1, max: 12 })),
    late: fc.constantFrom(0n, 0n, 1n, 25n, 100n, 250n),
    yearDays: anyYearDays,
    rounding: anyRounding,
    payDay: fc.integer({ min: 1, max: 31 }),
    weekend: fc.constantFrom('same', 'before', 'after'),
  })
  .map(({ months, final, late, ...terms }) => {
    const interest = (terms.principal * HIGHEST_RATE_PERCENT * 70n) / 36_500n + 100n;
    const amount = terms.principal / BigInt(months) + 1n + (terms.constant === 'total' ? interest : 0n);
    return { ...terms, amount, arrear: (amount * late) / 100n, finalPeriod: final };
  });

type Terms = typeof anyLoan extends fc.Arbitrary<infer Value> ? Value : never;

function toLoan(terms: Terms): Loan {
  return {
    standing: { kind: 'open' },
    balance: terms.principal,
    interestPaidTo: terms.begun,
    arrear: terms.arrear,
    rates: terms.rates,
    instalment: { constant: terms.constant, amount: terms.amount },
    lastPeriod: 0,
    finalPeriod: terms.finalPeriod,
  };
}

it('counts interest as each day at its own rate', () => {
  const cases = fc.record({
    balance: anyAmount,
    from: dayBetween('2019-01-01', '2030-12-31'),
    days: fc.oneof(
      { weight: 30, arbitrary: fc.integer({ min: 0, max: 70 }) },
      { weight: 1, arbitrary: fc.integer({ min: 71, max: 800 }) },
    ),
    rates: anyRates,
    yearDays: anyYearDays,
    rounding: anyRounding,
  });
  check(cases, ({ balance, from, days, rates, yearDays, rounding }) => {
    const to = addDays(from, days);
    const interest = getKnown(getInterest({ balance, from, to, rates }, { yearDays, rounding }));
    expect(interest.amount).toBe(round(sumInterest(balance, from, to, rates, yearDays), rounding));
    expect(interest.days).toBe(days);
    expect(interest.parts.reduce((all, part) => all + part.days, 0)).toBe(days);
  });
});

it('finds the least instalment that repays a loan in its months', () => {
  const cases = fc.record({ principal: anyAmount, rate: anyRate, months: fc.integer({ min: 1, max: 10 }) });
  const toSatang = { unit: 'satang', mode: 'up' } as const;
  check(cases, ({ principal, rate, months }) => {
    const monthly = Rational.parse(rate).over(new Rational(1_200n)).plus(new Rational(1n));
    const leftAfter = (amount: bigint, growth: Rational) => {
      let left = new Rational(principal);
      for (let month = 0; month < months; month += 1) left = left.times(growth).plus(new Rational(-amount));
      return left.top;
    };
    const total = getInstalment({ principal, rate, months }, 'total', toSatang).amount;
    expect([leftAfter(total, monthly) <= 0n, leftAfter(total - 1n, monthly) > 0n]).toEqual([true, true]);
    const plain = getInstalment({ principal, rate, months }, 'principal', toSatang).amount;
    const none = new Rational(1n);
    expect([leftAfter(plain, none) <= 0n, leftAfter(plain - 1n, none) > 0n]).toEqual([true, true]);
  });
});

it('ends every schedule at zero, repays the loan, and equals the second implementation row by row', () => {
  check(anyLoan, (terms) => {
    const schedule = getKnown(getSchedule(toLoan(terms), terms, { from: terms.begun }));
    expect(schedule.rows.at(-1)?.balance).toBe(0n);
    expect(sum(schedule.rows.map(({ principal }) => principal))).toBe(terms.principal);
    expect(
      schedule.rows.map(({ day, interest, principal, balance }) => ({ day, interest, principal, balance })),
    ).toEqual(repay(terms));
    expect(schedule.rows.every(({ interest, principal, total }) => total === interest + principal)).toBe(
      true,
    );
  });
});

it('replays a ledger without a difference, and finds a changed row by its amount', () => {
  const cases = fc.record({ terms: anyLoan, place: fc.nat(), wrong: fc.integer({ min: 1, max: 99_999 }) });
  check(cases, ({ terms, place, wrong }) => {
    const ledger: LedgerRow[] = [
      {
        day: terms.begun,
        kind: 'advance',
        period: null,
        principal: terms.principal,
        interest: 0n,
        balance: terms.principal,
      },
      ...(repay({ ...terms, arrear: 0n }) ?? []).map(
        ({ day, interest, principal, balance }, index): LedgerRow => {
          return { day, kind: 'instalment', period: index + 1, principal: -principal, interest, balance };
        },
      ),
    ];
    const { rates, finalPeriod, constant, amount } = terms;
    const replayTerms = { rates, finalPeriod, instalment: { constant, amount } };
    const replay = replayLedger(ledger, replayTerms, terms);
    expect(replay.differs).toBe(false);
    expect(replay.uncollected).toEqual({ status: 'known', value: 0n });
    const index = 1 + (place % (ledger.length - 1));
    const changed = ledger.map((row, at) =>
      at === index ? { ...row, interest: (row.interest ?? 0n) + BigInt(wrong) } : row,
    );
    const found = replayLedger(changed, replayTerms, terms).rows.map(({ difference }) => difference.interest);
    expect(found).toEqual(ledger.map((_, at) => (at === index ? BigInt(wrong) : 0n)));
  });
});

it('pays a loan off for its principal and the interest of the days', () => {
  const cases = fc.record({ terms: anyLoan, days: fc.integer({ min: 0, max: 60 }) });
  check(cases, ({ terms, days }) => {
    const day = addDays(terms.begun, days);
    const payoff = getKnown(getPayoff(toLoan(terms), terms, day));
    const interest = round(
      sumInterest(terms.principal, terms.begun, day, terms.rates, terms.yearDays),
      terms.rounding,
    );
    expect(payoff.total).toBe(terms.principal + interest + terms.arrear);
  });
});

it('saves by extra payments what the two schedules differ by, and ends no later', () => {
  const cases = fc.record({
    terms: anyLoan,
    amount: anyAmount,
    once: fc.option(fc.integer({ min: 0, max: 400 })),
  });
  check(cases, ({ terms, amount, once }) => {
    const loan = toLoan(terms);
    const extra =
      once === null
        ? ({ kind: 'monthly', amount } as const)
        : ({ kind: 'once', amount, day: addDays(terms.begun, once) } as const);
    const { before, after, interest, months } = getKnown(
      getSavings(loan, terms, { from: terms.begun, extra }),
    );
    expect(after.rows.at(-1)?.balance).toBe(0n);
    expect(after.principal).toBe(terms.principal);
    expect(interest).toBe(before.interest - after.interest);
    const paid = after.rows.filter(({ period }) => period === null);
    const bought = sum(paid.map(({ principal }) => principal));
    expect(months >= 0 || (once !== null && bought < ROUNDING_COST)).toBe(true);
    expect(once === null ? amount : sum(paid.map(({ total }) => total)) + after.unused).toBe(amount);
  });
});
