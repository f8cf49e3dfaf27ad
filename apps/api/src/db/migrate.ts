import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { getErrorCode, OperatorError, getErrorMessage } from '../operator-error.ts';
import { getReleaseMigrations, isExpanding, type MigrationFile } from './migration-files.ts';
import type { Database } from './schema.ts';

/**
 * Brings the database to the newest of `files`, all of them or none, and returns the names of what was
 * applied. Processes that do it at once wait for each other. A file that changed after it was applied is
 * refused, and so is one that this release does not have, unless it only expands the schema.
 */
export async function migrate(
  db: Kysely<Database>,
  files: readonly MigrationFile[] = getReleaseMigrations(),
): Promise<string[]> {
  const newer = await refuseDrift(db, files);
  const migrations = Object.fromEntries([
    ...files.map((file) => [file.name, getMigration(file)]),
    ...newer.map((name) => [name, { up: async () => undefined }]),
  ]);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw explain(error, results.find(({ status }) => status === 'Error')?.migrationName);
  return results.map(({ migrationName }) => migrationName);
}

/** Whether every migration of this release is applied. */
export async function isMigrated(db: Kysely<Database>, files: readonly MigrationFile[]): Promise<boolean> {
  const applied = new Set((await appliedMigrations(db)).map(({ name }) => name));
  return files.every(({ name }) => applied.has(name));
}

/**
 * The migrations of this release that are not applied.
 * @throws OperatorError if another one was applied, or one was changed afterwards
 */
export async function findPendingMigrations(
  db: Kysely<Database>,
  files: readonly MigrationFile[] = getReleaseMigrations(),
): Promise<string[]> {
  await refuseDrift(db, files);
  const applied = new Set((await appliedMigrations(db)).map(({ name }) => name));
  return files.filter(({ name }) => !applied.has(name)).map(({ name }) => name);
}

function getMigration({ name, text, sha256 }: MigrationFile): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await sql`create table if not exists applied_migration (name text primary key, sha256 text not null)`.execute(
        db,
      );
      await sql`alter table applied_migration add column if not exists expands boolean not null default false`.execute(
        db,
      );
      await sql.raw(text).execute(db);
      await sql`insert into applied_migration (name, sha256, expands)
        values (${name}, ${sha256}, ${isExpanding({ name, text })})`.execute(db);
    },
  };
}

type AppliedMigration = { name: string; sha256: string; expands: boolean };

async function appliedMigrations(db: Kysely<Database>): Promise<AppliedMigration[]> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('applied_migration') is not null as there`.execute(db);
  if (!found[0]?.there) return [];
  // Databases of the first releases have no such column yet.
  const { rows } = await sql<AppliedMigration>`
    select name, sha256, coalesce((to_jsonb(applied) ->> 'expands')::boolean, false) as expands
    from applied_migration as applied`.execute(db);
  return rows;
}

/** @returns the applied migrations of a newer release, with which this one can still run */
async function refuseDrift(db: Kysely<Database>, files: readonly MigrationFile[]): Promise<string[]> {
  const newer: string[] = [];
  for (const { name, sha256, expands } of await appliedMigrations(db)) {
    const file = files.find((candidate) => candidate.name === name);
    if (!file && expands) {
      newer.push(name);
      continue;
    }
    if (!file) {
      throw new OperatorError({
        th: `ฐานข้อมูลถูกปรับโดยรุ่นใหม่กว่านี้ (${name}) แล้ว เริ่มรุ่นนั้น หรือกู้คืนไฟล์สำรอง`,
        en: `The database was migrated by a newer release (${name}): start that release, or restore a backup.`,
      });
    }
    if (file.sha256 !== sha256) {
      throw new OperatorError({
        th: `ไฟล์ migration ${name} เปลี่ยนไปหลังใช้กับฐานข้อมูลนี้แล้ว คืนไฟล์เดิม และใส่ส่วนที่เปลี่ยนในไฟล์ใหม่`,
        en: `The migration ${name} was changed after it was applied to this database: restore the file, and put the change into a new one.`,
      });
    }
  }
  return newer;
}

function explain(error: unknown, name: string | undefined): OperatorError {
  const reason = getErrorMessage(error);
  if (getErrorCode(error) === '42501') {
    return new OperatorError({
      th: `ปรับฐานข้อมูลไม่ได้ เพราะผู้ใช้ของฐานข้อมูลไม่มีสิทธิ์สร้างตารางหรือส่วนขยาย (${reason})`,
      en: `The database cannot be migrated: its user may not make tables or extensions (${reason}).`,
    });
  }
  if (reason.includes('pg_trgm')) {
    return new OperatorError({
      th: `ปรับฐานข้อมูลไม่ได้ เพราะไม่มีส่วนขยาย pg_trgm (${reason})`,
      en: `The database cannot be migrated: its extension pg_trgm is missing (${reason}).`,
    });
  }
  return new OperatorError({
    th: `ปรับฐานข้อมูลไม่ได้${name ? ` ติดที่ ${name}` : ''} (${reason})`,
    en: `The database cannot be migrated${name ? `: ${name} failed` : ''} (${reason}).`,
  });
}
