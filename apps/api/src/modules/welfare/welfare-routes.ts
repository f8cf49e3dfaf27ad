import { SUCCESS } from '@sahakorn/contract/envelope';
import { memberWelfare } from '@sahakorn/contract/welfare';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { registerCall } from '../../plugins/call.ts';
import { getSession } from '../session/authenticate.ts';
import { createWelfareQueries } from './welfare-queries.ts';

/** Requests for welfare; needs a scope that requires a member. */
export function registerWelfare(scope: FastifyInstance, { feeds }: { feeds: Kysely<Database> }): void {
  const queries = createWelfareQueries(feeds);

  registerCall(scope, memberWelfare, async ({ body, request }) => {
    const { membershipNo } = getSession(request);
    const { requests, tabs } = await queries.readWelfare(membershipNo, body.welfare_type);
    return { rc_code: SUCCESS, data: requests, tabs, current_tab: body.welfare_type ?? null };
  });
}
