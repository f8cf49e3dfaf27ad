import type pg from 'pg';
import type { Logger } from 'pino';
import type { DatabaseSettings } from '../../db/client.ts';
import { openEmbedded } from '../../db/embedded/embedded.ts';
import type { Role } from '../../db/embedded/guard.ts';
import { explainDatabaseError } from '../../db/explain-database-error.ts';
import { createPool } from '../../db/pool.ts';
import { DiskFullError } from '../../operator-error.ts';

type ConnectionOptions = {
  /** `server` keeps servers away from the embedded database meanwhile. */
  role: Role;
  log: Logger;
  /** Closes the connection at once, even if it waits for an answer. */
  signal: AbortSignal;
};

/** Lends one connection to the portal's database as it is, without migrating it. */
export async function withConnection<Result>(
  { databaseUrl, dataDir, walArchive = null }: DatabaseSettings,
  { role, log, signal }: ConnectionOptions,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const embedded = databaseUrl === null ? await openEmbedded({ dataDir, walArchive, role, log }) : null;
  const pool = createPool(embedded?.address ?? { connectionString: databaseUrl ?? '' }, 'command', log);
  try {
    const client = await pool.connect().catch((error: unknown) => {
      throw explainDatabaseError(error, embedded !== null);
    });
    // An interrupted copy leaves the connection unusable.
    let isOpen = true;
    const close = () => {
      if (isOpen) client.release(true);
      isOpen = false;
    };
    signal.addEventListener('abort', close);
    try {
      return await work(client);
    } catch (error) {
      throw embedded?.ranOutOfSpace() ? new DiskFullError('', { cause: error }) : error;
    } finally {
      signal.removeEventListener('abort', close);
      close();
    }
  } finally {
    await pool.end();
    await embedded?.close();
  }
}
