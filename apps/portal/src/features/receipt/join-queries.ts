import { isApiError, isConnectionError } from '../../lib/api/api-error.ts';
import type { QueryState } from '../../lib/api/feed.ts';

/** Combines queries: the data is available once all have data. Of all errors, only a lost connection keeps the data. */
export function joinQueries<Data extends readonly unknown[]>(
  ...queries: { [Index in keyof Data]: QueryState<Data[Index]> }
): QueryState<Data> {
  const failed = queries.filter(({ error }) => isApiError(error));
  const data = queries.map((query) => query.data);
  return {
    data: data.includes(undefined) ? undefined : (data as unknown as Data),
    error: (failed.find(({ error }) => !isConnectionError(error)) ?? failed[0])?.error,
    isFetching: failed.every(({ isFetching }) => isFetching),
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
