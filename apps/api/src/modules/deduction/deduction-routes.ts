import { memberDeduction } from '@sahakorn/contract/deduction';
import { SUCCESS } from '@sahakorn/contract/envelope';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { registerCall } from '../../plugins/call.ts';
import type { CooperativeRules } from '../rules/cooperative-rules.ts';
import { getSession } from '../session/authenticate.ts';
import { createDeductionQueries } from './deduction-queries.ts';
import { DeductionService } from './deduction-service.ts';

/** The monthly deduction explained; needs a scope that requires a member. */
export function registerDeductions(
  scope: FastifyInstance,
  { feeds, rules }: { feeds: Kysely<Database>; rules: CooperativeRules },
): void {
  const deductions = new DeductionService({ queries: createDeductionQueries(feeds), rules });

  registerCall(scope, memberDeduction, async ({ body: { month }, request }) => {
    const { membershipNo } = getSession(request);
    const chosen = month ? { year: month.receive_year, month: month.receive_month } : null;
    const deduction = await deductions.explain(membershipNo, chosen);
    return { rc_code: SUCCESS, data: deduction ? [deduction] : [] };
  });
}
