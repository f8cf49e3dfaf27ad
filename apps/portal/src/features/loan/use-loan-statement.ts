import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { STATEMENT_MAX_LIMIT } from '@sahakorn/contract/statement';
import { useDispatch } from 'react-redux';
import { useStatementChoice } from '../../domain/statement/use-statement-choice.ts';
import { useStatement } from '../../domain/statement/use-statement.ts';
import type { LoanFilter } from './loan-from-wire.ts';
import { loanApi, useListLoanEntriesInfiniteQuery } from './loan-endpoints.ts';

export function useLoanStatement(contractNo: string) {
  const asked = useStatementChoice(contractNo);
  const filter: LoanFilter = { contractNo, ...asked.choice };
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { initiate } = loanApi.endpoints.listLoanEntries;
  return useStatement(useListLoanEntriesInfiniteQuery(filter), {
    asked,
    loadNext: () =>
      dispatch(
        initiate({ ...filter, pageSize: STATEMENT_MAX_LIMIT }, { direction: 'forward', subscribe: false }),
      ),
    isCurrentLedger: ({ head }) => head.contractNo === contractNo,
  });
}
