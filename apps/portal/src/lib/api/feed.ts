import { type ApiError, isApiError, isConnectionError, causesRedirect } from './api-error.ts';

/** What a screen can show of one feed. */
export type Feed<Data> =
  | { state: 'loading' }
  | { state: 'failed'; error: ApiError; retry: () => void }
  /** `stale`: the connection failed since, and what was there before still stands. */
  | { state: 'ready'; data: Data; stale: boolean; retry: () => void };

/** The part of a query hook's result that decides. */
export type QueryState<Data> = {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

/**
 * Tells what to show of a query. Failure clears what was shown (specification section 4), but for a lost
 * connection, after which the old figures are still true as of when they came.
 */
export function toFeed<Data>({ data, error, isFetching, refetch }: QueryState<Data>): Feed<Data> {
  const retry = () => void refetch();
  // A request that was broken off says nothing: what was there before still stands.
  if (isFetching || !isApiError(error))
    return data === undefined ? { state: 'loading' } : { state: 'ready', data, stale: false, retry };
  // One after which another screen is about to come is no failure of this one.
  if (error.kind === 'superseded' || causesRedirect(error)) return { state: 'loading' };
  if (data !== undefined && isConnectionError(error)) return { state: 'ready', data, stale: true, retry };
  return { state: 'failed', error, retry };
}
