import type { LenientResponse } from '@sahakorn/contract/call';
import { memberLoanOutlook } from '@sahakorn/contract/loan-outlook';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';

export type LoanOutlook = LenientResponse<typeof memberLoanOutlook>['data'][number];

export const loanOutlookApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLoanOutlooks: build.query<LoanOutlook[], void>({
      query: () => request(memberLoanOutlook, {}),
      transformResponse: ({ data }: LenientResponse<typeof memberLoanOutlook>) => data,
    }),
  }),
});

export const { useListLoanOutlooksQuery } = loanOutlookApi;
