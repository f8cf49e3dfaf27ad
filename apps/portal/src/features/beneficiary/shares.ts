import { formatNumber } from '@sahakorn/thai/number';

/** Decimals of a percentage on the wire. */
const DECIMALS = 4;
const UNITS = 10n ** BigInt(DECIMALS);
const WHOLE = 100n * UNITS;

/** What a share in two decimals may be off by, in units: a third is written 33.33. */
const ROUNDING = UNITS / 100n;

/** `total` is the exact sum of the stated shares, in percent. */
export type Shares = {
  /** `rounded`: 100 but for two decimals. `open`: some are not stated, and there is room for them. */
  state: 'whole' | 'rounded' | 'off' | 'open';
  total: string;
};

/** Adds up shares digit by digit; null is a share that the books do not state. */
export function addShares(percents: readonly (string | null)[]): Shares {
  const stated = percents.filter((percent) => percent !== null);
  const total = stated.reduce((sum, percent) => sum + toUnits(percent), 0n);
  return { state: getState(total, stated.length, percents.length - stated.length), total: writeUnits(total) };
}

/** Writes a percentage with the decimals that it has and no others: `50 %`, `33.33 %`. */
export function formatPercent(percent: string): string {
  const decimals = percent.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  return `${formatNumber(percent, { decimals: decimals === 0 ? 0 : Math.max(2, decimals) })}\u00A0%`;
}

function getState(total: bigint, stated: number, open: number): Shares['state'] {
  if (open > 0) return total < WHOLE ? 'open' : 'off';
  if (total === WHOLE) return 'whole';
  const off = total > WHOLE ? total - WHOLE : WHOLE - total;
  return off < ROUNDING * BigInt(stated) ? 'rounded' : 'off';
}

function toUnits(percent: string): bigint {
  const [whole = '', fraction = ''] = percent.split('.');
  return BigInt(whole + fraction.padEnd(DECIMALS, '0'));
}

function writeUnits(units: bigint): string {
  return `${units / UNITS}.${String(units % UNITS).padStart(DECIMALS, '0')}`;
}
