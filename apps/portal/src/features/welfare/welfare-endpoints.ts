import type { LenientResponse } from '@sahakorn/contract/call';
import { memberWelfare } from '@sahakorn/contract/welfare';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';

export type Welfare = LenientResponse<typeof memberWelfare>;
export type WelfareRequest = Welfare['data'][number];

export const welfareApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads all types at once, so that switching tabs is instant. The selected tab is in the URL. */
    getWelfare: build.query<Welfare, void>({ query: () => request(memberWelfare, { body: {} }) }),
  }),
});

export const { useGetWelfareQuery } = welfareApi;
