import { z } from 'zod';
import { defineCall } from './call.ts';
import { feed } from './envelope.ts';
import { StatementRequest, StatementTotals, statement } from './statement.ts';
import { IsoDate, Money, Rate } from './values.ts';

/** The security of a loan. */
export const LoanCollateral = z.object({
  collateral_type: z.string().meta({
    description: "'01' person (บุคคล), '02' shares (หุ้น), '03' deposit (เงินฝาก), '04' property (หลักทรัพย์)",
  }),
  description: z.string().meta({ description: 'Name of the guarantor, or what the security is' }),
  used_amount: Money,
  status: z.string().meta({ description: "'1' it still stands behind the loan, '0' released" }),
});
export type LoanCollateral = z.infer<typeof LoanCollateral>;

export const LoanContract = z.object({
  loan_contract_no: z.string().meta({ example: 'ส6900123' }),
  loan_type_code: z.string(),
  loan_type_description: z.string(),
  begin_date: IsoDate,
  loan_approve_amount: Money,
  principal_balance: Money.nullable().meta({ description: 'Null where the books state none' }),
  period_payment_amount: Money,
  last_period: z.int().nullable().meta({ description: 'The last period paid' }),
  installment_count: z.int().nullable(),
  interest_rate: Rate.nullable().meta({ description: 'Percent a year' }),
  interest_arrear: Money.nullable(),
  payment_type: z
    .string()
    .nullable()
    .meta({ description: "'01' the same principal each month (คงต้น), '02' the same sum (คงยอด)" }),
  drop_payment_status: z
    .string()
    .meta({ description: "'0' payments go on; '1' '2' '3' they are suspended (งดชำระ)" }),
  close_status: z.string().meta({ description: "'0' open, '1' closed, 'T' moved to its guarantor" }),
  collateral: z.array(LoanCollateral),
});
export type LoanContract = z.infer<typeof LoanContract>;

export const LoanEntry = z.object({
  seq_no: z.int(),
  loan_payment_date: IsoDate,
  item_type_code: z.string(),
  item_type_description: z.string(),
  period: z.int().nullable().meta({ description: 'Of monthly payments' }),
  principal_amount: Money.meta({ description: 'Signed: what was lent positive, repayments negative' }),
  interest_amount: Money.nullable().meta({ description: 'Null where the books state none' }),
  total_amount: Money.nullable().meta({
    description: 'What changed hands: principal and interest of a repayment together, without a sign',
  }),
  principal_balance: Money.meta({ description: 'As the books state it after this movement' }),
  doc_no: z.string().nullable(),
});
export type LoanEntry = z.infer<typeof LoanEntry>;

/** Credit is what was lent, debit what was repaid of the principal. */
export const LoanTotals = StatementTotals.extend({
  interest_amount: Money.nullable().meta({
    description: 'Null where one of the movements found states no interest',
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
  summary: 'Loan contracts with what secures them, the largest balance first',
  tag: 'loan',
  access: 'member',
  response: feed(LoanContract),
});

export const memberLoanStatement = defineCall({
  id: 'member_loan_statement',
  method: 'POST',
  path: '/api/member/member_loan_statement/{loan_contract_no}',
  summary: 'Movements of one loan contract, newest first, by keyset',
  tag: 'loan',
  access: 'member',
  params: z.object({ loan_contract_no: z.string().regex(/^[0-9A-Za-zก-ฮ./-]{1,20}$/) }),
  body: StatementRequest,
  response: LoanStatement,
  failures: { 404: "No such contract, or another member's" },
});
