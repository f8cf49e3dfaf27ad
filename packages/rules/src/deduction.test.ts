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

const JULY = loanItem(1_000_000n, 180_000n);

function causes(last: readonly DeductionItem[], current: readonly DeductionItem[]) {
  return compareDeductions(last, current, RULE).changes.map(({ key, cause, amount }) => [key, cause, amount]);
}

describe('the deduction of a month against the month before', () => {
  it('names what is new and what has ended', () => {
    const deposit = { key: 'deposit', amount: 100_000n, interest: 0n };
    expect(compareDeductions([SHARE], [deposit], RULE)).toEqual({
      difference: -150_000n,
      changes: [
        { key: 'deposit', cause: 'new', amount: 100_000n },
        { key: 'share', cause: 'ended', amount: -250_000n },
      ],
    });
  });

  it('names what is raised and lowered', () => {
    expect(causes([SHARE], [{ ...SHARE, amount: 300_000n }])).toEqual([['share', 'raised', 50_000n]]);
    expect(causes([SHARE], [{ ...SHARE, amount: 200_000n }])).toEqual([['share', 'lowered', -50_000n]]);
  });

  it('names the balance and the days of a loan, each with its amount', () => {
    const august = { balanceBefore: 35_500_000n, from: '2026-07-25', to: '2026-08-25' };
    expect(causes([JULY], [loanItem(1_000_000n, 180_904n, august)])).toEqual([
      ['ส6700123', 'balance', -4_932n],
      ['ส6700123', 'days', 5_836n],
    ]);
  });

  it('names a balance and days that outweigh each other', () => {
    const same = { balanceBefore: 36_500_000n * 30n, from: '2026-07-25', to: '2026-07-26' };
    expect(causes([JULY], [loanItem(1_000_000n, 180_000n, same)])).toEqual([
      ['ส6700123', 'balance', 5_220_000n],
      ['ส6700123', 'days', -5_220_000n],
    ]);
  });

  it('names a rate that changed within the month', () => {
    const changed = { from: '2026-09-15', to: '2026-10-15' };
    expect(causes([JULY], [loanItem(1_000_000n, 10n * 6_000n + 20n * 5_500n, changed)])).toEqual([
      ['ส6700123', 'rate', -10_000n],
    ]);
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
    const { difference, changes } = compareDeductions(
      [SHARE, JULY, { ...SHARE, key: 'fund' }],
      current,
      RULE,
    );
    expect(changes.map(({ cause }) => cause)).toEqual([
      'raised',
      'raised',
      'balance',
      'days',
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
    expect(compareDeductions([JULY], [bare], RULE).changes).toEqual([
      {
        key: 'ส6700123',
        cause: 'unexplained',
        amount: -5_000n,
        missing: [{ fact: 'balance' }, { fact: 'day' }],
      },
    ]);
    const unrated = loanItem(1_000_000n, 175_000n, { rates: [] });
    expect(compareDeductions([JULY], [unrated], RULE).changes[0]?.missing).toEqual([
      { fact: 'rate', on: '2026-06-25' },
    ]);
    const whole = { ...JULY, amount: 1_200_000n, interest: null };
    expect(compareDeductions([JULY], [whole], RULE).changes).toEqual([
      { key: 'ส6700123', cause: 'unexplained', amount: 20_000n, missing: [{ fact: 'interest' }] },
    ]);
  });

  it('compares items of one key in their order', () => {
    expect(causes([SHARE, { ...SHARE, amount: 100n }], [SHARE])).toEqual([['share', 'ended', -100n]]);
  });
});
