import { afterEach, expect, it, vi } from 'vitest';
import type { ApiError } from './api-error.ts';
import { shouldRetry, getRetryDelayMs, waitBeforeRetry } from './retry-policy.ts';

const TIMEOUT: ApiError = { kind: 'timeout', message: '' };
const CONNECTION: ApiError = { kind: 'connection', message: '' };

function failed(status: number, retryAfterSeconds?: number): ApiError {
  return {
    kind: 'failed',
    status,
    message: '',
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

afterEach(() => vi.useRealTimers());

it.each([
  ['a timeout', TIMEOUT],
  ['a lost connection', CONNECTION],
  ['500', failed(500)],
  ['502', failed(502)],
  ['503', failed(503)],
  ['503 that asks for five seconds', failed(503, 5)],
])('tries a read twice more after %s', (_what, error) => {
  expect([1, 2, 3].map((attempt) => shouldRetry(error, attempt, 'query'))).toEqual([true, true, false]);
});

it.each([
  ['a refusal', { kind: 'refused', code: '0', message: '' } as const],
  ['a malformed answer', { kind: 'malformed', message: '' } as const],
  ['400', failed(400)],
  ['404', failed(404)],
  ['429', failed(429, 1)],
  ['503 that asks for a minute', failed(503, 60)],
])('does not try again after %s', (_what, error) => {
  expect(shouldRetry(error, 1, 'query')).toBe(false);
});

it('never tries a write again', () => {
  expect(shouldRetry(TIMEOUT, 1, 'mutation')).toBe(false);
});

it('tries once more, even a write, with the token that its refusal brought', () => {
  const refused = { ...failed(403), code: 'csrf' } as const;
  expect([1, 2].map((attempt) => shouldRetry(refused, attempt, 'mutation'))).toEqual([true, false]);
});

it('does not try again while the browser is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(shouldRetry(CONNECTION, 1, 'query')).toBe(false);
});

it.each([
  [TIMEOUT, 1, 0, 200],
  [TIMEOUT, 1, 1, 600],
  [TIMEOUT, 2, 0.5, 800],
  [failed(503, 2), 1, 0.5, 2400],
])('waits %j, attempt %i, chance %f: %i ms', (error, attempt, chance, ms) => {
  expect(getRetryDelayMs(error, attempt, chance)).toBe(ms);
});

it('stops waiting when the call is given up', async () => {
  vi.useFakeTimers();
  const controller = new AbortController();
  const waiting = waitBeforeRetry(TIMEOUT, 1, controller.signal);
  controller.abort();
  await expect(waiting).resolves.toBeUndefined();
});
