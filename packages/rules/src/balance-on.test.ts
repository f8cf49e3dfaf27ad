import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getBalanceOn, listBalancesByDay, type PostedRow } from './balance-on.ts';

/** Rows as [day, amount], posted one after the other onto an opening balance. */
function post(rows: readonly (readonly [string, bigint])[], opening = 0n): PostedRow[] {
  let balance = opening;
  return rows.map(([day, amount]) => {
    balance += amount;
    return { day, amount, balance };
  });
}

it('counts a row that was posted late on its own day', () => {
  const ledger = post([
    ['2023-12-01', 1_844_667n],
    ['2024-01-05', 111_133n],
    ['2023-12-24', 111_111n],
  ]);
  expect(getBalanceOn(ledger, '2023-12-23')).toEqual({ balance: 1_844_667n, posted: 1_844_667n });
  expect(getBalanceOn(ledger, '2023-12-31')).toEqual({ balance: 1_955_778n, posted: 2_066_911n });
  expect(getBalanceOn(ledger, '2024-01-05')).toEqual({ balance: 2_066_911n, posted: 2_066_911n });
});

it('is not known before the first day of a ledger', () => {
  expect(getBalanceOn([], '2024-01-01')).toBeNull();
  expect(listBalancesByDay([])).toEqual([]);
  expect(getBalanceOn(post([['2024-01-02', 5n]]), '2024-01-01')).toBeNull();
});

it('is what the books state where the rows are in the order of their days, right or wrong', () => {
  const ledger = [
    { day: '2024-01-01', amount: 100n, balance: 100n },
    { day: '2024-02-01', amount: 100n, balance: 201n },
    { day: '2024-03-01', amount: 100n, balance: 301n },
  ];
  expect(getBalanceOn(ledger, '2024-02-28')).toEqual({ balance: 201n, posted: 201n });
  expect(listBalancesByDay(ledger)).toEqual(ledger.map(({ day, balance }) => ({ day, balance })));
});

it('leaves a balance that does not follow from its row with the day of that row', () => {
  const ledger = [
    { day: '2026-01-10', amount: 60_000n, balance: 60_000n },
    { day: '2026-01-31', amount: 125n, balance: 60_135n },
    { day: '2026-01-30', amount: 9_865n, balance: 70_000n },
  ];
  expect(getBalanceOn(ledger, '2026-01-30')?.balance).toBe(69_865n);
  expect(getBalanceOn(ledger, '2026-01-31')?.balance).toBe(70_000n);
});

it('is the sum of all amounts up to the day, in whatever order they were posted', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((number) => `2024-02-${String(number).padStart(2, '0')}`);
  const row = fc.tuple(day, fc.bigInt({ min: -9_999_999n, max: 9_999_999n }));
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 20 }),
      fc.bigInt({ min: 0n, max: 99_999_999n }),
      day,
      (rows, opening, on) => {
        let total = opening;
        for (const [dated, amount] of rows) if (dated <= on) total += amount;
        const known = rows.some(([dated]) => dated <= on);
        const ledger = post(rows, opening);
        expect(getBalanceOn(ledger, on)?.balance ?? null).toBe(known ? total : null);
        const byDay = listBalancesByDay(ledger);
        expect(byDay.map((one) => one.day)).toEqual(rows.map(([dated]) => dated).toSorted());
        expect(byDay.findLast((one) => one.day <= on)?.balance ?? null).toBe(known ? total : null);
      },
    ),
    { numRuns: 1000 },
  );
});
