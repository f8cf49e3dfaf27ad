import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { feed } from './envelope.ts';
import { EntryFilter, StatementRequest, StatementTotals, statement } from './statement.ts';
import { IsoDate, Money } from './values.ts';

export const DepositAccount = z.object({
  deposit_account_no: z.string(),
  deposit_type_code: z.string(),
  deposit_type_name: z.string(),
  deposit_account_name: z.string(),
  balance: Money.nullable().meta({ description: 'Null if the books do not state it' }),
  withdrawable_amount: Money.nullable(),
  accumulated_interest: Money.nullable(),
  loan_holding_amount: Money.nullable(),
  monthly_deposit_amount: Money.nullable(),
  opened_on: IsoDate.nullable(),
  maturity_on: IsoDate.nullable(),
  close_status: z.string().meta({ description: "'0' open, '1' closed" }),
});
export type DepositAccount = z.infer<typeof DepositAccount>;

export const DepositEntry = z.object({
  seq_no: z.int(),
  operate_date: IsoDate,
  item_type_code: z.string(),
  item_description: z.string(),
  note: z.string().nullable(),
  amount: Money.meta({ description: 'Signed: deposits positive, withdrawals negative' }),
  balance: Money.meta({ description: 'Balance after this movement, as stated in the books' }),
  fee_amount: Money,
  tax_amount: Money,
  doc_no: z.string().nullable(),
});
export type DepositEntry = z.infer<typeof DepositEntry>;

/** Totals over the whole filter, not only the page. */
export const DepositTotals = StatementTotals;
export type DepositTotals = z.infer<typeof DepositTotals>;

export const DepositStatement = statement(
  {
    head: DepositAccount,
    entry: DepositEntry,
    kind: DepositEntry.pick({ item_type_code: true, item_description: true }),
  },
  DepositTotals,
);
export type DepositStatement = z.infer<typeof DepositStatement>;

export const lastUpdate = defineCall({
  id: 'lastupdate_bydepstatement',
  method: 'POST',
  path: '/api/member/lastupdate_bydepstatement',
  summary: "Date of the cooperative's newest deposit movement",
  tag: 'deposit',
  access: 'member',
  response: z.object({ rc_code: z.string(), data: IsoDate.nullable() }),
});

export const memberDep = defineCall({
  id: 'member_dep',
  method: 'POST',
  path: '/api/member/member_dep',
  summary: 'Deposit accounts, sorted by type and number',
  tag: 'deposit',
  access: 'member',
  response: feed(DepositAccount),
});

export const memberDepStatement = defineCall({
  id: 'member_dep_statement',
  method: 'POST',
  path: '/api/member/member_dep_statement/{deposit_account_no}',
  summary: 'Movements of one deposit account, newest first, with keyset paging',
  tag: 'deposit',
  access: 'member',
  params: z.object({ deposit_account_no: z.string().regex(/^[0-9A-Za-z-]{1,20}$/) }),
  body: StatementRequest.extend(EntryFilter.shape),
  response: DepositStatement,
  failures: { 404: 'No such account, or it belongs to another member' },
});
