import { memberColl } from '@sahakorn/contract/guarantee';
import { api } from '../../lib/api/api.ts';
import { listRows } from '../../lib/api/api-request.ts';
import type { Guarantee } from './guarantee.ts';

export const guaranteeApi = api.injectEndpoints({
  endpoints: (build) => ({
    listGuarantees: build.query<Guarantee[], void>(listRows(memberColl)),
  }),
});

export const { useListGuaranteesQuery } = guaranteeApi;
