import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { feed } from './envelope.ts';
import { IsoDate, Money } from './values.ts';
import { workedOut } from './worked-out.ts';

/** The current liability of one guarantor by the cooperative's rules: principal only, without interest. */
export const GuaranteeLiability = z.object({
  part: Money.meta({
    description: 'The part of this guarantor among all who are not released, at most the guaranteed amount',
  }),
  most: Money.meta({
    description: 'The most that this guarantor can be asked for; zero if released or repaid',
  }),
  guarantors: z.int().nonnegative().meta({ description: 'Guarantors of the contract who are not released' }),
});
export type GuaranteeLiability = z.infer<typeof GuaranteeLiability>;

/** One guarantor of one loan, seen from either side. Only the name of the other person is included. */
export const Guarantee = z.object({
  direction: z.enum(['given', 'received']).meta({
    description:
      '`given`: the member is the guarantor (เราค้ำใคร); `received`: the member is the borrower (ใครค้ำเรา)',
  }),
  loan_contract_no: z.string(),
  party_name: z.string().meta({ description: 'The borrower if given, the guarantor if received' }),
  begin_date: IsoDate,
  loan_approve_amount: Money,
  principal_balance: Money.nullable().meta({
    description:
      'What is owed today, by the dates of the rows; null if the books do not state it, and for a guarantor who is released',
  }),
  posted_balance: Money.optional().meta({
    description: 'What the contract states, where rows of later days are posted already',
  }),
  used_amount: Money.meta({ description: 'The guaranteed amount' }),
  status: z.string().meta({ description: "'1' active, '0' released" }),
  liability: workedOut(GuaranteeLiability),
});
export type Guarantee = z.infer<typeof Guarantee>;

export const memberColl = defineCall({
  id: 'member_coll',
  method: 'POST',
  path: '/api/member/member_coll',
  summary: 'Guarantees given and received, sorted by contract',
  tag: 'guarantee',
  access: 'member',
  response: feed(Guarantee),
});
