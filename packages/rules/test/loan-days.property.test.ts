import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IsoDay } from '../src/day.ts';
import { getPayoff } from '../src/loan-payoff.ts';
import { type LedgerRow, replayLedger } from '../src/loan-replay.ts';
import { getSchedule } from '../src/loan-schedule.ts';
import type { Loan, LoanRule } from '../src/loan.ts';
import { anyRates, anyRounding, anyYearDays, check, dayBetween, getKnown } from './cases.ts';
import { Rational } from './rational.ts';
import { addDays, round, sumInterest } from './reference.ts';

const INSTALMENT = { constant: 'principal', amount: 50_000_000n } as const;

/** A row with the day that it is dated, some days before or after the previous one, and without its balance. */
const anyRow = fc
  .record({
    kind: fc.constantFrom('instalment', 'instalment', 'advance', 'correction', 'extra', 'unpriced'),
    shift: fc.integer({ min: -25, max: 40 }),
    amount: fc.bigInt({ min: 1n, max: 3_000_000n }),
    interest: fc.bigInt({ min: 1n, max: 90_000n }),
  })
  .map(({ kind, shift, amount, interest }) => ({
    shift,
    kind: kind === 'correction' ? ('advance' as const) : kind === 'unpriced' ? ('extra' as const) : kind,
    principal: kind === 'advance' ? amount : -amount,
    interest: kind === 'instalment' || kind === 'extra' ? interest : 0n,
  }));

const anyLedger = fc
  .record({
    begun: dayBetween('2023-11-01', '2025-03-01'),
    lent: fc.bigInt({ min: 40_000_000n, max: 900_000_000n }),
    rows: fc.array(anyRow, { maxLength: 8 }),
  })
  .map(({ begun, lent, rows }) => {
    let balance = lent;
    let day = begun;
    const ledger: LedgerRow[] = [
      { day, kind: 'advance', period: null, principal: lent, interest: 0n, balance },
    ];
    for (const { shift, ...row } of rows) {
      const dated = addDays(day, shift);
      day = dated < begun ? begun : dated;
      balance += row.principal;
      ledger.push({ ...row, day, period: null, balance });
    }
    return ledger;
  });

const cases = fc.record({
  ledger: anyLedger,
  rates: anyRates,
  days: fc.integer({ min: 0, max: 70 }),
  yearDays: anyYearDays,
  rounding: anyRounding,
  payDay: fc.integer({ min: 1, max: 31 }),
  weekend: fc.constantFrom('same' as const, 'before' as const, 'after' as const),
});

type Case = typeof cases extends fc.Arbitrary<infer Value> ? Value : never;

/** The day up to which interest is paid: of the last payment of some, by its date, or when the loan was paid out. */
function findPaidTo(ledger: readonly LedgerRow[]): IsoDay {
  const paid = ledger
    .filter(({ kind, interest }) => kind !== 'advance' && interest !== 0n)
    .map(({ day }) => day);
  const days = (paid.length > 0 ? paid : ledger.map(({ day }) => day)).toSorted();
  return (paid.length > 0 ? days.at(-1) : days[0]) ?? '';
}

/** The principal of a day, by the dates of the rows. */
function principalOn(ledger: readonly LedgerRow[], day: IsoDay): bigint {
  return ledger.filter((row) => row.day <= day).reduce((sum, { principal }) => sum + principal, 0n);
}

/** Each day on its own principal at its own rate, from the day up to which interest is paid. */
function interestUntil(to: IsoDay, { ledger, rates, yearDays, rounding }: Case): bigint {
  const paidTo = findPaidTo(ledger);
  const stops = [
    paidTo,
    ...ledger.map(({ day }) => day).filter((day) => day > paidTo && day < to),
    to,
  ].toSorted();
  const parts = stops.slice(1).map((end, index) => {
    const start = stops[index] ?? end;
    return sumInterest(principalOn(ledger, start), start, end, rates, yearDays);
  });
  return round(
    parts.reduce((sum, part) => sum.plus(part), new Rational(0n)),
    rounding,
  );
}

function isBackdated(ledger: readonly LedgerRow[]): boolean {
  return ledger.some(({ day }, index) => index > 0 && day < findPaidTo(ledger.slice(0, index)));
}

function readLoan({ ledger, rates }: Case, rule: LoanRule): Loan {
  const terms = { rates, instalment: INSTALMENT, finalPeriod: null };
  const { interestPaidTo, changes } = replayLedger(ledger, terms, rule);
  const balance = ledger.at(-1)?.balance ?? null;
  return {
    standing: { kind: 'open' },
    balance,
    interestPaidTo,
    changes,
    arrear: 0n,
    ...terms,
    lastPeriod: 0,
  };
}

describe('a ledger with rows dated back and ahead', () => {
  it('is paid off with the principal of the day, and interest once for each day that is not paid', () => {
    check(cases, (one) => {
      const day = addDays(findPaidTo(one.ledger), one.days);
      const payoff = getKnown(getPayoff(readLoan(one, one), one, day));
      expect(payoff.principal).toBe(principalOn(one.ledger, day));
      expect(payoff.interest.amount).toBe(interestUntil(day, one));
      expect(payoff.total).toBe(payoff.principal + payoff.interest.amount);
      expect(payoff.arrear).toBe(0n);
    });
  });

  it('charges the same interest with the next instalment, whatever the order of posting', () => {
    check(cases, (one) => {
      const paidTo = findPaidTo(one.ledger);
      const [first, ...rest] = getKnown(
        getSchedule(readLoan(one, one), one, { from: addDays(paidTo, 1) }),
      ).rows;
      if (first === undefined) throw new Error('Nothing is owed.');
      expect(first.interest).toBe(interestUntil(first.day, one));
      expect(rest.at(-1)?.balance ?? first.balance).toBe(0n);
    });
  });

  it('expects of each payment what the rows posted before it say', () => {
    check(cases, (one) => {
      const terms = { rates: one.rates, instalment: null, finalPeriod: null };
      for (const [index, row] of one.ledger.entries()) {
        const before = { ...one, ledger: one.ledger.slice(0, index) };
        if (index === 0 || row.interest === 0n || row.day < findPaidTo(before.ledger)) continue;
        const right = { ...row, interest: interestUntil(row.day, before) };
        if (right.interest === 0n) continue;
        const { difference } = replayLedger([...before.ledger, right], terms, one).rows[index] ?? {};
        expect(difference).toEqual({ interest: 0n, principal: 0n, balance: 0n });
        // A cooperative may also correct the interest of the days before a row that was posted late.
        if (isBackdated(before.ledger)) continue;
        const wrong = { ...right, interest: right.interest + 100n };
        const found = replayLedger([...before.ledger, wrong], terms, one).rows[index];
        expect(found?.difference.interest).toBe(100n);
      }
    });
  });
});
