import { type Dividend, memberDiv } from '@sahakorn/contract/dividend';
import { memberDivLines } from '@sahakorn/contract/dividend-explanation';
import type { ExplainedYear } from '@sahakorn/contract/dividend-words';
import type { Lenient } from '@sahakorn/contract/lenient';
import { api } from '../../lib/api/api.ts';
import { listRows } from '../../lib/api/api-request.ts';

export type DividendYear = Lenient<Dividend>;

export const dividendApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDividendYears: build.query<DividendYear[], void>(listRows(memberDiv)),
    listExplainedYears: build.query<ExplainedYear[], void>(listRows(memberDivLines)),
  }),
});

export const { useListDividendYearsQuery, useListExplainedYearsQuery } = dividendApi;
