import { memberKepcrem } from '@sahakorn/contract/cremation';
import { SUCCESS } from '@sahakorn/contract/envelope';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { registerCall } from '../../plugins/call.ts';
import { getSession } from '../session/authenticate.ts';
import { createCremationQueries } from './cremation-queries.ts';

/** Receipts of the cremation society; needs a scope that requires a member. */
export function registerCremation(scope: FastifyInstance, { feeds }: { feeds: Kysely<Database> }): void {
  const queries = createCremationQueries(feeds);

  registerCall(scope, memberKepcrem, async ({ request }) => ({
    rc_code: SUCCESS,
    data: await queries.listReceipts(getSession(request).membershipNo),
  }));
}
