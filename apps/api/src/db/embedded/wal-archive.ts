import { chownSync } from 'node:fs';
import { ensureWritable } from '../../data-dir.ts';
import { OperatorError } from '../../operator-error.ts';
import { type Account, canReach } from './account.ts';
import type { ServerSettings } from './postmaster.ts';

/** Even a quiet portal's changes are in the archive after this time. */
const ARCHIVE_TIMEOUT_SECONDS = 300;

/**
 * Creates the folder for the archive of the write-ahead log, and returns the
 * settings with which PostgreSQL writes to it.
 */
export function prepareWalArchive(folder: string, account: Account | null): ServerSettings {
  ensureWritable(folder, { mode: 0o700, setting: 'WAL_ARCHIVE_DIR' });
  if (account) chownSync(folder, account.uid, account.gid);
  if (!canReach(account, folder)) {
    throw new OperatorError({
      th: `บัญชี ${account?.name ?? 'ของโพรเซสนี้'} ที่เปิดฐานข้อมูลเข้าถึง ${folder} ไม่ได้ ใช้ WAL_ARCHIVE_DIR อื่น`,
      en: `The account ${account?.name ?? 'of this process'}, which runs the database, cannot reach ${folder}: choose another WAL_ARCHIVE_DIR.`,
    });
  }
  return {
    archive_mode: 'on',
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': folder,
    archive_timeout: String(ARCHIVE_TIMEOUT_SECONDS),
  };
}

/** Settings with which a copied cluster replays an archive: up to a moment, or all of it. */
export function getRecoverySettings(folder: string, until: Date | null): ServerSettings {
  // PostgreSQL replaces % itself; a shell runs the rest.
  const quoted = folder.replaceAll('%', '%%').replaceAll("'", String.raw`'\''`);
  return {
    restore_command: `cp '${quoted}/%f' '%p'`,
    hot_standby: 'off',
    ...(until !== null && {
      // This setting takes no letters for a time zone.
      recovery_target_time: until.toISOString().replace('T', ' ').replace('Z', '+00'),
      recovery_target_action: 'promote',
    }),
  };
}
