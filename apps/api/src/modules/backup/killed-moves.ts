import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Begins the name of the folder in `DATA_DIR` that holds the backup while the database moves. */
export const MOVING = '.moving-';

/** Removes the files of moves that were killed. Call it as the only server of the embedded database. */
export async function removeKilledMoves(dataDir: string, current?: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(MOVING) && name !== current)
      await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
}
