import type { LenientResponse } from '@sahakorn/contract/call';
import { memberDep, memberDepStatement } from '@sahakorn/contract/deposit';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';
import { type PageSize, statementRequest } from '../../domain/statement/statement-wire.ts';
import type { StatementChoice } from '../../domain/statement/statement.ts';
import type { DepositAccount } from './deposit.ts';

type DepositStatementPage = LenientResponse<typeof memberDepStatement>;
type DepositFilter = StatementChoice & { accountNo: string };

export const depositApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDepositAccounts: build.query<DepositAccount[], void>({
      query: () => request(memberDep, {}),
      transformResponse: ({ data }: LenientResponse<typeof memberDep>) => data,
      providesTags: ['Deposit'],
    }),
    listDepositEntries: build.infiniteQuery<DepositStatementPage, DepositFilter & PageSize, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next_cursor }) => next_cursor },
      serializeQueryArgs: ({ queryArgs: { accountNo, from, to, kind } }) => ({ accountNo, from, to, kind }),
      query: ({ queryArg, pageParam }) =>
        request(memberDepStatement, {
          params: { deposit_account_no: queryArg.accountNo },
          body: statementRequest(queryArg, pageParam),
        }),
      providesTags: ['Deposit'],
    }),
  }),
});

export const { useListDepositAccountsQuery, useListDepositEntriesInfiniteQuery } = depositApi;
