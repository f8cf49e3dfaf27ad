import type { CallResponse } from '@sahakorn/contract/call';
import { type Dividend, memberDiv } from '@sahakorn/contract/dividend';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';

export type DividendYear = ReturnType<typeof yearFromWire>;

export type DividendPayment = DividendYear['payment'];

function yearFromWire(row: Dividend) {
  return {
    year: row.account_year,
    dividendRate: row.dividend_rate,
    averageRate: row.average_return_rate,
    dividend: row.dividend,
    averageReturn: row.average_return,
    dividendSuspended: row.drop_dividend,
    averageSuspended: row.drop_average,
    baseInterest: row.base_interest,
    deductions: row.deductions,
    net: row.net_amount,
    payment: {
      method: row.pay_method,
      bankName: row.bank_name,
      bankAccount: row.bank_account,
      paidOn: row.paid_on,
    },
  };
}

export const dividendApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDividendYears: build.query<DividendYear[], void>({
      query: () => request(memberDiv, {}),
      transformResponse: ({ data }: CallResponse<typeof memberDiv>) => data.map(yearFromWire),
    }),
  }),
});

export const { useListDividendYearsQuery } = dividendApi;
