import { SESSION_ENDS_HEADER, SESSION_EXPIRES_HEADER } from '@sahakorn/contract/session-life';

/** The session lifetime in a response, in seconds. */
export type SessionTimeLeft = {
  /** Until the idle timeout. */
  expiresIn: number;
  /** Until the absolute timeout; null if the back end does not send it. */
  endsIn: number | null;
};

/** The session expiry known to this tab. All durations in milliseconds. */
export type SessionExpiry = {
  /** The reading of the monotonic clock when the response arrived. */
  readAt: number;
  expiresIn: number;
  endsIn: number;
  /** Idle timeout: the longest remaining time ever received. */
  idle: number;
};

const WARNING_MS = 2 * 60_000;

/** Short sessions warn after this share of their time. */
const WARNING_SHARE = 1 / 2;

/** Rounding of the whole seconds on the wire. */
const SAME_END_MS = 2000;

/** Less than the whole seconds on the wire. */
const SAME_MOMENT_MS = 500;

export function readTimeLeft(headers: Headers): SessionTimeLeft | null {
  const expiresIn = secondsIn(headers, SESSION_EXPIRES_HEADER);
  return expiresIn === null ? null : { expiresIn, endsIn: secondsIn(headers, SESSION_ENDS_HEADER) };
}

function secondsIn(headers: Headers, name: string): number | null {
  const text = headers.get(name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The expiry after a response. A response without headers still renews the idle timeout. */
export function updateExpiry(
  before: SessionExpiry | null,
  left: SessionTimeLeft | null,
  readAt: number,
): SessionExpiry | null {
  if (!left) return before && renewExpiry(before, readAt);
  const expiresIn = left.expiresIn * 1000;
  const endsIn = left.endsIn === null ? Number.POSITIVE_INFINITY : left.endsIn * 1000;
  return { readAt, expiresIn, endsIn, idle: Math.max(expiresIn, before?.idle ?? 0) };
}

function renewExpiry({ idle, endsIn, readAt: before }: SessionExpiry, readAt: number): SessionExpiry {
  const left = endsIn - (readAt - before);
  return { readAt, expiresIn: Math.min(idle, left), endsIn: left, idle };
}

/** Whether a response only repeats a recent one: the feeds of a screen respond together. */
export function isSameExpiry(known: SessionExpiry | null, left: SessionTimeLeft, now: number): boolean {
  return known !== null && now - known.readAt < SAME_MOMENT_MS && known.expiresIn === left.expiresIn * 1000;
}

export function secondsLeft({ readAt, expiresIn, endsIn }: SessionExpiry, now: number): number {
  return Math.max(0, Math.ceil((Math.min(expiresIn, endsIn) - (now - readAt)) / 1000));
}

export function getWarningSeconds(expiry: SessionExpiry, now: number): number | null {
  const left = secondsLeft(expiry, now);
  return left * 1000 <= Math.min(WARNING_MS, expiry.idle * WARNING_SHARE) ? left : null;
}

export function canExtendSession({ expiresIn, endsIn }: SessionExpiry): boolean {
  return endsIn - expiresIn > SAME_END_MS;
}

export function shouldRenew(expiry: SessionExpiry, now: number): boolean {
  return (
    canExtendSession(expiry) &&
    now - expiry.readAt > expiry.idle / 5 &&
    getWarningSeconds(expiry, now) === null
  );
}
