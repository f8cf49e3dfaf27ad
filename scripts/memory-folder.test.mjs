import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isExecutableTmpfs } from './memory-folder.mjs';

const SHM = 'tmpfs /dev/shm tmpfs';

it.each([
  ['that allows programs', `${SHM} rw,nosuid,nodev 0 0`, true],
  ['without programs, as in a container', `${SHM} rw,nosuid,nodev,noexec,relatime,size=65536k 0 0`, false],
  ['that is read only', `${SHM} ro,relatime 0 0`, false],
  ['that is a disk', '/dev/sda1 /dev/shm ext4 rw 0 0', false],
  ['with a second mount over it', `${SHM} rw 0 0\n${SHM} rw,noexec 0 0`, false],
  ['that is missing', 'tmpfs /run tmpfs rw 0 0', false],
])('recognises a /dev/shm %s', (_, mounts, usable) => {
  expect(isExecutableTmpfs(mounts, '/dev/shm')).toBe(usable);
});

it('creates a folder that every account may enter and that disappears with the process', () => {
  const script = `import { statSync } from 'node:fs';
import { makeMemoryFolder } from ${JSON.stringify(path.join(import.meta.dirname, 'memory-folder.mjs'))};
const folder = makeMemoryFolder();
console.log(JSON.stringify(folder ? { folder, mode: (statSync(folder).mode & 0o777).toString(8) } : {}));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  const { folder = '/dev/shm/sahakorn-none', mode = '755' } = JSON.parse(stdout);
  expect(mode).toBe('755');
  expect(existsSync(folder)).toBe(false);
});
