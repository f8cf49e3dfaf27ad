import type { LenientRow } from '@sahakorn/contract/call';
import { memberLoanOutlook } from '@sahakorn/contract/loan-outlook';
import { api } from '../../lib/api/api.ts';
import { listRows } from '../../lib/api/api-request.ts';

export type LoanOutlook = LenientRow<typeof memberLoanOutlook>;

export const loanOutlookApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLoanOutlooks: build.query<LoanOutlook[], void>(listRows(memberLoanOutlook)),
  }),
});

export const { useListLoanOutlooksQuery } = loanOutlookApi;
