import type { ApiError } from './api-error.ts';

/** How often a query is retried. Mutations are not, since the first request may have succeeded. */
const MAX_RETRIES = 2;

const FIRST_WAIT_MS = 400;

/** If the server asks for a longer wait, there is no retry. */
const MAX_WAIT_SECONDS = 5;

const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([500, 502, 503, 504]);

/** Retries transient errors: no connection, a timeout, a restarting server. */
export function shouldRetry(error: ApiError, attempt: number, type: 'query' | 'mutation'): boolean {
  // Rejected before any effect, and the response has set the missing token.
  if (error.kind === 'failed' && error.code === 'csrf') return attempt === 1;
  if (type === 'mutation' || attempt > MAX_RETRIES) return false;
  if (error.kind === 'connection') return navigator.onLine;
  if (error.kind === 'timeout') return true;
  if (error.kind !== 'failed' || !TRANSIENT_STATUSES.has(error.status)) return false;
  return (error.retryAfterSeconds ?? 0) <= MAX_WAIT_SECONDS;
}

/** Exponential backoff with jitter, on top of the `Retry-After` of the server. */
export function getRetryDelayMs(error: ApiError, attempt: number, random: number): number {
  const retryAfterMs = error.kind === 'failed' ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  const backoffMs = FIRST_WAIT_MS * 2 ** (attempt - 1);
  return retryAfterMs + backoffMs * (0.5 + random);
}

export function waitBeforeRetry(error: ApiError, attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, getRetryDelayMs(error, attempt, Math.random()));
    const handleAbort = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', handleAbort, { once: true });
  });
}
