import { memberGian } from '@sahakorn/contract/beneficiary';
import { SUCCESS } from '@sahakorn/contract/envelope';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { registerCall } from '../../plugins/call.ts';
import { getSession } from '../session/authenticate.ts';
import { createBeneficiaryQueries } from './beneficiary-queries.ts';

/** Beneficiaries; needs a scope that requires a member. */
export function registerBeneficiaries(scope: FastifyInstance, { feeds }: { feeds: Kysely<Database> }): void {
  const queries = createBeneficiaryQueries(feeds);

  registerCall(scope, memberGian, async ({ request }) => ({
    rc_code: SUCCESS,
    data: await queries.listBeneficiaries(getSession(request).membershipNo),
  }));
}
