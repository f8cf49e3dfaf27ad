import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import { markMoved } from '../../db/embedded/moved-marker.ts';
import { writeBackupFile } from './backup-folder.ts';
import { createBackup } from './create-backup.ts';
import { withConnection } from './database-connection.ts';
import { MOVE_FOLDER_PREFIX, removeInterruptedMoves } from './interrupted-moves.ts';
import { restoreBackup, type Restored, type RestoreOptions } from './restore-backup.ts';

type MoveOptions = Pick<RestoreOptions, 'log' | 'now' | 'signal'> & {
  databaseUrl: string;
  dataDir: string;
  onProgress: (step: 'saving' | 'checking' | 'restoring', done: number, total: number) => void;
};

/**
 * Moves the embedded database by a backup of it, which is deleted afterwards. No server can use it meanwhile;
 * it stays as it is. The files of `DATA_DIR` stay in their place.
 */
export async function moveDatabase({ databaseUrl, dataDir, ...options }: MoveOptions): Promise<Restored> {
  if (!existsSync(path.join(dataDir, 'database/data'))) {
    throw new OperatorError({
      th: `ไม่มีฐานข้อมูลในตัวใน ${dataDir}`,
      en: `There is no embedded database in ${dataDir}.`,
    });
  }
  const { now, signal, onProgress } = options;
  const folder = await mkdtemp(path.join(dataDir, MOVE_FOLDER_PREFIX));
  try {
    return await withConnection(
      { databaseUrl: null, dataDir },
      { ...options, role: 'server' },
      async (client) => {
        await removeInterruptedMoves(dataDir, path.basename(folder));
        const backup = await writeBackupFile(folder, { now, encrypted: false }, (file) =>
          createBackup(file, {
            client,
            files: null,
            folder,
            recipients: [],
            signal,
            onProgress: (done, total) => onProgress('saving', done, total),
          }),
        );
        const settings = { databaseUrl, dataDir };
        const restored = await restoreBackup(backup.path, {
          ...options,
          settings,
          identities: [],
          mustBeEncrypted: false,
          setAside: false,
        });
        markMoved(dataDir, databaseUrl, now);
        return restored;
      },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
