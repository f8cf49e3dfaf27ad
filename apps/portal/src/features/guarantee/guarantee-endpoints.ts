import type { LenientResponse } from '@sahakorn/contract/call';
import { memberColl } from '@sahakorn/contract/guarantee';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';
import type { Guarantee } from './guarantee.ts';

export const guaranteeApi = api.injectEndpoints({
  endpoints: (build) => ({
    listGuarantees: build.query<Guarantee[], void>({
      query: () => request(memberColl, {}),
      transformResponse: ({ data }: LenientResponse<typeof memberColl>) => data,
    }),
  }),
});

export const { useListGuaranteesQuery } = guaranteeApi;
