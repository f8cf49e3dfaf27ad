import { Gauge, type Registry } from '@prometheus-io/client';

/** What a pool of `pg` counts. */
export type PoolCounts = { totalCount: number; idleCount: number; waitingCount: number };

/** The lag of a replica. */
export type ReplicaState = { readonly lagMs: number | null; readonly isFresh: boolean };

/** Whether feeds are read from the replica, and how old it is. */
export function measureReplica(registry: Registry, replica: ReplicaState): void {
  const used = new Gauge({
    name: 'sahakorn_replica_used',
    help: 'Whether feeds are read from the replica',
    registers: [],
    aggregator: 'min',
    collect() {
      this.set(replica.isFresh ? 1 : 0);
    },
  });
  const lag = new Gauge({
    name: 'sahakorn_replica_lag_seconds',
    help: 'For how long, at most, the replica has been behind; missing while that is unknown',
    registers: [],
    aggregator: 'max',
    collect() {
      if (replica.lagMs === null) this.remove();
      else this.set(replica.lagMs / 1000);
    },
  });
  registry.registerMetric(used);
  registry.registerMetric(lag);
}

/** The connections of this server, and the queries that wait for one. */
export function measurePool(registry: Registry, pool: PoolCounts): void {
  const connections = new Gauge({
    name: 'sahakorn_database_connections',
    help: 'Connections of this server to the database',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    },
  });
  const waiting = new Gauge({
    name: 'sahakorn_database_waiting_queries',
    help: 'Queries that wait for a connection to the database',
    registers: [],
    collect() {
      this.set(pool.waitingCount);
    },
  });
  registry.registerMetric(connections);
  registry.registerMetric(waiting);
}
