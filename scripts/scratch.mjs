// A folder in memory for what tests write: their databases come and go by the hundred.
import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Several times what all tests hold at once. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Whether programs may run from a place that is kept in memory. A copy of PostgreSQL may have to.
 * @param {string} mounts what `/proc/mounts` says
 * @param {string} place
 */
export function mayHoldPrograms(mounts, place) {
  const [, , kind, options] =
    mounts
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, where]) => where === place) ?? [];
  return kind === 'tmpfs' && !options.split(',').some((option) => ['noexec', 'ro'].includes(option));
}

function hasRoom() {
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ENOUGH_BYTES && process.availableMemory() >= ENOUGH_BYTES;
}

function isFit() {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    return mayHoldPrograms(readFileSync('/proc/mounts', 'utf8'), IN_MEMORY) && hasRoom();
  } catch {
    return false; // Other systems have no such place.
  }
}

/**
 * Makes a folder in memory for temporary files, where the machine has plenty of it. It goes when this process ends.
 * Any account may pass through it, as through `/tmp`: PostgreSQL does not run as root.
 * @returns {string | undefined} for `TMPDIR`
 */
export function makeScratch() {
  if (!isFit()) return undefined;
  const folder = mkdtempSync(path.join(IN_MEMORY, 'sahakorn-'));
  chmodSync(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return folder;
}
