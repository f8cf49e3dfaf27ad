import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { prepareDatabaseFolder } from '../../db/embedded/database-folder.ts';
import { type EmbeddedDatabase, type EmbeddedOptions, openEmbedded } from '../../db/embedded/embedded.ts';
import { getLayout } from '../../db/embedded/layout.ts';
import { withStagedCluster } from '../../db/embedded/staged-cluster.ts';
import { getRecoverySettings } from '../../db/embedded/wal-archive.ts';
import { migrate } from '../../db/migrate.ts';
import { createKysely, createPool } from '../../db/pool.ts';
import { getErrorMessage, OperatorError } from '../../operator-error.ts';
import { checkIntegrity, type IntegrityReport } from './restore-database.ts';
import { createOwned, unpackCluster } from './unpack-cluster.ts';
import { type BaseCopy, listBaseCopies } from './wal-folder.ts';

type MomentOptions = {
  dataDir: string;
  walArchive: string;
  /** Null: as far as the archive reaches. */
  until: Date | null;
  setAside: boolean;
  now: Date;
  log: Logger;
};

export type RestoredMoment = IntegrityReport & { base: BaseCopy; previousDatabase: string | null };

/**
 * Restores the embedded database as it was at a moment: a base copy from
 * before it, and the log from there on.
 */
export async function restoreMoment(options: MomentOptions): Promise<RestoredMoment> {
  const { dataDir, walArchive, until, log } = options;
  const base = await findBase(walArchive, until);
  const { result, previousDatabase } = await withStagedCluster(dataDir, options, async (staging) => {
    const { root, account } = prepareDatabaseFolder(staging);
    const { data } = getLayout(root);
    await unpackCluster(path.join(walArchive, base.name, 'base.tar.gz'), data, account);
    createOwned(path.join(data, 'recovery.signal'), account, (file) =>
      writeFileSync(file, '', { mode: 0o600 }),
    );
    const settings = getRecoverySettings(walArchive, until);
    const embedded = await openRecovered({
      dataDir: staging,
      role: 'server',
      log,
      settings,
      startWithinMs: Infinity,
    });
    const db = createKysely(createPool(embedded.address, 'command', log));
    try {
      await migrate(db);
      return await checkIntegrity(db);
    } finally {
      await db.destroy();
      await embedded.close();
    }
  });
  archiveTimelines(dataDir, walArchive);
  return { ...result, base, previousDatabase };
}

/**
 * The restored log gets a new timeline; its history file records for later restores which timeline to follow.
 */
function archiveTimelines(dataDir: string, walArchive: string): void {
  const { root, account } = prepareDatabaseFolder(dataDir);
  const log = path.join(getLayout(root).data, 'pg_wal');
  for (const name of readdirSync(log).filter((candidate) => candidate.endsWith('.history'))) {
    if (existsSync(path.join(walArchive, name))) continue;
    createOwned(path.join(walArchive, name), account, (file) => copyFileSync(path.join(log, name), file));
  }
}

async function openRecovered(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  try {
    return await openEmbedded(options);
  } catch (error) {
    if (!getErrorMessage(error).includes('before configured recovery target')) throw error;
    throw new OperatorError({
      th: 'บันทึกที่เก็บไว้ไม่ถึงเวลานั้น ระบุเวลาก่อนหน้านั้น หรือ --at latest',
      en: 'The archive does not reach that moment: name an earlier one, or --at latest.',
    });
  }
}

async function findBase(walArchive: string, until: Date | null): Promise<BaseCopy> {
  const copies = await listBaseCopies(walArchive);
  const [oldest] = copies;
  if (!oldest)
    throw new OperatorError({
      th: `ไม่มีสำเนาฐานข้อมูลใน ${walArchive} ทำสำเนาด้วย backup --base`,
      en: `${walArchive} holds no base copy: make one with backup --base.`,
    });
  const base = copies.findLast(({ finishedAt }) => until === null || finishedAt <= until);
  if (base) return base;
  throw new OperatorError({
    th: `สำเนาฐานข้อมูลที่เก่าที่สุดเป็นของ ${oldest.finishedAt.toISOString()} ระบุเวลาหลังจากนั้น`,
    en: `The oldest base copy is of ${oldest.finishedAt.toISOString()}: name a moment after it.`,
  });
}
