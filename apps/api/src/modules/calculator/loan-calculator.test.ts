import { known } from '@sahakorn/rules/result';
import { TO_SATANG } from '@sahakorn/rules/rounding';
import { addDays } from '@sahakorn/thai/date-arithmetic';
import { compareMoney, sumMoney } from '@sahakorn/thai/money';
import { describe, expect, it } from 'vitest';
import { calculateLoan, type LoanBasis } from './loan-calculator.ts';

const kind = (name: string, rate: string, max_amount: string | null, max_periods: number | null) => ({
  name,
  rate,
  effective_on: null,
  url: '',
  max_amount,
  max_periods,
});

const KINDS = [
  kind('ฉุกเฉิน', '6.25', '50000.00', 12),
  kind('สามัญ', '5.75', '2000000.00', 240),
  kind('พิเศษ', '5.50', null, null),
];

const RULE = known({
  name: 'ดอกเบี้ยรายวัน',
  version: 1,
  from: '2006-01-01',
  source: 'ระเบียบ',
  yearDays: 365,
  rounding: TO_SATANG,
  payDay: 25,
  weekend: 'before',
} as const);

const on = (today: string): LoanBasis => ({ kinds: KINDS, rule: RULE, today });

const DAYS = Array.from({ length: 365 }, (_day, index) => addDays('2026-11-01', index));

describe('a loan on any day', () => {
  it('has a plan with 240 equal payments of 1,000,000 at 5.75 % on 1 November', () => {
    const typed = { kind: 'สามัญ', amount: '1,000,000', method: 'total', periods: '240' };
    const { mistakes, plan } = calculateLoan(typed, on('2026-11-01'));
    expect(mistakes).toEqual([]);
    expect(plan?.value).toMatchObject({
      instalment_amount: '7049.00',
      periods: 240,
      carried_interest: '1457.85',
      first: { day: '2026-12-25', days: 54, total_amount: '7049.00' },
      last: { principal_balance: '0.00' },
    });
  });

  it('has a plan within the published limits, whose rows and sums add up and whose last payment is no larger', () => {
    const cases = [
      ['ฉุกเฉิน', '50000', 12],
      ['ฉุกเฉิน', '12,345.67', 7],
      ['สามัญ', '2000000', 240],
      ['สามัญ', '300000', 120],
      ['พิเศษ', '5000000', 300],
      ['พิเศษ', '750000.5', 480],
    ] as const;
    for (const [index, today] of DAYS.entries()) {
      const [name, amount, periods] = cases[index % cases.length] ?? cases[0];
      const method = index % 4 === 3 ? 'principal' : 'total';
      const typed = { kind: name, amount, method, periods: String(periods) };
      const { mistakes, plan } = calculateLoan(typed, on(today));
      const words = `${today} ${JSON.stringify(typed)}`;
      expect(mistakes, words).toEqual([]);
      const value = plan?.value;
      if (!value) throw new Error(words);
      const { payments, last, instalment_amount } = value;
      const others = payments.map((row) => (method === 'total' ? row.total_amount : row.principal_amount));
      expect(new Set(others.slice(0, -1)), words).toEqual(new Set([instalment_amount]));
      expect(compareMoney(others.at(-1) ?? '', instalment_amount), words).toBeLessThanOrEqual(0);
      expect(last.principal_balance, words).toBe('0.00');
      const add = (pick: (row: (typeof payments)[number]) => string) => sumMoney(payments.map(pick));
      expect(
        add((row) => row.principal_amount),
        words,
      ).toBe(value.principal_amount);
      expect(
        add((row) => row.interest_amount),
        words,
      ).toBe(value.interest_amount);
      expect(
        add((row) => row.total_amount),
        words,
      ).toBe(value.total_amount);
    }
  });

  it('is repaid with any payment that is said to be enough, and no mistake lands on a field that is not shown', () => {
    const payments = ['100', '5,000', '7,020', '8,000', '9,000'];
    for (const [index, today] of DAYS.entries()) {
      const typed = {
        kind: KINDS[1 + (index % 2)]?.name,
        amount: '1,000,000',
        method: index % 3 === 0 ? 'principal' : 'total',
        by: 'payment',
        payment: payments[index % payments.length],
        periods: '9999',
      };
      const words = `${today} ${JSON.stringify(typed)}`;
      const { mistakes, plan } = calculateLoan(typed, on(today));
      expect(
        mistakes.filter(({ field }) => field !== 'payment'),
        words,
      ).toEqual([]);
      if (plan?.value) continue;
      const needed = /ตั้งแต่เดือนละ ([\d,]+\.\d{2}) บาท/.exec(mistakes[0]?.message ?? '')?.[1] ?? '';
      const enough = calculateLoan({ ...typed, payment: needed }, on(today));
      expect(enough.mistakes, words).toEqual([]);
      expect(enough.plan?.value?.last.principal_balance, words).toBe('0.00');
    }
  });

  it('names only fields that are shown, whatever is typed', () => {
    const texts = [undefined, '', '0', '-1', 'x', '1e3', '12', '500,000', '999,999,999,999'];
    for (const by of [undefined, '', 'periods', 'payment', 'x'])
      for (const amount of texts)
        for (const periods of texts)
          for (const payment of texts) {
            const typed = { kind: 'ฉุกเฉิน', by, amount, periods, payment };
            const { mistakes, choice } = calculateLoan(typed, on('2026-11-01'));
            const shown = ['kind', 'amount', choice.by];
            expect(
              mistakes.filter(({ field }) => !shown.includes(field)),
              JSON.stringify(typed),
            ).toEqual([]);
          }
  });
});

describe('interest that the first payments do not cover', () => {
  it('is what the next ones pay besides their own', () => {
    const typed = { kind: 'สามัญ', amount: '1,000,000', periods: '240' };
    const { plan } = calculateLoan(typed, on('2026-11-01'));
    const [first, second] = plan?.value?.payments ?? [];
    expect([first?.days, second?.days]).toEqual([54, 31]);
    expect(sumMoney([first?.interest_amount ?? '', second?.interest_amount ?? ''])).toBe('13390.41');
  });
});
