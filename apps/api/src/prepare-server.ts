import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { ensureWritable } from './data-dir.ts';
import { type OpenDatabase, openDatabase } from './db/client.ts';
import { type DemoMember, demoMembers } from './db/seed/demo-members.ts';
import { BEING_FILLED, isEmpty, seedDemo } from './db/seed/seed-demo.ts';
import { DiskSpace, refuseFullDisk } from './disk-space.ts';
import { getLocaleLanguage } from './language.ts';
import { removeInterruptedMoves } from './modules/backup/interrupted-moves.ts';
import { createMediaStore } from './modules/media/create-media-store.ts';
import { seedDemoPicture } from './modules/picture/demo-picture.ts';
import { hashPassword } from './modules/session/password.ts';
import { maskOldPosts } from './modules/submission/masked-posts.ts';
import { getErrorCode, OperatorError } from './operator-error.ts';
import { RELEASE } from './version.ts';

const POLL_MS = 200;

/** The members of the demonstration, if it is loaded. */
type PreparedServer = { database: OpenDatabase; members: readonly DemoMember[] };

/** Refuses a folder for data that cannot be used. */
export function checkDataFolder({ dataDir, databaseUrl }: Config): void {
  ensureWritable(dataDir);
  if (databaseUrl === null) refuseFullDisk(dataDir);
}

/** Opens the database, migrates it, and does what a server does once at its start. */
export async function prepareServer(config: Config, log: Logger): Promise<PreparedServer> {
  const disk = new DiskSpace(config, log);
  const database = await openDatabase(config, {
    role: 'server',
    hasWorkers: config.workers > 1,
    log,
    isDiskFull: () => disk.isFull,
    slowQueryMs: config.slowQueryMs,
  });
  try {
    if (database.embedded) await removeInterruptedMoves(config.dataDir);
    const members = await loadDemo(database, config);
    if (!disk.isFull) await maskOldPosts(database.db);
    return { database, members };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Logs what an operator looks for after a start. */
export function logStart(log: Logger, config: Config, start: { address: string; embedded: boolean }): void {
  log.info({ ...start, workers: config.workers, version: RELEASE }, 'started');
  if (config.mail.smtpUrl === null) {
    log.warn({ folder: config.mail.folder }, 'no SMTP_URL: notices to members are written to files');
  }
}

/** What is printed where a start fails, in the language of the environment. */
export function explainFailedStart(error: unknown): string {
  if (error instanceof OperatorError) return error.getMessage(getLocaleLanguage(process.env));
  return (error instanceof Error ? error.stack : undefined) ?? String(error);
}

/** Fills an empty database with the demonstration if configured; returns its members if it is loaded. */
async function loadDemo({ db, pool }: OpenDatabase, config: Config): Promise<readonly DemoMember[]> {
  const { demo, environment } = config;
  const media = createMediaStore(config);
  const now = new Date();
  if (demo && (await isEmpty(db))) {
    await fillDatabase(db, { now, hashPassword, production: environment === 'production' });
    await seedDemoPicture(db, media);
  }
  const books = await db.selectFrom('books').select('kind').executeTakeFirst();
  if (books?.kind !== 'demo') return [];
  // A cooperative's own server does not load what reads files of content.
  const { publishDemo } = await import('./modules/content/publish-demo.ts');
  await publishDemo(pool, { media, now });
  return demoMembers;
}

/**
 * Loads the demonstration, unless another server that started at the same
 * moment does: then waits until it has.
 */
async function fillDatabase(...[db, options]: Parameters<typeof seedDemo>): Promise<void> {
  while (await isEmpty(db)) {
    try {
      await seedDemo(db, options);
    } catch (error) {
      if (getErrorCode(error) === BEING_FILLED) await sleep(POLL_MS);
      else if (await isEmpty(db)) throw error;
    }
  }
}
