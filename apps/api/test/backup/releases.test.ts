import pg from 'pg';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { getReleaseMigrations } from '../../src/db/migration-files.ts';
import { createKysely, createPool } from '../../src/db/pool.ts';
import { type CatalogTable, listTables } from '../../src/modules/backup/catalog.ts';
import { prepareCopying, readTable } from '../../src/modules/backup/database-text.ts';
import { beginLoading, loadRows } from '../../src/modules/backup/load-tables.ts';
import { runOn } from '../database-server.ts';
import { useDemoDatabase } from '../demo.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { backUp, createEmptyDatabase, run } from './command.ts';

const SLOW = { timeout: 300_000 };
const database = useDemoDatabase();
const log = pino({ level: 'silent' });
const own = getReleaseMigrations();

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** The columns that a table has in both of two schemas. */
function getCommon(table: CatalogTable, others: readonly CatalogTable[]): CatalogTable | null {
  const other = others.find(({ name }) => name === table.name);
  const columns = table.columns.filter((column) => other?.columns.includes(column));
  return columns.length === 0 ? null : { ...table, columns, amounts: [] };
}

/** Creates the database of a release with this many migrations, with the rows of the demonstration. */
async function createOldDatabase(level: number): Promise<{ url: string; filled: CatalogTable[] }> {
  const url = await createEmptyDatabase();
  const db = createKysely(createPool({ connectionString: url }, 'command', log));
  await migrate(db, own.slice(0, level)).finally(() => db.destroy());
  const [from, to] = [await connect(database.url), await connect(url)];
  await to.query('begin');
  await prepareCopying(to);
  const [tables, demoTables] = [await listTables(to), await listTables(from)];
  const endLoading = await beginLoading(
    to,
    tables.map(({ name }) => name),
  );
  const filled: CatalogTable[] = [];
  for (const table of tables) {
    const common = getCommon(table, demoTables);
    if (!common) continue;
    const pieces: Buffer[] = [];
    const { rows } = await readTable(from, common, (piece) => void pieces.push(piece));
    await loadRows(
      to,
      common,
      (async function* all() {
        yield* pieces;
      })(),
    );
    if (rows > 0) filled.push(common);
  }
  await endLoading();
  await to.query('commit');
  return { url, filled };
}

/** The rows of a table as a sorted text. */
async function readSorted(url: string, { name, columns }: CatalogTable): Promise<string> {
  const client = await connect(url);
  const { rows } = await client.query<{ text: string }>(
    `select coalesce(string_agg(line, E'\\n' order by line), '') as text
     from (select (${columns.map((column) => `"${column}"`).join(', ')})::text as line from ${name}) as lines`,
  );
  return rows[0]?.text ?? '';
}

/** What migrations make of the rows of other tables, in the newest schema. */
const DERIVED = ['deposit_month', 'deposit_kind'];

describe('a filled database of an older release', () => {
  it.each([1, 13, 17, 26, 33])(
    'with %i migrations is backed up, restored and migrated',
    SLOW,
    async (level) => {
      const { url, filled } = await createOldDatabase(level);
      expect(filled.map(({ name }) => name)).toContain('deposit_entry');
      const backup = await backUp(temporaryFolder(), { DATABASE_URL: url, DATA_DIR: temporaryFolder() });
      const restoredUrl = await createEmptyDatabase();
      const settings = { DATABASE_URL: restoredUrl, DATA_DIR: temporaryFolder() };
      expect(await run(['restore', backup], settings)).toMatchObject({ code: 0, err: '' });

      const demoTables = await listTables(await connect(database.url));
      const derived = demoTables.filter(({ name }) => DERIVED.includes(name));
      for (const table of [...filled, ...derived]) {
        const [restored, demo] = [
          await readSorted(restoredUrl, table),
          await readSorted(database.url, table),
        ];
        expect(restored === demo, table.name).toBe(true);
        expect(restored).not.toBe('');
      }
      // As a running server of an older release: migrated in place, with the same content.
      const db = createKysely(createPool({ connectionString: url }, 'command', log));
      await migrate(db).finally(() => db.destroy());
      const [inPlace, restored] = [
        await listTables(await connect(url)),
        await listTables(await connect(restoredUrl)),
      ];
      expect(inPlace.map(({ name, columns }) => [name, columns])).toEqual(
        restored.map(({ name, columns }) => [name, columns]),
      );
    },
  );
});

describe('a backup', () => {
  async function backUpChanged(...statements: string[]): Promise<string> {
    const copy = await createEmptyDatabase();
    const first = await backUp(temporaryFolder(), {
      DATABASE_URL: database.url,
      DATA_DIR: temporaryFolder(),
    });
    await run(['restore', first], { DATABASE_URL: copy, DATA_DIR: temporaryFolder() });
    for (const statement of statements) await runOn(copy, statement);
    return backUp(temporaryFolder(), { DATABASE_URL: copy, DATA_DIR: temporaryFolder() });
  }

  it('of a newer release is refused', SLOW, async () => {
    const file = await backUpChanged(
      `insert into applied_migration values ('999_later', '${'a'.repeat(64)}')`,
    );
    const settings = { DATABASE_URL: await createEmptyDatabase(), DATA_DIR: temporaryFolder() };
    for (const command of ['verify', 'restore']) {
      expect(await run([command, file], settings)).toMatchObject({
        code: 1,
        err: expect.stringMatching(/ was made by a newer release \(\S+\): restore it with that one\.\n$/),
      });
    }
  });

  it('of a release whose migration read otherwise is refused', SLOW, async () => {
    const file = await backUpChanged(
      `update applied_migration set sha256 = '${'a'.repeat(64)}' where name like '005%'`,
    );
    expect(await run(['verify', file], { DATA_DIR: temporaryFolder() })).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        / was made with another text of the migration 005_\w+: restore it with release /,
      ),
    });
  });

  it("with an operator's own table restores the portal's, and says so", SLOW, async () => {
    const file = await backUpChanged('create table mine (a integer)', 'insert into mine values (1), (2)');
    const settings = { DATABASE_URL: await createEmptyDatabase(), DATA_DIR: temporaryFolder() };
    const { code, out } = await run(['restore', file], settings);
    expect(code).toBe(0);
    expect(out).toContain('Not restored, because no release of the portal makes it: table mine.');
  });

  it('with a document of a broken seal restores it as it was, and says so', SLOW, async () => {
    const file = await backUpChanged(
      `insert into issued_document values ('FORGED000000', '69-999999', 'receipt', '2026-11-20', 1, '', '', '001234', null, null, null, now())`,
    );
    const settings = { DATABASE_URL: await createEmptyDatabase(), DATA_DIR: temporaryFolder() };
    const { code, err } = await run(['restore', file], settings);
    expect(code).toBe(1);
    expect(err).toBe(
      'Documents whose seal is broken: FORGED000000.\nThis was so in the database that was saved.\n',
    );
  });
});
