import { describe, expect, it } from 'vitest';
import type { DeductedLoan, DeductionItem } from './deduction.ts';
import { compareDeductions } from './deduction.ts';
import { TO_SATANG } from './rounding.ts';

const RULE = { yearDays: 365, rounding: TO_SATANG } as const;
const RATES = [
  { from: '2020-01-01', rate: '6' },
  { from: '2026-09-25', rate: '5.5' },
];

const SHARE = { key: 'share', amount: 250_000n, interest: 0n };

function loanItem(principal: bigint, interest: bigint, loan: Partial<DeductedLoan> = {}): DeductionItem {
  return {
    key: 'ส6700123',
    amount: principal + interest,
    interest,
    loan: {
      constant: 'principal',
      balanceBefore: 36_500_000n,
      balanceAfter: 35_500_000n,
      from: '2026-06-25',
      to: '2026-07-25',
      rates: RATES,
      ...loan,
    },
  };
}

const roundHalf = (amount: bigint, divisor: bigint) => (2n * amount + divisor) / (2n * divisor);

const JULY = loanItem(1_000_000n, 180_000n);

function compare(last: readonly DeductionItem[], current: readonly DeductionItem[]) {
  const { difference, items } = compareDeductions(last, current, RULE);
  const changes = items.flatMap(({ key, changes: own }) => own.map((change) => ({ key, ...change })));
  return { difference, changes };
}

function causes(last: readonly DeductionItem[], current: readonly DeductionItem[]) {
  return compare(last, current).changes.map(({ key, cause, amount }) => [key, cause, amount]);
}

