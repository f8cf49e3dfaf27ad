import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { STATEMENT_MAX_LIMIT } from '@sahakorn/contract/statement';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../../lib/screen.ts';
import { type Feed, type QueryState, toFeed } from '../../lib/api/feed.ts';
import type { EntryKind, StatementChoice, StatementPage, StatementTotals } from './statement.ts';
import type { ChoiceField } from './statement-choice.ts';
import type { RequestedChoice } from './use-statement-choice.ts';
import { type NextPage, type WholeLedger, useWholeLedger } from './use-whole-ledger.ts';

type Pages<Page> = { pages: Page[] };

type StatementQueryState<Page> = QueryState<Pages<Page>> & {
  currentData?: Pages<Page> | undefined;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

type Options<Page> = {
  asked: RequestedChoice;
  /** Starts the query for the next page of this size. */
  startNext: (
    size: { pageSize: number },
    options: { direction: 'forward'; subscribe: false },
  ) => ThunkAction<PromiseLike<NextPage<Page>>, unknown, unknown, UnknownAction>;
  /** Whether a page is of the ledger that is asked for now. */
  isCurrentLedger: (page: Page) => boolean;
};

/** A statement as far as it is loaded, and the two ways to load more of it. */
export type Statement<Head, Entry, Totals extends StatementTotals = StatementTotals> = {
  feed: Feed<Pages<StatementPage<Head, Entry, Totals>>>;
  choice: StatementChoice;
  dropped: readonly ChoiceField[];
  entries: Entry[];
  totals: Totals | undefined;
  kinds: EntryKind[];
  loadingMore: boolean;
  loadMore: () => void;
  /** The way to all of it. */
  whole: WholeLedger<Entry>;
};

/** Makes a statement of an infinite query over one ledger. */
export function useStatement<Head, Entry, Totals extends StatementTotals>(
  query: StatementQueryState<StatementPage<Head, Entry, Totals>>,
  { asked, startNext, isCurrentLedger }: Options<StatementPage<Head, Entry, Totals>>,
): Statement<Head, Entry, Totals> {
  const dispatch = useDispatch<AppDispatch>();
  const data = query.currentData;
  const entries = useMemo(() => data?.pages.flatMap((page) => page.entries) ?? [], [data]);
  // The kinds of the choice before, until the new answer is there: a ledger's are the same for all choices.
  const known = query.data?.pages.at(-1);
  const kinds = known && isCurrentLedger(known) ? known.kinds : [];

  // Only the answer tells which kinds there are: one that is none of them is asked for no longer.
  const { kind } = asked.choice;
  if (data && kind !== undefined && !kinds.some(({ code }) => code === kind)) asked.dropKind(kind);

  const whole = useWholeLedger<Entry, StatementPage<Head, Entry, Totals>>({
    selection: JSON.stringify([asked.ledger, asked.choice]),
    pages: data?.pages,
    loadNext: () =>
      dispatch(startNext({ pageSize: STATEMENT_MAX_LIMIT }, { direction: 'forward', subscribe: false })),
  });

  return {
    // A next page that fails leaves those before it as they are; the toast has said so.
    feed: toFeed({ ...query, data, error: query.isFetchNextPageError ? undefined : query.error }),
    entries,
    totals: data?.pages.at(-1)?.totals,
    choice: asked.choice,
    dropped: asked.dropped,
    kinds,
    loadingMore: query.isFetchingNextPage || whole.state === 'loading',
    loadMore: () => void query.fetchNextPage(),
    whole,
  };
}
