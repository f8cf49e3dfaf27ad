/** Whole satang; a baht is 100n. Exact at any size. */
export type Satang = bigint;

/** `half-up` rounds half away from zero, `down` towards zero, `up` away from zero. */
export type Rounding = { unit: 'satang' | 'baht'; mode: 'half-up' | 'down' | 'up' };

export const TO_SATANG: Rounding = { unit: 'satang', mode: 'half-up' };
export const UP_TO_BAHT: Rounding = { unit: 'baht', mode: 'up' };

export const BAHT: Satang = 100n;

/** A fraction of a satang as a whole amount in satang. The denominator must be positive. */
export function roundFraction(numerator: bigint, denominator: bigint, { unit, mode }: Rounding): Satang {
  if (unit === 'baht') return roundToWhole(numerator, denominator * BAHT, mode) * BAHT;
  return roundToWhole(numerator, denominator, mode);
}

function roundToWhole(numerator: bigint, denominator: bigint, mode: Rounding['mode']): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const whole = size / denominator;
  const rest = size - whole * denominator;
  const isUp = mode === 'up' ? rest > 0n : mode === 'half-up' && rest + rest >= denominator;
  const rounded = isUp ? whole + 1n : whole;
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
