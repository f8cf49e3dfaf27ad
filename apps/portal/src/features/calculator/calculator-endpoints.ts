import type { TYPED_MAX_LENGTH, dividendCalculator, loanCalculator } from '@sahakorn/contract/calculator';
import type { CallQuery, LenientRow } from '@sahakorn/contract/call';
import { getFirstRow, request } from '../../lib/api/api-request.ts';
import { api } from '../../lib/api/api.ts';
import { readSearch } from '../../lib/route-params.ts';
import { loadQuery } from '../../lib/screen.ts';

export type LoanQuery = CallQuery<typeof loanCalculator>;
export type DividendQuery = CallQuery<typeof dividendCalculator>;
export type LoanCalculation = LenientRow<typeof loanCalculator>;
export type DividendCalculation = LenientRow<typeof dividendCalculator>;

const MAX_LENGTH: typeof TYPED_MAX_LENGTH = 500;

export const LOAN_FIELDS = ['kind', 'amount', 'method', 'by', 'periods', 'payment'] as const;
export const DIVIDEND_FIELDS = ['shares', 'monthly', 'rate', 'interest', 'average_rate'] as const;

const loadCalls = () => import('@sahakorn/contract/calculator');

const calculatorApi = api.injectEndpoints({
  endpoints: (build) => ({
    calculateLoan: build.query<LoanCalculation | null, LoanQuery>({
      query: (query) => async () => request((await loadCalls()).loanCalculator, { query }),
      transformResponse: getFirstRow<typeof loanCalculator>,
    }),
    calculateDividend: build.query<DividendCalculation | null, DividendQuery>({
      query: (query) => async () => request((await loadCalls()).dividendCalculator, { query }),
      transformResponse: getFirstRow<typeof dividendCalculator>,
    }),
  }),
});

export const { useCalculateDividendQuery, useCalculateLoanQuery } = calculatorApi;

const { calculateLoan, calculateDividend } = calculatorApi.endpoints;

export const loadLoanCalculation = loadQuery(calculateLoan, (args) =>
  readFields(readSearch(args), LOAN_FIELDS),
);

export const loadDividendCalculation = loadQuery(calculateDividend, (args) =>
  readFields(readSearch(args), DIVIDEND_FIELDS),
);

/** The calculator parameters of a URL, as typed. Other parameters are ignored. */
function readFields<Field extends string>(search: URLSearchParams, fields: readonly Field[]) {
  const given: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const text = search.get(field);
    if (text !== null) given[field] = text.slice(0, MAX_LENGTH);
  }
  return given;
}
