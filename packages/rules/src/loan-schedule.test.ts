import { describe, expect, it } from 'vitest';
import { LOAN, RULE } from '../test/example-loan.ts';
import type { Loan } from './loan.ts';
import type { ExtraPayment, ScheduleRow } from './loan-schedule.ts';
import { getSchedule } from './loan-schedule.ts';

const FROM = { from: '2026-01-01' };
const EQUAL_PAYMENT = { constant: 'total', amount: 2_050_000n } as const;

function listRows(loan: Loan, extra?: ExtraPayment): readonly ScheduleRow[] {
  const schedule = getSchedule(loan, RULE, { ...FROM, extra });
  return schedule.status === 'known' ? schedule.value.rows : [];
}

const written = (row: ScheduleRow | undefined) =>
  row && [row.period, row.day, row.days, row.interest, row.principal, row.total, row.balance];

describe('the schedule of a loan', () => {
  it('pays equal principal besides the interest of the days', () => {
    const rows = listRows(LOAN);
    expect(rows).toHaveLength(12);
    expect(written(rows[0])).toEqual([1, '2026-01-23', 29, 57_205n, 1_000_000n, 1_057_205n, 11_000_000n]);
    expect(written(rows[1])).toEqual([2, '2026-02-25', 33, 59_671n, 1_000_000n, 1_059_671n, 10_000_000n]);
    expect(written(rows[11])).toEqual([12, '2026-12-25', 30, 4_932n, 1_000_000n, 1_004_932n, 0n]);
  });

  it('states the last day, the interest to come and the principal', () => {
    expect(getSchedule(LOAN, RULE, FROM)).toMatchObject({
      value: { lastDay: '2026-12-25', interest: 388_602n, principal: 12_000_000n, unused: 0n },
    });
  });

  it('pays equal sums, and what is left with the last', () => {
    const rows = listRows({ ...LOAN, instalment: EQUAL_PAYMENT });
    expect(rows.slice(0, -1).every(({ total }) => total === 2_050_000n)).toBe(true);
    expect(written(rows.at(-1))).toEqual([6, '2026-06-25', 31, 9_928n, 1_948_218n, 1_958_146n, 0n]);
  });

  it('pays the entire balance with the final period', () => {
    const rows = listRows({ ...LOAN, lastPeriod: 8, finalPeriod: 10 });
    expect(rows.map(({ period, principal }) => [period, principal])).toEqual([
      [9, 1_000_000n],
      [10, 11_000_000n],
    ]);
    expect(listRows({ ...LOAN, lastPeriod: 12, finalPeriod: 10 })).toHaveLength(1);
  });

  it('follows a rate that changes between two pay days', () => {
    const rates = [...LOAN.rates, { from: '2026-02-09', rate: '5' }];
    const [, second] = listRows({ ...LOAN, rates });
    expect(second?.interest).toBe(BigInt(Math.round((11_000_000 * (17 * 0.06 + 16 * 0.05)) / 365)));
  });

  it('pays on 29 February, and counts it in the length of its own year', () => {
    const loan = { ...LOAN, interestPaidTo: '2028-01-31' };
    const rule = { ...RULE, yearDays: 'actual', payDay: 31, weekend: 'same' } as const;
    const schedule = getSchedule(loan, rule, { from: '2028-02-01' });
    const [first] = schedule.status === 'known' ? schedule.value.rows : [];
    expect(first).toMatchObject({ day: '2028-02-29', days: 29, interest: 57_049n });
  });

  it('begins with the first pay day after what is paid, not before a given day', () => {
    expect(listRows({ ...LOAN, interestPaidTo: '2026-01-23' })[0]?.day).toBe('2026-02-25');
    const late = getSchedule(LOAN, RULE, { from: '2026-03-01' });
    const [first] = late.status === 'known' ? late.value.rows : [];
    expect(first).toMatchObject({ day: '2026-03-25', days: 90, interest: 177_534n });
  });

  it('pays what was in arrear with the first payment', () => {
    const [first, second] = listRows({ ...LOAN, arrear: 10_000n });
    expect([first?.interest, second?.interest]).toEqual([67_205n, 59_671n]);
  });

  it('carries interest that a payment does not cover', () => {
    const instalment = { constant: 'total', amount: 5_000_000n } as const;
    const rows = listRows({ ...LOAN, instalment, arrear: 7_000_000n });
    expect(rows.map(({ interest, principal }) => [interest, principal])).toEqual([
      [5_000_000n, 0n],
      [2_122_301n, 2_877_699n],
      [41_988n, 4_958_012n],
      [20_536n, 4_164_289n],
    ]);
  });

  it('has no interest at a rate of zero', () => {
    const rows = listRows({ ...LOAN, rates: [{ from: '2020-01-01', rate: '0' }] });
    expect(rows.map(({ total }) => total)).toEqual(Array.from({ length: 12 }, () => 1_000_000n));
  });

  it('is exact with amounts of 15 digits', () => {
    const large = { constant: 'principal', amount: 333_333_333_333_333n } as const;
    const rows = listRows({ ...LOAN, balance: 999_999_999_999_999n, instalment: large });
    expect(rows.map(({ balance }) => balance)).toEqual([666_666_666_666_666n, 333_333_333_333_333n, 0n]);
    expect(rows[0]?.interest).toBe(4_767_123_287_671n);
  });
});

