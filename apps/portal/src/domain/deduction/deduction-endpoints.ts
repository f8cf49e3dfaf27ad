import type { LenientRow } from '@sahakorn/contract/call';
import { memberDeduction } from '@sahakorn/contract/deduction';
import { api } from '../../lib/api/api.ts';
import { getFirstRow, request } from '../../lib/api/api-request.ts';

export type Deduction = LenientRow<typeof memberDeduction>;
export type DeductionItem = Deduction['items'][number];
export type DeductionChange = DeductionItem['changes'][number];

/** A Gregorian month. */
type Month = { year: number; month: number };

export const deductionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The deduction of a month (default: the newest month); null if there is none. */
    getDeduction: build.query<Deduction | null, Month | void>({
      query: (month) =>
        request(memberDeduction, {
          body: month ? { month: { receive_year: month.year, receive_month: month.month } } : {},
        }),
      transformResponse: getFirstRow<typeof memberDeduction>,
    }),
  }),
});

export const { useGetDeductionQuery } = deductionApi;
