import { negateMoney, subtractMoney } from '@sahakorn/thai/money';
import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { feed } from './envelope.ts';
import type { Lenient } from './lenient.ts';
import { ReceiveMonth } from './receipt.ts';
import { StatementRequest, StatementTotals, statement } from './statement.ts';
import { IsoDate, Money, Rate } from './values.ts';

/** A guarantor or another security of a loan. */
export const LoanCollateral = z.object({
  collateral_type: z.string().meta({
    description: "'01' person (บุคคล), '02' shares (หุ้น), '03' deposit (เงินฝาก), '04' property (หลักทรัพย์)",
  }),
  description: z.string().meta({ description: 'Name of the guarantor, or description of the security' }),
  used_amount: Money,
  status: z.string().meta({ description: "'1' active, '0' released" }),
});
export type LoanCollateral = z.infer<typeof LoanCollateral>;

/**
 * A month that charged an instalment of a loan, was not collected whole, and
 * of which the instalment is not paid yet.
 */
export const MissedInstalment = ReceiveMonth.extend({
  amount: Money.nullable().meta({
    description:
      'What the month charged for this loan; null if a part of the month is paid, since the books do not state of which items',
  }),
});
export type MissedInstalment = z.infer<typeof MissedInstalment>;

export const LoanContract = z.object({
  loan_contract_no: z.string().meta({ example: 'ส6900123' }),
  loan_type_code: z.string(),
  loan_type_description: z.string(),
  begin_date: IsoDate,
  loan_approve_amount: Money,
  principal_balance: Money.nullable().meta({ description: 'Null if the books do not state it' }),
  period_payment_amount: Money,
  last_period: z.int().nullable().meta({ description: 'The last period paid' }),
  installment_count: z.int().nullable(),
  interest_rate: Rate.nullable().meta({ description: 'Percent per year' }),
  interest_arrear: Money.nullable(),
  payment_type: z
    .string()
    .nullable()
    .meta({ description: "'01' fixed principal per month (คงต้น), '02' fixed total payment (คงยอด)" }),
  drop_payment_status: z
    .string()
    .meta({ description: "'0' payments continue; '1' '2' '3' payments are suspended (งดชำระ)" }),
  close_status: z.string().meta({ description: "'0' open, '1' closed, 'T' transferred to its guarantor" }),
  collateral: z.array(LoanCollateral),
  missed: z.array(MissedInstalment).meta({ description: 'The oldest first' }),
});
export type LoanContract = z.infer<typeof LoanContract>;

export const LoanEntry = z.object({
  seq_no: z.int(),
  loan_payment_date: IsoDate,
  item_type_code: z.string(),
  item_type_description: z.string(),
  period: z.int().nullable().meta({ description: 'Number of the monthly payment' }),
  principal_amount: Money.meta({ description: 'Signed: disbursements positive, repayments negative' }),
  interest_amount: Money.nullable().meta({ description: 'Null if the books do not state it' }),
  total_amount: Money.nullable().meta({
    description: 'The amount paid: principal plus interest for a repayment, unsigned',
  }),
  principal_balance: Money.meta({ description: 'Balance after this movement, as stated in the books' }),
  doc_no: z.string().nullable(),
});
export type LoanEntry = z.infer<typeof LoanEntry>;

type LoanAmounts = Pick<Lenient<LoanEntry>, 'principal_amount' | 'interest_amount'>;

/**
 * The amounts of a movement, or the sums of several, as they are shown (ADR 62): money out is negative, so
 * the total is the sum of principal and interest. Null if not known.
 */
export function getShownAmounts({ principal_amount: principal, interest_amount: interest }: LoanAmounts) {
  return {
    principal,
    interest: interest === null ? null : negateMoney(interest),
    total: principal === null || interest === null ? null : subtractMoney(principal, interest),
  };
}

/** Credit is the amount lent, debit the principal repaid. */
export const LoanTotals = StatementTotals.extend({
  interest_amount: Money.nullable().meta({
    description: 'Null if one of the movements does not state its interest',
  }),
});
export type LoanTotals = z.infer<typeof LoanTotals>;

export const LoanStatement = statement(
  {
    head: LoanContract,
    entry: LoanEntry,
    kind: LoanEntry.pick({ item_type_code: true, item_type_description: true }),
  },
  LoanTotals,
);
export type LoanStatement = z.infer<typeof LoanStatement>;

export const memberLoan = defineCall({
  id: 'member_loan',
  method: 'POST',
  path: '/api/member/member_loan',
  summary: 'Loan contracts with their collateral, largest balance first',
  tag: 'loan',
  access: 'member',
  response: feed(LoanContract),
});

export const memberLoanStatement = defineCall({
  id: 'member_loan_statement',
  method: 'POST',
  path: '/api/member/member_loan_statement/{loan_contract_no}',
  summary: 'Movements of one loan contract, newest first, with keyset paging',
  tag: 'loan',
  access: 'member',
  params: z.object({ loan_contract_no: z.string().regex(/^[0-9A-Za-zก-ฮ./-]{1,20}$/) }),
  body: StatementRequest,
  response: LoanStatement,
  failures: { 404: 'No such contract, or it belongs to another member' },
});