describe('the deduction of a month against the month before', () => {
  it('names what is new and what has ended', () => {
    const deposit = { key: 'deposit', amount: 100_000n, interest: 0n };
    expect(compareDeductions([SHARE], [deposit], RULE)).toEqual({
      difference: -150_000n,
      items: [
        { key: 'deposit', last: null, current: deposit, changes: [{ cause: 'new', amount: 100_000n }] },
        { key: 'share', last: SHARE, current: null, changes: [{ cause: 'ended', amount: -250_000n }] },
      ],
    });
  });

  it('lists unchanged items without changes', () => {
    expect(compareDeductions([SHARE], [SHARE], RULE)).toEqual({
      difference: 0n,
      items: [{ key: 'share', last: SHARE, current: SHARE, changes: [] }],
    });
  });

  it('names what is raised and lowered', () => {
    expect(causes([SHARE], [{ ...SHARE, amount: 300_000n }])).toEqual([['share', 'raised', 50_000n]]);
    expect(causes([SHARE], [{ ...SHARE, amount: 200_000n }])).toEqual([['share', 'lowered', -50_000n]]);
  });

  it('names the days on the old balance, then the balance, each with its amount', () => {
    const august = { balanceBefore: 35_500_000n, from: '2026-07-25', to: '2026-08-25' };
    expect(causes([JULY], [loanItem(1_000_000n, 180_904n, august)])).toEqual([
      ['ส6700123', 'days', 6_000n],
      ['ส6700123', 'balance', -5_096n],
    ]);
  });

  it('names a balance and days that outweigh each other', () => {
    const same = { balanceBefore: 36_500_000n * 30n, from: '2026-07-25', to: '2026-07-26' };
    expect(causes([JULY], [loanItem(1_000_000n, 180_000n, same)])).toEqual([
      ['ส6700123', 'days', -174_000n],
      ['ส6700123', 'balance', 174_000n],
    ]);
  });

  it('names a rate that changed within the month', () => {
    const changed = { from: '2026-09-15', to: '2026-10-15' };
    expect(causes([JULY], [loanItem(1_000_000n, 10n * 6_000n + 20n * 5_500n, changed)])).toEqual([
      ['ส6700123', 'rate', -10_000n],
    ]);
  });

  it('calls years of another length no change of the rate', () => {
    const days = (from: string, to: string, interest: bigint) =>
      loanItem(1_000_000n, interest, { rates: [{ from: '2020-01-01', rate: '6' }], from, to });
    const november = days('2027-11-01', '2027-12-01', 180_000n);
    const leap = 6_000n * 365n;
    const half = days('2027-12-17', '2028-01-16', 15n * 6_000n + roundHalf(15n * leap, 366n));
    const whole = days('2028-01-16', '2028-02-15', roundHalf(30n * leap, 366n));
    const changes = [
      [november, half],
      [half, whole],
    ].map(([last, current]) => {
      const { items } = compareDeductions(last ? [last] : [], current ? [current] : [], {
        ...RULE,
        yearDays: 'actual',
      });
      return items.flatMap((item) => item.changes);
    });
    expect(changes).toEqual([[{ cause: 'year', amount: -246n }], [{ cause: 'year', amount: -246n }]]);
  });

  it('names the last instalment', () => {
    const last = { balanceAfter: 0n };
    expect(causes([JULY], [loanItem(300_000n, 180_000n, last)])).toEqual([['ส6700123', 'last', -700_000n]]);
  });

  it('names the principal that takes the place of interest in an equal payment', () => {
    const equal = { constant: 'total' } as const;
    const next = { ...equal, balanceBefore: 35_500_000n, from: '2026-07-25', to: '2026-08-24' };
    const changes = causes([loanItem(1_000_000n, 180_000n, equal)], [loanItem(1_004_932n, 175_068n, next)]);
    expect(changes).toEqual([
      ['ส6700123', 'split', 4_932n],
      ['ส6700123', 'balance', -4_932n],
    ]);
  });

  it('names stated interest that is not that of the rule', () => {
    expect(causes([JULY], [loanItem(1_000_000n, 180_007n)])).toEqual([['ส6700123', 'other', 7n]]);
  });

  it('names all causes of one month at once, which add up to the difference', () => {
    const loan = { balanceBefore: 35_500_000n, from: '2026-09-15', to: '2026-10-16' };
    const current = [
      { ...SHARE, amount: 300_000n },
      loanItem(1_200_000n, 170_000n, loan),
      { key: 'deposit', amount: 50_000n, interest: 0n },
    ];
    const { difference, changes } = compare([SHARE, JULY, { ...SHARE, key: 'fund' }], current);
    expect(changes.map(({ cause }) => cause)).toEqual([
      'raised',
      'raised',
      'days',
      'balance',
      'rate',
      'other',
      'new',
      'ended',
    ]);
    expect(changes.reduce((sum, { amount }) => sum + amount, 0n)).toBe(difference);
    expect(difference).toBe(50_000n + 200_000n - 10_000n + 50_000n - 250_000n);
  });

  it('says which facts are missing for what it cannot explain', () => {
    const bare = loanItem(1_000_000n, 175_000n, { balanceBefore: null, from: null, to: null });
    expect(compare([JULY], [bare]).changes).toEqual([
      {
        key: 'ส6700123',
        cause: 'unexplained',
        amount: -5_000n,
        missing: [{ fact: 'balance' }, { fact: 'day' }],
      },
    ]);
    const unrated = loanItem(1_000_000n, 175_000n, { rates: [] });
    expect(compare([JULY], [unrated]).changes[0]?.missing).toEqual([{ fact: 'rate', on: '2026-06-25' }]);
    const whole = { ...JULY, amount: 1_200_000n, interest: null };
    expect(compare([JULY], [whole]).changes).toEqual([
      { key: 'ส6700123', cause: 'unexplained', amount: 20_000n, missing: [{ fact: 'interest' }] },
    ]);
  });

  it('leaves a change of interest unexplained without a rule, and no other', () => {
    const current = [{ ...SHARE, amount: 300_000n }, loanItem(1_000_000n, 175_000n)];
    expect(compareDeductions([SHARE, JULY], current, null).items.map(({ changes }) => changes)).toEqual([
      [{ cause: 'raised', amount: 50_000n }],
      [{ cause: 'unexplained', amount: -5_000n, missing: [{ fact: 'rule' }] }],
    ]);
  });

  it('compares items of one key in their order', () => {
    expect(causes([SHARE, { ...SHARE, amount: 100n }], [SHARE])).toEqual([['share', 'ended', -100n]]);
  });

  it('counts each day on its own principal', () => {
    const april = {
      balanceBefore: 35_500_000n,
      from: '2026-07-25',
      to: '2026-08-24',
      changes: [{ day: '2026-08-04', amount: 1_825_000n }],
    };
    // Ten days on 355,000.00 and twenty on 373,250.00.
    expect(causes([JULY], [loanItem(1_000_000n, 181_068n, april)])).toEqual([
      ['ส6700123', 'balance', 1_068n],
    ]);
    expect(causes([JULY], [loanItem(1_000_000n, 181_168n, april)])).toEqual([
      ['ส6700123', 'balance', 1_068n],
      ['ส6700123', 'other', 100n],
    ]);
  });

  it('names more instalments than in the month before, and then fewer', () => {
    const two = loanItem(2_000_000n, 360_000n, { instalments: 2, to: '2026-08-24', expected: 360_000n });
    expect(causes([JULY], [two])).toEqual([
      ['ส6700123', 'instalments', 1_000_000n],
      ['ส6700123', 'days', 180_000n],
    ]);
    expect(causes([two], [JULY])).toEqual([
      ['ส6700123', 'instalments', -1_000_000n],
      ['ส6700123', 'days', -180_000n],
    ]);
  });

  it('does not blame a month for the interest of the month before', () => {
    const wrong = loanItem(1_000_000n, 180_500n);
    expect(causes([JULY], [wrong])).toEqual([['ส6700123', 'other', 500n]]);
    expect(causes([wrong], [JULY])).toEqual([['ส6700123', 'other-before', -500n]]);
  });

  it('names interest that is not that of the rule also where a loan begins', () => {
    expect(causes([], [JULY])).toEqual([['ส6700123', 'new', 1_180_000n]]);
    expect(causes([], [loanItem(1_000_000n, 180_500n)])).toEqual([
      ['ส6700123', 'new', 1_180_000n],
      ['ส6700123', 'other', 500n],
    ]);
  });
});
