import { z } from 'zod';
import { defineCall } from './call.ts';
import { feed } from './envelope.ts';
import { IsoDate, Money } from './values.ts';

/** A guarantee, seen from either side. Only the name of the other person is given. */
export const Guarantee = z.object({
  direction: z.enum(['given', 'received']).meta({
    description:
      '`given`: the member stands behind it (เราค้ำใคร); `received`: a loan of the member (ใครค้ำเรา)',
  }),
  loan_contract_no: z.string(),
  party_name: z
    .string()
    .meta({ description: 'The borrower of a guarantee given, the guarantor of one received' }),
  begin_date: IsoDate,
  loan_approve_amount: Money,
  principal_balance: Money.nullable().meta({ description: 'Null where the books state none' }),
  used_amount: Money.meta({ description: 'What the guarantor stands for' }),
  status: z.string().meta({ description: "'1' it still stands behind the loan, '0' released" }),
});
export type Guarantee = z.infer<typeof Guarantee>;

export const memberColl = defineCall({
  id: 'member_coll',
  method: 'POST',
  path: '/api/member/member_coll',
  summary: 'Guarantees given and received, by contract',
  tag: 'guarantee',
  access: 'member',
  response: feed(Guarantee),
});
