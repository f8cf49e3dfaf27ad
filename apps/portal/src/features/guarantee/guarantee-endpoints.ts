import type { CallResponse } from '@sahakorn/contract/call';
import { memberColl } from '@sahakorn/contract/guarantee';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';
import { type Guarantee, guaranteeFromWire } from './guarantee-from-wire.ts';

export const guaranteeApi = api.injectEndpoints({
  endpoints: (build) => ({
    listGuarantees: build.query<Guarantee[], void>({
      query: () => request(memberColl, {}),
      transformResponse: ({ data }: CallResponse<typeof memberColl>) => data.map(guaranteeFromWire),
    }),
  }),
});

export const { useListGuaranteesQuery } = guaranteeApi;
