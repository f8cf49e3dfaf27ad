import { chmodSync, existsSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { toFileTime } from '../../file-time.ts';
import { OperatorError } from '../../operator-error.ts';
import { prepareDatabaseFolder } from './database-folder.ts';
import { getLayout } from './layout.ts';
import { clearMoved } from './moved-marker.ts';
import { postmasterPid, stopPostmaster } from './postmaster.ts';

const STAGING_PREFIX = 'restoring-';
/** A large database writes its memory to the disk before it stops. */
const STOP_WITHIN_MS = 180_000;

type StagingOptions = {
  /** Whether an existing database is kept next to the new one; otherwise the command refuses. */
  setAside: boolean;
  now: Date;
};

/**
 * Creates a new embedded database in a temporary folder, lets `fill` fill it, and moves it to its place below
 * `dataDir` once that is done. If `fill` fails, nothing remains of it.
 * @param fill gets a folder to use as `DATA_DIR` meanwhile
 * @returns with the result of `fill`, where the earlier database is kept, if there was one
 */
export async function withStagedCluster<Result>(
  dataDir: string,
  { setAside, now }: StagingOptions,
  fill: (stagingDataDir: string) => Promise<Result>,
): Promise<{ result: Result; previousDatabase: string | null }> {
  const { root } = prepareDatabaseFolder(dataDir);
  const layout = getLayout(root);
  if (existsSync(layout.data) && !setAside) {
    throw new OperatorError({
      th: `${layout.data} มีฐานข้อมูลอยู่แล้ว กู้คืนลงใน DATA_DIR ที่ว่าง หรือใช้ --set-aside เพื่อเก็บของเดิมไว้ข้างกัน`,
      en: `${layout.data} holds a database: restore into an empty DATA_DIR, or keep that one beside with --set-aside.`,
    });
  }
  if (postmasterPid(layout) !== null) {
    throw new OperatorError({
      th: `ฐานข้อมูลใน ${dataDir} ทำงานอยู่ หยุดเซิร์ฟเวอร์ก่อน`,
      en: `The database in ${dataDir} is running: stop the server first.`,
    });
  }
  for (const name of readdirSync(root)) {
    if (name.startsWith(STAGING_PREFIX)) await removeStaging(path.join(root, name));
  }
  const staging = mkdtempSync(path.join(root, STAGING_PREFIX));
  chmodSync(staging, 0o755);
  try {
    const result = await fill(staging);
    const staged = await stopStaged(staging, 'SIGINT');
    const previousDatabase = moveIntoPlace(staged, layout.data, now);
    clearMoved(root);
    return { result, previousDatabase };
  } finally {
    await removeStaging(staging);
  }
}

/**
 * Also stops a PostgreSQL that a killed process left running in it, or that lacks space. Asked to stop in good
 * order while it recovers from a crash, PostgreSQL 18 may never end.
 */
async function removeStaging(staging: string): Promise<void> {
  await stopStaged(staging, 'SIGQUIT');
  rmSync(staging, { recursive: true, force: true });
}

/** Returns the folder of the staged cluster, at rest. */
async function stopStaged(staging: string, how: 'SIGINT' | 'SIGQUIT'): Promise<string> {
  const folder = path.join(staging, 'database');
  if (!existsSync(folder)) return folder;
  const layout = getLayout(realpathSync(folder));
  if (!(await stopPostmaster(layout, STOP_WITHIN_MS, how))) {
    throw new OperatorError({
      th: `ฐานข้อมูลใน ${folder} ไม่หยุดทำงาน ดู ${layout.log}`,
      en: `The database in ${folder} does not stop: see ${layout.log}.`,
    });
  }
  return layout.data;
}

function moveIntoPlace(staged: string, place: string, now: Date): string | null {
  const previousDatabase = `${place}-${toFileTime(now)}`;
  const isFilled = existsSync(place);
  if (isFilled) renameSync(place, previousDatabase);
  renameSync(staged, place);
  return isFilled ? previousDatabase : null;
}
