import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Bilingual } from '../../language.ts';
import { getErrorCode, OperatorError } from '../../operator-error.ts';
import { type Account, toSpawnOptions } from './account.ts';
import type { Layout } from './layout.ts';

export const SUPERUSER = 'postgres';

const STAGING_PREFIX = 'data.init-';

/** pg_trgm finds Thai words only where the locale knows letters beyond ASCII; macOS has no `C.UTF-8`. */
const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/** The environment of PostgreSQL's programs; `PG*` variables of the operator must not reach them. */
export const ENVIRONMENT = { PATH: process.env.PATH ?? '', LC_ALL: LOCALE };

/**
 * Creates the cluster if there is none. It is created elsewhere and renamed, so a first start that is killed
 * leaves no partial cluster; of two first starts at the same moment one wins and the other uses its cluster.
 */
export function ensureCluster(layout: Layout, native: string, account: Account | null): void {
  if (clusterExists(layout)) return;
  const staging = mkdtempSync(path.join(layout.root, STAGING_PREFIX));
  if (account) chownSync(staging, account.uid, account.gid);
  const initdb = spawnSync(
    path.join(native, 'bin/initdb'),
    [
      `--pgdata=${staging}`,
      `--username=${SUPERUSER}`,
      '--auth-local=trust',
      '--auth-host=reject',
      '--encoding=UTF8',
      `--locale=${LOCALE}`,
      '--no-instructions',
    ],
    { ...toSpawnOptions(account), cwd: '/', encoding: 'utf8', env: ENVIRONMENT },
  );
  if (initdb.status === 0) moveIntoPlace(staging, layout);
  if (clusterExists(layout)) return;
  rmSync(staging, { recursive: true, force: true });
  const reason = getInitdbError(initdb);
  throw new OperatorError({
    th: `สร้างฐานข้อมูลในตัวใน ${layout.root} ไม่ได้: ${reason.th}`,
    en: `The embedded database could not be made in ${layout.root}: ${reason.en}`,
  });
}

/** Removes leftovers of interrupted first starts. Call it only once a cluster runs. */
export function removeStaging(layout: Layout): void {
  for (const name of readdirSync(layout.root)) {
    if (name.startsWith(STAGING_PREFIX))
      rmSync(path.join(layout.root, name), { recursive: true, force: true });
  }
}

/** @throws OperatorError for a cluster of another major version, whose files PostgreSQL cannot read */
export function refuseOtherVersion(layout: Layout, major: string): void {
  if (!clusterExists(layout)) return;
  const found = readFileSync(path.join(layout.data, 'PG_VERSION'), 'utf8').trim();
  if (found === major) return;
  throw new OperatorError({
    th: `ฐานข้อมูลใน ${layout.data} เป็นของ PostgreSQL ${found} แต่รุ่นนี้ใช้ ${major} สำรองข้อมูลด้วยรุ่นที่เคยใช้ แล้วพิมพ์ที่รุ่นนี้: npm run portal -- restore FILE --set-aside`,
    en: `The database in ${layout.data} is of PostgreSQL ${found}, and this release has ${major}: back it up with the release that last ran it, and here type: npm run portal -- restore FILE --set-aside`,
  });
}

function clusterExists(layout: Layout): boolean {
  return existsSync(path.join(layout.data, 'PG_VERSION'));
}

function moveIntoPlace(staging: string, layout: Layout): void {
  try {
    renameSync(staging, layout.data);
  } catch (error) {
    // ENOENT: the winner runs already, and has cleared our own away.
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(getErrorCode(error))) throw error;
    rmSync(staging, { recursive: true, force: true });
  }
}

function getInitdbError(initdb: { stderr: string | null; error?: Error }): Bilingual {
  if (initdb.error && getErrorCode(initdb.error) === 'ENOENT') {
    return {
      th: 'โปรแกรมของฐานข้อมูลทำงานบนระบบนี้ไม่ได้ ระบบน่าจะไม่มี glibc ตั้ง DATABASE_URL',
      en: 'its programs do not run on this system, which seems to have no glibc. Set DATABASE_URL.',
    };
  }
  const said = (initdb.error?.message ?? initdb.stderr ?? '').trim();
  if (said.includes('No space left')) return { th: 'ดิสก์เต็ม', en: 'the disk is full.' };
  const last = said.split('\n').slice(-3).join(' ');
  return { th: last, en: last };
}
