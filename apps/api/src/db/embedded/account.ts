import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { OperatorError } from '../../operator-error.ts';

/** An account of the operating system. */
export type Account = { name: string; uid: number; gid: number };

/** PostgreSQL refuses to run as root. No account is ever created: one of these exists on every Linux. */
const CANDIDATES = ['postgres', 'nobody'];

/**
 * The account to run PostgreSQL as, or null to run it as ourselves, which is right for everyone but root.
 * A cluster that exists stays with its owner: PostgreSQL accepts no other.
 */
export function databaseAccount(cluster: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { name: `${owner.uid}`, uid: owner.uid, gid: owner.gid };
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n').map(parseAccount);
  const found = CANDIDATES.map((name) => accounts.find((account) => account?.name === name)).find(Boolean);
  if (found) return found;
  throw new OperatorError({
    th: `เปิดฐานข้อมูลด้วย root ไม่ได้ และไม่มีบัญชี ${CANDIDATES.join(' หรือ ')} เริ่มด้วยผู้ใช้อื่น หรือตั้ง DATABASE_URL`,
    en: `The database cannot run as root, and neither account ${CANDIDATES.join(' nor ')} exists: start as another user, or set DATABASE_URL.`,
  });
}

function parseAccount(line: string): Account | null {
  const [name, , uid, gid] = line.split(':');
  return name && uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : null;
}

/** The options that start a child process as the account. */
export function toSpawnOptions(account: Account | null): { uid?: number; gid?: number } {
  return account === null ? {} : { uid: account.uid, gid: account.gid };
}

/** Whether the account may run a file, or pass through a folder. */
export function canReach(account: Account | null, file: string): boolean {
  return spawnSync('test', ['-x', file], { ...toSpawnOptions(account), cwd: '/' }).status === 0;
}
