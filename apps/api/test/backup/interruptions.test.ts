import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startChild } from '../child.ts';
import { useDemoDatabase } from '../demo.ts';
import { mountDisk } from '../small-disk.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { backUp, createEmptyDatabase, run } from './command.ts';

const SLOW = { timeout: 300_000 };
const database = useDemoDatabase();

function getSettings(): { DATABASE_URL: string; DATA_DIR: string } {
  return { DATABASE_URL: database.url, DATA_DIR: temporaryFolder() };
}

/** Starts a backup that has begun its file and waits for a table. */
async function startBackup(target: string) {
  const blocker = new pg.Client({ connectionString: database.url });
  await blocker.connect();
  onTestFinished(() => blocker.end());
  await blocker.query('begin; lock table member in access exclusive mode');
  const child = startChild('src/cli.ts', ['backup', '--to', target], getSettings());
  await expect
    .poll(async () => {
      const { rowCount } = await database.pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return rowCount;
    })
    .toBe(1);
  return { child, release: () => blocker.query('rollback') };
}

describe('a backup', () => {
  it('that is killed leaves nothing that looks like one, and the next one is made', SLOW, async () => {
    const target = temporaryFolder();
    const { child, release } = await startBackup(target);
    child.process.kill('SIGKILL');
    await child.ended;
    await release();
    const [draft = '', ...others] = readdirSync(target);
    expect(others).toEqual([]);
    expect(draft).toMatch(/^\.sahakorn-.+\.part$/);
    expect(await run(['verify', path.join(target, draft)], getSettings())).toMatchObject({
      code: 1,
      err: expect.stringMatching(/ is no whole backup: /),
    });

    const settings = getSettings();
    const again = await run(['backup', '--to', target, '--keep', '1'], settings);
    expect(again).toMatchObject({ code: 0, err: '' });
    expect(readdirSync(target)).toContain(draft);
    const longAgo = new Date(Date.now() - 25 * 3600 * 1000);
    utimesSync(path.join(target, draft), longAgo, longAgo);
    await expect
      .poll(async () => (await run(['backup', '--to', target, '--keep', '1'], settings)).code)
      .toBe(0);
    expect(readdirSync(target)).toEqual([expect.stringMatching(/^sahakorn-[\dT-]+Z\.tar\.zst$/)]);
  });

  it('that is stopped leaves nothing', SLOW, async () => {
    const target = temporaryFolder();
    const { child } = await startBackup(target);
    child.process.kill('SIGTERM');
    expect(await child.ended).toEqual({ code: 143, signal: null });
    expect(child.getOutput()).toBe('Stopped. Nothing was kept.\n');
    expect(readdirSync(target)).toEqual([]);
  });

  it('on a disk that fills up is refused in a sentence', SLOW, async ({ skip }) => {
    const target = mountDisk(1024);
    skip(target === null, 'no rights to mount a disk');
    if (target === null) return;
    const settings = getSettings();
    const media = path.join(settings.DATA_DIR, 'mediafiles');
    mkdirSync(media);
    for (const [bytes, sentence] of [
      [1_500_000, 'is full: no backup was made.'],
      [5_000_000, 'has 1 MB left, and at least 3 MB are needed: free some space, or choose another folder.'],
    ] as const) {
      writeFileSync(path.join(media, 'large.bin'), randomBytes(bytes));
      expect(await run(['backup', '--to', target], settings)).toEqual({
        code: 1,
        out: '',
        err: `The disk of ${target} ${sentence}\n`,
      });
    }
    expect(readdirSync(target)).toEqual([]);
    expect(existsSync(path.join(settings.DATA_DIR, 'last-backup.json'))).toBe(false);
  });

  it('keeps the newest, and other files of the folder', SLOW, async () => {
    const target = temporaryFolder();
    const old = ['2025-01-01', '2025-01-02', '2025-01-03'].map((day) => `sahakorn-${day}T010000Z.tar.zst`);
    for (const name of [...old, 'notes.txt', 'sahakorn-mine.tar.zst'])
      writeFileSync(path.join(target, name), '');
    const { code, out } = await run(['backup', '--to', target, '--keep', '2'], getSettings());
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Backed up .+, not encrypted: see BACKUP_KEY_FILE\)\.\nDeleted older backups: 2\.\n$/,
    );
    expect(readdirSync(target).toSorted()).toEqual([
      'notes.txt',
      old[2],
      expect.stringMatching(/^sahakorn-\d.+\.tar\.zst$/),
      'sahakorn-mine.tar.zst',
    ]);
    for (const keep of ['0', '-1', 'x']) {
      expect(await run(['backup', `--keep=${keep}`], getSettings())).toMatchObject({ code: 1, out: '' });
    }
  });

  it(
    'deletes none beside one that a clock ahead has named, which would outlive all later ones',
    SLOW,
    async () => {
      const target = temporaryFolder();
      const named = ['sahakorn-2025-01-01T010000Z.tar.zst', 'sahakorn-2125-01-01T010000Z.tar.zst'];
      for (const name of named) writeFileSync(path.join(target, name), '');
      const { code, out, err } = await run(['backup', '--to', target, '--keep', '1'], getSettings());
      expect({ code, err }).toEqual({
        code: 1,
        err: expect.stringContaining(`${named[1]} is named after a moment in the future`),
      });
      expect(out).toMatch(/^Backed up .+\n$/);
      expect(readdirSync(target)).toHaveLength(3);
    },
  );

  it('names published files that are missing', SLOW, async () => {
    const stem = 'ab'.repeat(16);
    await database.pool.query(`update member set picture_file = $1 where membership_no = '009999'`, [
      `${stem}.jpg`,
    ]);
    onTestFinished(async () => {
      await database.pool.query(`update member set picture_file = null where membership_no = '009999'`);
    });
    const { code, err } = await run(['backup', '--to', temporaryFolder()], getSettings());
    expect({ code, err }).toEqual({ code: 0, err: `Published files that pages name are missing: ${stem}\n` });
  });

  it('of an empty database is refused', async () => {
    const settings = { ...getSettings(), DATABASE_URL: await createEmptyDatabase() };
    expect(await run(['backup'], settings)).toMatchObject({
      code: 1,
      err: 'The database is empty: there is nothing to back up.\n',
    });
  });
});

