import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Begins the name of the folder in `DATA_DIR` that holds the backup while the database moves. */
export const MOVE_FOLDER_PREFIX = '.moving-';

/** Removes the files of interrupted moves. Call it as the only server of the embedded database. */
export async function removeInterruptedMoves(dataDir: string, current?: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(MOVE_FOLDER_PREFIX) && name !== current)
      await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
}
