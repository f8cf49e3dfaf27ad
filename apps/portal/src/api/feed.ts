import { type ApiError, failureCode, isApiError, isConnectionError } from './api-error.ts';

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

/** Failures after which the screen is left for another: until then it goes on loading. */
const LEAVING: ReadonlySet<string | undefined> = new Set(['unauthorized', 'terms_required']);

/**
 * Tells what to show of a query. Failure clears what was shown (specification section 4), but for a lost
 * connection, after which the old figures are still true as of when they came.
 */
export function feedOf<Data>({ data, error, isFetching, refetch }: QueryState<Data>): Feed<Data> {
  const retry = () => void refetch();
  const failed = error !== undefined && !isFetching;
  if (!failed)
    return data === undefined ? { state: 'loading' } : { state: 'ready', data, stale: false, retry };
  // An aborted request, or one that another page is about to answer, is no failure of this screen.
  if (!isApiError(error) || error.kind === 'superseded' || LEAVING.has(failureCode(error))) {
    return { state: 'loading' };
  }
  if (data !== undefined && isConnectionError(error)) return { state: 'ready', data, stale: true, retry };
  return { state: 'failed', error, retry };
}
