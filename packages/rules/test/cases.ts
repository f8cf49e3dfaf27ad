import fc from 'fast-check';

/** `RULES_SEED` repeats a failure, which names its seed. */
const SEED = Number(process.env['RULES_SEED'] ?? 2569);

/** Checks a property of ten thousand cases. A failure prints the seed and the smallest case that fails. */
export function check<Case>(cases: fc.Arbitrary<Case>, property: (value: Case) => void): void {
  fc.assert(fc.property(cases, property), { numRuns: 10_000, seed: SEED });
}

const DAY_MS = 86_400_000;

export function dayBetween(first: string, last: string): fc.Arbitrary<string> {
  return fc
    .integer({ min: Date.parse(first) / DAY_MS, max: Date.parse(last) / DAY_MS })
    .map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10));
}

export const anyRounding = fc.record({
  unit: fc.constantFrom('satang', 'baht'),
  mode: fc.constantFrom('half-up', 'down', 'up'),
});

export const anyYearDays = fc.constantFrom<(365 | 'actual')[]>(365, 'actual');

/** Up to 20 % with four decimals. */
export const anyRate = fc
  .integer({ min: 0, max: 200_000 })
  .map((rate) => `${Math.floor(rate / 10_000)}.${String(rate % 10_000).padStart(4, '0')}`);

/** Up to 15 digits of baht and satang. */
export const anyAmount = fc.oneof(
  fc.bigInt({ min: 1n, max: 100_000_000n }),
  fc.bigInt({ min: 1n, max: 999_999_999_999_999n }),
);

/** A first rate that holds from ever, and changes. */
export const anyRates = fc
  .record({
    first: anyRate,
    later: fc.uniqueArray(fc.record({ from: dayBetween('2019-01-01', '2032-12-31'), rate: anyRate }), {
      maxLength: 4,
      selector: ({ from }) => from,
    }),
  })
  .map(({ first, later }) => [...later, { from: '2000-01-01', rate: first }]);

export function getKnown<Value>(result: { status: 'known'; value: Value } | { status: string }): Value {
  if (!('value' in result)) throw new Error(`Expected a known value, got ${JSON.stringify(result)}.`);
  return result.value;
}
