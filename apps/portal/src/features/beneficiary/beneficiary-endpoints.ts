import type * as wire from '@sahakorn/contract/beneficiary';
import { memberGian } from '@sahakorn/contract/beneficiary';
import type { Lenient } from '@sahakorn/contract/lenient';
import { api } from '../../lib/api/api.ts';
import { listRows } from '../../lib/api/api-request.ts';

export type Beneficiary = Lenient<wire.Beneficiary>;

export const beneficiaryApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBeneficiaries: build.query<Beneficiary[], void>(listRows(memberGian)),
  }),
});

export const { useListBeneficiariesQuery } = beneficiaryApi;
