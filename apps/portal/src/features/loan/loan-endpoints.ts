import type { CallResponse } from '@sahakorn/contract/call';
import { type LoanStatement, memberLoan, memberLoanStatement } from '@sahakorn/contract/loan';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';
import { type PageSize, statementRequest } from '../../domain/statement/statement-wire.ts';
import {
  type LoanContract,
  type LoanFilter,
  type LoanStatementPage,
  contractFromWire,
  statementFromWire,
} from './loan-from-wire.ts';

export const loanApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLoanContracts: build.query<LoanContract[], void>({
      query: () => request(memberLoan, {}),
      transformResponse: ({ data }: CallResponse<typeof memberLoan>) => data.map(contractFromWire),
    }),
    listLoanEntries: build.infiniteQuery<LoanStatementPage, LoanFilter & PageSize, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      serializeQueryArgs: ({ queryArgs: { contractNo, from, to, kind } }) => ({ contractNo, from, to, kind }),
      query: ({ queryArg, pageParam }) =>
        request(memberLoanStatement, {
          params: { loan_contract_no: queryArg.contractNo },
          body: statementRequest(queryArg, pageParam),
        }),
      transformResponse: (statement: LoanStatement) => statementFromWire(statement),
    }),
  }),
});

export const { useListLoanContractsQuery, useListLoanEntriesInfiniteQuery } = loanApi;
