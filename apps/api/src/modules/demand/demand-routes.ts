import { createDemand, listDemands, showDemand, trackDemand } from '@sahakorn/contract/demand';
import { SUCCESS } from '@sahakorn/contract/envelope';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import type { RequestLimit } from '../../limits/request-limit.ts';
import type { SubmissionRequests } from '../submission/submission-requests.ts';
import type { DemandService } from './demand-service.ts';

/** Demands as anyone reads them. `codes` limits how many tracking codes an address may try. */
export function registerDemands(app: FastifyInstance, service: DemandService, codes: RequestLimit): void {
  registerCall(app, listDemands, async ({ query }) => ({
    rc_code: SUCCESS,
    ...(await service.list(query.page ?? 1)),
  }));

  registerCall(app, showDemand, async ({ params, query, request, reply }) => {
    const { tracking_code: code } = query;
    if (code === undefined) return { rc_code: SUCCESS, data: [await service.read(params.demand_id)] };
    codes.take(request.ip);
    reply.header('cache-control', 'no-store');
    return { rc_code: SUCCESS, data: [await service.track(code, params.demand_id)] };
  });

  registerCall(app, trackDemand, async ({ body, request }) => {
    codes.take(request.ip);
    return { rc_code: SUCCESS, data: [await service.track(body.tracking_code)] };
  });
}

/** Demands as anyone makes them; needs a scope that requires the CSRF header. */
export function registerDemandWriting(
  scope: FastifyInstance,
  service: DemandService,
  visitors: SubmissionRequests,
): void {
  registerCall(scope, createDemand, async ({ body, request }) => {
    const taken = await visitors.once(request, body, async (settle) => {
      const author = await visitors.admit('demand', request, body.recaptcha);
      return service.take(body, author, settle);
    });
    return { rc_code: SUCCESS, data: [taken] };
  });
}
