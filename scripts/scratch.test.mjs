import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { mayHoldPrograms } from './scratch.mjs';

const SHM = 'tmpfs /dev/shm tmpfs';

it.each([
  ['of a machine', `${SHM} rw,nosuid,nodev 0 0`, true],
  ['of a container', `${SHM} rw,nosuid,nodev,noexec,relatime,size=65536k 0 0`, false],
  ['that is read only', `${SHM} ro,relatime 0 0`, false],
  ['that is a disk', '/dev/sda1 /dev/shm ext4 rw 0 0', false],
  ['that is mounted over', `${SHM} rw 0 0\n${SHM} rw,noexec 0 0`, false],
  ['that is not there', 'tmpfs /run tmpfs rw 0 0', false],
])('takes /dev/shm %s for what it is', (_, mounts, fit) => {
  expect(mayHoldPrograms(mounts, '/dev/shm')).toBe(fit);
});

it('makes a folder that any account may pass through, and that goes with the process', () => {
  const script = `import { statSync } from 'node:fs';
import { makeScratch } from ${JSON.stringify(path.join(import.meta.dirname, 'scratch.mjs'))};
const folder = makeScratch();
console.log(JSON.stringify(folder ? { folder, mode: (statSync(folder).mode & 0o777).toString(8) } : {}));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  const { folder = '/dev/shm/sahakorn-none', mode = '755' } = JSON.parse(stdout);
  expect(mode).toBe('755');
  expect(existsSync(folder)).toBe(false);
});
