import { type ApiError, isApiError, isConnectionError, causesRedirect } from './api-error.ts';

export type Feed<Data> =
  | { state: 'loading' }
  | { state: 'failed'; error: ApiError; retry: () => unknown }
  /** `stale`: the last refetch failed offline, so the data may be outdated. */
  | { state: 'ready'; data: Data; stale: boolean; retry: () => unknown };

export type QueryState<Data> = {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

/** An error clears the data (specification section 4), except a connection error, which marks it stale. */
export function toFeed<Data>({ data, error, isFetching, refetch: retry }: QueryState<Data>): Feed<Data> {
  // An aborted request keeps the previous state.
  if (!isApiError(error) || (isFetching && data !== undefined))
    return data === undefined ? { state: 'loading' } : { state: 'ready', data, stale: false, retry };
  // These errors redirect to another screen.
  if (error.kind === 'superseded' || causesRedirect(error)) return { state: 'loading' };
  if (data !== undefined && isConnectionError(error)) return { state: 'ready', data, stale: true, retry };
  return { state: 'failed', error, retry };
}
