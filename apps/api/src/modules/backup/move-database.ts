import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import { writeBackupFile } from './backup-folder.ts';
import { createBackup } from './create-backup.ts';
import { withConnection } from './database-connection.ts';
import { restoreBackup, type Restored, type RestoreOptions } from './restore-backup.ts';

/** Begins the name of the folder in `DATA_DIR` that holds the backup meanwhile. */
const MOVING = '.moving-';

type MoveOptions = Pick<RestoreOptions, 'log' | 'now' | 'signal'> & {
  databaseUrl: string;
  dataDir: string;
  onProgress: (step: 'saving' | 'checking' | 'restoring', done: number, total: number) => void;
};

/**
 * Moves the embedded database by a backup of it, which is deleted afterwards. No server can use it meanwhile; it stays
 * as it is. The files of `DATA_DIR` stay in their place.
 */
export async function moveDatabase({ databaseUrl, dataDir, ...options }: MoveOptions): Promise<Restored> {
  if (!existsSync(path.join(dataDir, 'database/data'))) {
    throw new OperatorError(`There is no embedded database in ${dataDir}.`);
  }
  const { now, signal, onProgress } = options;
  const folder = await mkdtemp(path.join(dataDir, MOVING));
  try {
    return await withConnection(
      { databaseUrl: null, dataDir },
      { ...options, role: 'server' },
      async (client) => {
        await removeKilledMoves(dataDir, path.basename(folder));
        const backup = await writeBackupFile(folder, { now, encrypted: false }, (file) =>
          createBackup(file, {
            client,
            files: null,
            recipients: [],
            signal,
            onProgress: (done, total) => onProgress('saving', done, total),
          }),
        );
        const settings = { databaseUrl, dataDir };
        return restoreBackup(backup.path, { ...options, settings, identities: [], setAside: false });
      },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what moves left behind that were killed. Call it as the only server of the embedded database. */
export async function removeKilledMoves(dataDir: string, current?: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(MOVING) && name !== current)
      await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
}
