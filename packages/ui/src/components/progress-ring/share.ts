import { getRatio, toSatang } from '../../internal/exact-money.ts';

/** A share of a whole. `percent` is an integer and never rounds up: only all of it is 100. */
export type Share =
  | { state: 'unknown' }
  | { state: 'none' | 'started' | 'part' | 'full' | 'over'; percent: number; ratio: number };

const FULL = 100n;

/**
 * The share of `value` in `total`, decimal strings in baht. Unknown if either is missing or invalid, or the total is
 * zero. A negative value counts as zero; more than the total is `over`.
 */
export function getShare(value: string | null | undefined, total: string | null | undefined): Share {
  const part = toSatang('ProgressRing', value);
  const whole = toSatang('ProgressRing', total);
  if (part === null || whole === null || whole <= 0n) return { state: 'unknown' };
  if (part <= 0n) return { state: 'none', percent: 0, ratio: 0 };
  if (part > whole) return { state: 'over', percent: 100, ratio: 1 };
  if (part === whole) return { state: 'full', percent: 100, ratio: 1 };
  const percent = Number((part * FULL) / whole);
  return { state: percent === 0 ? 'started' : 'part', percent, ratio: getRatio(part, whole) };
}
