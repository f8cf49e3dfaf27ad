import type * as wire from '@sahakorn/contract/beneficiary';
import { memberGian } from '@sahakorn/contract/beneficiary';
import type { CallResponse } from '@sahakorn/contract/call';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';

export type Beneficiary = ReturnType<typeof beneficiaryFromWire>;

function beneficiaryFromWire(beneficiary: wire.Beneficiary) {
  return {
    orderNo: beneficiary.order_no,
    name: beneficiary.name,
    relation: beneficiary.relation,
    percent: beneficiary.percent,
    condition: beneficiary.condition,
    recordedOn: beneficiary.recorded_on,
  };
}

export const beneficiaryApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBeneficiaries: build.query<Beneficiary[], void>({
      query: () => request(memberGian, {}),
      transformResponse: ({ data }: CallResponse<typeof memberGian>) => data.map(beneficiaryFromWire),
    }),
  }),
});

export const { useListBeneficiariesQuery } = beneficiaryApi;
