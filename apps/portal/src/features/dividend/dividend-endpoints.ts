import type { LenientResponse } from '@sahakorn/contract/call';
import { type Dividend, memberDiv } from '@sahakorn/contract/dividend';
import { memberDivLines } from '@sahakorn/contract/dividend-explanation';
import type { ExplainedYear } from '@sahakorn/contract/dividend-words';
import type { Lenient } from '@sahakorn/contract/lenient';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';

export type DividendYear = Lenient<Dividend>;

export const dividendApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDividendYears: build.query<DividendYear[], void>({
      query: () => request(memberDiv, {}),
      transformResponse: ({ data }: LenientResponse<typeof memberDiv>) => data,
    }),
    listExplainedYears: build.query<ExplainedYear[], void>({
      query: () => request(memberDivLines, {}),
      transformResponse: ({ data }: LenientResponse<typeof memberDivLines>) => data,
    }),
  }),
});

export const { useListDividendYearsQuery, useListExplainedYearsQuery } = dividendApi;
