import { getRatio, toSatang } from '../../internal/exact-money.ts';

/** How much of a whole is there. `percent` is whole and never rounds up: 100 is all of it and 0 nothing. */
export type Share =
  | { state: 'unknown' }
  | { state: 'none' | 'started' | 'part' | 'full' | 'over'; percent: number; ratio: number };

const FULL = 100n;

/**
 * The share that `value` is of `total`, decimal strings in baht. Unknown where one of them is missing or no amount,
 * and where there is no whole to have a share of. Less than nothing is nothing; more than all is `over`.
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
