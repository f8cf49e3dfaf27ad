import type { Kysely } from 'kysely';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, inject } from 'vitest';
import { createKysely, createPool } from '../src/db/pool.ts';
import type { Role } from '../src/db/embedded/guard.ts';
import type { Database } from '../src/db/schema.ts';
import { sharedApps } from './open-apps.ts';
import { copyDatabase, createDatabaseName, runOn, type TestServer, toUrl } from './database-server.ts';

/** A migrated, empty database for one test file; its fields may be read from `beforeAll` on. */
export type TestDatabase = { readonly db: Kysely<Database>; readonly pool: pg.Pool; readonly url: string };

type DatabaseChoices = {
  /** False: without tables. */
  migrated?: boolean;
  /** Gives the name of another database to copy. */
  template?: (server: TestServer) => Promise<string>;
  /**
   * `server`: with the time limits of a screen; a command's statements may take as long as the machine needs.
   */
  role?: Role;
};

/** Creates a separate database for the test file or the group that calls it. */
export function useTestDatabase({
  migrated = true,
  template = async (server) => server.template,
  role = 'command',
}: DatabaseChoices = {}): TestDatabase {
  const server = inject('testServer');
  const name = createDatabaseName();
  const url = toUrl(server.url, name);
  const pool = createPool({ connectionString: url }, role, pino({ level: 'silent' }));
  const db = createKysely(pool);

  beforeAll(async () => copyDatabase(server.url, name, migrated ? await template(server) : 'template0'));
  afterAll(async () => {
    await sharedApps.get(db)?.close();
    sharedApps.delete(db);
    await pool.end();
    await runOn(server.url, `drop database ${name} with (force)`);
  });
  return { db, pool, url };
}
