import type { LenientResponse, LenientRow } from '@sahakorn/contract/call';
import { memberLoan, memberLoanStatement } from '@sahakorn/contract/loan';
import { memberLoanForecast, memberLoanPayoff, memberLoanTrial } from '@sahakorn/contract/loan-outlook';
import { api } from '../../lib/api/api.ts';
import { getFirstRow, listRows, request } from '../../lib/api/api-request.ts';
import {
  type RequestedStatement,
  readLedgerNumber,
  readRequest,
} from '../../domain/statement/load-statement.ts';
import { type PageSize, statementRequest } from '../../domain/statement/statement-wire.ts';
import type { StatementChoice } from '../../domain/statement/statement.ts';
import { paths } from '../../lib/paths.ts';
import { type LoaderArgs, UNSUBSCRIBED, startQueries } from '../../lib/screen.ts';

type LoanStatementPage = LenientResponse<typeof memberLoanStatement>;
export type LoanContract = LenientRow<typeof memberLoan>;
export type LoanEntry = LenientRow<typeof memberLoanStatement>;
export type LoanForecast = LenientRow<typeof memberLoanForecast>;
/** What an extra payment saves, and the payment itself. */
export type LoanTrial = LenientRow<typeof memberLoanTrial> & { asked: ExtraPayment };
export type LoanPayoff = LenientRow<typeof memberLoanPayoff>;
export type ExtraPayment = { kind: 'monthly' | 'once'; amount: string };

export type LoanFilter = StatementChoice & { contractNo: string };

export const loanApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLoanContracts: build.query<LoanContract[], void>(listRows(memberLoan)),
    getLoanForecast: build.query<LoanForecast | null, string>({
      query: (contractNo) => request(memberLoanForecast, { params: { loan_contract_no: contractNo } }),
      transformResponse: getFirstRow<typeof memberLoanForecast>,
    }),
    tryExtraPayment: build.query<LoanTrial | null, ExtraPayment & { contractNo: string }>({
      query: ({ contractNo, ...body }) =>
        request(memberLoanTrial, { params: { loan_contract_no: contractNo }, body }),
      transformResponse: (
        { data: [trial] }: LenientResponse<typeof memberLoanTrial>,
        _meta,
        { kind, amount },
      ) => (trial ? { ...trial, asked: { kind, amount } } : null),
    }),
    getLoanPayoff: build.query<LoanPayoff | null, { contractNo: string; day: string }>({
      query: ({ contractNo, day }) =>
        request(memberLoanPayoff, { params: { loan_contract_no: contractNo }, body: { day } }),
      transformResponse: getFirstRow<typeof memberLoanPayoff>,
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

export const {
  useGetLoanForecastQuery,
  useGetLoanPayoffQuery,
  useListLoanContractsQuery,
  useListLoanEntriesInfiniteQuery,
  useTryExtraPaymentQuery,
} = loanApi;

export async function loadLoanStatement(args: LoaderArgs): Promise<RequestedStatement<LoanFilter>> {
  const { listLoanEntries, listLoanContracts } = loanApi.endpoints;
  const list = listLoanContracts.initiate(undefined, UNSUBSCRIBED);
  const contractNo = await readLedgerNumber(args, {
    list,
    getNumber: ({ loan_contract_no }) => loan_contract_no,
    toPath: paths.loanStatement,
  });
  const { filter: choice, dropped } = readRequest(args);
  const filter = { contractNo, ...choice };
  await startQueries(args, listLoanEntries.initiate(filter, UNSUBSCRIBED), list);
  return { filter, dropped };
}

const OPEN = '0';

export function isEnded({ close_status }: LoanContract): boolean {
  return close_status !== null && close_status !== OPEN;
}
