import { SUCCESS } from '@sahakorn/contract/envelope';
import { memberColl } from '@sahakorn/contract/guarantee';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import { getSession } from '../session/authenticate.ts';
import type { GuaranteeQueries } from './guarantee-queries.ts';

/** Guarantees in both directions; needs a scope that requires a member. */
export function registerGuarantees(scope: FastifyInstance, queries: GuaranteeQueries): void {
  registerCall(scope, memberColl, async ({ request }) => ({
    rc_code: SUCCESS,
    data: await queries.listGuarantees(getSession(request).membershipNo),
  }));
}
