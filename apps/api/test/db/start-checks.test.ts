import { pino } from 'pino';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/db/client.ts';
import { createKysely, createPool } from '../../src/db/pool.ts';
import { checkServer, findServerProblem } from '../../src/db/start-checks.ts';
import { createDatabaseName, runOn, toUrl } from '../database-server.ts';
import { useTestDatabase } from '../database.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const log = pino({ level: 'silent' });
const good = { version: 15, fsync: 'on', full_page_writes: 'on', encoding: 'UTF8' };

describe('a server', () => {
  const { db } = useTestDatabase();

  it('that is fit passes', async () => {
    await expect(checkServer(db)).resolves.toBeUndefined();
    expect(findServerProblem(good)).toBeNull();
  });

  it.each([
    [{ version: 14 }, 'it is PostgreSQL 14, and 15 or newer is needed'],
    [{ encoding: 'SQL_ASCII' }, 'its encoding is SQL_ASCII, and UTF8 is needed'],
    [{ fsync: 'off' }, /^its setting fsync is off/],
    [{ full_page_writes: 'off' }, /^its setting full_page_writes is off/],
  ])('with %j is refused', (fact, words) => {
    expect(findServerProblem({ ...good, ...fact })?.en).toMatch(words);
  });
});

describe('opening DATABASE_URL', () => {
  async function freshDatabase(options: string): Promise<string> {
    const { url } = inject('testServer');
    const name = createDatabaseName();
    await runOn(url, `create database ${name} template template0 ${options}`);
    onTestFinished(() => runOn(url, `drop database ${name} with (force)`));
    return toUrl(url, name);
  }

  it('migrates an empty database', async () => {
    const databaseUrl = await freshDatabase("encoding 'UTF8'");
    const database = await openDatabase({ databaseUrl, dataDir: temporaryFolder() }, { role: 'server', log });
    expect(database.embedded).toBe(false);
    expect(await database.db.selectFrom('member').selectAll().execute()).toEqual([]);
    await database.close();
  });

  it('refuses a database in whose locale Thai words cannot be found', async () => {
    const databaseUrl = await freshDatabase("encoding 'UTF8' lc_collate 'C' lc_ctype 'C'");
    await expect(
      openDatabase({ databaseUrl, dataDir: temporaryFolder() }, { role: 'server', log }),
    ).rejects.toThrow('its locale does not support Thai letters');
  });

  it.each([
    ['postgresql://someone:secret@127.0.0.1:1/portal', 'ECONNREFUSED 127.0.0.1:1'],
    ['postgresql://someone:secret@no-such-host.invalid/portal', 'no-such-host.invalid'],
  ])('says why %s cannot be reached, without its password', async (databaseUrl, reason) => {
    const opening = openDatabase({ databaseUrl, dataDir: temporaryFolder() }, { role: 'server', log });
    await expect(opening).rejects.toThrow(reason);
    await expect(opening).rejects.toThrow(/^The database of DATABASE_URL cannot be used: /);
    await expect(opening).rejects.not.toThrow(/secret/);
  });

  it('keeps options that the address has', async () => {
    const url = await freshDatabase("encoding 'UTF8'");
    const joint = url.includes('?') ? '&' : '?';
    const pool = createPool({ connectionString: `${url}${joint}options=-c%20work_mem%3D5MB` }, 'server', log);
    const { rows } = await pool.query(
      "select current_setting('work_mem') as memory, current_setting('timezone') as zone",
    );
    expect(rows).toEqual([{ memory: '5MB', zone: 'Asia/Bangkok' }]);
    await createKysely(pool).destroy();
    await pool.end();
  });
});
