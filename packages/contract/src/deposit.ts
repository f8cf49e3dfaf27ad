import { addMoney, getMoneySign } from '@sahakorn/thai/money';
import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { feed, Outcome } from './envelope.ts';
import type { Lenient } from './lenient.ts';
import { EntryFilter, StatementRequest, StatementTotals, statement } from './statement.ts';
import { plainText } from './plain-text.ts';
import { IsoDate, Money } from './values.ts';

export const NICKNAME_RULE = { max: 30, optional: true } as const;

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
  nickname: z.string().nullable().meta({ description: "The member's own name for it" }),
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

/** What came in before the tax that was withheld from it, such as interest; null without a tax. */
export function getAmountBeforeTax({
  amount,
  tax_amount: tax,
}: Pick<Lenient<DepositEntry>, 'amount' | 'tax_amount'>): string | null {
  if (amount === null || tax === null) return null;
  return getMoneySign(tax) === 1 && getMoneySign(amount) === 1 ? addMoney(amount, tax) : null;
}

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

/** What came into an account and went out of it in one month. */
export const DepositMonth = z.object({
  month: IsoDate.meta({ description: 'The first day of the month' }),
  row_count: z.int(),
  credit_amount: Money,
  debit_amount: Money.meta({ description: 'Zero or negative' }),
});
export type DepositMonth = z.infer<typeof DepositMonth>;

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

const UNKNOWN_ACCOUNT = memberDepStatement.failures;

export const memberDepMonths = defineCall({
  id: 'member_dep_months',
  method: 'POST',
  path: '/api/member/member_dep_months/{deposit_account_no}',
  summary: 'Money in and out of one deposit account by month, oldest first, without months of no movement',
  tag: 'deposit',
  access: 'member',
  params: memberDepStatement.params,
  body: StatementRequest.pick({ from: true, to: true }),
  response: feed(DepositMonth),
  failures: UNKNOWN_ACCOUNT,
});

export const memberDepNickname = defineCall({
  id: 'member_dep_nickname',
  method: 'POST',
  path: '/api/member/member_dep_nickname/{deposit_account_no}',
  summary: "Set the member's own name for a deposit account; an empty one removes it",
  tag: 'deposit',
  access: 'member',
  writes: true,
  params: memberDepStatement.params,
  body: z.object({ nickname: plainText(NICKNAME_RULE).default('') }),
  response: Outcome,
  failures: UNKNOWN_ACCOUNT,
});