describe('a folder of backups below DATA_DIR', () => {
  it.each([
    ['by its own path', (dataDir: string) => path.join(dataDir, 'nightly')],
    [
      'by a link to DATA_DIR',
      (dataDir: string) => {
        const link = path.join(temporaryFolder(), 'link');
        symlinkSync(dataDir, link);
        return path.join(link, 'nightly');
      },
    ],
    ['by a path with steps back', (dataDir: string) => path.join(dataDir, 'mediafiles') + '/../nightly'],
  ])('is not part of the next backup, named %s', SLOW, async (_how, toTarget) => {
    const settings = getSettings();
    mkdirSync(path.join(settings.DATA_DIR, 'mediafiles'));
    const sizes: number[] = [];
    for (let night = 0; night < 3; night += 1) {
      const { code, out } = await run(['backup', '--to', toTarget(settings.DATA_DIR)], settings);
      expect(code).toBe(0);
      sizes.push(statSync(/ to (\S+) \(/.exec(out)?.[1] ?? '').size);
    }
    expect(Math.max(...sizes)).toBeLessThan(Math.min(...sizes) * 1.1);
  });

  it('is not part of a backup to another folder', SLOW, async () => {
    const settings = getSettings();
    const inside = path.join(settings.DATA_DIR, 'earlier');
    for (const target of [inside, temporaryFolder()]) {
      expect((await run(['backup', '--to', target], settings)).out).toContain('and 0 files');
    }
  });
});

it('two backups in one second are two files', SLOW, async () => {
  const settings = getSettings();
  const target = temporaryFolder();
  const both = await Promise.all([1, 2, 3].map(() => run(['backup', '--to', target], settings)));
  expect(both.map(({ code }) => code)).toEqual([0, 0, 0]);
  const named = both.map(({ out }) => path.basename(/ to (\S+) \(/.exec(out)?.[1] ?? ''));
  expect(readdirSync(target).toSorted()).toEqual(named.toSorted());
  expect(new Set(named).size).toBe(3);
});

it('the server removes the remains of a killed move', SLOW, async () => {
  const dataDir = temporaryFolder();
  mkdirSync(path.join(dataDir, '.moving-killed'));
  writeFileSync(path.join(dataDir, '.moving-killed/.sahakorn.part'), 'x');
  const server = startChild('src/server.ts', [], { DATA_DIR: dataDir, PORT: '0', DEMO: 'false' });
  await server.waitFor(/(http:\/\/\S+:\d+)/);
  expect(readdirSync(dataDir)).not.toContain('.moving-killed');
  server.process.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, signal: null });
});

describe('a restore', () => {
  it(
    'on a disk that is too small is refused in a sentence, and continues once it is larger',
    SLOW,
    async ({ skip }) => {
      const folder = temporaryFolder();
      const settings = getSettings();
      mkdirSync(path.join(settings.DATA_DIR, 'mediafiles'));
      writeFileSync(path.join(settings.DATA_DIR, 'mediafiles/large.bin'), randomBytes(15_000_000));
      const backup = await backUp(folder, settings);
      const dataDir = temporaryFolder();
      const mount = (...options: string[]) =>
        spawnSync('mount', ['-t', 'tmpfs', '-o', options.join(','), 'sahakorn-test', dataDir]).status === 0;
      skip(!mount('size=50m', 'mode=755'), 'no rights to mount a disk');
      onTestFinished(() => void spawnSync('umount', ['--lazy', dataDir]));
      const refused = await run(['restore', backup], { DATA_DIR: dataDir });
      expect(refused).toMatchObject({ code: 1, out: '' });
      expect(refused.err).toMatch(/^The disk of \S+ has 50 MB left, and at least 6\d MB are needed: .+\n$/);
      expect(readdirSync(dataDir)).toEqual([]);
      expect(mount('remount', 'size=300m')).toBe(true);
      expect(await run(['restore', backup], { DATA_DIR: dataDir })).toMatchObject({ code: 0, err: '' });
    },
  );

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'that ends by %s leaves the place empty for the next',
    SLOW,
    async (signal) => {
      const folder = temporaryFolder();
      const backup = await backUp(folder, getSettings());
      const dataDir = path.join(folder, 'restored');
      const root = path.join(dataDir, 'database');
      const child = startChild('src/cli.ts', ['restore', backup], { DATA_DIR: dataDir });
      const isRunning = () =>
        existsSync(root) &&
        readdirSync(root).some((name) => existsSync(path.join(root, name, 'database/data/postmaster.pid')));
      await expect.poll(isRunning, { interval: 5 }).toBe(true);
      child.process.kill(signal);
      await child.ended;
      expect(existsSync(path.join(root, 'data'))).toBe(false);
      expect(await run(['restore', backup], { DATA_DIR: dataDir })).toMatchObject({ code: 0, err: '' });
      expect(readdirSync(root).filter((name) => name.startsWith('restoring-'))).toEqual([]);
    },
  );
});
