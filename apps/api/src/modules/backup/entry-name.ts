import path from 'node:path';
import { DamagedBackup } from './damaged-backup.ts';

/** What an entry of the archive contains: a part of a table's rows, a file of `DATA_DIR`, or the manifest. */
export type EntryName =
  | { kind: 'table'; table: string }
  | { kind: 'file'; path: string }
  | { kind: 'manifest' };

export const MANIFEST_ENTRY = 'backup.json';
const TABLE = /^database\/([^/]+)\/\d{6}$/;
const FILES = 'files/';
/** The database's own files and programs, which only PostgreSQL and the portal write. */
const DATABASE_FOLDER = /^database(\/|$)/;

export const toTableEntry = (table: string, part: number): string =>
  `database/${table}/${String(part).padStart(6, '0')}`;

export const toFileEntry = (file: string): string => `${FILES}${file}`;

/**
 * @throws DamagedBackup for a name that no backup has: a path out of
 * `DATA_DIR`, or to the database's own files
 */
export function parseEntryName(name: string): EntryName {
  if (name === MANIFEST_ENTRY) return { kind: 'manifest' };
  const table = TABLE.exec(name)?.[1];
  if (table !== undefined) return { kind: 'table', table };
  const file = name.startsWith(FILES) ? name.slice(FILES.length) : '';
  const isInside =
    path.posix.normalize(file) === file && !file.startsWith('..') && !path.posix.isAbsolute(file);
  if (file === '' || !isInside || DATABASE_FOLDER.test(file)) throw new DamagedBackup();
  return { kind: 'file', path: file };
}
