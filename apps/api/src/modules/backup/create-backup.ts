import type { FileHandle } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import pg, { type ClientBase } from 'pg';
import { RELEASE } from '../../version.ts';
import { getReleaseMigrations } from '../../db/migration-files.ts';
import { OperatorError } from '../../operator-error.ts';
import { listMediaInUse } from '../content/sweep-media.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { type CatalogTable, listApplied, listTables } from './catalog.ts';
import type { DataFiles } from './data-files.ts';
import { refuseSmallDisks } from './disk-needs.ts';
import { prepareCopying, readAuditHead, readSequences, readTable } from './database-text.ts';
import { MANIFEST_ENTRY, toTableEntry } from './entry-name.ts';
import { FORMAT, type Manifest, type TableRecord } from './manifest.ts';

const { escapeIdentifier } = pg;

/**
 * A table is stored in parts of about this size, each with whole rows: a tar entry begins with its length.
 */
const PART_BYTES = 4 * 1024 * 1024;
const NEWLINE = 10;
/** What compression leaves of tables and files at the very least; most pictures and PDFs do not shrink at all. */
const LEAST_OF_TABLES = 0.02;
const LEAST_OF_FILES = 0.5;
const SNAPSHOT_TRIES = 3;
/** The stem of a published file's name, which its sizes share. */
const MEDIA_STEM = /[0-9a-f]{32}/;

export type BackupOptions = {
  client: ClientBase;
  /** Null: only the database. */
  files: DataFiles | null;
  /** Where the archive is written, whose disk is asked for space first. */
  folder: string;
  /** Public keys; empty: not encrypted. */
  recipients: readonly string[];
  signal: AbortSignal;
  /** Called with the bytes copied so far and in all, estimated. */
  onProgress: (done: number, total: number) => void;
};

export type BackupResult = {
  manifest: Manifest;
  /** Stems of published files that the database names and that are not there. */
  missingMedia: string[];
};

/**
 * Writes a backup into an open file. Tables are copied in one snapshot of the database. A published file is
 * never changed and exists before a row names it, so that files copied before the snapshot, and then those
 * that came until it, are all that the snapshot names. If it fails, the connection must be closed: a copy may be
 * under way on it.
 */
export async function createBackup(file: FileHandle, options: BackupOptions): Promise<BackupResult> {
  const { client, files, recipients, signal } = options;
  const archive = new ArchiveWriter(file, { recipients, signal });
  const progress = await startProgress(options);
  await files?.copy(archive, progress);
  const missingMedia = await beginSnapshot(options, async () => files?.copy(archive, progress));
  const manifest = await copyDatabase(archive, options, progress);
  await client.query('rollback');
  const text = Buffer.from(JSON.stringify(manifest));
  await archive.add(MANIFEST_ENTRY, text.length, [text]);
  await archive.finish();
  return { manifest, missingMedia };
}

async function startProgress({
  client,
  files,
  folder,
  onProgress,
}: BackupOptions): Promise<(bytes: number) => void> {
  const tableBytes = (await listTables(client)).reduce((sum, { bytes }) => sum + bytes, 0);
  const fileBytes = (await files?.measure()) ?? 0;
  refuseSmallDisks([{ folder, bytes: tableBytes * LEAST_OF_TABLES + fileBytes * LEAST_OF_FILES }]);
  const total = tableBytes + fileBytes;
  let done = 0;
  return (bytes) => {
    done = Math.min(done + bytes, total);
    onProgress(done, total);
  };
}

/**
 * Begins the transaction of the backup, its tables locked against being emptied or changed in their
 * columns. A portrait may be replaced, or a table made, between the snapshot and the look at what
 * it names: then a new snapshot is taken.
 * @returns the stems of published files that are missing
 */
async function beginSnapshot(
  { client, files }: BackupOptions,
  copyNewFiles: () => Promise<void>,
): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    const before = toNames(await listTables(client));
    if (before.length === 0)
      throw new OperatorError({
        th: 'ฐานข้อมูลว่างเปล่า จึงไม่มีอะไรให้สำรอง',
        en: 'The database is empty: there is nothing to back up.',
      });
    await client.query('begin isolation level repeatable read read only');
    // Before the first query: the snapshot must not be older than the locks.
    await client.query(
      `lock table ${before.map((name) => escapeIdentifier(name)).join(', ')} in access share mode`,
    );
    await prepareCopying(client);
    const unchanged = isDeepStrictEqual(toNames(await listTables(client)), before);
    await copyNewFiles();
    const missing = await listMissingMedia(client, files);
    if (attempt === SNAPSHOT_TRIES || (unchanged && missing.length === 0)) return missing;
    await client.query('rollback');
  }
}

/** Only the database of this release is sure to have every table that names files. */
async function listMissingMedia(client: ClientBase, files: DataFiles | null): Promise<string[]> {
  if (!files || (await listApplied(client)).length !== getReleaseMigrations().length) return [];
  const copied = new Set(files.records.map(({ path }) => MEDIA_STEM.exec(path)?.[0]));
  return (await listMediaInUse(client)).filter((stem) => !copied.has(stem));
}

async function copyDatabase(
  archive: ArchiveWriter,
  { client, files }: BackupOptions,
  progress: (bytes: number) => void,
): Promise<Manifest> {
  const { rows } = await client.query<{ at: Date; major: number }>(
    `select statement_timestamp() as at, current_setting('server_version_num')::int / 10000 as major`,
  );
  const [server] = rows;
  if (!server) throw new Error('PostgreSQL did not say its version.');
  const migrations = await listApplied(client);
  // Read after the snapshot was taken, sequences are at least as far as its rows.
  const sequences = await readSequences(client);
  const auditHead = await readAuditHead(client);
  const tables: TableRecord[] = [];
  for (const table of await listTables(client)) {
    tables.push(await copyTable(archive, client, table, progress));
  }
  return {
    format: FORMAT,
    release: RELEASE,
    madeAt: server.at.toISOString(),
    postgresql: server.major,
    migrations,
    tables,
    sequences,
    auditHead,
    files: files?.records ?? [],
  };
}

async function copyTable(
  archive: ArchiveWriter,
  client: ClientBase,
  table: CatalogTable,
  progress: (bytes: number) => void,
): Promise<TableRecord> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  let parts = 0;
  let reported = 0;
  const write = async (content: Buffer): Promise<void> => {
    if (content.length === 0) return;
    parts += 1;
    await archive.add(toTableEntry(table.name, parts), content.length, [content]);
  };
  const record = await readTable(client, table, async (piece) => {
    waiting.push(piece);
    bytes += piece.length;
    const lineEnd = piece.lastIndexOf(NEWLINE);
    if (bytes < PART_BYTES || lineEnd === -1) return;
    const all = Buffer.concat(waiting);
    const whole = bytes - (piece.length - lineEnd - 1);
    await write(all.subarray(0, whole));
    waiting = [all.subarray(whole)];
    bytes -= whole;
    const step = Math.min(whole, table.bytes - reported);
    reported += step;
    progress(step);
  });
  await write(Buffer.concat(waiting));
  progress(table.bytes - reported);
  return record;
}

function toNames(tables: readonly CatalogTable[]): string[] {
  return tables.map(({ name }) => name);
}
