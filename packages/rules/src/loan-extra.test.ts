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
