import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { getErrorCode } from './operator-error.ts';

const LastBackup = z.object({
  finishedAt: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
  path: z.string().optional().catch(undefined),
  bytes: z.number().optional().catch(undefined),
});
export type LastBackup = z.infer<typeof LastBackup>;

/**
 * What the last finished backup noted in `DATA_DIR/last-backup.json`; null if there was none.
 * @throws where the file cannot be read, or names no time
 */
export async function readLastBackup(dataDir: string): Promise<LastBackup | null> {
  try {
    return LastBackup.parse(JSON.parse(await readFile(path.join(dataDir, 'last-backup.json'), 'utf8')));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(getErrorCode(error))) return null;
    throw error;
  }
}
