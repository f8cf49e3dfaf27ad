import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { STATEMENT_MAX_LIMIT } from '@sahakorn/contract/statement';
import { useDispatch } from 'react-redux';
import { useStatementChoice } from '../../domain/statement/use-statement-choice.ts';
import { useStatement } from '../../domain/statement/use-statement.ts';
import type { DepositFilter } from './deposit-from-wire.ts';
import { depositApi, useListDepositEntriesInfiniteQuery } from './deposit-endpoints.ts';

export function useDepositStatement(accountNo: string) {
  const asked = useStatementChoice(accountNo);
  const filter: DepositFilter = { accountNo, ...asked.choice };
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { initiate } = depositApi.endpoints.listDepositEntries;
  return useStatement(useListDepositEntriesInfiniteQuery(filter), {
    asked,
    loadNext: () =>
      dispatch(
        initiate({ ...filter, pageSize: STATEMENT_MAX_LIMIT }, { direction: 'forward', subscribe: false }),
      ),
    isCurrentLedger: ({ head }) => head.accountNo === accountNo,
  });
}
