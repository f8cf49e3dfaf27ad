// One run at a time: two would take pictures into one folder.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { VisualError } from './options.mjs';

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The process that holds a lock, if it still runs; one that was ended by force left its lock behind. */
function holder(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid > 0 && isAlive(pid) ? pid : undefined;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Does something while no other process does it in the same folder.
 * @param {string} folder
 * @param {() => Promise<number>} work
 * @returns what the work gives
 * @throws {VisualError} when another process is at it
 */
export async function alone(folder, work) {
  const file = path.join(folder, 'lock');
  const other = holder(file);
  if (other !== undefined) throw new VisualError(`Another pnpm visual is at work here, process ${other}.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, String(process.pid));
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
