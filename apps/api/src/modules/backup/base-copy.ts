import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { getDeletionTime } from '../../db/deletion-clock.ts';
import { openEmbedded } from '../../db/embedded/embedded.ts';
import { getErrorWords, OperatorError } from '../../operator-error.ts';
import { pruneArchive, toBaseName } from './wal-folder.ts';

/** The first response to BASE_BACKUP contains the start position of the copy. */
const BackupResponse = z
  .tuple([z.object({ rows: z.tuple([z.object({ recptr: z.string() })]) })])
  .rest(z.unknown());

type BaseCopyOptions = {
  dataDir: string;
  /** The folder to which the database archives its log. */
  walArchive: string;
  /** How many base copies stay; null: all. */
  keep: number | null;
  now: () => Date;
  log: Logger;
  signal: AbortSignal;
};

/**
 * Lets PostgreSQL copy the running embedded cluster into the archive of its log, as the beginning of every
 * restore to a moment after it. Returns the folder of the copy.
 */
export async function createBaseCopy({
  dataDir,
  walArchive,
  keep,
  now,
  log,
  signal,
}: BaseCopyOptions): Promise<string> {
  const embedded = await openEmbedded({ dataDir, role: 'command', log, walArchive });
  const { host = '', port, user, database } = embedded.address;
  const address = `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
  // A replication connection supports few other commands.
  const replication = new pg.Client({ connectionString: `${address}&replication=true` });
  const client = new pg.Client(embedded.address);
  const stop = () => void replication.end();
  signal.addEventListener('abort', stop);
  const draft = path.join(walArchive, `.base-${process.pid}`);
  try {
    await client.connect();
    await refuseWithoutArchive(client);
    await replication.connect();
    const target = pg.escapeLiteral(draft);
    const started: unknown = await replication.query(
      `BASE_BACKUP (LABEL 'sahakorn', TARGET 'server', TARGET_DETAIL ${target}, CHECKPOINT 'fast', COMPRESSION 'gzip')`,
    );
    const firstWal = await getWalName(client, started);
    const copy = path.join(walArchive, toBaseName(now(), firstWal));
    await rename(draft, copy);
    if (keep !== null) await prune(client, { copy, walArchive, keep, now });
    return copy;
  } finally {
    signal.removeEventListener('abort', stop);
    await rm(draft, { recursive: true, force: true });
    await Promise.allSettled([replication.end(), client.end()]);
    await embedded.close();
  }
}

type PruneOptions = Pick<BaseCopyOptions, 'walArchive' | 'now'> & { copy: string; keep: number };

async function prune(client: pg.Client, { copy, walArchive, keep, now }: PruneOptions): Promise<void> {
  try {
    await pruneArchive(walArchive, keep, await getDeletionTime(client, { now }));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    const reason = getErrorWords(error);
    throw new OperatorError({
      th: `ทำสำเนาฐานข้อมูลไว้ที่ ${copy} แล้ว แต่ไม่ได้ลบสำเนาเก่า ${reason.th}`,
      en: `Copied the database to ${copy}, but no older copy was deleted. ${reason.en}`,
    });
  }
}

/** A server that runs already has the settings with which it was started. */
async function refuseWithoutArchive(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ archives: boolean }>(
    `select current_setting('archive_mode') = 'on' as archives`,
  );
  if (rows[0]?.archives) return;
  throw new OperatorError({
    th: 'เซิร์ฟเวอร์ที่ทำงานอยู่ไม่ได้เก็บบันทึกการเขียน เริ่มเซิร์ฟเวอร์ใหม่โดยตั้ง WAL_ARCHIVE_DIR แล้วจึงทำสำเนา',
    en: 'The running server does not archive: restart it with WAL_ARCHIVE_DIR, then make the copy.',
  });
}

async function getWalName(client: pg.Client, response: unknown): Promise<string> {
  const [start] = BackupResponse.parse(response);
  const { rows } = await client.query<{ name: string }>('select pg_walfile_name($1) as name', [
    start.rows[0].recptr,
  ]);
  return rows[0]?.name ?? '';
}
