import type * as wire from '@sahakorn/contract/beneficiary';
import { memberGian } from '@sahakorn/contract/beneficiary';
import type { LenientResponse } from '@sahakorn/contract/call';
import type { Lenient } from '@sahakorn/contract/lenient';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';

export type Beneficiary = Lenient<wire.Beneficiary>;

export const beneficiaryApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBeneficiaries: build.query<Beneficiary[], void>({
      query: () => request(memberGian, {}),
      transformResponse: ({ data }: LenientResponse<typeof memberGian>) => data,
    }),
  }),
});

export const { useListBeneficiariesQuery } = beneficiaryApi;
