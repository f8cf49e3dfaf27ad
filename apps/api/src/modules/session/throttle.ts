/** The failure counter of a membership number or an address. */
export type Throttle = {
  failures: number;
  lockedUntil: Date | null;
  /** When the decay was last applied. */
  countedAt: Date;
};

export type LockPolicy = {
  /** The number of failures that locks. */
  threshold: number;
  /** The first lock; each further failure doubles it. */
  baseSeconds: number;
  maxSeconds: number;
  /** The time in which one failure decays. */
  decaySeconds: number;
};

/** The counter after one more failure. */
export function addFailure(before: Throttle, policy: LockPolicy, now: Date): Throttle {
  const decayed = applyDecay(before, policy, now);
  const failures = Math.min(decayed.failures + 1, getMaxFailures(policy));
  const seconds = getLockSeconds(failures, policy);
  const lockedUntil = seconds === 0 ? null : new Date(now.getTime() + seconds * 1000);
  return { ...decayed, failures, lockedUntil };
}

/** How long that many failures lock or slow down. */
export function getLockSeconds(
  failures: number,
  { threshold, baseSeconds, maxSeconds }: Omit<LockPolicy, 'decaySeconds'>,
): number {
  return failures < threshold ? 0 : Math.min(maxSeconds, baseSeconds * 2 ** (failures - threshold));
}

/** The remaining seconds of a lock, zero without one. */
export function secondsLocked({ lockedUntil }: Throttle, now: Date): number {
  if (!lockedUntil) return 0;
  return Math.max(0, Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000));
}

/** The failures that have not decayed. */
export function countRecentFailures(
  throttle: Throttle,
  policy: Pick<LockPolicy, 'decaySeconds'>,
  now: Date,
): number {
  return applyDecay(throttle, policy, now).failures;
}

/** Applies the decay in whole failures, and keeps the remaining time for the next one. */
function applyDecay(
  { failures, countedAt }: Throttle,
  { decaySeconds }: Pick<LockPolicy, 'decaySeconds'>,
  now: Date,
): Throttle {
  const decayMs = decaySeconds * 1000;
  const decayedFailures = Math.max(0, Math.floor((now.getTime() - countedAt.getTime()) / decayMs));
  if (decayedFailures >= failures) return { failures: 0, lockedUntil: null, countedAt: now };
  return {
    failures: failures - decayedFailures,
    lockedUntil: null,
    countedAt: new Date(countedAt.getTime() + decayedFailures * decayMs),
  };
}

/** A higher count would not lock for longer, only decay later. */
function getMaxFailures({ threshold, baseSeconds, maxSeconds }: LockPolicy): number {
  return threshold + Math.ceil(Math.log2(maxSeconds / baseSeconds));
}
