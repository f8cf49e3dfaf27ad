import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { Unauthorized } from '../../errors/domain-errors.ts';
import type { FairQueue } from '../../limits/fair-queue.ts';
import {
  measurePool,
  measureReplica,
  measureState,
  type PoolCounts,
  type ReplicaState,
} from './database-metrics.ts';
import { measureMachine } from './machine-metrics.ts';
import { type Exposition, listenForMetrics, type MetricsListener } from './metrics-listener.ts';
import { measureRequests } from './request-metrics.ts';

type MetricsParts = {
  db: Kysely<Database>;
  pool?: PoolCounts;
  replica?: ReplicaState | null;
  config: Pick<Config, 'metrics' | 'dataDir'>;
  prints: FairQueue;
  now: () => Date;
};

/** Serves `/metrics` for Prometheus where the settings ask for it; otherwise nothing is measured. */
export function registerMetrics(app: FastifyInstance, parts: MetricsParts): void {
  const { address, token } = parts.config.metrics;
  if (address === null && token === null) return;
  const render = createRenderer(app, parts);
  const isAllowed = (authorization: string | undefined) => token === null || isBearer(authorization, token);
  if (address === null) {
    app.get('/metrics', { compress: false }, async (request, reply) => {
      if (!isAllowed(request.headers.authorization)) throw new Unauthorized();
      const { contentType, text } = await render();
      return reply.header('cache-control', 'no-store').type(contentType).send(text);
    });
    return;
  }
  let listener: MetricsListener | null = null;
  app.addHook('onReady', async () => {
    listener = await listenForMetrics(address, isAllowed, render);
  });
  app.addHook('onClose', () => listener?.close());
}

function createRenderer(app: FastifyInstance, parts: MetricsParts): () => Promise<Exposition> {
  const { db, pool, replica, config, prints, now } = parts;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  if (pool) measurePool(registry, pool);
  if (replica) measureReplica(registry, replica);
  const readState = measureState(registry, { db, now });
  const readMachine = measureMachine(registry, { dataDir: config.dataDir, prints });
  let reading: Promise<unknown> | null = null;
  return async () => {
    // Scrapes at the same moment read the database once.
    reading ??= Promise.all([readState(), readMachine()]).finally(() => (reading = null));
    await reading;
    return { contentType: registry.contentType, text: await registry.metrics() };
  };
}

/** Compares hashes, so that the time tells nothing about the token. */
function isBearer(authorization: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${token}`));
}
