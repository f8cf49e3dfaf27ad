import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { feed } from './envelope.ts';
import { IsoDate, Money } from './values.ts';

/** The Gregorian month of a collection. */
export const ReceiveMonth = z.object({
  receive_year: z.int(),
  receive_month: z.int().min(1).max(12),
});

/** The head of a receipt, also used for receipts of the cremation society. */
export const ReceiptHead = ReceiveMonth.extend({
  seq_no: z.int().meta({ description: 'Distinguishes receipts of the same month' }),
  receipt_no: z.string().nullable().meta({ description: 'Null while it is an invoice' }),
  receipt_date: IsoDate,
  receipt_status: z.string().meta({ description: "'0' valid (ปกติ), '2' returned unpaid (คืนใบเสร็จ)" }),
  posted: z.string().meta({ description: "'0' invoice (ใบแจ้งหนี้), '1' receipt (ใบเสร็จรับเงิน)" }),
  charged_amount: Money,
  collected_amount: Money,
});

/** One item that is charged in a month. */
export const MonthlyCharge = z.object({
  item_type_code: z.string().meta({
    description:
      'MS00 shares, ML01 ML02 ML03 loans, MD.. deposits, CM cremation, or the cooperative’s own code',
  }),
  item_type_name: z.string(),
  description: z.string().meta({ description: 'The contract or account; may be empty' }),
  period: z.int().nullable(),
  principal_amount: Money.nullable().meta({ description: 'Null if the books do not state it' }),
  interest_amount: Money.nullable().meta({ description: 'Null if the books do not state it' }),
  amount: Money,
});
export type MonthlyCharge = z.infer<typeof MonthlyCharge>;

export const ReceiptLine = MonthlyCharge.extend({
  balance_after: Money.nullable().meta({ description: 'Null if the books do not state it' }),
});
export type ReceiptLine = z.infer<typeof ReceiptLine>;

export const Receipt = ReceiptHead.extend({ lines: z.array(ReceiptLine) });
export type Receipt = z.infer<typeof Receipt>;

/** The result of collecting a month's charge. */
export const Collection = ReceiveMonth.extend({
  charged_amount: Money,
  collected_amount: Money,
  missed_amount: Money.meta({ description: 'Charged but not collected on the day' }),
  paid_later_amount: Money.meta({ description: 'Including interest for the delay, if any' }),
  paid_later_on: IsoDate.nullable(),
  outstanding_amount: Money.meta({ description: 'Missed and not yet paid' }),
  reason: z.string().nullable(),
});
export type Collection = z.infer<typeof Collection>;

export const MonthlyBillItem = ReceiveMonth.extend(MonthlyCharge.shape);
export type MonthlyBillItem = z.infer<typeof MonthlyBillItem>;

export const memberKep = defineCall({
  id: 'member_kep',
  method: 'POST',
  path: '/api/member/member_kep',
  summary: 'Monthly receipts and invoices with their lines, newest month first',
  tag: 'receipt',
  access: 'member',
  body: z.object({
    limit: z
      .int()
      .min(1)
      .max(600)
      .optional()
      .meta({ description: 'Only this many, the newest first; default all' }),
  }),
  response: feed(Receipt),
});

export const memberCollection = defineCall({
  id: 'member_collection',
  method: 'POST',
  path: '/api/member/member_collection',
  summary: 'Charged, collected, missed and later paid amounts by month, newest first',
  tag: 'receipt',
  access: 'member',
  response: feed(Collection),
});

export const memberMonthly = defineCall({
  id: 'member_monthly',
  method: 'POST',
  path: '/api/member/member_monthly',
  summary: "The coming month's bill: the items of the newest invoice, sorted by type",
  tag: 'receipt',
  access: 'member',
  response: feed(MonthlyBillItem),
});
