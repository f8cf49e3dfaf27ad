import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getAverageReturn } from '../src/average-return.ts';
import type { DeductionItem } from '../src/deduction.ts';
import { compareDeductions } from '../src/deduction.ts';
import { getDividend } from '../src/dividend.ts';
import { getGuarantee } from '../src/guarantee.ts';
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
import { addDays, listDays, sumInterest, round } from './reference.ts';

const percent = (rate: string) => Rational.parse(rate).over(new Rational(100n));

/** Two years, one of them with 29 February, and where their months begin. */
const YEARS = ['2023-10-01', '2026-01-01'] as const;

function listMonthStarts(from: string): string[] {
  const [year = 0, month = 0] = from.split('-').map(Number);
  return Array.from({ length: 13 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 10),
  );
}

const anyMovements = (from: string) =>
  fc.array(
    fc.record({
      day: dayBetween(from, addDays(listMonthStarts(from)[12] ?? '', -1)),
      amount: fc.tuple(anyAmount, fc.boolean()).map(([amount, out]) => (out ? -amount : amount)),
    }),
    { maxLength: 14 },
  );

const anyDividend = fc.constantFrom(...YEARS).chain((from) =>
  fc.record({
    from: fc.constant(from),
    rate: anyRate,
    broughtForward: anyAmount,
    movements: anyMovements(from),
    rounding: fc
      .tuple(anyRounding, fc.constantFrom('line', 'sum'))
      .map(([rounding, per]) => ({ ...rounding, per })),
  }),
);

/** The lines of exact amounts, rounded as ruled. */
function total(
  lines: readonly Rational[],
  rounding: { unit: 'satang' | 'baht'; mode: 'half-up' | 'down' | 'up'; per: string },
) {
  if (rounding.per === 'line') return sum(lines.map((line) => round(line, rounding)));
  return round(
    lines.reduce((one, other) => one.plus(other), new Rational(0n)),
    rounding,
  );
}

it('weighs shares by months as often as a cut-off day finds them', () => {
  const weighing = fc.record({
    by: fc.constant('months'),
    first: fc.constantFrom(11, 12),
    divisor: fc.constantFrom(11, 12),
    cutOff: fc.constantFrom<('month-end' | number)[]>('month-end', 5, 7, 15),
  });
  const cases = fc
    .record({ year: anyDividend, weighing })
    .filter(({ weighing: { first, divisor } }) => first <= divisor);
  check(cases, ({ year, weighing: { first, divisor, cutOff, by } }) => {
    const months = listMonthStarts(year.from);
    const cutOffs = months
      .slice(0, first)
      .map((month, index) =>
        cutOff === 'month-end' ? addDays(months[index + 1] ?? '', -1) : addDays(month, cutOff - 1),
      );
    const lines = [
      percent(year.rate).times(new Rational(year.broughtForward)),
      ...year.movements.map(({ day, amount }) => {
        const found = cutOffs.filter((end) => day <= end).length;
        return percent(year.rate).times(new Rational(amount * BigInt(found), BigInt(divisor)));
      }),
    ];
    const rule = {
      weighing: { by, first, divisor, cutOff },
      rounding: year.rounding,
      ceiling: null,
    } as const;
    const dividend = getKnown(getDividend(year, rule));
    expect(dividend.amount).toBe(total(lines, year.rounding));
    expect(sum(dividend.lines.map((line) => line.dividend)) + dividend.lineDifference).toBe(dividend.amount);
    expect(year.rounding.per === 'sum' || dividend.lineDifference === 0n).toBe(true);
  });
});

it('weighs shares by days as the stock of every day', () => {
  const cases = fc.record({ year: anyDividend, yearDays: anyYearDays });
  const daysByYear = new Map(YEARS.map((from) => [from, listDays(from, listMonthStarts(from)[12] ?? '')]));
  check(cases, ({ year, yearDays }) => {
    const days = daysByYear.get(year.from) ?? [];
    const divisor = yearDays === 365 ? 365 : days.length;
    const counted = days.slice(days.length - divisor);
    const lines = [
      percent(year.rate).times(new Rational(year.broughtForward)),
      ...year.movements.map(({ day, amount }) => {
        const held = counted.length - counted.findIndex((other) => other >= day);
        return percent(year.rate).times(new Rational(amount * BigInt(held), BigInt(divisor)));
      }),
    ];
    const rule = { weighing: { by: 'days', yearDays }, rounding: year.rounding, ceiling: null } as const;
    expect(getKnown(getDividend(year, rule)).amount).toBe(total(lines, year.rounding));
  });
});

it('returns the rate of the interest paid, or nothing after a default', () => {
  const cases = fc.record({
    rate: anyRate,
    interest: fc.array(anyAmount, { maxLength: 5 }),
    defaulted: fc.boolean(),
    noneAfterDefault: fc.boolean(),
    rounding: anyRounding,
  });
  check(cases, ({ rate, interest, defaulted, noneAfterDefault, rounding }) => {
    const returned = getKnown(
      getAverageReturn({ rate, interest, defaulted }, { noneAfterDefault, rounding }),
    );
    const whole = round(percent(rate).times(new Rational(sum(interest))), rounding);
    expect(returned.amount).toBe(defaulted && noneAfterDefault ? 0n : whole);
    expect(returned.withheld).toBe(defaulted && noneAfterDefault);
  });
});

