import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { feed } from './envelope.ts';
import { Instant, IsoDate, MemberName, MembershipNo, Money } from './values.ts';

/**
 * Personal information and the figures of the four tiles. A figure that the
 * books do not state is null, never zero.
 */
export const MemberStatus = z.object({
  membership_no: MembershipNo,
  ...MemberName.shape,
  id_card: z.string().nullable().meta({ description: 'Masked except for the last four digits' }),
  date_of_birth: IsoDate.nullable(),
  joined_on: IsoDate.nullable(),
  member_type: z.string().meta({ description: "'01' ordinary (สามัญ), '02' associate (สมทบ)" }),
  member_status: z.string().meta({ description: "'0' active (ปกติ), '3' resigned (พ้นสภาพ)" }),
  sex: z.string().nullable(),
  member_group_no: z.string().nullable(),
  member_group_name: z.string().nullable(),
  position_name: z.string().nullable(),
  salary_amount: Money.nullable(),
  address_present: z.string().nullable(),
  mobile_no: z.string().nullable().meta({ description: 'Masked' }),
  email: z.string().nullable().meta({ description: 'Masked' }),
  picture_url: z.string().nullable(),
  deposit_balance: Money.nullable().meta({
    description: 'Sum over open deposit accounts; null if one of them has no stated balance',
  }),
  deposit_account_count: z.int(),
  principal_balance: Money.nullable().meta({
    description: 'Sum over open loan contracts; null if one of them has no stated balance',
  }),
  loan_contract_count: z.int(),
  share_stock: Money.nullable(),
  share_amount: Money.nullable().meta({ description: 'Monthly share payment' }),
  share_paid_on: IsoDate.nullable().meta({ description: 'Date of the latest monthly share payment' }),
  period: z.int().nullable(),
  account_reset_at: Instant.nullable().meta({
    description: 'When the password was set without the old one, if this session is the first to be notified',
  }),
  open_confirmation: z
    .object({
      balance_on: IsoDate,
      open_until: IsoDate.meta({ description: 'The last day on which it can be answered' }),
      unanswered: z
        .int()
        .nonnegative()
        .meta({ description: 'Lines; zero where the answers are still to be submitted' }),
    })
    .nullable()
    .meta({
      description: 'The balance confirmation that waits for the member; of several, the first to end',
    }),
});
export type MemberStatus = z.infer<typeof MemberStatus>;

export const memberStatus = defineCall({
  id: 'member_status',
  method: 'POST',
  path: '/api/member/member_status',
  summary: 'Personal information and the balances of the four tiles',
  tag: 'member',
  access: 'member',
  response: feed(MemberStatus),
});
