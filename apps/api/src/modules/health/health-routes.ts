import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { isMigrated } from '../../db/migrate.ts';
import { getReleaseMigrations } from '../../db/migration-files.ts';
import type { Database } from '../../db/schema.ts';
import type { Lifecycle } from '../../lifecycle.ts';
import { ServiceUnavailable } from '../../errors/domain-errors.ts';

/** `/healthz`: the process runs. `/readyz`: it can serve members, so a load balancer may send requests. */
export function registerHealth(app: FastifyInstance, db: Kysely<Database>, lifecycle: Lifecycle): void {
  const migrations = getReleaseMigrations();

  app.route({
    method: ['GET', 'HEAD'],
    url: '/healthz',
    handler: async (_request, reply) => {
      return reply.header('cache-control', 'no-store').send({ status: 'ok' });
    },
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/readyz',
    handler: async (_request, reply) => {
      if (lifecycle.state !== 'running') throw new ServiceUnavailable(1, 'stopping');
      if (!(await isMigrated(db, migrations)))
        throw new ServiceUnavailable(5, 'the database is not migrated');
      return reply.header('cache-control', 'no-store').send({ status: 'ready' });
    },
  });

  // Tell keep-alive clients to reconnect, to another instance.
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.state === 'draining') reply.header('connection', 'close');
  });
}
