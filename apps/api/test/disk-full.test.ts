import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DiskSpace, getDiskState, readFullestDisk } from '../src/disk-space.ts';
import { createStreamLogger } from '../src/plugins/logger.ts';
import { startChild } from './child.ts';
import { mountDisk } from './small-disk.ts';

const SLOW = { timeout: 180_000 };
const MEBIBYTE = 1024 ** 2;

/** Leaves not a byte free. */
function fill(file: string): void {
  spawnSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=1M']);
  spawnSync('dd', ['if=/dev/zero', `of=${file}.rest`, 'bs=1k']);
}

function signIn(address: string): Promise<Response> {
  return fetch(`${address}/api/member/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ membership_no: '1234', mem_password: 'Sahakorn#2569' }),
  });
}

it.each([
  ['ample', 100_000, 50_000],
  ['low', 100_000, 1000],
  ['reserve', 100_000, 255],
  ['ample', 1000, 500],
  ['low', 1000, 51],
  ['reserve', 1000, 49],
  ['reserve', 100, 47],
])('space is %s with %i MiB of which %i are free', (state, blocks, bavail) => {
  expect(getDiskState({ bsize: MEBIBYTE, blocks, bavail })).toBe(state);
});

describe('on a disk that fills up', () => {
  it('answers reads, refuses writes with 503, and recovers', SLOW, async ({ skip }) => {
    const dataDir = mountDisk(400 * 1024);
    skip(dataDir === null, 'no rights to mount a disk');
    if (dataDir === null) return;
    // No sign-in of the test may end the session that reads.
    const settings = { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', SESSIONS_PER_MEMBER: '1000' };
    const server = startChild('src/server.ts', [], settings);
    const [, address = ''] = await server.waitFor(/(http:\/\/\S+:\d+)/);
    const { token } = (await (await signIn(address)).json()) as { token: string };
    const read = async () => {
      const answers = [
        fetch(`${address}/healthz`),
        fetch(`${address}/api/info/manu`),
        fetch(`${address}/api/member/member_dep`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
        }),
      ];
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    expect(await read()).toEqual([200, 200, 200]);

    for (let round = 0; round < 5; round += 1) {
      const filler = path.join(dataDir, 'filler');
      fill(filler);
      await expect.poll(async () => (await signIn(address)).status).toBe(503);
      for (let at = 0; at < 40; at += 1) expect(await read()).toEqual([200, 200, 200]);
      for (const file of [filler, `${filler}.rest`]) rmSync(file);
      await expect.poll(async () => (await signIn(address)).status).toBe(200);
    }
    server.process.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  it('refuses writes when only the disk of the linked database is full', SLOW, async ({ skip }) => {
    const [dataDir, disk] = [mountDisk(400 * 1024), mountDisk(400 * 1024)];
    skip(dataDir === null || disk === null, 'no rights to mount a disk');
    if (dataDir === null || disk === null) return;
    symlinkSync(disk, path.join(dataDir, 'database'));
    const server = startChild('src/server.ts', [], { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' });
    const [, address = ''] = await server.waitFor(/(http:\/\/\S+:\d+)/);
    const filler = path.join(disk, 'filler');
    fill(filler);
    await expect.poll(async () => (await signIn(address)).status).toBe(503);
    expect((await fetch(`${address}/api/info/manu`)).status).toBe(200);
    for (const file of [filler, `${filler}.rest`]) rmSync(file);
    await expect.poll(async () => (await signIn(address)).status).toBe(200);
    server.process.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  it('refuses a first start where the linked database would be made', SLOW, async ({ skip }) => {
    const [dataDir, disk] = [mountDisk(400 * 1024), mountDisk(400 * 1024)];
    skip(dataDir === null || disk === null, 'no rights to mount a disk');
    if (dataDir === null || disk === null) return;
    const database = path.join(dataDir, 'database');
    symlinkSync(disk, database);
    writeFileSync(path.join(disk, 'filler'), Buffer.alloc(380 * MEBIBYTE));
    const server = startChild('src/server.ts', [], { DATA_DIR: dataDir, PORT: '0' });
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.getOutput()).toContain(`The disk of ${database} has only 20 MB left`);
  });

  it('only warns of a full disk of the archive, and counts folders on one disk once', async ({ skip }) => {
    const [dataDir, walArchive] = [mountDisk(400 * 1024), mountDisk(100 * 1024)];
    skip(dataDir === null || walArchive === null, 'no rights to mount a disk');
    if (dataDir === null || walArchive === null) return;
    mkdirSync(path.join(dataDir, 'database'));
    fill(path.join(walArchive, 'filler'));
    const lines: { folder: string; msg: string }[] = [];
    const log = createStreamLogger({ write: (line: string) => void lines.push(JSON.parse(line)) }, 'info');
    const disk = new DiskSpace({ dataDir, databaseUrl: null, walArchive }, log);
    expect(disk.isFull).toBe(false);
    // The metrics show the disk that is nearer to its reserve.
    expect((await readFullestDisk([dataDir, walArchive, '/nowhere']))?.bavail).toBe(0);
    fill(path.join(dataDir, 'filler'));
    await expect.poll(() => disk.isFull).toBe(true);
    expect(lines.map(({ folder, msg }) => [folder, msg])).toEqual([
      [walArchive, 'the disk of the archive is full'],
      [dataDir, 'the disk is full: writes are refused'],
    ]);
  });

  it('refuses a first start in a sentence', SLOW, async ({ skip }) => {
    const dataDir = mountDisk(400 * 1024);
    skip(dataDir === null, 'no rights to mount a disk');
    if (dataDir === null) return;
    writeFileSync(path.join(dataDir, 'filler'), Buffer.alloc(380 * MEBIBYTE));
    const server = startChild('src/server.ts', [], { DATA_DIR: dataDir, PORT: '0' });
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.getOutput()).toBe(
      `The disk of ${dataDir} has only 20 MB left, too little for a database: free some space, or choose another DATA_DIR.\n`,
    );
  });
});
