import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { STATEMENT_MAX_LIMIT } from '@sahakorn/contract/statement';
import { useDispatch } from 'react-redux';
import { useStatement } from '../../statement/use-statement.ts';
import type { DepositFilter } from './deposit.ts';
import { depositApi, useListDepositEntriesInfiniteQuery } from './deposit-endpoints.ts';

/** The statement of one deposit account as far as it is loaded. */
export function useDepositStatement(filter: DepositFilter) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { initiate } = depositApi.endpoints.listDepositEntries;
  return useStatement(useListDepositEntriesInfiniteQuery(filter), {
    loadNext: () =>
      dispatch(
        initiate({ ...filter, pageSize: STATEMENT_MAX_LIMIT }, { direction: 'forward', subscribe: false }),
      ),
    ofThisLedger: ({ head }) => head.accountNo === filter.accountNo,
  });
}
