// A private PostgreSQL for a benchmark, used through DATABASE_URL and started again after it is killed.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { openEmbedded } from '../../src/db/embedded/embedded.ts';

/**
 * Starts PostgreSQL in a new folder. This process watches it as a service manager does.
 * @returns {Promise<{ url: string, dataDir: string, close: () => Promise<void> }>}
 *   `dataDir` is for `killDatabase`
 */
export async function startDatabase() {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'sahakorn-database-'));
  const settings = { max_connections: '100' };
  const log = pino({ level: 'silent' });
  const embedded = await openEmbedded({ dataDir, role: 'server', log, settings });
  const { host, port, user, database } = embedded.address;
  const url = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
  const close = async () => {
    await embedded.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, close };
}
