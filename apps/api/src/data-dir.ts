import { accessSync, constants, mkdirSync } from 'node:fs';
import { codeOf, OperatorError } from './operator-error.ts';

/**
 * Makes a folder where it is missing, and refuses one that cannot be written.
 * @param mode permissions of a folder that is made
 */
export function ensureWritable(folder: string, mode = 0o755): void {
  try {
    mkdirSync(folder, { recursive: true, mode });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError(
      `The folder ${folder} cannot be written (${codeOf(error)}): choose another DATA_DIR.`,
    );
  }
}
