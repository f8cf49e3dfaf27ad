/** Whole satang; a baht is 100n. Exact at any size. */
export type Satang = bigint;

/** `half-up` rounds half away from zero, `down` towards zero, `up` away from zero. */
export type Rounding = { unit: 'satang' | 'baht'; mode: 'half-up' | 'down' | 'up' };

export const TO_SATANG: Rounding = { unit: 'satang', mode: 'half-up' };

const UNITS = { satang: 1n, baht: 100n } as const;

/** A fraction of a satang as a whole amount in satang. The denominator must be positive. */
export function roundFraction(numerator: bigint, denominator: bigint, { unit, mode }: Rounding): Satang {
  const step = denominator * UNITS[unit];
  const size = numerator < 0n ? -numerator : numerator;
  const rest = size % step;
  const up = mode === 'up' ? rest > 0n : mode === 'half-up' && 2n * rest >= step;
  const rounded = (size / step + (up ? 1n : 0n)) * UNITS[unit];
  return numerator < 0n ? -rounded : rounded;
}

/** The smaller of two amounts in satang. */
export function smaller(one: Satang, other: Satang): Satang {
  return one < other ? one : other;
}

/** The sum in satang; zero for no amounts. */
export function sum(amounts: Iterable<Satang>): Satang {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
}
