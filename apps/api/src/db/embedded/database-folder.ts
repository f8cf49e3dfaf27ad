import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { ensureWritable } from '../../data-dir.ts';
import { getErrorCode, OperatorError } from '../../operator-error.ts';
import { type Account, canReach, databaseAccount } from './account.ts';

/**
 * Where the database is kept when the process runs as root and its database account
 * cannot reach `DATA_DIR`, as below `/root`.
 */
const ROOT_FALLBACK = '/var/lib/sahakorn';

/** The folder of the embedded database, ready to be written to by its account. */
export type DatabaseFolder = { root: string; account: Account | null };

/** Makes `dataDir/database`, or finds it. Refuses in a sentence where it cannot be written. */
export function prepareDatabaseFolder(dataDir: string): DatabaseFolder {
  ensureWritable(dataDir);
  const root = path.join(dataDir, 'database');
  refuseBrokenLink(root);
  const account = databaseAccount(path.join(root, 'data'));
  if (account === null) {
    ensureWritable(root, { mode: 0o700 });
    return { root: realpathSync(root), account };
  }
  const present = lstatSync(root, { throwIfNoEntry: false });
  if (!present && !allowTraversal(dataDir, account)) {
    symlinkSync(makeFallback(), root);
  }
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const real = realpathSync(root);
  chownSync(real, account.uid, account.gid);
  if (!canReach(account, real)) {
    throw new OperatorError({
      th: `บัญชี ${account.name} ที่เปิดฐานข้อมูลเข้าถึง ${real} ไม่ได้ ใช้ DATA_DIR อื่น`,
      en: `The account ${account.name}, which runs the database, cannot reach ${real}: choose another DATA_DIR.`,
    });
  }
  return { root: real, account };
}

function refuseBrokenLink(root: string): void {
  if (existsSync(root) || !lstatSync(root, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  throw new OperatorError({
    th: `${root} เป็นลิงก์ไปยัง ${readlinkSync(root)} ซึ่งไม่มีอยู่ นำโฟลเดอร์นั้นกลับมา หรือลบลิงก์เพื่อเริ่มฐานข้อมูลว่าง`,
    en: `${root} is a link to ${readlinkSync(root)}, which does not exist: bring that folder back, or remove the link to begin an empty database.`,
  });
}

/**
 * A private folder of root's (as `mktemp -d` makes them) is opened for the
 * account's group, just to pass through.
 */
function allowTraversal(dataDir: string, account: Account): boolean {
  if (canReach(account, dataDir)) return true;
  const { uid, gid, mode } = statSync(dataDir);
  if (uid !== 0 || gid !== 0 || !canReach(account, path.dirname(dataDir))) return false;
  chownSync(dataDir, uid, account.gid);
  chmodSync(dataDir, (mode & 0o7777) | 0o010);
  return true;
}

function makeFallback(): string {
  try {
    mkdirSync(ROOT_FALLBACK, { recursive: true, mode: 0o755 });
    return mkdtempSync(path.join(ROOT_FALLBACK, 'database-'));
  } catch (error) {
    throw new OperatorError({
      th: `บัญชีที่เปิดฐานข้อมูลเข้าถึง DATA_DIR ไม่ได้ และเขียน ${ROOT_FALLBACK} ไม่ได้ (${getErrorCode(error)}) ใช้ DATA_DIR อื่น`,
      en: `The database's account cannot reach DATA_DIR, and ${ROOT_FALLBACK} cannot be written (${getErrorCode(error)}): choose another DATA_DIR.`,
    });
  }
}
