import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { ensureWritable } from './data-dir.ts';
import { type OpenDatabase, openDatabase } from './db/client.ts';
import { DiskSpace, refuseFullDisk } from './disk-space.ts';
import { type DemoMember, demoMembers } from './db/seed/demo-members.ts';
import { isEmpty, seedDemo } from './db/seed/seed-demo.ts';
import { type RunningServer, stopOnSignals } from './graceful-shutdown.ts';
import type { Lifecycle } from './lifecycle.ts';
import { removeKilledMoves } from './modules/backup/killed-moves.ts';
import { createMediaStore } from './modules/media/create-media-store.ts';
import { seedDemoPicture } from './modules/picture/demo-picture.ts';
import { hashPassword } from './modules/session/password.ts';
import { maskOldPosts } from './modules/submission/masked-posts.ts';
import { getErrorCode, OperatorError, getErrorMessage } from './operator-error.ts';
import { createLogger } from './plugins/logger.ts';
import { startMessage } from './startup-message.ts';
import { VERSION } from './version.ts';

/**
 * Starts the portal with the settings of the environment and prints its address. The port opens only when the
 * database is migrated and checked. On failure it prints the reason to standard error and exits with 1.
 */
export async function startServer(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const lifecycle: Lifecycle = { state: 'running' };
    const started = start(config, lifecycle);
    stopOnSignals(lifecycle, started);
    const { address, members } = await started;
    const mailFolder = config.mail.smtpUrl === null ? config.mail.folder : null;
    process.stdout.write(`${startMessage(address, members, mailFolder)}\n`);
  } catch (error) {
    const words =
      error instanceof OperatorError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${words}\n`);
    process.exit(1);
  }
}

type Started = RunningServer & { address: string; members: readonly DemoMember[] };

async function start(config: Config, lifecycle: Lifecycle): Promise<Started> {
  ensureWritable(config.dataDir);
  if (config.databaseUrl === null) refuseFullDisk(config.dataDir);
  const log = createLogger(config.log);
  const disk = new DiskSpace(config.dataDir, log);
  const database = await openDatabase(config, {
    role: 'server',
    log,
    isDiskFull: () => disk.isFull,
    slowQueryMs: config.slowQueryMs,
  });
  try {
    if (database.embedded) await removeKilledMoves(config.dataDir);
    const members = await offerDemo(database, config);
    if (!disk.isFull) await maskOldPosts(database.db);
    const app = await buildApp({
      db: database.db,
      feeds: database.feeds,
      pool: database.pool,
      replica: database.replica,
      config,
      log,
      lifecycle,
      now: () => new Date(),
    });
    const address = await listen(app, config);
    log.info({ address, embedded: database.embedded, version: VERSION }, 'started');
    if (config.mail.smtpUrl === null) {
      log.warn({ folder: config.mail.folder }, 'no SMTP_URL: notices to members are written to files');
    }
    return { app, database, log, address, members };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Fills an empty database with the demonstration if configured; returns its members if it is loaded. */
async function offerDemo({ db, pool }: OpenDatabase, config: Config): Promise<readonly DemoMember[]> {
  const { demo, environment } = config;
  const media = createMediaStore(config);
  const now = new Date();
  if (demo && (await isEmpty(db))) {
    await seedDemo(db, { now, hashPassword, production: environment === 'production' });
    await seedDemoPicture(db, media);
  }
  const books = await db.selectFrom('books').select('kind').executeTakeFirst();
  if (books?.kind !== 'demo') return [];
  // A cooperative's own server does not load what reads files of content.
  const { publishDemo } = await import('./modules/content/publish-demo.ts');
  await publishDemo(pool, { media, now });
  return demoMembers;
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(whyNotListening(error, host, port));
  }
  const bound = app.server.address();
  const shown = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  const authority = shown.includes(':') ? `[${shown}]` : shown;
  return `http://${authority}:${typeof bound === 'object' && bound ? bound.port : port}`;
}

function whyNotListening(error: unknown, host: string, port: number): string {
  switch (getErrorCode(error)) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use by another program: stop it, or choose another port, as in PORT=${port + 1}.`;
    case 'EACCES':
      return `Port ${port} needs more rights than this user has: choose one above 1023, as in PORT=8080.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} is no address of this machine: choose localhost, or 0.0.0.0 for all its addresses.`;
    default:
      return `Port ${port} on ${host} cannot be opened: ${getErrorMessage(error)}.`;
  }
}

if (process.argv[1] === import.meta.filename) await startServer();
