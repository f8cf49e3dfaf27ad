import { getMoneySign } from '@sahakorn/thai/money';
import { z } from './zod.ts';
import { AccountingYear } from './accounting-year.ts';
import { defineCall } from './call.ts';
import { feed } from './envelope.ts';
import type { Lenient } from './lenient.ts';
import { StatementRequest, StatementTotals, statement } from './statement.ts';
import { IsoDate, Money } from './values.ts';

export const ShareAccount = z.object({
  share_stock: Money.meta({ description: 'All shares held (ทุนเรือนหุ้น)' }),
  share_amount: Money.meta({ description: 'Monthly share payment (ค่าหุ้นรายเดือน)' }),
  period: z.int().meta({ description: 'The last period paid (งวดล่าสุด)' }),
  drop_status: z
    .string()
    .meta({ description: "'1' payments are suspended (งดส่งค่าหุ้น), '0' payments continue" }),
  brought_forward: Money.meta({ description: 'Shares held when the accounting year began (ยกมา)' }),
});
export type ShareAccount = z.infer<typeof ShareAccount>;

export const ShareEntry = z.object({
  seq_no: z.int(),
  operate_date: IsoDate,
  item_type_code: z.string(),
  item_type_description: z.string(),
  period: z.int().nullable().meta({ description: 'Number of the monthly payment' }),
  share_value: Money.meta({ description: 'Signed: payments positive, withdrawals negative' }),
  share_stock: Money.meta({ description: 'Shares held after this movement, as stated in the books' }),
  doc_no: z.string().nullable(),
});
export type ShareEntry = z.infer<typeof ShareEntry>;

/** Totals in which shares that were held before the books began are no purchase. */
export const ShareTotals = StatementTotals.extend({
  brought_forward_amount: Money.meta({
    description: 'Sum of the movements `BF` (ยกมา), which `credit_amount` leaves out',
  }),
});
export type ShareTotals = z.infer<typeof ShareTotals>;

/** The code of the movement by which a book begins with shares that were bought before it (ยกมา). */
export const BROUGHT_FORWARD = 'BF';

/** Whether a movement only states what was held before: it is neither a purchase nor a withdrawal. */
export function isBroughtForward({
  item_type_code,
  share_value,
}: Pick<Lenient<ShareEntry>, 'item_type_code' | 'share_value'>): boolean {
  return item_type_code === BROUGHT_FORWARD && getMoneySign(share_value) === 1;
}

export const ShareStatement = statement(
  {
    head: ShareAccount.nullable().meta({ description: 'Null for a member without shares' }),
    entry: ShareEntry,
    kind: ShareEntry.pick({ item_type_code: true, item_type_description: true }),
  },
  ShareTotals,
);
export type ShareStatement = z.infer<typeof ShareStatement>;

export const memberShare = defineCall({
  id: 'member_share',
  method: 'POST',
  path: '/api/member/member_share',
  summary: 'Shares and their movements, newest first, by keyset',
  tag: 'share',
  access: 'member',
  body: StatementRequest,
  response: ShareStatement,
});

/** What became of a member's shares in one accounting year, by the dates of the movements. */
export const ShareYear = z.object({
  year: AccountingYear.shape.account_year,
  year_from: AccountingYear.shape.year_from,
  year_to: AccountingYear.shape.year_to,
  opening: Money.meta({ description: '`closing` of the year before' }),
  brought_forward: Money.meta({ description: 'Held before the books began; zero but in their first year' }),
  bought: Money,
  bought_monthly: Money.meta({ description: 'The part of `bought` that are monthly payments' }),
  withdrawn: Money.meta({ description: 'Zero or negative' }),
  closing: Money.meta({
    description:
      'Held at the end of its last day: the stated balance, without rows of later days posted before',
  }),
  posted_closing: Money.optional().meta({
    description: 'What the ledger states in the last row dated in the year, where that is another amount',
  }),
  difference: Money.meta({ description: '`closing` less what the movements come to' }),
  row_count: z.int(),
});
export type ShareYear = z.infer<typeof ShareYear>;

export const memberShareGrowth = defineCall({
  id: 'member_share_growth',
  method: 'POST',
  path: '/api/member/member_share_growth',
  summary: 'Shares by year since the books began, oldest first; years without a movement are left out',
  tag: 'share',
  access: 'member',
  response: feed(ShareYear),
});
