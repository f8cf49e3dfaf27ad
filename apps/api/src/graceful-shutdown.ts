import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { endProcess } from './end-process.ts';
import type { Lifecycle } from './lifecycle.ts';

/** The port stays open this long, so that load balancers see `/readyz` answer 503 before it closes. */
const ANNOUNCE_MS = 1000;
/** Unanswered requests are aborted after this, so that the shutdown takes less than ten seconds. */
const FINISH_WITHIN_MS = 5000;
/** The process exits after this, even with unfinished requests. */
const END_WITHIN_MS = 9500;
/** npm, our launcher and service managers send a signal that the terminal or the group has already sent. */
const SAME_SIGNAL_MS = 1000;

/** A server, or a process of it, that runs. */
export type RunningServer = {
  log: Logger;
  /** Stops it after requests in flight are answered. */
  stop: () => Promise<void>;
};

type ListeningApp = {
  app: FastifyInstance;
  database: { close: () => Promise<void> };
  lifecycle: Lifecycle;
  /** Waits until no other process accepts connections at the port either. */
  closePort?: () => Promise<void>;
};

/**
 * Shuts down on the first SIGTERM, SIGINT or SIGHUP after requests in flight are answered; exits
 * at once on a later one. The embedded PostgreSQL stops after the last request. A server that is
 * still starting is stopped once it runs.
 */
export function stopOnSignals(lifecycle: Lifecycle, started: Promise<RunningServer>): void {
  let stoppedAt = 0;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (lifecycle.state !== 'running') {
        if (performance.now() - stoppedAt > SAME_SIGNAL_MS) endProcess(1);
        return;
      }
      lifecycle.state = 'stopping';
      stoppedAt = performance.now();
      setTimeout(() => endProcess(1), END_WITHIN_MS);
      void started.then(
        (server) => stopAndExit(server, signal),
        () => undefined,
      );
    });
  }
}

async function stopAndExit(server: RunningServer, signal: string): Promise<void> {
  server.log.info({ signal }, 'stopping');
  try {
    await server.stop();
    server.log.info('stopped');
    await new Promise((resolve) => server.log.flush(resolve));
    endProcess(0);
  } catch (error) {
    server.log.error({ err: error }, 'the shutdown failed');
    endProcess(1);
  }
}

/** Closes the port and the connections of an app, and then its database. */
export async function stopListening({ app, database, lifecycle, closePort }: ListeningApp): Promise<void> {
  await sleep(ANNOUNCE_MS);
  // Right after the event loop has accepted the connections that wait: the others would be reset.
  await immediate();
  app.connections.stopListening();
  await closePort?.();
  lifecycle.state = 'draining';
  await app.connections.closeWithin(FINISH_WITHIN_MS);
  await app.close();
  await database.close();
}
