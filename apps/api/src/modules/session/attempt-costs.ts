import type { ProofMode, WorkLevel } from '../../plugins/proof-of-work.ts';
import {
  ADDRESS_ATTEMPTS,
  ADDRESS_DECAY_SECONDS,
  getSpacing,
  getSuccessSpacing,
  SUBJECT_DECAY_SECONDS,
} from './attempt-pacing.ts';
import type { AttemptKind } from './attempt-subjects.ts';
import { countRecentFailures, getLockSeconds, type LockPolicy, type Throttle } from './throttle.ts';

/** The counters of an attempt that decide on it. A known device has a separate counter of failures. */
export type Counters = {
  subject: string;
  address: string | null;
  temporary: string | null;
  /** Only while sign-ins wait for each other: by itself, a program may sign in often. */
  successes: string | null;
};

/** What has so many attempts that the next ones are spaced out. */
export type Paced = { subject: string; spacing: LockPolicy };

type Throttles = ReadonlyMap<string, Throttle>;

type AttemptCostsOptions = {
  now: () => Date;
  config: { lock: { threshold: number }; captchaMode: ProofMode };
};

export function withoutSuccesses(counters: Counters): Counters {
  return { ...counters, successes: null };
}

export function getNames({ subject, address, temporary, successes }: Counters): string[] {
  return [subject, address, temporary, successes].filter((name) => name !== null);
}

/**
 * What an attempt costs by what was counted before it. Many people may share an address, and right passwords
 * must not lock, so failures of an address and successes of a subject cost proof of work, or a delay where
 * that is impossible.
 */
export class AttemptCosts {
  readonly addressSpacing: LockPolicy;
  readonly successSpacing: LockPolicy;
  readonly #now: () => Date;
  readonly #captchaMode: ProofMode;

  constructor({ now, config }: AttemptCostsOptions) {
    this.addressSpacing = getSpacing(config.lock.threshold);
    this.successSpacing = getSuccessSpacing(config.lock.threshold);
    this.#now = now;
    this.#captchaMode = config.captchaMode;
  }

  /** @param hasProof whether the call takes a proof of work */
  listPaced(hasProof: boolean, { address, successes }: Counters, throttles: Throttles): Paced[] {
    const paced: Paced[] = [];
    const add = (subject: string, spacing: LockPolicy) => {
      if (getLockSeconds(this.#count(subject, throttles, spacing.decaySeconds), spacing) > 0)
        paced.push({ subject, spacing });
    };
    const provesWork = hasProof && this.#captchaMode !== 'off';
    if (address !== null && !provesWork) add(address, this.addressSpacing);
    if (successes !== null && !provesWork) add(successes, this.successSpacing);
    return paced;
  }

  /**
   * It rises with each failure of the subject, and more slowly with those of the address. Only signing in
   * costs work from the first failure; other attempts do where they would be spaced out.
   */
  getLevel(kind: AttemptKind, { subject, address, successes }: Counters, throttles: Throttles): WorkLevel {
    const isSignIn = kind === 'sign-in';
    const bySubject = isSignIn ? this.#count(subject, throttles, SUBJECT_DECAY_SECONDS) : 0;
    const byAddress = this.#count(address, throttles, ADDRESS_DECAY_SECONDS);
    const { threshold, decaySeconds } = this.successSpacing;
    const bySuccesses = this.#count(successes, throttles, decaySeconds) - threshold;
    const isFree = isSignIn
      ? bySubject + byAddress === 0
      : getLockSeconds(byAddress, this.addressSpacing) === 0;
    if (isFree && bySuccesses < 0) return null;
    return Math.max(bySubject - 1, Math.floor(byAddress / ADDRESS_ATTEMPTS), bySuccesses, 0);
  }

  #count(subject: string | null, throttles: Throttles, decaySeconds: number): number {
    const throttle = subject === null ? undefined : throttles.get(subject);
    return throttle ? countRecentFailures(throttle, { decaySeconds }, this.#now()) : 0;
  }
}
