// A temporary folder in memory for tests, which create and drop hundreds of databases.
import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Several times what all tests need at once. */
const REQUIRED_BYTES = 4 * 1024 ** 3;

/**
 * Whether a folder is a writable tmpfs from which programs may run: PostgreSQL may be copied there.
 * @param {string} mounts the text of `/proc/mounts`
 * @param {string} folder
 */
export function isExecutableTmpfs(mounts, folder) {
  const [, , kind, options] =
    mounts
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, mountPoint]) => mountPoint === folder) ?? [];
  return kind === 'tmpfs' && !options.split(',').some((option) => ['noexec', 'ro'].includes(option));
}

function hasRoom() {
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= REQUIRED_BYTES && process.availableMemory() >= REQUIRED_BYTES;
}

function isUsable() {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    return isExecutableTmpfs(readFileSync('/proc/mounts', 'utf8'), IN_MEMORY) && hasRoom();
  } catch {
    return false; // Systems other than Linux have no such folder.
  }
}

/**
 * Creates a folder in memory for temporary files if the machine has enough of it, and removes it when this
 * process ends. Other accounts may enter it, because PostgreSQL does not run as root.
 * @returns {string | undefined} a value for `TMPDIR`
 */
export function makeMemoryFolder() {
  if (!isUsable()) return undefined;
  const folder = mkdtempSync(path.join(IN_MEMORY, 'sahakorn-'));
  chmodSync(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return folder;
}
