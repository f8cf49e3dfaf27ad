import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { feed } from './envelope.ts';
import { IsoDate, Money } from './values.ts';

export const WelfareRequest = z.object({
  requestment_no: z.string(),
  welfare_type: z.string(),
  welfare_name: z.string().meta({ description: 'Name of the type' }),
  operate_date: IsoDate.meta({ description: 'Date of the request' }),
  amount: Money,
  approve_status: z
    .string()
    .meta({ description: "'2' waiting (รอ), '1' approved (อนุมัติ), '0' refused (ไม่อนุมัติ)" }),
  approve_date: IsoDate.nullable(),
  paid_status: z.string().meta({ description: "'1' paid, '0' not yet" }),
  paid_date: IsoDate.nullable(),
  detail: z.string().nullable(),
});
export type WelfareRequest = z.infer<typeof WelfareRequest>;

/** A welfare type for which the member has requests. */
export const WelfareTab = WelfareRequest.pick({ welfare_type: true, welfare_name: true }).extend({
  request_count: z.int(),
});
export type WelfareTab = z.infer<typeof WelfareTab>;

export const WelfareFeed = feed(WelfareRequest).extend({
  tabs: z.array(WelfareTab).meta({ description: 'All types with requests, regardless of the filter' }),
  current_tab: z.string().nullable().meta({ description: 'The requested type; null for all' }),
});
export type WelfareFeed = z.infer<typeof WelfareFeed>;

export const memberWelfare = defineCall({
  id: 'member_welfare',
  method: 'POST',
  path: '/api/member/member_welfare',
  summary: 'Welfare requests by type, newest first',
  tag: 'welfare',
  access: 'member',
  body: z.object({
    welfare_type: z
      .string()
      .max(20)
      .optional()
      .meta({ description: 'Filters by one type; default: all types' }),
  }),
  response: WelfareFeed,
});
