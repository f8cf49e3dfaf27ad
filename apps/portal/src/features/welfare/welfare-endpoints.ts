import type { CallResponse } from '@sahakorn/contract/call';
import { type WelfareRequest as WireRequest, memberWelfare } from '@sahakorn/contract/welfare';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';

export type WelfareRequest = ReturnType<typeof requestFromWire>;

/** `other` is a code that the cooperative added. */
export type Decision = 'waiting' | 'approved' | 'refused' | 'other';

export type WelfareType = { code: string; name: string; count: number };

export type Welfare = { types: WelfareType[]; requests: WelfareRequest[] };

const DECISIONS: Readonly<Record<string, Decision>> = { '2': 'waiting', '1': 'approved', '0': 'refused' };
const PAID = '1';

function requestFromWire(row: WireRequest) {
  return {
    requestNo: row.requestment_no,
    typeCode: row.welfare_type,
    name: row.welfare_name,
    askedOn: row.operate_date,
    amount: row.amount,
    decision: DECISIONS[row.approve_status] ?? 'other',
    decisionCode: row.approve_status,
    decidedOn: row.approve_date,
    paid: row.paid_status === PAID,
    paidOn: row.paid_date,
    detail: row.detail,
  };
}

export const welfareApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every type at once, so that changing the tab waits for nothing. The current tab is the address's. */
    getWelfare: build.query<Welfare, void>({
      query: () => request(memberWelfare, { body: {} }),
      transformResponse: ({ tabs, data }: CallResponse<typeof memberWelfare>) => ({
        types: tabs.map((tab) => ({
          code: tab.welfare_type,
          name: tab.welfare_name,
          count: tab.request_count,
        })),
        requests: data.map(requestFromWire),
      }),
    }),
  }),
});

export const { useGetWelfareQuery } = welfareApi;
