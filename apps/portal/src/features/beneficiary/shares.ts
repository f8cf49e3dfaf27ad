import { formatNumber } from '@sahakorn/thai/number';

/** Decimals of a percentage in the API. */
const DECIMALS = 4;
const UNITS = 10n ** BigInt(DECIMALS);
const WHOLE = 100n * UNITS;

/** The rounding error of a share with two decimals, in units: a third is written 33.33. */
const ROUNDING = UNITS / 100n;

/** `total` is the exact sum of the stated shares, in percent. */
export type Shares = {
  /** `rounded`: 100 except for rounding. `open`: some shares are unknown, and the rest is below 100. */
  state: 'whole' | 'rounded' | 'off' | 'open';
  total: string;
};

/** Adds up shares exactly; null is an unknown share. */
export function addShares(percents: readonly (string | null)[]): Shares {
  const stated = percents.filter((percent) => percent !== null);
  const total = stated.reduce((sum, percent) => sum + toUnits(percent), 0n);
  return { state: getState(total, stated.length, percents.length - stated.length), total: writeUnits(total) };
}

/** Formats a percentage without trailing zeros: `50 %`, `33.33 %`. */
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
