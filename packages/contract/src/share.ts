import { z } from './zod.ts';
import { defineCall } from './call.ts';
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

export const ShareStatement = statement(
  {
    head: ShareAccount.nullable().meta({ description: 'Null for a member without shares' }),
    entry: ShareEntry,
    kind: ShareEntry.pick({ item_type_code: true, item_type_description: true }),
  },
  StatementTotals,
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