describe('a loan that is not paid as usual', () => {
  it('is not repaid by an instalment below its interest', () => {
    const instalment = { constant: 'total', amount: 50_000n } as const;
    expect(getSchedule({ ...LOAN, instalment }, RULE, FROM)).toEqual({
      status: 'impossible',
      reason: 'never-repaid',
    });
  });

  it.each(['moved', 'closed'] as const)('has nothing to come once it is %s', (kind) => {
    expect(getSchedule({ ...LOAN, standing: { kind } }, RULE, FROM)).toMatchObject({
      value: { rows: [], lastDay: null, interest: 0n },
    });
  });

  it.each([0n, -5_000n])('has nothing to come with a balance of %d', (balance) => {
    expect(getSchedule({ ...LOAN, balance }, RULE, FROM)).toMatchObject({
      value: { rows: [], lastDay: null },
    });
  });

  it('pays nothing while suspended, and then the interest of all days', () => {
    const standing = { kind: 'suspended', until: '2026-03-01', pays: 'nothing' } as const;
    const rows = listRows({ ...LOAN, standing });
    expect(written(rows[0])).toEqual([1, '2026-03-25', 90, 177_534n, 1_000_000n, 1_177_534n, 11_000_000n]);
  });

  it('pays interest alone while suspended, without counting instalments', () => {
    const standing = { kind: 'suspended', until: '2026-03-01', pays: 'interest' } as const;
    const rows = listRows({ ...LOAN, standing });
    expect(rows.slice(0, 3).map(({ period, principal }) => [period, principal])).toEqual([
      [null, 0n],
      [null, 0n],
      [1, 1_000_000n],
    ]);
    expect(rows).toHaveLength(14);
  });

  it('is never repaid while it stays suspended for a century', () => {
    const standing = { kind: 'suspended', until: '9999-12-31', pays: 'nothing' } as const;
    expect(getSchedule({ ...LOAN, standing }, RULE, FROM)).toMatchObject({ reason: 'never-repaid' });
  });
});

describe('a book that lacks a fact', () => {
  it.each([
    ['balance', { balance: null }],
    ['day', { interestPaidTo: null }],
    ['instalment', { instalment: null }],
    ['instalment', { instalment: { constant: 'total', amount: 0n } }],
    ['day', { standing: { kind: 'suspended', until: null, pays: 'nothing' } }],
  ] as const)('says that the %s is missing', (fact, lacking) => {
    expect(getSchedule({ ...LOAN, ...lacking }, RULE, FROM)).toEqual({
      status: 'missing',
      missing: [{ fact }],
    });
  });

  it('names every fact that is missing', () => {
    const bare = { ...LOAN, balance: null, interestPaidTo: null, instalment: null };
    expect(getSchedule(bare, RULE, FROM)).toEqual({
      status: 'missing',
      missing: [{ fact: 'balance' }, { fact: 'day' }, { fact: 'instalment' }],
    });
  });

  it('says from which day a rate is missing', () => {
    expect(getSchedule({ ...LOAN, rates: [] }, RULE, FROM)).toEqual({
      status: 'missing',
      missing: [{ fact: 'rate', on: '2025-12-25' }],
    });
  });
});

describe('an extra payment', () => {
  it('pays the interest of its days first, then principal', () => {
    const rows = listRows(LOAN, { kind: 'once', amount: 5_000_000n, day: '2026-02-02' });
    expect(written(rows[1])).toEqual([null, '2026-02-02', 10, 18_082n, 4_981_918n, 5_000_000n, 6_018_082n]);
    expect(rows[2]).toMatchObject({ period: 2, days: 23, principal: 1_000_000n });
    expect(rows).toHaveLength(9);
  });

  it('follows the instalment of its own day', () => {
    const rows = listRows(LOAN, { kind: 'once', amount: 1_000_000n, day: '2026-01-23' });
    expect(rows.slice(0, 2).map(({ period, interest }) => [period, interest])).toEqual([
      [1, 57_205n],
      [null, 0n],
    ]);
  });

  it('ends the loan, and leaves unused what was too much', () => {
    const extra = { kind: 'once', amount: 99_000_000n, day: '2026-01-10' } as const;
    expect(getSchedule(LOAN, RULE, { ...FROM, extra })).toMatchObject({
      value: { lastDay: '2026-01-10', rows: [{ balance: 0n }], unused: 99_000_000n - 12_000_000n - 31_562n },
    });
  });

  it('is unused after the last instalment, and on a loan that is closed', () => {
    const extra = { kind: 'once', amount: 500n, day: '2027-06-01' } as const;
    expect(getSchedule(LOAN, RULE, { ...FROM, extra })).toMatchObject({ value: { unused: 500n } });
    const closed = { ...LOAN, standing: { kind: 'closed' } as const };
    expect(getSchedule(closed, RULE, { ...FROM, extra })).toMatchObject({ value: { unused: 500n } });
  });

  it('is refused before the last payment, and below zero', () => {
    const extra = { kind: 'once', amount: 500n, day: '2025-12-24' } as const;
    expect(getSchedule(LOAN, RULE, { ...FROM, extra })).toMatchObject({ reason: 'before-last-payment' });
    expect(() => getSchedule(LOAN, RULE, { ...FROM, extra: { kind: 'monthly', amount: -1n } })).toThrow(
      'A payment is not negative',
    );
  });
});
