import type { LenientResponse } from '@sahakorn/contract/call';
import { memberWelfare } from '@sahakorn/contract/welfare';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';

export type Welfare = LenientResponse<typeof memberWelfare>;
export type WelfareRequest = Welfare['data'][number];

export const welfareApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every type at once, so that changing the tab waits for nothing. The current tab is the address's. */
    getWelfare: build.query<Welfare, void>({ query: () => request(memberWelfare, { body: {} }) }),
  }),
});

export const { useGetWelfareQuery } = welfareApi;
