import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const MIGRATIONS_FOLDER = path.join(import.meta.dirname, 'migrations');

const FILE_NAME = /^\d{3}_[a-z0-9_]+\.sql$/;

/**
 * The first line of a migration that only adds to the schema, so that the
 * previous release still runs after it.
 */
const EXPANDS = /^-- expand\n/;
/** The same, of migrations from before that line was demanded; a merged migration is never changed. */
const EARLY_EXPANDING: ReadonlySet<string> = new Set([
  '033_breaches',
  '034_post_search',
  '035_member_pictures',
  '036_deposit_months_removed_once',
  '037_masked_posts',
  '038_password_resets',
  '043_printed_statements',
  '044_deposit_nicknames',
  '045_balance_confirmations',
  '046_deposit_kinds',
]);

/** One numbered file. */
export type MigrationFile = { name: string; text: string; sha256: string };

/**
 * The migrations of a folder, in order. Other names in it are refused: a
 * typing slip would be skipped in silence.
 */
export function readMigrations(folder: string = MIGRATIONS_FOLDER): MigrationFile[] {
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      if (!FILE_NAME.test(file)) throw new Error(`${file} is not named like 001_members.sql`);
      const text = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      return {
        name: path.basename(file, '.sql'),
        text,
        sha256: createHash('sha256').update(text).digest('hex'),
      };
    });
}

/** Whether servers of the previous release can keep running after the migration. */
export function isExpanding({ name, text }: Pick<MigrationFile, 'name' | 'text'>): boolean {
  return EXPANDS.test(text) || EARLY_EXPANDING.has(name);
}

let own: readonly MigrationFile[] | undefined;

/** The migrations of this release, read when they are first needed. */
export function getReleaseMigrations(): readonly MigrationFile[] {
  return (own ??= readMigrations());
}
