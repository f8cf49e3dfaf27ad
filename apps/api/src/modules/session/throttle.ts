/** The wrong tries that count against a membership number or an address. */
export type Throttle = {
  failures: number;
  lockedUntil: Date | null;
  /** Up to when the fading of failures has been counted. */
  countedAt: Date;
};

export type LockPolicy = {
  /** The failure that locks. */
  threshold: number;
  /** The first lock; each further failure doubles it. */
  baseSeconds: number;
  maxSeconds: number;
  /** One failure is forgotten in this time. */
  fadeSeconds: number;
};

/** What counts against a subject after one more wrong try. */
export function afterFailure(before: Throttle, policy: LockPolicy, now: Date): Throttle {
  const faded = fade(before, policy, now);
  const failures = Math.min(faded.failures + 1, mostFailures(policy));
  if (failures < policy.threshold) return { ...faded, failures, lockedUntil: null };
  const seconds = Math.min(policy.maxSeconds, policy.baseSeconds * 2 ** (failures - policy.threshold));
  return { ...faded, failures, lockedUntil: new Date(now.getTime() + seconds * 1000) };
}

/** Whole seconds for which a subject is still locked, zero when it is not. */
export function secondsLocked({ lockedUntil }: Throttle, now: Date): number {
  if (!lockedUntil) return 0;
  return Math.max(0, Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000));
}

/** The failures that are not forgotten yet. */
export function failuresLeft(throttle: Throttle, policy: Pick<LockPolicy, 'fadeSeconds'>, now: Date): number {
  return fade(throttle, policy, now).failures;
}

/** Forgets whole failures only, and keeps the rest of the time for the next one. */
function fade(
  { failures, countedAt }: Throttle,
  { fadeSeconds }: Pick<LockPolicy, 'fadeSeconds'>,
  now: Date,
): Throttle {
  const fadeMs = fadeSeconds * 1000;
  const forgotten = Math.max(0, Math.floor((now.getTime() - countedAt.getTime()) / fadeMs));
  if (forgotten >= failures) return { failures: 0, lockedUntil: null, countedAt: now };
  return {
    failures: failures - forgotten,
    lockedUntil: null,
    countedAt: new Date(countedAt.getTime() + forgotten * fadeMs),
  };
}

/** More failures would not lock for longer, only be remembered longer. */
function mostFailures({ threshold, baseSeconds, maxSeconds }: LockPolicy): number {
  return threshold + Math.ceil(Math.log2(maxSeconds / baseSeconds));
}
