import { createHash, timingSafeEqual } from 'node:crypto';
import { ClusterRegistry, collectDefaultMetrics, Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { Unauthorized } from '../../errors/domain-errors.ts';
import type { TaskQueue } from '../../limits/limits.ts';
import type { Primary } from '../../primary.ts';
import { measureState } from './database-metrics.ts';
import { measureMachine, measurePrints } from './machine-metrics.ts';
import { type Exposition, listenForMetrics, type MetricsListener } from './metrics-listener.ts';
import { measurePool, measureReplica, type PoolCounts, type ReplicaState } from './pool-metrics.ts';
import { measureRequests } from './request-metrics.ts';

/** Metrics of the database and the machine, the same for every process. */
type SharedMetricsParts = {
  db: Kysely<Database>;
  config: Pick<Config, 'metrics' | 'dataDir' | 'databaseUrl'>;
  now: () => Date;
};

type MetricsParts = SharedMetricsParts & {
  pool?: PoolCounts;
  replica?: ReplicaState | null;
  prints: TaskQueue;
  /** In a worker: the primary, which has the metrics of all processes. */
  primary: Primary | null;
};

/** Serves `/metrics` for Prometheus where the settings ask for it; otherwise nothing is measured. */
export function registerMetrics(app: FastifyInstance, parts: MetricsParts): void {
  const { address, token } = parts.config.metrics;
  if (address === null && token === null) return;
  const registry = createRegistry(app, parts);
  const { primary } = parts;
  if (primary) {
    // Answers the primary, which asks every worker for its registry.
    ClusterRegistry.setRegistries(registry);
    void new ClusterRegistry();
  }
  const render = primary ? () => primary.renderMetrics() : createRenderer(registry, parts);
  if (address === null) {
    app.get('/metrics', { compress: false }, async (request, reply) => {
      if (!isAllowed(request.headers.authorization, token)) throw new Unauthorized();
      const { contentType, text } = await render();
      return reply.header('cache-control', 'no-store').type(contentType).send(text);
    });
    return;
  }
  if (primary) return;
  let listener: MetricsListener | null = null;
  app.addHook('onReady', async () => {
    listener = await listen({ address, token }, render);
  });
  app.addHook('onClose', () => listener?.close());
}

/**
 * Measures the primary of a cluster, and what is the same for every process; adds what the workers measure.
 */
export async function startClusterMetrics(parts: SharedMetricsParts & { pool: PoolCounts }): Promise<{
  render: () => Promise<Exposition>;
  close: () => Promise<void>;
}> {
  const { address, token } = parts.config.metrics;
  const registry = new Registry();
  if (address !== null || token !== null) collectDefaultMetrics({ register: registry });
  measurePool(registry, parts.pool);
  ClusterRegistry.setRegistries(registry);
  const all = new ClusterRegistry();
  const render = createRenderer(registry, parts, () => all.clusterMetrics());
  const listener = address === null ? null : await listen({ address, token }, render);
  return { render, close: async () => listener?.close() };
}

function createRegistry(app: FastifyInstance, { pool, replica, prints }: MetricsParts): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  if (pool) measurePool(registry, pool);
  if (replica) measureReplica(registry, replica);
  measurePrints(registry, prints);
  return registry;
}

function createRenderer(
  registry: Registry,
  { db, config, now }: SharedMetricsParts,
  write: () => Promise<string> = () => registry.metrics(),
): () => Promise<Exposition> {
  const readState = measureState(registry, { db, now });
  const readMachine = measureMachine(registry, config);
  let reading: Promise<unknown> | null = null;
  return async () => {
    // Scrapes at the same moment read the database once.
    reading ??= Promise.all([readState(), readMachine()]).finally(() => (reading = null));
    await reading;
    return { contentType: registry.contentType, text: await write() };
  };
}

type Endpoint = { address: NonNullable<Config['metrics']['address']>; token: string | null };

function listen({ address, token }: Endpoint, render: () => Promise<Exposition>): Promise<MetricsListener> {
  return listenForMetrics(address, (authorization) => isAllowed(authorization, token), render);
}

function isAllowed(authorization: string | undefined, token: string | null): boolean {
  return token === null || isBearer(authorization, token);
}

/** Compares hashes, so that the time taken reveals nothing about the token. */
function isBearer(authorization: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${token}`));
}
