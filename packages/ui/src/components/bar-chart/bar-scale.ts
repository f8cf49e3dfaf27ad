import { getRatio } from '../../internal/exact-money.ts';

/** Keeps a small amount visible beside a large one. */
const LEAST = 2;

/** The length of an amount, where the highest has length `full`. The sign is ignored; zero has no length. */
export function getLength(amount: bigint | null, highest: bigint, full: number): number {
  if (amount === null || amount === 0n) return 0;
  const size = amount < 0n ? -amount : amount;
  return Math.max(LEAST, Math.round(full * getRatio(size, highest) * 10) / 10);
}

/** The largest size of the amounts; 0 if none is known. */
export function getHighest(amounts: readonly (bigint | null)[]): bigint {
  return amounts.reduce<bigint>((most, amount) => {
    const size = amount === null ? 0n : amount < 0n ? -amount : amount;
    return size > most ? size : most;
  }, 0n);
}
