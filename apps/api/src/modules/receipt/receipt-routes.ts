import { SUCCESS } from '@sahakorn/contract/envelope';
import { memberCollection, memberKep, memberMonthly } from '@sahakorn/contract/receipt';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { registerCall } from '../../plugins/call.ts';
import { getSession } from '../session/authenticate.ts';
import { createReceiptQueries } from './receipt-queries.ts';

/** Receipts, collections and the next monthly charges; needs a scope that requires a member. */
export function registerReceipts(scope: FastifyInstance, { feeds }: { feeds: Kysely<Database> }): void {
  const queries = createReceiptQueries(feeds);

  registerCall(scope, memberKep, async ({ body, request }) => ({
    rc_code: SUCCESS,
    data: await queries.listReceipts(getSession(request).membershipNo, body.limit),
  }));

  registerCall(scope, memberCollection, async ({ request }) => ({
    rc_code: SUCCESS,
    data: await queries.listCollections(getSession(request).membershipNo),
  }));

  registerCall(scope, memberMonthly, async ({ request }) => ({
    rc_code: SUCCESS,
    data: await queries.listComingCharges(getSession(request).membershipNo),
  }));
}
