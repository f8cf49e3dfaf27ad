import { z } from 'zod';
import { defineCall } from './call.ts';
import { feed } from './envelope.ts';
import { IsoDate, Money } from './values.ts';

/** The month in which something is collected, Gregorian. */
export const ReceiveMonth = z.object({
  receive_year: z.int(),
  receive_month: z.int().min(1).max(12),
});

/** The head of a receipt; receipts of the cremation society have the same. */
export const ReceiptHead = ReceiveMonth.extend({
  seq_no: z.int().meta({ description: 'Tells receipts of one month apart' }),
  receipt_no: z.string().nullable().meta({ description: 'Null while it is an invoice' }),
  receipt_date: IsoDate,
  receipt_status: z.string().meta({ description: "'0' valid (ปกติ), '2' given back unpaid (คืนใบเสร็จ)" }),
  posted: z.string().meta({ description: "'0' an invoice (ใบแจ้งหนี้), '1' a receipt (ใบเสร็จรับเงิน)" }),
  charged_amount: Money,
  collected_amount: Money,
});

/** One item of a member's monthly charges. */
export const MonthlyCharge = z.object({
  item_type_code: z.string().meta({
    description:
      'MS00 shares, ML01 ML02 ML03 loans, MD.. deposits, CM cremation, or a code of the cooperative',
  }),
  item_type_name: z.string(),
  description: z.string().meta({ description: 'The contract or the account that it is for; may be empty' }),
  period: z.int().nullable(),
  principal_amount: Money.nullable().meta({ description: 'Null where the books state none' }),
  interest_amount: Money.nullable().meta({ description: 'Null where the books state none' }),
  amount: Money,
});
export type MonthlyCharge = z.infer<typeof MonthlyCharge>;

export const ReceiptLine = MonthlyCharge.extend({
  balance_after: Money.nullable().meta({ description: 'Null where the books state none' }),
});
export type ReceiptLine = z.infer<typeof ReceiptLine>;

export const Receipt = ReceiptHead.extend({ lines: z.array(ReceiptLine) });
export type Receipt = z.infer<typeof Receipt>;

/** The state of a month's charges. */
export const Collection = ReceiveMonth.extend({
  charged_amount: Money,
  collected_amount: Money,
  missed_amount: Money.meta({ description: 'Charged and not collected on the day' }),
  paid_later_amount: Money.meta({ description: 'With the interest of the days between, if there was any' }),
  paid_later_on: IsoDate.nullable(),
  outstanding_amount: Money.meta({ description: 'Missed and not paid later' }),
  reason: z.string().nullable(),
});
export type Collection = z.infer<typeof Collection>;

export const MonthlyBillItem = ReceiveMonth.extend(MonthlyCharge.shape);
export type MonthlyBillItem = z.infer<typeof MonthlyBillItem>;

export const memberKep = defineCall({
  id: 'member_kep',
  method: 'POST',
  path: '/api/member/member_kep',
  summary: 'Monthly receipts and invoices with their lines, the newest month first',
  tag: 'receipt',
  access: 'member',
  response: feed(Receipt),
});

export const memberCollection = defineCall({
  id: 'member_collection',
  method: 'POST',
  path: '/api/member/member_collection',
  summary: 'Months charged, collected, missed and paid later, the newest first',
  tag: 'receipt',
  access: 'member',
  response: feed(Collection),
});

export const memberMonthly = defineCall({
  id: 'member_monthly',
  method: 'POST',
  path: '/api/member/member_monthly',
  summary: "The coming month's bill: the items of the newest invoice, by type",
  tag: 'receipt',
  access: 'member',
  response: feed(MonthlyBillItem),
});
