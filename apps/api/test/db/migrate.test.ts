import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { isMigrated, migrate } from '../../src/db/migrate.ts';
import { isExpanding, type MigrationFile, readMigrations } from '../../src/db/migration-files.ts';
import { checkServer, checkThaiSearch } from '../../src/db/start-checks.ts';
import { useTestDatabase } from '../database.ts';
import { temporaryFolder } from '../temporary-folder.ts';

function files(...entries: [name: string, text: string][]): MigrationFile[] {
  return entries.map(([name, text]) => ({ name, text, sha256: `sha of ${text}` }));
}

const first = ['001_first', 'create table first (a integer); create table second (a integer);'] as [
  string,
  string,
];

describe('the migrations of this release', () => {
  const { db } = useTestDatabase({ migrated: false });

  it('run once however many processes start at the same moment', async () => {
    expect(await isMigrated(db, readMigrations())).toBe(false);
    const applied = await Promise.all([migrate(db), migrate(db), migrate(db)]);
    expect(applied.map((names) => names.length).toSorted((a, b) => a - b)).toEqual([
      0,
      0,
      readMigrations().length,
    ]);
    expect(await isMigrated(db, readMigrations())).toBe(true);
    expect(await migrate(db)).toEqual([]);
  });
});

describe('a migration', () => {
  const { db } = useTestDatabase({ migrated: false });

  it('may hold several statements', async () => {
    expect(await migrate(db, files(first))).toEqual(['001_first']);
    await sql`insert into second (a) values (1)`.execute(db);
  });

  it('that was changed after it was applied is refused', async () => {
    await expect(migrate(db, files(['001_first', 'create table other ()']))).rejects.toThrow(
      'The migration 001_first was changed after it was applied to this database',
    );
  });

  it('that fails leaves nothing of itself or of those before it', async () => {
    const failing = files(
      first,
      ['002_second', 'create table third ()'],
      ['003_third', 'create table third ()'],
    );
    await expect(migrate(db, failing)).rejects.toThrow(
      'The database cannot be migrated: 003_third failed (relation "third" already exists).',
    );
    const { rows } = await sql<{ there: boolean }>`select to_regclass('third') is not null as there`.execute(
      db,
    );
    expect(rows[0]?.there).toBe(false);
  });

  it('of a newer release is refused', async () => {
    await migrate(db, files(first, ['002_newer', 'create table newer ()']));
    await expect(migrate(db, files(first))).rejects.toThrow(
      'The database was migrated by a newer release (002_newer)',
    );
  });
});

describe('a migration that expands', () => {
  const { db } = useTestDatabase({ migrated: false });

  it('lets the previous release start and continue with its own work', async () => {
    const both = files(first, ['002_wider', '-- expand\nalter table first add column b integer;']);
    await migrate(db, both);
    expect(await migrate(db, files(first))).toEqual([]);
    expect(await isMigrated(db, files(first))).toBe(true);
    await sql`insert into first (a) values (1)`.execute(db);
    expect(await migrate(db, both)).toEqual([]);
  });

  it('is followed by one that contracts, which the release before refuses', async () => {
    const all = files(
      first,
      ['002_wider', '-- expand\nalter table first add column b integer;'],
      ['003_narrower', 'alter table first drop column a;'],
    );
    expect(await migrate(db, all)).toEqual(['003_narrower']);
    expect(await migrate(db, all)).toEqual([]);
    await expect(migrate(db, all.slice(0, 1))).rejects.toThrow(
      'The database was migrated by a newer release (003_narrower)',
    );
  });

  it('is recorded in a database of a release that did not know of it', async () => {
    await sql`alter table applied_migration drop column expands`.execute(db);
    const all = files(
      first,
      ['002_wider', '-- expand\nalter table first add column b integer;'],
      ['003_narrower', 'alter table first drop column a;'],
      ['004_wider', '-- expand\ncreate table more ();'],
    );
    expect(await migrate(db, all)).toEqual(['004_wider']);
    expect(await migrate(db, all.slice(0, 3))).toEqual([]);
  });
});

describe('the newest migrations', () => {
  const { db } = useTestDatabase({ migrated: false });
  const all = readMigrations();
  /** The last one before releases had to run together with the next. */
  const LAST_BEFORE = '032_given_passwords';
  const LAST_WITHOUT_LINE = '046_deposit_kinds';

  it('say in their first line whether they expand the schema or contract it', () => {
    const newer = all.filter(({ name }) => name > LAST_WITHOUT_LINE);
    expect(newer.filter(({ text }) => !/^-- (expand|contract)\n/.test(text)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  type Column = { place: string; table_name: string; data_type: string; is_open: boolean };
  const listColumns = async () => {
    const { rows } = await sql<Column>`
      select table_name || '.' || column_name as place, table_name, data_type,
             is_nullable = 'YES' or column_default is not null or is_generated = 'ALWAYS' as is_open
      from information_schema.columns where table_schema = 'public'`.execute(db);
    return rows;
  };

  it('remove nothing where they expand, and require no new value from an older server', async () => {
    const since = all.findIndex(({ name }) => name === LAST_BEFORE) + 1;
    await migrate(db, all.slice(0, since));
    for (let level = since; level < all.length; level += 1) {
      const before = await listColumns();
      const [migration] = all.slice(level);
      await migrate(db, all.slice(0, level + 1));
      if (!migration || !isExpanding(migration)) continue;
      const after = await listColumns();
      const types = new Map(after.map(({ place, data_type }) => [place, data_type]));
      const lost = before.filter(({ place, data_type }) => types.get(place) !== data_type);
      const tables = new Set(before.map(({ table_name }) => table_name));
      const known = new Set(before.map(({ place }) => place));
      const demanded = after.filter(
        ({ place, table_name, is_open }) => !is_open && tables.has(table_name) && !known.has(place),
      );
      expect({ name: migration.name, lost, demanded }).toEqual({
        name: migration.name,
        lost: [],
        demanded: [],
      });
    }
  });

  it('let an older server start after them', async () => {
    const contracted = all.findLastIndex((file) => file.name > LAST_BEFORE && !isExpanding(file));
    const oldest = Math.max(contracted + 1, all.findIndex(({ name }) => name === LAST_BEFORE) + 1);
    for (let level = oldest; level < all.length; level += 1) {
      const own = all.slice(0, level);
      expect(await migrate(db, own)).toEqual([]);
      expect(await isMigrated(db, own)).toBe(true);
    }
    await checkServer(db);
    await checkThaiSearch(db);
  });
});

describe('a folder of migrations', () => {
  it('is read in order, with one kind of line end', () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, '002_b.sql'), 'select 2;\r\n');
    writeFileSync(path.join(folder, '001_a.sql'), 'select 1;\n');
    expect(readMigrations(folder).map(({ name, text }) => [name, text])).toEqual([
      ['001_a', 'select 1;\n'],
      ['002_b', 'select 2;\n'],
    ]);
  });

  it('may hold nothing else', () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, '01-typo.sql'), '');
    expect(() => readMigrations(folder)).toThrow('01-typo.sql is not named like 001_members.sql');
  });
});
