// Finds the processes of a server that a test started. Linux only.
import { readdirSync, readFileSync } from 'node:fs';

/** What an operator is promised, from the signal to the end of the last process. */
export const ENDS_WITHIN_MS = 10_000;

/** The running processes whose environment names the folder; PostgreSQL names it in its arguments. */
export function findProcesses(folder) {
  const found = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
      if (environment.includes(`DATA_DIR=${folder}`) || words.includes(folder)) found.set(Number(pid), words);
    } catch (error) {
      if (!['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(error.code)) throw error;
    }
  }
  return found;
}
