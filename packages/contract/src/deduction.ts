import { defineCall } from './call.ts';
import { feed } from './envelope.ts';
import { ReceiveMonth } from './receipt.ts';
import { IsoDate, Money, Rate } from './values.ts';
import { MissingFact, workedOut } from './worked-out.ts';
import { z } from './zod.ts';

/** One cause of a change. The causes of an item are in the order in which they were calculated. */
export const DeductionChange = z.object({
  cause: z
    .enum([
      'new',
      'ended',
      'raised',
      'lowered',
      'instalments',
      'last',
      'split',
      'days',
      'balance',
      'year',
      'rate',
      'other',
      'other-before',
      'arrear',
      'unexplained',
    ])
    .meta({
      description:
        'Interest changes by days on the old balance, then balance, then year (365 or 366 days, where each year is counted by its own), then rate; other: stated interest that is not the rule’s; other-before: the same of the month before, which this month ends; arrear: interest that an earlier payment left unpaid; instalments: the principal of more or fewer instalments in a month; last: the principal of the last instalment; split: principal in place of interest in an equal payment',
    }),
  amount: Money.meta({ description: 'Positive where it makes the deduction larger' }),
  missing: z.array(MissingFact).meta({ description: 'What is not known of an unexplained change' }),
});
export type DeductionChange = z.infer<typeof DeductionChange>;

/** What the interest of an instalment is counted from. */
export const InterestBasis = z.object({
  balance: Money.nullable().meta({ description: 'Null where it changed in these days, and if not known' }),
  instalments: z.int().optional().meta({ description: 'How many are charged in the month; one if left out' }),
  from: IsoDate.nullable().meta({ description: 'The first day that counts' }),
  to: IsoDate.nullable().meta({ description: 'The day of deduction, which does not count' }),
  days: z.int().nullable(),
  rates: z.array(Rate).meta({ description: 'The rates of these days in their order; empty if not known' }),
});
export type InterestBasis = z.infer<typeof InterestBasis>;

/** An item of this month, the previous month, or both. Without changes it is as it was. */
export const DeductionItem = z.object({
  item_type_code: z.string(),
  item_type_name: z.string(),
  description: z.string().meta({ description: 'The contract or account; may be empty' }),
  amount: Money.nullable().meta({ description: 'Null where it has ended' }),
  amount_before: Money.nullable().meta({ description: 'Null where it is new' }),
  basis: InterestBasis.nullable().meta({ description: 'Null where the item is no loan’s, or has ended' }),
  basis_before: InterestBasis.nullable(),
  is_repaid: z
    .boolean()
    .optional()
    .meta({ description: 'Of a loan whose deduction has ended: whether it is repaid' }),
  changes: z.array(DeductionChange),
});
export type DeductionItem = z.infer<typeof DeductionItem>;

const DeductionHead = ReceiveMonth.extend({
  day: IsoDate.meta({ description: 'The day of deduction as the books state it' }),
  posted: z.string().meta({ description: "'0' invoice (ใบแจ้งหนี้), '1' receipt (ใบเสร็จรับเงิน)" }),
  charged_amount: Money,
  collected_amount: Money,
});

/** The deduction of a month against that of the previous month. */
export const Deduction = DeductionHead.extend({
  pay_day: workedOut(IsoDate).meta({ description: 'The day of deduction by the rule' }),
  next_pay_day: workedOut(IsoDate).meta({ description: 'That of the month after' }),
  before: DeductionHead.nullable().meta({ description: 'Null where the month before has no paper' }),
  difference: Money.nullable().meta({ description: 'Null where there is no month before' }),
  unlisted_difference: Money.nullable().meta({
    description: 'The part of the difference that the lines of the papers do not show; usually 0.00',
  }),
  items: z.array(DeductionItem).meta({
    description: 'Their changes and `unlisted_difference` add up to `difference`',
  }),
});
export type Deduction = z.infer<typeof Deduction>;

/** A Gregorian year of four digits, and its month. */
const MonthRequest = ReceiveMonth.extend({ receive_year: z.int().min(1000).max(2999) });

export const memberDeduction = defineCall({
  id: 'member_deduction',
  method: 'POST',
  path: '/api/member/member_deduction',
  summary: 'The deduction of a month with every cause of its change, by default of the newest month',
  tag: 'receipt',
  access: 'member',
  body: z.object({ month: MonthRequest.optional() }),
  response: feed(Deduction),
});
