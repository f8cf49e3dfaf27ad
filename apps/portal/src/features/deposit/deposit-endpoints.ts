import type { CallAnswer } from '@sahakorn/contract/call';
import {
  STATEMENT_DEFAULT_LIMIT,
  type DepositStatement,
  lastUpdate,
  memberDep,
  memberDepStatement,
} from '@sahakorn/contract/deposit';
import { api } from '../../api/api.ts';
import { request } from '../../api/api-request.ts';
import type { DepositAccount, StatementFilter, StatementPage } from './deposit.ts';
import { accountFromWire, statementFromWire } from './deposit-from-wire.ts';

/** `pageSize` says how many rows the next call asks for; it does not tell one statement from another. */
export type StatementQuery = StatementFilter & { pageSize?: number };

export const depositApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDepositAccounts: build.query<DepositAccount[], void>({
      query: () => request(memberDep, {}),
      transformResponse: ({ data }: CallAnswer<typeof memberDep>) => data.map(accountFromWire),
      providesTags: ['Deposit'],
    }),
    listDepositEntries: build.infiniteQuery<StatementPage, StatementQuery, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      serializeQueryArgs: ({ queryArgs: { accountNo, from, to, kind } }) => ({ accountNo, from, to, kind }),
      query: ({ queryArg: { accountNo, from, to, kind, pageSize }, pageParam }) =>
        request(memberDepStatement, {
          params: { deposit_account_no: accountNo },
          body: {
            from,
            to,
            item_type_code: kind,
            cursor: pageParam ?? undefined,
            limit: pageSize ?? STATEMENT_DEFAULT_LIMIT,
          },
        }),
      transformResponse: (statement: DepositStatement) => statementFromWire(statement),
      providesTags: ['Deposit'],
    }),
    /** Day of the cooperative's newest deposit movement; null where there is none. */
    getLastUpdate: build.query<string | null, void>({
      query: () => request(lastUpdate, {}),
      transformResponse: ({ data }: CallAnswer<typeof lastUpdate>) => data,
      providesTags: ['Deposit'],
    }),
  }),
});

export const { useListDepositAccountsQuery, useListDepositEntriesInfiniteQuery, useGetLastUpdateQuery } =
  depositApi;
