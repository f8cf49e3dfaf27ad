import type { LenientResponse } from '@sahakorn/contract/call';
import {
  memberDep,
  memberDepMonths,
  memberDepNickname,
  memberDepStatement,
} from '@sahakorn/contract/deposit';
import { api } from '../../lib/api/api.ts';
import { listRows, request } from '../../lib/api/api-request.ts';
import { type PageSize, statementRequest } from '../../domain/statement/statement-wire.ts';
import type { StatementChoice } from '../../domain/statement/statement.ts';
import type { DepositAccount, DepositMonth } from './deposit.ts';
import type { DayRange } from './deposit-choice.ts';

type DepositStatementPage = LenientResponse<typeof memberDepStatement>;
type DepositFilter = StatementChoice & { accountNo: string };

export const depositApi = api.enhanceEndpoints({ addTagTypes: ['Deposit'] }).injectEndpoints({
  endpoints: (build) => ({
    listDepositAccounts: build.query<DepositAccount[], void>({
      ...listRows(memberDep),
      providesTags: ['Deposit'],
    }),
    listDepositEntries: build.infiniteQuery<DepositStatementPage, DepositFilter & PageSize, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next_cursor }) => next_cursor },
      serializeQueryArgs: ({ queryArgs: { pageSize: _size, ...filter } }) => filter,
      query: ({ queryArg, pageParam }) =>
        request(memberDepStatement, {
          params: { deposit_account_no: queryArg.accountNo },
          body: statementRequest(queryArg, pageParam),
        }),
      providesTags: ['Deposit'],
    }),
    listDepositMonths: build.query<DepositMonth[], DayRange & { accountNo: string }>({
      query: ({ accountNo, from, to }) =>
        request(memberDepMonths, { params: { deposit_account_no: accountNo }, body: { from, to } }),
      transformResponse: ({ data }: LenientResponse<typeof memberDepMonths>) => data,
      providesTags: ['Deposit'],
    }),
    setDepositNickname: build.mutation<unknown, { accountNo: string; nickname: string }>({
      query: ({ accountNo, nickname }) =>
        request(memberDepNickname, { params: { deposit_account_no: accountNo }, body: { nickname } }),
      invalidatesTags: (_none, error) => (error ? [] : ['Deposit']),
    }),
  }),
});

export const {
  useListDepositAccountsQuery,
  useListDepositEntriesInfiniteQuery,
  useListDepositMonthsQuery,
  useSetDepositNicknameMutation,
} = depositApi;
