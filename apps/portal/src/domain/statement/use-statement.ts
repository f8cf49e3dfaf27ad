import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { STATEMENT_MAX_LIMIT } from '@sahakorn/contract/statement';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../../lib/screen.ts';
import { type Feed, type QueryState, toFeed } from '../../lib/api/feed.ts';
import type { StatementSummary } from './ledger-paper.ts';
import type { EntryKind, StatementChoice, StatementPage, StatementTotals } from './statement.ts';
import type { ChoiceField } from './statement-choice.ts';
import type { KnownStatement } from './use-known-kind.ts';
import { type NextPage, type WholeLedger, useWholeLedger } from './use-whole-ledger.ts';

type Pages<Page> = { pages: Page[] };

type StatementQueryState<Page> = QueryState<Pages<Page>> & {
  currentData?: Pages<Page> | undefined;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

type Options<Page> = {
  requested: KnownStatement;
  startNext: (
    size: { pageSize: number },
    options: { direction: 'forward'; subscribe: false },
  ) => ThunkAction<PromiseLike<NextPage<Page>>, unknown, unknown, UnknownAction>;
  isCurrentLedger: (page: Page) => boolean;
};

export type Statement<Head, Entry, Totals extends StatementTotals = StatementTotals> = {
  feed: Feed<Pages<StatementPage<Head, Entry, Totals>>>;
  /** Keeps the previous value while loading, since it does not depend on the filter. */
  head: Head | undefined;
  choice: StatementChoice;
  dropped: readonly ChoiceField[];
  entries: Entry[];
  totals: (Totals & StatementSummary) | undefined;
  kinds: EntryKind[];
  loadingMore: boolean;
  loadMore: () => void;
  whole: WholeLedger<Entry>;
};

export function useStatement<Head, Entry, Totals extends StatementTotals>(
  query: StatementQueryState<StatementPage<Head, Entry, Totals>>,
  { requested, startNext, isCurrentLedger }: Options<StatementPage<Head, Entry, Totals>>,
): Statement<Head, Entry, Totals> {
  const dispatch = useDispatch<AppDispatch>();
  const data = query.currentData;
  const entries = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data]);
  const last = data?.pages.at(-1);
  const newest = query.data?.pages.at(-1);
  const known = newest && isCurrentLedger(newest) ? newest : undefined;
  const kinds = known?.kinds ?? [];

  // The response lists the kinds of the ledger. Any other requested kind is dropped.
  const { kind } = requested.filter;
  if (data && kind !== undefined && !kinds.some(({ item_type_code }) => item_type_code === kind))
    requested.dropKind(kind);

  const whole = useWholeLedger<Entry, StatementPage<Head, Entry, Totals>>({
    selection: JSON.stringify(requested.filter),
    pages: data?.pages,
    loadNext: () =>
      dispatch(startNext({ pageSize: STATEMENT_MAX_LIMIT }, { direction: 'forward', subscribe: false })),
  });

  return {
    // If the next page fails, the loaded pages stay; a toast reports the error.
    feed: toFeed({ ...query, data, error: query.isFetchNextPageError ? undefined : query.error }),
    head: known?.head,
    entries,
    totals: last && {
      ...last.totals,
      count: last.totals.row_count ?? (last.next_cursor ? null : entries.length),
    },
    choice: requested.filter,
    dropped: requested.dropped,
    kinds,
    loadingMore: query.isFetchingNextPage || whole.state === 'loading',
    loadMore: () => void query.fetchNextPage(),
    whole,
  };
}
