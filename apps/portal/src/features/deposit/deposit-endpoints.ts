import type { LenientResponse } from '@sahakorn/contract/call';
import {
  memberDep,
  memberDepMonths,
  memberDepNickname,
  memberDepStatement,
} from '@sahakorn/contract/deposit';
import { todayIso } from '@sahakorn/thai/date';
import { api } from '../../lib/api/api.ts';
import { getRows, listRows, request } from '../../lib/api/api-request.ts';
import { type RequestedStatement, readLedgerNumber } from '../../domain/statement/load-statement.ts';
import { type PageSize, statementRequest } from '../../domain/statement/statement-wire.ts';
import type { StatementChoice } from '../../domain/statement/statement.ts';
import { paths } from '../../lib/paths.ts';
import { readSearch } from '../../lib/route-params.ts';
import { type LoaderArgs, UNSUBSCRIBED, startQueries } from '../../lib/screen.ts';
import type { DepositAccount, DepositMonth } from './deposit.ts';
import { type DayRange, type DepositChoice, readDepositChoice } from './deposit-choice.ts';

type DepositStatementPage = LenientResponse<typeof memberDepStatement>;
type DepositFilter = StatementChoice & { accountNo: string };
type MonthsFilter = DayRange & { accountNo: string };

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
    listDepositMonths: build.query<DepositMonth[], MonthsFilter>({
      query: ({ accountNo, from, to }) =>
        request(memberDepMonths, { params: { deposit_account_no: accountNo }, body: { from, to } }),
      transformResponse: getRows<typeof memberDepMonths>,
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

/** The filters in the URL of a statement, with the arguments of its queries. */
export type DepositRequest = RequestedStatement<DepositFilter> & DepositChoice & { months: MonthsFilter };

export async function loadDepositStatement(args: LoaderArgs): Promise<DepositRequest> {
  const { listDepositAccounts, listDepositEntries, listDepositMonths } = depositApi.endpoints;
  const list = listDepositAccounts.initiate(undefined, UNSUBSCRIBED);
  const accountNo = await readLedgerNumber(args, {
    list,
    getNumber: ({ deposit_account_no }) => deposit_account_no,
    toPath: paths.depositStatement,
  });
  const choice = readDepositChoice(readSearch(args), todayIso(new Date()));
  const filter = { accountNo, ...choice.list };
  const months = { accountNo, ...choice.range };
  await startQueries(
    args,
    listDepositEntries.initiate(filter, UNSUBSCRIBED),
    listDepositMonths.initiate(months, UNSUBSCRIBED),
    list,
  );
  return { ...choice, filter, months };
}
