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

/** The time in which a failure of a subject decays. */
export const SUBJECT_DECAY_SECONDS = 3600;
/**
 * Many people may share an address, so more failures than those of a number
 * are needed, and they decay faster.
 */
export const ADDRESS_ATTEMPTS = 10;
export const ADDRESS_DECAY_SECONDS = 10;
/**
 * More successes of one subject than this in quick succession, and more than two a second after them, are a
 * program's, and cost the server as much as failures.
 */
const SUCCESS_ATTEMPTS = 12;
const SUCCESS_DECAY_SECONDS = 0.5;
/** Attempts that would wait for longer are refused: requests end after ten seconds. */
const MAX_WAIT_SECONDS = 5;

const SPACING = { baseSeconds: 0.25, maxSeconds: MAX_WAIT_SECONDS };

/** How attempts of an address are spaced, by its failures. */
export function getSpacing(lockThreshold: number): LockPolicy {
  return { ...SPACING, threshold: lockThreshold * ADDRESS_ATTEMPTS, decaySeconds: ADDRESS_DECAY_SECONDS };
}

/** How attempts of a subject are spaced, by its successes. */
export function getSuccessSpacing(lockThreshold: number): LockPolicy {
  return { ...SPACING, threshold: lockThreshold * SUCCESS_ATTEMPTS, decaySeconds: SUCCESS_DECAY_SECONDS };
}

/** One more attempt that counts; slots that were assigned stay. */
export function addPaced(before: Throttle, spacing: LockPolicy, now: Date): Throttle {
  return { ...addFailure(before, spacing, now), lockedUntil: before.lockedUntil };
}

/**
 * After many that count, attempts of a subject are spaced out across all servers, at most one in five seconds.
 * Returns the milliseconds until the slot of this attempt.
 * @throws ServiceUnavailable when too many wait already
 */
export async function reserveTurn(
  queries: SessionQueries,
  subject: string,
  { spacing, now }: { spacing: LockPolicy; now: Date },
): Promise<number> {
  let waitMs = 0;
  await queries.inTransaction((inTransaction) =>
    inTransaction.changeThrottle(subject, now, (before) => {
      if ((before.lockedUntil?.getTime() ?? 0) - now.getTime() > MAX_WAIT_SECONDS * 1000) {
        throw new ServiceUnavailable(secondsLocked(before, now), 'too many attempts wait for their turn');
      }
      const turn = Math.max(now.getTime(), before.lockedUntil?.getTime() ?? 0);
      waitMs = turn - now.getTime();
      const seconds = getLockSeconds(countRecentFailures(before, spacing, now), spacing);
      return { ...before, lockedUntil: new Date(turn + seconds * 1000) };
    }),
  );
  return waitMs;
}