it('divides a debt among its guarantors to the last satang', () => {
  const cases = fc.record({
    debt: anyAmount,
    limits: fc.array(fc.record({ limit: anyAmount, released: fc.boolean() }), { minLength: 1, maxLength: 6 }),
    division: fc.constantFrom('equally', 'by-limit'),
    liability: fc.constantFrom('part', 'limit'),
  });
  check(cases, ({ debt, limits, ...rule }) => {
    const guarantors = limits.map((guarantor, index) => ({ ...guarantor, id: String(index) }));
    const bound = guarantors.filter(({ released }) => !released);
    const found = guarantors.map(({ id }) => getKnown(getGuarantee(debt, guarantors, id, rule)));
    const together = sum(found.map(({ part }) => part));
    const guaranteed = sum(bound.map(({ limit }) => limit));
    expect(together <= debt).toBe(true);
    // Equal parts may exceed the limit of one guarantor and not that of another.
    const whollyDivided = together === (debt < guaranteed ? debt : guaranteed);
    expect(whollyDivided || rule.division === 'equally').toBe(true);
    const whole = rule.division === 'equally' ? BigInt(bound.length) : guaranteed;
    const isRight = guarantors.map(({ limit, released }, index) => {
      const { part, maximum } = found[index] ?? { part: -1n, maximum: -1n };
      if (released) return part === 0n && maximum === 0n;
      const low = new Rational(debt * (rule.division === 'equally' ? 1n : limit), whole).floor();
      const asked = rule.liability === 'part' ? part : debt;
      return (
        (part === limit || part === low || part === low + 1n) &&
        part <= limit &&
        maximum === (asked < limit ? asked : limit)
      );
    });
    expect(isRight).not.toContain(false);
  });
});

const anyItem: fc.Arbitrary<DeductionItem> = fc.record({
  key: fc.constantFrom('share', 'loan 1', 'loan 2', 'deposit', 'other'),
  amount: anyAmount,
  interest: fc.option(fc.bigInt({ min: 0n, max: 9_999_999n })),
  loan: fc.option(
    fc.record({
      constant: fc.constantFrom('principal' as const, 'total' as const, null),
      balanceBefore: fc.option(anyAmount),
      balanceAfter: fc.option(fc.oneof(anyAmount, fc.constant(0n))),
      from: fc.option(dayBetween('2026-01-01', '2026-02-28')),
      to: fc.option(dayBetween('2026-03-01', '2026-04-30')),
      rates: fc.oneof(anyRates, fc.constant([])),
    }),
    { nil: undefined },
  ),
});

it('names changes that add up to the difference of two months', () => {
  const cases = fc.record({
    last: fc.array(anyItem, { maxLength: 6 }),
    current: fc.array(anyItem, { maxLength: 6 }),
    yearDays: anyYearDays,
    rounding: anyRounding,
  });
  check(cases, ({ last, current, yearDays, rounding }) => {
    const { difference, items: compared } = compareDeductions(last, current, { yearDays, rounding });
    const changes = compared.flatMap((item) => item.changes);
    const amounts = (items: readonly { amount: bigint }[]) => sum(items.map(({ amount }) => amount));
    expect(difference).toBe(amounts(current) - amounts(last));
    expect(amounts(changes)).toBe(difference);
    expect(changes.every(({ amount }) => amount !== 0n)).toBe(true);
  });
});

/** A month's interest as the rule counts it. */
const anyLoanMonth = fc.record({
  balance: anyAmount,
  from: dayBetween('2027-12-01', '2027-12-31'),
  days: fc.integer({ min: 0, max: 40 }),
});

it('explains all interest of the rule by days, balance, length of the year and rate', () => {
  const cases = fc.record({
    last: anyLoanMonth,
    current: anyLoanMonth,
    rates: anyRates,
    yearDays: anyYearDays,
    rounding: anyRounding,
  });
  check(cases, ({ last, current, rates, yearDays, rounding }) => {
    const [before, now] = [last, current].map(({ balance, from, days }): DeductionItem => {
      const to = addDays(from, days);
      const interest = round(sumInterest(balance, from, to, rates, yearDays), rounding);
      const loan = { constant: null, balanceBefore: balance, balanceAfter: null, from, to, rates };
      return { key: 'loan', amount: interest, interest, loan };
    });
    if (!before || !now) throw new Error('Two months are compared.');
    const { items } = compareDeductions([before], [now], { yearDays, rounding });
    const changes = items.flatMap((item) => item.changes);
    const causes = changes.map(({ cause }) => cause);
    expect(sum(changes.map(({ amount }) => amount))).toBe(now.amount - before.amount);
    expect(causes.every((cause) => ['days', 'balance', 'year', 'rate'].includes(cause))).toBe(true);
    const unchanged = [
      last.balance === current.balance && 'balance',
      last.days === current.days && 'days',
      yearDays === 365 && 'year',
      rates.length === 1 && 'rate',
    ];
    expect(causes.filter((cause) => unchanged.includes(cause))).toEqual([]);
  });
});
