import { dividendCalculator, loanCalculator } from '@sahakorn/contract/calculator';
import { SUCCESS } from '@sahakorn/contract/envelope';
import { findAccountingYear, getYearEndMonth } from '@sahakorn/rules/accounting-year';
import { missing } from '@sahakorn/rules/result';
import { findVersion } from '@sahakorn/rules/rule-book';
import { todayIso } from '@sahakorn/thai/date';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Limits } from '../../limits/limits.ts';
import { registerCall } from '../../plugins/call.ts';
import type { CooperativeRules } from '../rules/cooperative-rules.ts';
import { calculateDividend } from './dividend-calculator.ts';
import { calculateLoan } from './loan-calculator.ts';
import { readPublishedRates } from './published-rates.ts';

const CALCULATIONS_PER_MINUTE = 120;

type CalculatorServices = {
  feeds: Kysely<Database>;
  rules: CooperativeRules;
  limits: Limits;
  now: () => Date;
};

/** What a loan would cost and shares would earn, for anyone; nothing of it is stored. */
export function registerCalculators(
  app: FastifyInstance,
  { feeds, rules, limits, now }: CalculatorServices,
): void {
  const limit = limits.perMinute('calculations', CALCULATIONS_PER_MINUTE);

  registerCall(app, loanCalculator, async ({ query, request }) => {
    await limit.take(request.ip);
    const today = todayIso(now());
    const [book, { loan: kinds }] = await Promise.all([rules.readBook(), readPublishedRates(feeds)]);
    const rule = book ? findVersion(book.loan, today) : missing({ fact: 'rule', on: today });
    return { rc_code: SUCCESS, data: [calculateLoan(query, { kinds, rule, today })] };
  });

  registerCall(app, dividendCalculator, async ({ query, request }) => {
    await limit.take(request.ip);
    const [book, rates] = await Promise.all([rules.readBook(), readPublishedRates(feeds)]);
    const year = findAccountingYear(todayIso(now()), getYearEndMonth(book));
    return { rc_code: SUCCESS, data: [calculateDividend(query, { rates, book, year })] };
  });
}
