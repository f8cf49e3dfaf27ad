import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DatabaseSettings } from '../../db/client.ts';
import { openEmbedded } from '../../db/embedded/embedded.ts';
import { explainDatabaseError } from '../../db/explain-database-error.ts';
import { createKysely, createPool } from '../../db/pool.ts';
import type { Database } from '../../db/schema.ts';
import { checkServer, checkThaiSearch } from '../../db/start-checks.ts';

/** A database that is only read. `wasRunning`: the embedded one ran already. */
export type ReadOnlyDatabase = {
  db: Kysely<Database>;
  embedded: boolean;
  wasRunning: boolean;
  close: () => Promise<void>;
};

/** Whether there is a database to open. A missing embedded one would be made. */
export function databaseExists({ databaseUrl, dataDir }: DatabaseSettings): boolean {
  return databaseUrl !== null || existsSync(path.join(dataDir, 'database', 'data', 'PG_VERSION'));
}

/**
 * Opens a database as it is, without migrating it; PostgreSQL refuses writes of these connections.
 * @throws OperatorError if it cannot be reached or cannot be used
 */
export async function openReadOnly(settings: DatabaseSettings, log: Logger): Promise<ReadOnlyDatabase> {
  const embedded =
    settings.databaseUrl === null
      ? await openEmbedded({ dataDir: settings.dataDir, role: 'command', log })
      : null;
  const address = embedded?.address ?? { connectionString: settings.databaseUrl ?? '' };
  const db = createKysely(createPool(address, 'command', log), () => true);
  const close = async () => {
    await db.destroy();
    await embedded?.close();
  };
  try {
    await checkServer(db);
    await checkThaiSearch(db);
  } catch (error) {
    await close();
    throw explainDatabaseError(error, embedded !== null);
  }
  return { db, embedded: embedded !== null, wasRunning: embedded?.wasRunning ?? false, close };
}
