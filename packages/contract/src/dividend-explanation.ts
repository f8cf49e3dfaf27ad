import { defineCall } from './call.ts';
import { feed } from './envelope.ts';
import { ReceiveMonth } from './receipt.ts';
import { IsoDate, Money, Rate } from './values.ts';
import { AccountingYear } from './accounting-year.ts';
import { workedOut } from './worked-out.ts';
import { z } from './zod.ts';

/** A rule of the cooperative: what it is called, where it is written, and from when it holds. */
export const RuleVersion = z.object({
  name: z.string(),
  version: z.int(),
  from: IsoDate,
  source: z.string(),
});

/** What one amount of shares earns. */
export const DividendLine = z.object({
  day: IsoDate.nullable().meta({ description: 'Null for shares brought forward' }),
  description: z.string().nullable().meta({ description: 'Null for shares brought forward' }),
  period: z.int().nullable().meta({ description: 'Number of the monthly payment' }),
  shares: Money.meta({ description: 'Paid in, or withdrawn where negative' }),
  parts: z.int().meta({ description: 'The part of the year is `parts / divisor`' }),
  divisor: z.int(),
  counted_shares: Money.meta({ description: '`shares` by its part of the year' }),
  amount: Money.meta({ description: 'The dividend on it' }),
});
export type DividendLine = z.infer<typeof DividendLine>;

export const WorkedOutDividend = z.object({
  lines: z.array(DividendLine),
  counted_shares: Money,
  counted_rounding: Money.meta({ description: 'What the lines, each rounded, lack of `counted_shares`' }),
  amount: Money,
  amount_rounding: Money.meta({
    description: 'What the rule’s rounding adds to the rate of `counted_shares`',
  }),
});
export type WorkedOutDividend = z.infer<typeof WorkedOutDividend>;

/** The interest that a member paid on one loan in the year. */
export const InterestPaid = z.object({
  loan_contract_no: z.string(),
  loan_type_description: z.string(),
  close_status: z.string().meta({ description: "'0' open, '1' closed, 'T' transferred to its guarantor" }),
  interest: Money.nullable().meta({ description: 'Null if the books leave that of a movement out' }),
});
export type InterestPaid = z.infer<typeof InterestPaid>;

/** What the rules withhold of an average return because a payment was missed in the year. */
export const Withheld = z.object({
  amount: Money.meta({ description: 'Zero where no payment was missed' }),
  missed: z.array(
    ReceiveMonth.extend({
      missed_amount: Money.meta({ description: 'Charged but not collected on the day' }),
    }),
  ),
  transferred: z
    .array(InterestPaid.pick({ loan_contract_no: true, loan_type_description: true }))
    .meta({ description: 'Loans that went over to their guarantors in the year' }),
});
export type Withheld = z.infer<typeof Withheld>;

/**
 * Beside the amounts of the books, those that follow from the rules. A
 * difference is the books' amount less the other.
 */
export const DividendExplanation = z.object({
  ...AccountingYear.shape,
  posted_forward: Money.optional().meta({
    description:
      'What the ledger states at the end of the day before, where rows that were posted late make it another amount than the shares brought forward',
  }),
  dividend_rule: RuleVersion.extend({
    weighing: z.enum(['days', 'months']).meta({ description: 'How the part of the year is counted' }),
    rounded: z.enum(['line', 'sum']).meta({ description: 'Whether each line is rounded, or only the sum' }),
  }).nullable(),
  dividend_rate: Rate.nullable(),
  dividend: Money,
  dividend_worked_out: workedOut(WorkedOutDividend),
  dividend_difference: Money.nullable(),
  average_return_rule: RuleVersion.nullable(),
  average_return_rate: Rate.nullable(),
  average_return: Money.meta({ description: 'Before a suspension' }),
  interest: z.array(InterestPaid),
  base_interest: Money.nullable().meta({ description: 'The interest that the books calculate with' }),
  average_return_worked_out: workedOut(z.object({ interest: Money, amount: Money })),
  average_return_difference: Money.nullable(),
  average_return_withheld: z
    .object({
      stated: Money.meta({ description: 'What the books suspend (`drop_average`)' }),
      worked_out: workedOut(Withheld),
      difference: Money.nullable(),
    })
    .nullable()
    .meta({ description: 'Null where the rule pays in spite of missed payments' }),
});
export type DividendExplanation = z.infer<typeof DividendExplanation>;

export const memberDivLines = defineCall({
  id: 'member_div_lines',
  method: 'POST',
  path: '/api/member/member_div_lines',
  summary: 'The lines that make the dividend and average return of released years, newest first',
  tag: 'dividend',
  access: 'member',
  response: feed(DividendExplanation),
});
