import { defineCall } from './call.ts';
import { DividendExplanation, RuleVersion } from './dividend-explanation.ts';
import { feed } from './envelope.ts';
import { LoanPayment, LoanYear, PayDayRule } from './loan-outlook.ts';
import { IsoDate, Money, Rate } from './values.ts';
import { workedOut } from './worked-out.ts';
import { z } from './zod.ts';

/** The maximum length of typed text; within it, the server explains what is wrong. */
export const TYPED_MAX_LENGTH = 500;

const typed = (description: string) => z.string().max(TYPED_MAX_LENGTH).optional().meta({ description });

/** What is wrong with a field, for its reader. */
export const Mistake = z.object({
  field: z.string().meta({ description: 'The parameter of the query' }),
  message: z.string(),
});
export type Mistake = z.infer<typeof Mistake>;

/** A rate that the cooperative has published. */
export const PublishedRate = z.object({
  name: z.string().meta({ description: 'Different for each rate of its list' }),
  rate: Rate,
  effective_on: IsoDate.nullable(),
  url: z.string().meta({ description: 'The announcement; may be empty' }),
});
export type PublishedRate = z.infer<typeof PublishedRate>;

/** A kind of loan with its published rate and rule; null where the cooperative has published no limit. */
export const LoanKind = PublishedRate.extend({
  max_amount: Money.nullable().meta({ description: 'The most that is lent' }),
  max_periods: z.int().nullable().meta({ description: 'The most instalments' }),
});
export type LoanKind = z.infer<typeof LoanKind>;

/** How a rule rounds: to which unit, and where to. */
const Rounding = z.object({ unit: z.enum(['satang', 'baht']), mode: z.enum(['half-up', 'down', 'up']) });
export type Rounding = z.infer<typeof Rounding>;

/** How a new loan would be repaid. */
export const LoanPlan = z.object({
  kind: LoanKind,
  principal_amount: Money,
  instalment_amount: Money.meta({ description: 'The payment, or its principal; the last one may differ' }),
  periods: z.int(),
  interest_amount: Money.meta({ description: 'All interest' }),
  total_amount: Money.meta({ description: 'Principal and all interest' }),
  carried_interest: Money.meta({
    description: 'The most interest that a payment leaves to the next ones, where it does not cover its own',
  }),
  first: LoanPayment,
  last: LoanPayment,
  years: z.array(LoanYear.omit({ state: true })),
  payments: z.array(LoanPayment).meta({ description: 'Every payment, the first one first' }),
});
export type LoanPlan = z.infer<typeof LoanPlan>;

export const LoanCalculation = z.object({
  kinds: z.array(LoanKind).meta({ description: 'Empty where the cooperative has published no rate' }),
  rule: RuleVersion.extend({ ...PayDayRule.shape, rounding: Rounding })
    .nullable()
    .meta({ description: 'What it is worked out by; null where the cooperative has published no rule' }),
  paid_out_on: IsoDate.meta({ description: 'Today: interest runs from it' }),
  choice: z
    .object({
      kind: z.string().nullable(),
      method: z.enum(['total', 'principal']).meta({ description: 'What is the same in each instalment' }),
      by: z.enum(['periods', 'payment']),
    })
    .meta({ description: 'What was chosen, or is chosen at first' }),
  mistakes: z.array(Mistake),
  plan: workedOut(LoanPlan).nullable().meta({ description: 'Null while nothing is asked, or with mistakes' }),
});
export type LoanCalculation = z.infer<typeof LoanCalculation>;

export const DividendCalculation = DividendExplanation.pick({
  account_year: true,
  year_from: true,
  year_to: true,
  dividend_rule: true,
  average_return_rule: true,
}).extend({
  dividend_rates: z.array(PublishedRate).meta({ description: 'Newest first, as published' }),
  average_return_rates: z.array(PublishedRate),
  dividend_rounding: Rounding.nullable(),
  average_return_rounding: Rounding.nullable(),
  none_after_default: z
    .boolean()
    .meta({ description: 'Whether a member who missed a payment gets no average return' }),
  mistakes: z.array(Mistake),
  result: z
    .object({
      dividend_rate: Rate,
      dividend_worked_out: DividendExplanation.shape.dividend_worked_out
        .nullable()
        .meta({ description: 'Null without shares' }),
      average_return_rate: Rate,
      average_return_worked_out: DividendExplanation.shape.average_return_worked_out
        .nullable()
        .meta({ description: 'Null without interest' }),
      total_amount: Money.nullable().meta({ description: 'Null where a part of it is not known' }),
    })
    .nullable()
    .meta({ description: 'Null while nothing is asked, or with mistakes' }),
});
export type DividendCalculation = z.infer<typeof DividendCalculation>;

const COMMON = {
  method: 'GET',
  tag: 'calculator',
  access: 'public',
  failures: { 429: 'Too many calculations from one address; retry after `Retry-After` seconds' },
} as const;

export const loanCalculator = defineCall({
  ...COMMON,
  id: 'info_loan_calculator',
  path: '/api/info/loan_calculator',
  summary:
    'How a new loan would be repaid, from the published rates and rules; without a query what can be asked',
  query: z.object({
    kind: typed('The name of a published rate; the first one if left out'),
    amount: typed('Baht'),
    method: typed('`total`: equal payments, the default; `principal`: equal principal'),
    by: typed('Which of the two below holds: `periods` or `payment`; the one that is given if left out'),
    periods: typed('The number of instalments'),
    payment: typed('The most to pay each month, in baht'),
  }),
  response: feed(LoanCalculation),
});

export const dividendCalculator = defineCall({
  ...COMMON,
  id: 'info_dividend_calculator',
  path: '/api/info/dividend_calculator',
  summary: 'Dividend and average return of a year, by the published rules; without a query what can be asked',
  query: z.object({
    shares: typed('Shares brought forward, in baht'),
    monthly: typed('Shares bought each month, in baht'),
    rate: typed('The rate of the dividend in percent; the newest published one if left out'),
    interest: typed('Loan interest paid in the year, in baht'),
    average_rate: typed('The rate of the average return in percent; the newest published one if left out'),
  }),
  response: feed(DividendCalculation),
});
