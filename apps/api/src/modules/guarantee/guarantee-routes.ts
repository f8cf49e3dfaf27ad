import { SUCCESS } from '@sahakorn/contract/envelope';
import { memberColl } from '@sahakorn/contract/guarantee';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import { getSession } from '../session/authenticate.ts';
import { GuaranteeService, type GuaranteeServiceOptions } from './guarantee-service.ts';

type Options = Pick<GuaranteeServiceOptions, 'rules' | 'now'> & { feeds: GuaranteeServiceOptions['db'] };

/** Guarantees in both directions; needs a scope that requires a member. */
export function registerGuarantees(scope: FastifyInstance, { feeds, rules, now }: Options): void {
  const guarantees = new GuaranteeService({ db: feeds, rules, now });

  registerCall(scope, memberColl, async ({ request }) => ({
    rc_code: SUCCESS,
    data: await guarantees.list(getSession(request).membershipNo),
  }));
}
