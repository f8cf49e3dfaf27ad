import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withFileLock } from './file-lock.mjs';

let folder;
let lock;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'file-lock-'));
  lock = path.join(folder, 'lock');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('lets one process at a time work', async () => {
  const log = path.join(folder, 'log');
  const script = `
    import { appendFileSync } from 'node:fs';
    import { setTimeout as sleep } from 'node:timers/promises';
    import { withFileLock } from ${JSON.stringify(path.join(import.meta.dirname, 'file-lock.mjs'))};
    await withFileLock(${JSON.stringify(lock)}, async () => {
      appendFileSync(${JSON.stringify(log)}, 'begin ');
      await sleep(200);
      appendFileSync(${JSON.stringify(log)}, 'end ');
    });`;
  const args = ['--input-type=module', '--eval', script];
  await Promise.all(Array.from({ length: 3 }, () => promisify(execFile)(process.execPath, args)));
  expect(readFileSync(log, 'utf8')).toBe('begin end '.repeat(3));
});

it('is not held by a process that has ended', async () => {
  writeFileSync(lock, String(spawnSync(process.execPath, ['--eval', '']).pid));
  expect(await withFileLock(lock, () => 'done')).toBe('done');
});

it('is released after a failure', async () => {
  await expect(withFileLock(lock, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await withFileLock(lock, () => 'done')).toBe('done');
});
