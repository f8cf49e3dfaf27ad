import { SUCCESS } from '@sahakorn/contract/envelope';
import { memberWelfare } from '@sahakorn/contract/welfare';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import { getSession } from '../session/authenticate.ts';
import type { WelfareQueries } from './welfare-queries.ts';

/** Requests for welfare; needs a scope that requires a member. */
export function registerWelfare(scope: FastifyInstance, queries: WelfareQueries): void {
  registerCall(scope, memberWelfare, async ({ body, request }) => {
    const { membershipNo } = getSession(request);
    const { requests, tabs } = await queries.readWelfare(membershipNo, body.welfare_type);
    return { rc_code: SUCCESS, data: requests, tabs, current_tab: body.welfare_type ?? null };
  });
}
