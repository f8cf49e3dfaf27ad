import { z } from 'zod';
import { defineCall } from './call.ts';
import { feed } from './envelope.ts';
import { ReceiptHead } from './receipt.ts';
import { Money } from './values.ts';

/** A receipt of the cremation society: the deaths of a month and the amount for each. */
export const CremationReceipt = ReceiptHead.extend({
  crem_code: z.string(),
  crem_name: z.string().meta({ description: 'Name of the cremation society' }),
  case_count: z.int().meta({ description: 'Deaths in the month (จำนวนศพ)' }),
  rate_per_case: Money,
  amount: Money,
});
export type CremationReceipt = z.infer<typeof CremationReceipt>;

export const memberKepcrem = defineCall({
  id: 'member_kepcrem',
  method: 'POST',
  path: '/api/member/member_kepcrem',
  summary: 'Cremation receipts and invoices, the newest month first',
  tag: 'receipt',
  access: 'member',
  response: feed(CremationReceipt),
});
