import { defineCall } from './call.ts';
import { feed } from './envelope.ts';
import { LoanContract, LoanEntry, memberLoanStatement } from './loan.ts';
import { IsoDate, Money, Rate } from './values.ts';
import { workedOut } from './worked-out.ts';
import { z } from './zod.ts';

/** On which days instalments are paid. */
export const PayDayRule = z.object({
  pay_day: z.int().meta({ description: 'Day of the month; its last one where the month is shorter' }),
  weekend: z
    .enum(['same', 'before', 'after'])
    .optional()
    .meta({ description: 'Where a pay day at a weekend is moved to' }),
});
export type PayDayRule = z.infer<typeof PayDayRule>;

/** A payment that is still to come. */
export const LoanPayment = z.object({
  period: z.int().nullable().meta({ description: 'Null for a payment that is not an instalment' }),
  day: IsoDate,
  days: z.int().meta({ description: 'Days of interest' }),
  interest_amount: Money,
  principal_amount: Money,
  total_amount: Money,
  principal_balance: Money.meta({ description: 'Principal owed afterwards' }),
});
export type LoanPayment = z.infer<typeof LoanPayment>;

/** How a loan ends. */
export const LoanEnd = z.object({
  last_day: IsoDate.nullable().meta({
    description: 'Of the last instalment; null where nothing is left to pay',
  }),
  last_period: z
    .int()
    .nullable()
    .meta({ description: 'Its number, beside `installment_count` of the books' }),
  periods_left: z.int(),
  interest_amount: Money.meta({ description: 'Interest still to pay' }),
  next: LoanPayment.nullable(),
});
export type LoanEnd = z.infer<typeof LoanEnd>;

/** A contract, and how it ends by the cooperative's rules. */
export const LoanOutlook = LoanContract.pick({
  loan_contract_no: true,
  loan_type_description: true,
  loan_approve_amount: true,
  principal_balance: true,
  interest_rate: true,
  last_period: true,
  installment_count: true,
}).extend({
  standing: z.enum(['open', 'suspended', 'moved', 'closed']),
  end: workedOut(LoanEnd),
});
export type LoanOutlook = z.infer<typeof LoanOutlook>;

/** The payments of a calendar year: those in the ledger, or those to come. A year can have one of each. */
export const LoanYear = z.object({
  year: z.int().meta({ description: 'Gregorian' }),
  state: z.enum(['paid', 'planned']),
  from: IsoDate.meta({ description: 'Day of its first row' }),
  to: IsoDate.meta({ description: 'Day of its last row' }),
  first_period: z.int().nullable(),
  last_period: z.int().nullable(),
  principal_amount: Money.meta({ description: 'Principal repaid' }),
  interest_amount: Money.nullable().meta({ description: 'Null if one of the rows does not state it' }),
  principal_balance: Money.meta({ description: 'At its end, by the dates of the rows' }),
  posted_balance: Money.optional().meta({
    description: 'What the ledger states in the last row dated in the year, where that is another amount',
  }),
});
export type LoanYear = z.infer<typeof LoanYear>;

const Amounts = z.object({
  interest_amount: Money.nullable(),
  principal_amount: Money.nullable(),
  principal_balance: Money.nullable(),
});

/** A row of the ledger that differs from what follows from the previous row, as stated and as calculated. */
export const LoanDifference = LoanEntry.pick({
  seq_no: true,
  loan_payment_date: true,
  item_type_description: true,
  period: true,
}).extend({
  stated: Amounts,
  expected: Amounts,
  difference: Amounts.meta({ description: 'Stated less expected' }),
});
export type LoanDifference = z.infer<typeof LoanDifference>;

/** A row of a day that is still to come. */
export const PostdatedEntry = LoanEntry.pick({
  seq_no: true,
  loan_payment_date: true,
  item_type_description: true,
  period: true,
  principal_amount: true,
});
export type PostdatedEntry = z.infer<typeof PostdatedEntry>;

/** A row that was posted after a row of a later day: it counts from its own day on. */
export const BackdatedEntry = PostdatedEntry.extend({
  posted_after: IsoDate.meta({ description: 'The last day of the rows that were posted before it' }),
});
export type BackdatedEntry = z.infer<typeof BackdatedEntry>;

