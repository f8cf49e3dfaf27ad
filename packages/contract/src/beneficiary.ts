import { z } from 'zod';
import { defineCall } from './call.ts';
import { feed } from './envelope.ts';
import { IsoDate, Rate } from './values.ts';

/** A beneficiary (ผู้รับโอนประโยชน์). */
export const Beneficiary = z.object({
  order_no: z.int(),
  name: z.string(),
  relation: z.string().nullable().meta({ description: 'To the member, such as บุตร' }),
  percent: Rate.nullable().meta({ description: 'Null where the books name none' }),
  condition: z.string().nullable(),
  recorded_on: IsoDate.nullable(),
});
export type Beneficiary = z.infer<typeof Beneficiary>;

export const memberGian = defineCall({
  id: 'member_gian',
  method: 'POST',
  path: '/api/member/member_gian',
  summary: 'Beneficiaries, in their order',
  tag: 'beneficiary',
  access: 'member',
  response: feed(Beneficiary),
});
