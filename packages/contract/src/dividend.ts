import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { AccountingYear } from './accounting-year.ts';
import { feed } from './envelope.ts';
import { IsoDate, Money, Rate } from './values.ts';

export const DividendDeduction = z.object({ description: z.string(), amount: Money });
export type DividendDeduction = z.infer<typeof DividendDeduction>;

/** The dividend and average return of one year. The net amount excludes suspended parts and deductions. */
export const Dividend = z.object({
  ...AccountingYear.shape,
  dividend_rate: Rate.nullable().meta({ description: 'Percentage of the shares' }),
  average_return_rate: Rate.nullable().meta({ description: 'Percentage of the interest paid' }),
  dividend: Money,
  average_return: Money,
  drop_dividend: Money.meta({ description: 'Suspended part of the dividend (งดจ่าย)' }),
  drop_average: Money.meta({ description: 'Suspended part of the average return' }),
  base_interest: Money.nullable().meta({
    description: 'Interest paid in the year, on which the average return is calculated',
  }),
  deductions: z.array(DividendDeduction),
  net_amount: Money,
  pay_method: z
    .string()
    .nullable()
    .meta({ description: 'CSH cash, TRB transfer, CHQ cheque, CLR offset against debts' }),
  bank_name: z.string().nullable(),
  bank_account: z.string().nullable().meta({ description: 'Masked' }),
  paid_on: IsoDate.nullable(),
});
export type Dividend = z.infer<typeof Dividend>;

export const memberDiv = defineCall({
  id: 'member_div',
  method: 'POST',
  path: '/api/member/member_div',
  summary: 'Dividends and average returns of released years, newest first',
  tag: 'dividend',
  access: 'member',
  response: feed(Dividend),
});
