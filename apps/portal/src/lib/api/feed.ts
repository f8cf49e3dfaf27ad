import { type ApiError, isApiError, isConnectionError, causesRedirect } from './api-error.ts';

/** What a screen can show of one feed. */
export type Feed<Data> =
  | { state: 'loading' }
  | { state: 'failed'; error: ApiError; retry: () => void }
  /** `stale`: the last refetch failed for lack of a connection, so the data may be outdated. */
  | { state: 'ready'; data: Data; stale: boolean; retry: () => void };

/** The part of a query hook's result that decides. */
export type QueryState<Data> = {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

/** An error clears the data (specification section 4), except a lost connection, after which the data is stale. */
export function toFeed<Data>({ data, error, isFetching, refetch }: QueryState<Data>): Feed<Data> {
  const retry = () => void refetch();
  // An aborted request keeps the previous state.
  if (isFetching || !isApiError(error))
    return data === undefined ? { state: 'loading' } : { state: 'ready', data, stale: false, retry };
  // These errors redirect to another screen.
  if (error.kind === 'superseded' || causesRedirect(error)) return { state: 'loading' };
  if (data !== undefined && isConnectionError(error)) return { state: 'ready', data, stale: true, retry };
  return { state: 'failed', error, retry };
}
