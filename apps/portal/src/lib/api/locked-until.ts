import type { ApiError } from './api-error.ts';

/** Until when the server allows no further try (epoch, ms); null where the error says nothing of the kind. */
export function lockedUntil(error: ApiError): number | null {
  if (error.kind !== 'failed' || error.status !== 429 || error.retryAfterSeconds === undefined) return null;
  return Date.now() + error.retryAfterSeconds * 1000;
}

/** Whether such an instant is still to come; null is none. */
export function isStillLocked(until: number | null): boolean {
  return until !== null && Date.now() < until;
}
