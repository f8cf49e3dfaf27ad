import type { CallResponse } from '@sahakorn/contract/call';
import { type DepositStatement, memberDep, memberDepStatement } from '@sahakorn/contract/deposit';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';
import { type PageSize, statementRequest } from '../../domain/statement/statement-wire.ts';
import {
  type DepositAccount,
  type DepositFilter,
  type DepositStatementPage,
  accountFromWire,
  statementFromWire,
} from './deposit-from-wire.ts';

export const depositApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDepositAccounts: build.query<DepositAccount[], void>({
      query: () => request(memberDep, {}),
      transformResponse: ({ data }: CallResponse<typeof memberDep>) => data.map(accountFromWire),
      providesTags: ['Deposit'],
    }),
    listDepositEntries: build.infiniteQuery<DepositStatementPage, DepositFilter & PageSize, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      serializeQueryArgs: ({ queryArgs: { accountNo, from, to, kind } }) => ({ accountNo, from, to, kind }),
      query: ({ queryArg, pageParam }) =>
        request(memberDepStatement, {
          params: { deposit_account_no: queryArg.accountNo },
          body: statementRequest(queryArg, pageParam),
        }),
      transformResponse: (statement: DepositStatement) => statementFromWire(statement),
      providesTags: ['Deposit'],
    }),
  }),
});

export const { useListDepositAccountsQuery, useListDepositEntriesInfiniteQuery } = depositApi;
