import type { LenientResponse } from '@sahakorn/contract/call';
import { memberLoan, memberLoanStatement } from '@sahakorn/contract/loan';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';
import { type PageSize, statementRequest } from '../../domain/statement/statement-wire.ts';
import type { StatementChoice } from '../../domain/statement/statement.ts';
import type { LoanContract } from './loan.ts';

type LoanStatementPage = LenientResponse<typeof memberLoanStatement>;
type LoanFilter = StatementChoice & { contractNo: string };

export const loanApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLoanContracts: build.query<LoanContract[], void>({
      query: () => request(memberLoan, {}),
      transformResponse: ({ data }: LenientResponse<typeof memberLoan>) => data,
    }),
    listLoanEntries: build.infiniteQuery<LoanStatementPage, LoanFilter & PageSize, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next_cursor }) => next_cursor },
      serializeQueryArgs: ({ queryArgs: { contractNo, from, to, kind } }) => ({ contractNo, from, to, kind }),
      query: ({ queryArg, pageParam }) =>
        request(memberLoanStatement, {
          params: { loan_contract_no: queryArg.contractNo },
          body: statementRequest(queryArg, pageParam),
        }),
    }),
  }),
});

export const { useListLoanContractsQuery, useListLoanEntriesInfiniteQuery } = loanApi;
