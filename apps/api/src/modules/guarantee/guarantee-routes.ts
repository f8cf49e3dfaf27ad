import { SUCCESS } from '@sahakorn/contract/envelope';
import { memberColl } from '@sahakorn/contract/guarantee';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import { getSession } from '../session/authenticate.ts';
import { GuaranteeService, type GuaranteeServiceOptions } from './guarantee-service.ts';

/** Guarantees in both directions; needs a scope that requires a member. */
export function registerGuarantees(scope: FastifyInstance, options: GuaranteeServiceOptions): void {
  const guarantees = new GuaranteeService(options);

  registerCall(scope, memberColl, async ({ request }) => ({
    rc_code: SUCCESS,
    data: await guarantees.list(getSession(request).membershipNo),
  }));
}
