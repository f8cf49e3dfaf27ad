import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { getErrorCode, OperatorError } from './operator-error.ts';

/**
 * Makes a folder and those above it where they are missing. (`mkdirSync` with `recursive` never returns in
 * places such as `/proc`, where nothing can be made.)
 * @param mode permissions of the folders that are made
 */
export function makeFolder(folder: string, mode = 0o755): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw error;
  }
}

/**
 * Makes a folder where it is missing, and refuses one that cannot be written.
 * @param setting what names the folder, for the advice
 */
export function ensureWritable(
  folder: string,
  { mode, setting = 'DATA_DIR' }: { mode?: number; setting?: string } = {},
): void {
  try {
    makeFolder(folder, mode);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError({
      th: `เขียนโฟลเดอร์ ${folder} ไม่ได้ (${getErrorCode(error)}) ใช้ ${setting} อื่น`,
      en: `The folder ${folder} cannot be written (${getErrorCode(error)}): choose another ${setting}.`,
    });
  }
}
