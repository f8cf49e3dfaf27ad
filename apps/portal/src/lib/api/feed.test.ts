import { expect, it, vi } from 'vitest';
import type { ApiError } from './api-error.ts';
import { toFeed } from './feed.ts';

const CONNECTION: ApiError = { kind: 'connection', message: '' };
const refetch = vi.fn<() => void>();

function failed(status: number, code?: string): ApiError {
  return { kind: 'failed', status, message: '', ...(code && { code }) };
}

it.each([
  ['nothing yet', { isFetching: true }, 'loading', undefined],
  ['data', { data: 1, isFetching: false }, 'ready', false],
  ['data that is being fetched again', { data: 1, isFetching: true }, 'ready', false],
  ['a failure', { error: failed(500), isFetching: false }, 'failed', undefined],
  ['a failure after data', { data: 1, error: failed(500), isFetching: false }, 'failed', undefined],
  ['a lost connection', { error: CONNECTION, isFetching: false }, 'failed', undefined],
  ['a lost connection after data', { data: 1, error: CONNECTION, isFetching: false }, 'ready', true],
  ['a failure that is tried again', { error: failed(500), isFetching: true }, 'failed', undefined],
  ['a session that ended', { error: failed(401, 'unauthorized'), isFetching: false }, 'loading', undefined],
  ['terms to accept', { error: failed(403, 'terms_required'), isFetching: false }, 'loading', undefined],
  ['a request broken off', { error: { name: 'AbortError' }, isFetching: false }, 'loading', undefined],
  ['a refresh broken off', { data: 1, error: { name: 'AbortError' }, isFetching: false }, 'ready', false],
])('shows %s', (_what, query, state, stale) => {
  expect(toFeed({ ...query, refetch })).toMatchObject({ state, ...(stale !== undefined && { stale }) });
});

it('tries again when asked to', () => {
  const feed = toFeed({ error: failed(500), isFetching: false, refetch });
  if (feed.state === 'failed') feed.retry();
  expect(refetch).toHaveBeenCalledOnce();
});
