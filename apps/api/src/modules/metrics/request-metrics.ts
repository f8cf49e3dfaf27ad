import { Counter, Histogram, type Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const NO_ROUTE = 'none';

/**
 * Counts requests by route pattern, never by path: a path may contain an
 * account number, and there are too many.
 */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const requests = new Counter({
    name: 'sahakorn_http_requests_total',
    help: 'Answered requests by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'sahakorn_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by route pattern',
    labelNames: ['method', 'route'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.internalRequest) return;
    const labels = { method: request.method, route: request.routeOptions.url ?? NO_ROUTE };
    requests.inc({ ...labels, status: reply.statusCode });
    durations.observe(labels, reply.elapsedTime / 1000);
  });
}
