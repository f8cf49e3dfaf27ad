import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startChild } from '../../test/child.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { LogStream, removeOldLogs } from './log-stream.ts';

const flushed = (log: LogStream) => new Promise<void>((resolve) => log.flush(resolve));

function openLog({ maxBytes = 1000, now = new Date('2026-11-20T03:00:00Z') } = {}) {
  const folder = temporaryFolder();
  const file = path.join(folder, 'portal.log');
  const clock = { now };
  const open = () => new LogStream({ file, maxBytes, now: () => clock.now });
  const read = (name = 'portal.log') => readFileSync(path.join(folder, name), 'utf8');
  return { folder, file, clock, open, read, names: () => readdirSync(folder).toSorted() };
}

it('appends lines in their order', async () => {
  const { open, read } = openLog();
  const log = open();
  for (let at = 0; at < 5; at += 1) log.write(`${at}\n`);
  await flushed(log);
  log.write('later\n');
  await flushed(log);
  expect(read()).toBe('0\n1\n2\n3\n4\nlater\n');
});

it('begins another file when one is full', async () => {
  const { open, read, names } = openLog({ maxBytes: 10 });
  const log = open();
  for (const line of ['first line\n', 'second\n']) {
    log.write(line);
    await flushed(log);
  }
  expect(names()).toEqual(['portal.log', 'portal.log.2026-11-20T030000.000Z']);
  expect(read()).toBe('second\n');
  expect(read('portal.log.2026-11-20T030000.000Z')).toBe('first line\n');
});

it('begins another file each day, and removes files after ninety days', async () => {
  const { folder, file, open, read, names, clock } = openLog();
  for (const [day, age] of [
    ['08-20', 92],
    ['08-25', 88],
  ] as const) {
    const old = path.join(folder, `portal.log.2026-${day}T000000.000Z`);
    writeFileSync(old, '');
    const changed = clock.now.getTime() / 1000 - age * 24 * 3600;
    utimesSync(old, changed, changed);
  }
  const log = open();
  log.write('one day\n');
  await flushed(log);
  clock.now = new Date('2026-11-21T00:00:01Z');
  log.write('the next\n');
  await flushed(log);
  expect(read()).toBe('the next\n');
  await removeOldLogs(file, clock.now);
  expect(names()).toEqual([
    'portal.log',
    'portal.log.2026-08-25T000000.000Z',
    'portal.log.2026-11-21T000001.000Z',
  ]);
});

it.runIf(process.platform === 'linux')('neither stops nor hangs a process on a full disk', async () => {
  const child = startChild('test/fixtures/log-to-full-disk.ts');
  expect(await child.ended).toEqual({ code: 0, signal: null });
  expect(child.getOutput()).toBe('still running\n');
});

it('ends a process whose output nothing reads, after what is done at its exit', async () => {
  const exitFile = path.join(temporaryFolder(), 'exit');
  const fixture = path.join(import.meta.dirname, '../../test/fixtures/log-to-unread-output.ts');
  const child = spawn(process.execPath, [fixture, exitFile], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  expect(readFileSync(exitFile, 'utf8')).toBe('done\n');
});
