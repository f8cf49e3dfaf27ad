import path from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { ensureWritable } from '../../data-dir.ts';
import type { DatabaseSettings } from '../../db/client.ts';
import { withStagedCluster } from '../../db/embedded/staged-cluster.ts';
import { isDatabaseUnavailable } from '../../db/unavailable.ts';
import { getErrorMessage, isDiskFull, OperatorError } from '../../operator-error.ts';
import type { MediaStore } from '../media/media-store.ts';
import { type ReaderOptions, readArchive } from './archive-reader.ts';
import { checkBackup } from './check-backup.ts';
import { withConnection } from './database-connection.ts';
import { refuseSmallDisks } from './disk-needs.ts';
import { parseEntryName } from './entry-name.ts';
import type { Manifest } from './manifest.ts';
import { type DatabaseVerification, type LoadRows, restoreDatabase } from './restore-database.ts';
import { RestoredFiles } from './restored-files.ts';

export type RestoreOptions = Omit<ReaderOptions, 'onProgress'> & {
  settings: DatabaseSettings;
  /** Where published files go, if not below `DATA_DIR`. */
  bucket?: MediaStore | null;
  log: Logger;
  now: Date;
  /** Whether an existing embedded database is kept next to the restored one. */
  setAside: boolean;
  onProgress: (step: 'checking' | 'restoring', done: number, total: number) => void;
};

export type Restored = DatabaseVerification & {
  manifest: Manifest;
  /** Where the earlier embedded database is kept, if there was one. */
  previousDatabase: string | null;
};

/** An embedded database without a row, and its first log. */
const EMPTY_DATABASE_BYTES = 48 * 1024 ** 2;

/**
 * Restores a backup into the empty place that `settings` name: reads all of it first, and stores nothing
 * unless all of it is restored and proved equal.
 * @throws OperatorError in a sentence where the backup or the place is not fit
 */
export async function restoreBackup(file: string, options: RestoreOptions): Promise<Restored> {
  const { settings, log, now, setAside, signal, onProgress } = options;
  const reading = (step: 'checking' | 'restoring'): ReaderOptions => ({
    ...options,
    onProgress: (done, total) => onProgress(step, done, total),
  });
  const { manifest, tableBytes } = await checkBackup(file, reading('checking'));
  ensureWritable(settings.dataDir);
  const files = new RestoredFiles({ dataDir: settings.dataDir, bucket: options.bucket ?? null }, manifest);
  await files.refuseConflicts();
  refuseSmallDisks([
    { folder: settings.dataDir, bytes: files.missingBytes },
    ...(settings.databaseUrl === null
      ? [{ folder: path.join(settings.dataDir, 'database'), bytes: EMPTY_DATABASE_BYTES + tableBytes }]
      : []),
  ]);
  const readRows = (load: LoadRows) =>
    readArchive(file, reading('restoring'), async ({ name, content }) => {
      const entry = parseEntryName(name);
      if (entry.kind === 'table') await load(entry.table, content);
      if (entry.kind === 'file') await files.add(entry.path, content);
    });
  const fill = (place: DatabaseSettings) =>
    withConnection(place, { role: 'server', log, signal }, (client) =>
      restoreDatabase(client, manifest, { readRows, beforeCommit: () => files.commit() }),
    );
  try {
    const { result, previousDatabase } =
      settings.databaseUrl === null
        ? await withStagedCluster(settings.dataDir, { setAside, now }, (dataDir) =>
            fill({ databaseUrl: null, dataDir }),
          )
        : { result: await fill(settings), previousDatabase: null };
    return { ...result, manifest, previousDatabase };
  } catch (error) {
    throw explainFailure(error);
  } finally {
    await files.discard();
  }
}

function explainFailure(error: unknown): unknown {
  if (isDiskFull(error)) {
    return new OperatorError({ th: 'ดิสก์เต็ม จึงไม่ได้กู้คืนอะไร', en: 'The disk is full: nothing was restored.' });
  }
  const isDatabase = error instanceof pg.DatabaseError || isDatabaseUnavailable(error);
  if (!isDatabase) return error;
  return new OperatorError({
    th: `ฐานข้อมูลขัดข้อง (${getErrorMessage(error)}) จึงไม่ได้กู้คืนอะไร`,
    en: `The database failed (${getErrorMessage(error)}): nothing was restored.`,
  });
}
