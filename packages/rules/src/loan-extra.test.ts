import { describe, expect, it } from 'vitest';
import { LOAN, RULE } from '../test/example-loan.ts';
import { getSavings } from './loan-extra.ts';

const FROM = '2026-01-01';

describe('what paying more saves', () => {
  it('is months and interest, with so much more each month', () => {
    const savings = getSavings(LOAN, RULE, { from: FROM, extra: { kind: 'monthly', amount: 1_000_000n } });
    expect(savings).toMatchObject({
      value: {
        months: 6,
        interest: 180_163n,
        before: { interest: 388_602n, lastDay: '2026-12-25' },
        after: { interest: 208_439n, lastDay: '2026-06-25' },
      },
    });
  });

  it('is months and interest, with a sum paid once', () => {
    const extra = { kind: 'once', amount: 5_000_000n, day: '2026-02-02' } as const;
    expect(getSavings(LOAN, RULE, { from: FROM, extra })).toMatchObject({
      value: { months: 4, after: { lastDay: '2026-08-25', principal: 12_000_000n } },
    });
  });

  it('begins on its first day, with so much more each month from then on', () => {
    const extra = { kind: 'monthly', amount: 1_000_000n, from: '2026-03-01' } as const;
    const savings = getSavings(LOAN, RULE, { from: FROM, extra });
    const paid = savings.status === 'known' ? savings.value.after.rows.map(({ principal }) => principal) : [];
    expect(paid).toEqual([1n, 1n, 2n, 2n, 2n, 2n, 2n].map((million) => million * 1_000_000n));
  });

  it.each([
    ['same', 31],
    ['before', 1],
    ['after', 30],
  ] as const)(
    'counts instalments where a weekend moves a pay day into another month: %s, %d',
    (weekend, payDay) => {
      const rule = { ...RULE, weekend, payDay };
      for (let extra = 1n; extra <= 364n; extra += 1n) {
        const savings = getSavings(LOAN, rule, {
          from: FROM,
          extra: { kind: 'monthly', amount: extra * 30_000n },
        });
        if (savings.status !== 'known') throw new Error('Every fact is known');
        const { before, after, months } = savings.value;
        expect(months, String(extra)).toBe(before.rows.length - after.rows.length);
        expect(months === 0, String(extra)).toBe(before.lastDay === after.lastDay);
      }
    },
  );

  it('is one instalment where both last pay days lie in one month, and three where they lie four months apart', () => {
    // 1 March and 1 August 2026 are moved into the month before.
    const rule = { ...RULE, payDay: 1 };
    const save = (periods: bigint, saved: bigint) => {
      const balance = periods * 1_000_000n;
      const loan = { ...LOAN, balance, interestPaidTo: '2026-01-01' };
      const extra = { kind: 'once', amount: saved * 1_000_000n + 90_000n, day: '2026-01-05' } as const;
      const savings = getSavings(loan, rule, { from: '2026-01-02', extra });
      return savings.status === 'known' ? savings.value : null;
    };
    const one = save(7n, 1n);
    expect([one?.after.lastDay, one?.before.lastDay, one?.months]).toEqual(['2026-07-01', '2026-07-31', 1]);
    const three = save(5n, 3n);
    expect([three?.after.lastDay, three?.before.lastDay, three?.months]).toEqual([
      '2026-02-27',
      '2026-06-01',
      3,
    ]);
  });

  it('is nothing for a payment of nothing', () => {
    const extra = { kind: 'monthly', amount: 0n } as const;
    expect(getSavings(LOAN, RULE, { from: FROM, extra })).toMatchObject({
      value: { months: 0, interest: 0n },
    });
  });

  it('is not known without a rate', () => {
    const extra = { kind: 'monthly', amount: 100n } as const;
    expect(getSavings({ ...LOAN, rates: [] }, RULE, { from: FROM, extra })).toMatchObject({
      status: 'missing',
    });
  });
});
