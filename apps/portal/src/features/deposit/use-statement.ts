import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { STATEMENT_MAX_LIMIT } from '@sahakorn/contract/deposit';
import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { feedOf } from '../../api/feed.ts';
import type { EntryKind, StatementFilter, StatementPage } from './deposit.ts';
import { depositApi, useListDepositEntriesInfiniteQuery } from './deposit-endpoints.ts';

/** A statement as far as it is loaded, and the two ways to load more of it. */
export function useStatement(filter: StatementFilter) {
  const query = useListDepositEntriesInfiniteQuery(filter);
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [loadingAll, setLoadingAll] = useState(false);
  const data = query.currentData;
  const entries = useMemo(() => data?.pages.flatMap((page) => page.entries) ?? [], [data]);

  /** Page after page, the largest the server gives; ends early when one fails or the screen is left. */
  const loadAll = async () => {
    setLoadingAll(true);
    const { initiate } = depositApi.endpoints.listDepositEntries;
    let more = true;
    while (more) {
      const next = { ...filter, pageSize: STATEMENT_MAX_LIMIT };
      // One after the other: each page says where the next one begins.
      // oxlint-disable-next-line eslint/no-await-in-loop
      const page = await dispatch(initiate(next, { direction: 'forward', subscribe: false }));
      more = page.hasNextPage && !page.isError;
    }
    setLoadingAll(false);
  };

  return {
    // A next page that fails leaves those before it as they are; the toast has said so.
    feed: feedOf({ ...query, data, error: query.isFetchNextPageError ? undefined : query.error }),
    entries,
    totals: data?.pages.at(-1)?.totals,
    kinds: kindsOf(query.data?.pages.at(-1), filter),
    loadingMore: query.isFetchingNextPage || loadingAll,
    loadMore: () => void query.fetchNextPage(),
    loadAll: () => void loadAll(),
  };
}

/** The kinds of the filter before, until the new answer is there: an account's are the same for all filters. */
function kindsOf(page: StatementPage | undefined, { accountNo }: StatementFilter): EntryKind[] {
  return page?.account.accountNo === accountNo ? page.kinds : [];
}
