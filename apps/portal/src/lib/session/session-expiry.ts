import { SESSION_ENDS_HEADER, SESSION_EXPIRES_HEADER } from '@sahakorn/contract/session-life';

/** What an answer of the server says of the session, in seconds. */
export type SessionTimeLeft = {
  /** Until it ends if it is not used. */
  expiresIn: number;
  /** Until it ends however much it is used; null where the back end does not say. */
  endsIn: number | null;
};

/** What this tab knows of the session's end. All spans in milliseconds. */
export type SessionExpiry = {
  /** Reading of the steady clock when the server said so. */
  heardAt: number;
  expiresIn: number;
  endsIn: number;
  /** How long a use keeps the session: the longest span that was ever heard. */
  idle: number;
};

/** How long before the end a member is warned. */
const WARNING_MS = 2 * 60_000;

/** A session that short would be warned of all the time: then half of it goes by first. */
const WARNING_SHARE = 1 / 2;

/** Two ends nearer than this are one: the seconds on the wire are whole. */
const SAME_END_MS = 2000;

/** Reads the headers of an answer; null where it says nothing of a session. */
export function readTimeLeft(headers: Headers): SessionTimeLeft | null {
  const expiresIn = secondsIn(headers, SESSION_EXPIRES_HEADER);
  return expiresIn === null ? null : { expiresIn, endsIn: secondsIn(headers, SESSION_ENDS_HEADER) };
}

function secondsIn(headers: Headers, name: string): number | null {
  const text = headers.get(name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** What is known after an answer. One that says nothing has still used the session, where its idle time is known. */
export function updateExpiry(
  before: SessionExpiry | null,
  left: SessionTimeLeft | null,
  heardAt: number,
): SessionExpiry | null {
  if (!left) return before && renewExpiry(before, heardAt);
  const expiresIn = left.expiresIn * 1000;
  const endsIn = left.endsIn === null ? Number.POSITIVE_INFINITY : left.endsIn * 1000;
  return { heardAt, expiresIn, endsIn, idle: Math.max(expiresIn, before?.idle ?? 0) };
}

function renewExpiry({ idle, endsIn, heardAt: before }: SessionExpiry, heardAt: number): SessionExpiry {
  const left = endsIn - (heardAt - before);
  return { heardAt, expiresIn: Math.min(idle, left), endsIn: left, idle };
}

/** Whole seconds until the session ends; 0 once it has. */
export function secondsLeft({ heardAt, expiresIn, endsIn }: SessionExpiry, now: number): number {
  return Math.max(0, Math.ceil((Math.min(expiresIn, endsIn) - (now - heardAt)) / 1000));
}

/** The same while it is time to warn, null before. */
export function getWarningSeconds(life: SessionExpiry, now: number): number | null {
  const left = secondsLeft(life, now);
  return left * 1000 <= Math.min(WARNING_MS, life.idle * WARNING_SHARE) ? left : null;
}

/** Whether using the session makes it last longer: close to its last hour nothing does. */
export function canExtendSession({ expiresIn, endsIn }: SessionExpiry): boolean {
  return endsIn - expiresIn > SAME_END_MS;
}

/** Whether what a member does without a call should be told to the server, lest the session ends under their hands. */
export function shouldRenew(life: SessionExpiry, now: number): boolean {
  return (
    canExtendSession(life) && now - life.heardAt > life.idle / 5 && getWarningSeconds(life, now) === null
  );
}
