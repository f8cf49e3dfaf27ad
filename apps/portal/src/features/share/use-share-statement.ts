import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { STATEMENT_MAX_LIMIT } from '@sahakorn/contract/statement';
import { useDispatch } from 'react-redux';
import { useStatementChoice } from '../../domain/statement/use-statement-choice.ts';
import { useStatement } from '../../domain/statement/use-statement.ts';
import { shareApi, useListShareEntriesInfiniteQuery } from './share-endpoints.ts';

/** A member has one share register. */
const LEDGER = 'share';

/** The share register as far as it is loaded, and the account it is of: null where there is none. */
export function useShareStatement() {
  const asked = useStatementChoice(LEDGER);
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const query = useListShareEntriesInfiniteQuery(asked.choice);
  const { initiate } = shareApi.endpoints.listShareEntries;
  const statement = useStatement(query, {
    asked,
    loadNext: () =>
      dispatch(
        initiate(
          { ...asked.choice, pageSize: STATEMENT_MAX_LIMIT },
          { direction: 'forward', subscribe: false },
        ),
      ),
    isCurrentLedger: () => true,
  });
  // The account of the choice before stands until the new answer is there: it is the same for all of them.
  return { statement, account: query.data?.pages.at(-1)?.head };
}