/** What ends a loan on a day. */
export const LoanPayoff = z.object({
  day: IsoDate,
  total_amount: Money,
  principal_amount: Money.meta({ description: 'On that day: without rows of a later day' }),
  interest_amount: Money.meta({ description: 'Up to that day' }),
  days: z.int().meta({ description: 'Days of that interest' }),
  arrear_amount: Money.meta({ description: 'Interest that fell due before and is unpaid' }),
});
export type LoanPayoff = z.infer<typeof LoanPayoff>;

/** A contract from its first row to its last instalment. */
export const LoanForecast = LoanOutlook.extend({
  rule: z
    .object({ name: z.string(), source: z.string(), ...PayDayRule.shape })
    .nullable()
    .meta({ description: 'What it is worked out by; null where the cooperative has published no rule' }),
  rates: z
    .array(z.object({ from: IsoDate, rate: Rate }))
    .meta({ description: 'Percent a year, each from its first day on, the oldest first' }),
  paid: z
    .array(z.object({ day: IsoDate, principal_balance: Money }))
    .meta({ description: 'The balance after each row of the ledger, in the order of the days' }),
  plan: workedOut(z.array(LoanPayment)),
  years: z.array(LoanYear),
  payoff: workedOut(LoanPayoff).meta({ description: 'On the next pay day' }),
  extra_from: workedOut(IsoDate).meta({ description: 'The first pay day that is not billed yet' }),
  differences: z
    .array(LoanDifference)
    .meta({ description: 'Rows since the first day of the rule that differ; the oldest first' }),
  interest_paid_to: IsoDate.nullable().default(null).meta({
    description: 'No interest is charged again for the days before; null where the books do not state it',
  }),
  backdated: z.array(BackdatedEntry).default([]),
  postdated: z.array(PostdatedEntry).default([]),
});
export type LoanForecast = z.infer<typeof LoanForecast>;

/** What paying more saves. */
export const LoanTrial = z.object({
  from: IsoDate.meta({ description: 'The day of the first extra payment' }),
  months_saved: z.int(),
  interest_saved: Money,
  interest_amount: Money.meta({ description: 'Interest still to pay' }),
  last_day: IsoDate.nullable(),
  unused_amount: Money.meta({ description: 'What a payment is more than the debt' }),
  plan: z.array(LoanPayment),
  years: z.array(LoanYear.pick({ year: true, principal_balance: true })),
});
export type LoanTrial = z.infer<typeof LoanTrial>;

const ExtraAmount = z
  .string()
  .regex(/^\d{1,13}\.\d{2}$/)
  .meta({ description: 'Baht as a decimal string with two decimals, zero or more', example: '2000.00' });

const COMMON = {
  method: 'POST',
  tag: 'loan',
  access: 'member',
  params: memberLoanStatement.params,
  failures: memberLoanStatement.failures,
} as const;

export const memberLoanOutlook = defineCall({
  id: 'member_loan_outlook',
  method: 'POST',
  path: '/api/member/member_loan_outlook',
  summary: 'How each open loan ends: last day, periods left, interest to come; largest balance first',
  tag: 'loan',
  access: 'member',
  response: feed(LoanOutlook),
});

export const memberLoanForecast = defineCall({
  ...COMMON,
  id: 'member_loan_forecast',
  path: '/api/member/member_loan_forecast/{loan_contract_no}',
  summary: 'One loan from its first row to its last instalment, with what differs from the ledger',
  response: feed(LoanForecast),
});

export const memberLoanTrial = defineCall({
  ...COMMON,
  id: 'member_loan_trial',
  path: '/api/member/member_loan_trial/{loan_contract_no}',
  summary: 'What paying more saves, each month or once; changes nothing',
  body: z.object({
    kind: z.enum(['monthly', 'once']).default('monthly'),
    amount: ExtraAmount.default('0.00'),
    day: IsoDate.optional().meta({
      description: 'Of the first extra payment; the first pay day that is not billed yet if left out',
    }),
  }),
  response: feed(workedOut(LoanTrial)),
});

export const memberLoanPayoff = defineCall({
  ...COMMON,
  id: 'member_loan_payoff',
  path: '/api/member/member_loan_payoff/{loan_contract_no}',
  summary: 'What ends a loan on a day; instalments that fall due before it are counted as paid',
  body: z.object({ day: IsoDate.optional().meta({ description: 'The next pay day if left out' }) }),
  response: feed(workedOut(LoanPayoff)),
});
