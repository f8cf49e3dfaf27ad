import { fromSatang, toSatang } from '@sahakorn/thai/money';
import { expect, it } from 'vitest';
import { getShownAmounts } from './loan.ts';

it.each([
  ['-5000.00', '2549.93', '-2549.93', '-7549.93'],
  ['0.00', '2163.58', '-2163.58', '-2163.58'],
  ['620000.00', '0.00', '0.00', '620000.00'],
  ['620000.00', '5.00', '-5.00', '619995.00'],
  ['-5000.00', '-1.25', '1.25', '-4998.75'],
  ['-5000.00', null, null, null],
  [null, '2163.58', '-2163.58', null],
])(
  'shows principal %s and interest %s with %s, together %s',
  (principal, interest_amount, interest, total) => {
    const shown = getShownAmounts({ principal_amount: principal, interest_amount });
    expect(shown).toEqual({ principal, interest, total });
  },
);

it('shows parts that add up to the total, whatever they are', () => {
  const amounts = [-999_999_999_999_999n, -500_000n, -1n, 0n, 1n, 254_993n, 999_999_999_999_999n];
  for (const principal of amounts)
    for (const paid of amounts) {
      const shown = getShownAmounts({
        principal_amount: fromSatang(principal),
        interest_amount: fromSatang(paid),
      });
      expect(toSatang(shown.total ?? '')).toBe(
        toSatang(shown.principal ?? '') + toSatang(shown.interest ?? ''),
      );
    }
});
