import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Lifecycle } from './lifecycle.ts';

/** Responses ask clients to close their connections for this long before the server closes them. */
const DRAIN_MS = 1000;
/** Unanswered requests are aborted after this, so that the shutdown takes less than ten seconds. */
const FINISH_WITHIN_MS = 6000;

type Stoppable = {
  app: FastifyInstance;
  database: { close: () => Promise<void> };
  lifecycle: Lifecycle;
  log: Logger;
};

/**
 * Shuts down on the first SIGTERM, SIGINT or SIGHUP after requests in flight are answered; exits at once on a
 * second one. The embedded PostgreSQL stops after the last request.
 */
export function stopOnSignals(stoppable: Stoppable): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stoppable.lifecycle.stopping) process.exit(1);
      stoppable.lifecycle.stopping = true;
      stoppable.log.info({ signal }, 'stopping');
      stop(stoppable).then(
        () => process.exit(0),
        (error: unknown) => {
          stoppable.log.error({ err: error }, 'the shutdown failed');
          process.exit(1);
        },
      );
    });
  }
}

async function stop({ app, database, log }: Stoppable): Promise<void> {
  await sleep(DRAIN_MS);
  const closed = app.close();
  app.connections.closeIdle();
  const cut = setTimeout(() => app.connections.closeAll(), FINISH_WITHIN_MS);
  await closed;
  clearTimeout(cut);
  await database.close();
  log.info('stopped');
  await new Promise((resolve) => log.flush(resolve));
}
