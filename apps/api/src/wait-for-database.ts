import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { explainDatabaseError } from './db/explain-database-error.ts';
import { isDatabaseUnavailable } from './db/unavailable.ts';
import { ServiceUnavailable } from './errors/domain-errors.ts';
import { type Bilingual, getLocaleLanguage } from './language.ts';
import type { Lifecycle } from './lifecycle.ts';
import { listen } from './listen.ts';
import { getErrorMessage, getErrorWords, OperatorError } from './operator-error.ts';
import { registerErrors } from './plugins/errors.ts';
import { createHttpApp } from './plugins/http-app.ts';
import { registerSecurityHeaders } from './plugins/security-headers.ts';

const RETRY_MS = 500;
const LOG_EVERY_MS = 60_000;
const CONNECT_TIMEOUT_MS = 2000;
const RETRY_AFTER_SECONDS = 5;
const WAITING: Bilingual = { th: 'รอฐานข้อมูลอยู่', en: 'Waiting for the database.' };

/** The server was stopped before its database came up. */
export class StoppedWhileWaiting extends OperatorError {
  override name = 'StoppedWhileWaiting';
}

/**
 * Waits until the PostgreSQL of `DATABASE_URL` accepts connections: after a power cut it may come up after this
 * server. Meanwhile the port is open, `/readyz` answers 503 with the reason, and so does everything else but `/healthz`.
 * @throws StoppedWhileWaiting
 */
export async function waitForDatabase(config: Config, log: Logger, lifecycle: Lifecycle): Promise<void> {
  const { databaseUrl } = config;
  if (databaseUrl === null) return;
  let waiting: FastifyInstance | undefined;
  let loggedAt = -Infinity;
  try {
    for (;;) {
      const error = await tryToConnect(databaseUrl);
      // Any other error is explained by the start.
      if (!isDatabaseUnavailable(error)) return;
      const words = getErrorWords(explainDatabaseError(error, false));
      if (lifecycle.state !== 'running') throw new StoppedWhileWaiting(words);
      if (performance.now() - loggedAt > LOG_EVERY_MS) {
        log.warn({ reason: getErrorMessage(error) }, 'waiting for the database');
        const language = getLocaleLanguage(process.env);
        process.stderr.write(`${WAITING[language]}  ${words[language]}\n`);
        loggedAt = performance.now();
      }
      waiting ??= await openWaitingPort(config, log);
      await sleep(RETRY_MS);
    }
  } finally {
    await waiting?.close();
  }
}

async function tryToConnect(connectionString: string): Promise<unknown> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return null;
  } catch (error) {
    return error;
  }
}

async function openWaitingPort(config: Config, log: Logger): Promise<FastifyInstance> {
  const app = createHttpApp(config, log);
  registerErrors(app);
  registerSecurityHeaders(app);
  app.get('/healthz', async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.all('/*', () => {
    throw new ServiceUnavailable(RETRY_AFTER_SECONDS, 'waiting for the database');
  });
  await listen(app, config);
  return app;
}
