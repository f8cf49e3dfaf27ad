import { describe, expect, it } from 'vitest';
import type { LockPolicy, Throttle } from './throttle.ts';
import { getSpacing } from './attempt-pacing.ts';
import { addFailure, getLockSeconds, secondsLocked } from './throttle.ts';

const POLICY: LockPolicy = { threshold: 5, baseSeconds: 30, maxSeconds: 900, decaySeconds: 3600 };
const START = new Date('2026-11-20T03:00:00Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);

/** Fails at each of the given seconds. */
function fail(...seconds: number[]): Throttle {
  let throttle: Throttle = { failures: 0, lockedUntil: null, countedAt: START };
  for (const second of seconds) throttle = addFailure(throttle, POLICY, after(second));
  return throttle;
}

describe('wrong tries', () => {
  it('do not lock before the fifth', () => {
    expect(fail(0, 1, 2, 3)).toMatchObject({ failures: 4, lockedUntil: null });
  });

  it('lock for 30 seconds at the fifth', () => {
    expect(secondsLocked(fail(0, 0, 0, 0, 0), START)).toBe(30);
    expect(secondsLocked(fail(0, 1, 2, 3, 4), after(4))).toBe(30);
  });

  it.each([
    [5, 30],
    [6, 60],
    [7, 120],
    [8, 240],
    [9, 480],
    [10, 900],
    [11, 900],
    [40, 900],
  ])('lock for longer each time: after %i for %i seconds', (count, seconds) => {
    const throttle = fail(...Array.from({ length: count }, () => 0));
    expect(secondsLocked(throttle, START)).toBe(seconds);
  });

  it('lock even when the fifth comes an hour less a second after the first', () => {
    expect(secondsLocked(fail(0, 0, 0, 0, 3599), after(3599))).toBe(30);
  });

  it('decay one by one', () => {
    expect(fail(0, 0, 0, 0, 3600)).toMatchObject({ failures: 4, lockedUntil: null, countedAt: after(3600) });
    expect(fail(0, 0, 0, 0, 3 * 3600)).toMatchObject({ failures: 2 });
  });

  it('keep the part of an hour that was not enough to forget one', () => {
    // One failure decays at 90 minutes and the second at 120, although the last attempt was at 90.
    expect(fail(0, 0, 0, 5400)).toMatchObject({ failures: 3, countedAt: after(3600) });
    expect(fail(0, 0, 0, 5400, 7200)).toMatchObject({ failures: 3, countedAt: after(7200) });
  });

  it('reset when all have decayed', () => {
    expect(fail(0, 0, 0, 0, 0, 24 * 3600)).toEqual({
      failures: 1,
      lockedUntil: null,
      countedAt: after(24 * 3600),
    });
  });

  it('remember no more failures than the longest lock needs', () => {
    const long = fail(...Array.from({ length: 200 }, () => 0));
    expect(long.failures).toBe(10);
    expect(addFailure(long, POLICY, after(6 * 3600))).toMatchObject({ failures: 5 });
  });

  it('are not forgotten by a clock that was set back', () => {
    expect(addFailure(fail(0, 0, 0, 0), POLICY, after(-3600)).failures).toBe(5);
  });
});

describe('a lock', () => {
  it.each([
    [0, 30],
    [0.5, 30],
    [29, 1],
    [29.999, 1],
    [30, 0],
    [31, 0],
  ])('after %f seconds has %i left', (passed, left) => {
    expect(secondsLocked(fail(0, 0, 0, 0, 0), after(passed))).toBe(left);
  });

  it('is none before the threshold', () => {
    expect(secondsLocked(fail(0, 0, 0, 0), START)).toBe(0);
  });
});

it.each([
  [49, 0],
  [50, 0.25],
  [51, 0.5],
  [52, 1],
  [53, 2],
  [54, 4],
  [55, 5],
  [500, 5],
])('after %i failures of an address its attempts are %f seconds apart', (failures, seconds) => {
  expect(getLockSeconds(failures, getSpacing(POLICY.threshold))).toBe(seconds);
});
