// Lets one process at a time do a piece of work.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 100;

/**
 * Waits until no other process holds `file`, and holds it for as long as `work` takes. A file whose process
 * has ended is ignored.
 * @template Result
 * @param {string} file which does not exist while no process holds it
 * @param {() => Result | Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withFileLock(file, work) {
  while (!take(file)) await sleep(POLL_MS);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!isHeld(file)) rmSync(file, { force: true });
  return false;
}

function isHeld(file) {
  try {
    // Empty just after it was made; signal 0 to process 0 then always succeeds.
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}
