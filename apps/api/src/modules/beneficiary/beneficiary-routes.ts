import { memberGian } from '@sahakorn/contract/beneficiary';
import { SUCCESS } from '@sahakorn/contract/envelope';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import { getSession } from '../session/authenticate.ts';
import type { BeneficiaryQueries } from './beneficiary-queries.ts';

/** Beneficiaries; needs a scope that requires a member. */
export function registerBeneficiaries(scope: FastifyInstance, queries: BeneficiaryQueries): void {
  registerCall(scope, memberGian, async ({ request }) => ({
    rc_code: SUCCESS,
    data: await queries.listBeneficiaries(getSession(request).membershipNo),
  }));
}
