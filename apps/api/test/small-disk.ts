import { spawnSync } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

/** Mounts a small disk until the test ends; null if that is not allowed. */
export function mountDisk(kilobytes: number): string | null {
  const folder = temporaryFolder();
  const size = `size=${kilobytes}k,mode=755`;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'sahakorn-test', folder]).status !== 0) return null;
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]));
  return folder;
}
