import { createDemand, listDemands, showDemand, trackDemand } from '@sahakorn/contract/demand';
import { SUCCESS } from '@sahakorn/contract/envelope';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { registerCall } from '../../plugins/call.ts';
import type { Limits } from '../../limits/limits.ts';
import { SharedGuesses } from '../../plugins/shared-guesses.ts';
import { createPosingCheck } from '../submission/posing-check.ts';
import type { SubmissionRequests } from '../submission/submission-requests.ts';
import type { DemandService } from './demand-service.ts';

/** A tracking code has 60 random bits: guessing at this rate finds none. */
const CODES_PER_MINUTE = 30;

type DemandServices = { demands: DemandService };
type WritingServices = { submissionRequests: SubmissionRequests; config: Pick<Config, 'runtime'> };
type ReadingServices = { limits: Limits; db: Kysely<Database>; now: () => Date };

/** Reading public demands, and following one by its tracking code. */
export function registerDemands(
  app: FastifyInstance,
  { demands: service, limits, db, now }: DemandServices & ReadingServices,
): void {
  const codes = limits.perMinute('tracking codes', CODES_PER_MINUTE);
  const guesses = new SharedGuesses({ db, name: 'tracking-code', perMinute: CODES_PER_MINUTE, now });

  registerCall(app, listDemands, async ({ query }) => ({
    rc_code: SUCCESS,
    ...(await service.list(query.page ?? 1)),
  }));

  registerCall(app, showDemand, async ({ params, query, request, reply }) => {
    const { tracking_code: code } = query;
    if (code === undefined) return { rc_code: SUCCESS, data: [await service.read(params.demand_id)] };
    await codes.take(request.ip);
    reply.header('cache-control', 'no-store');
    const tracked = await guesses.run(request.ip, () => service.track(code, params.demand_id));
    return { rc_code: SUCCESS, data: [tracked] };
  });

  registerCall(app, trackDemand, async ({ body, request }) => {
    await codes.take(request.ip);
    const tracked = await guesses.run(request.ip, () => service.track(body.tracking_code));
    return { rc_code: SUCCESS, data: [tracked] };
  });
}

/** Making a demand; needs a scope that requires the CSRF header. */
export function registerDemandWriting(
  scope: FastifyInstance,
  { demands: service, submissionRequests, config }: DemandServices & WritingServices,
): void {
  const refusePosing = createPosingCheck(config);

  registerCall(scope, createDemand, async ({ body, request }) => {
    refusePosing({ texts: [body.title, body.body] });
    const created = await submissionRequests.once(request, body, 'demand', (author, storeAnswer) =>
      service.create(body, author, storeAnswer),
    );
    return { rc_code: SUCCESS, data: [created] };
  });
}
