import { ServiceUnavailable } from '../../errors/domain-errors.ts';
import type { SessionQueries } from './session-queries.ts';
import {
  addFailure,
  countRecentFailures,
  getLockSeconds,
  type LockPolicy,
  secondsLocked,
  type Throttle,
} from './throttle.ts';

/**
 * Many people may share an address, so more failures than those of a number
 * are needed, and they decay faster.
 */
export const ADDRESS_ATTEMPTS = 10;
export const ADDRESS_DECAY_SECONDS = 10;
/** Attempts that would wait for longer are refused: requests end after ten seconds. */
const MAX_WAIT_SECONDS = 5;

/** How attempts of an address are spaced, by its failures. */
export function getSpacing(lockThreshold: number): LockPolicy {
  const threshold = lockThreshold * ADDRESS_ATTEMPTS;
  return { threshold, baseSeconds: 0.25, maxSeconds: MAX_WAIT_SECONDS, decaySeconds: ADDRESS_DECAY_SECONDS };
}

/** One more failure of an address; slots that were assigned stay. */
export function addAddressFailure(before: Throttle, spacing: LockPolicy, now: Date): Throttle {
  return { ...addFailure(before, spacing, now), lockedUntil: before.lockedUntil };
}

/**
 * After many failures attempts of an address are spaced out across all servers, at most one in five seconds.
 * Returns the milliseconds until the slot of this attempt.
 * @throws ServiceUnavailable when too many wait already
 */
export async function reserveTurn(
  queries: SessionQueries,
  address: string,
  { spacing, now }: { spacing: LockPolicy; now: Date },
): Promise<number> {
  let waitMs = 0;
  await queries.inTransaction((inTransaction) =>
    inTransaction.changeThrottle(address, now, (before) => {
      if ((before.lockedUntil?.getTime() ?? 0) - now.getTime() > MAX_WAIT_SECONDS * 1000) {
        throw new ServiceUnavailable(secondsLocked(before, now), 'too many attempts of an address wait');
      }
      const turn = Math.max(now.getTime(), before.lockedUntil?.getTime() ?? 0);
      waitMs = turn - now.getTime();
      const seconds = getLockSeconds(countRecentFailures(before, spacing, now), spacing);
      return { ...before, lockedUntil: new Date(turn + seconds * 1000) };
    }),
  );
  return waitMs;
}
