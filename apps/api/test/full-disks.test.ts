import { randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { backUp } from './backup/command.ts';
import { type Child, startChild } from './child.ts';
import { useDemoDatabase } from './demo.ts';
import { mountDisk } from './small-disk.ts';
import { temporaryFolder } from './temporary-folder.ts';

const SLOW = { timeout: 300_000 };
/** `npm run trust -- disk-full` tries more sizes of each disk. */
const SIZES = Number(process.env['FULL_DISKS'] ?? 3);
const PATIENCE_MS = 60_000;
const database = useDemoDatabase();

/** Sizes in kilobytes from `least` up to just under `most`, evenly spread. */
function listSizes(least: number, most: number): number[] {
  return Array.from({ length: SIZES }, (_, index) =>
    Math.round(least + ((most - least) * (index + 1)) / (SIZES + 1)),
  );
}

async function expectSentence(child: Child): Promise<void> {
  const ended = await Promise.race([child.ended, sleep(PATIENCE_MS, 'still running' as const)]);
  expect(ended, child.getOutput()).toEqual({ code: 1, signal: null });
  expect(child.getOutput()).not.toMatch(/^ +at |Error:/m);
}

async function countLocks(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_locks join pg_class on pg_class.oid = relation
      where relname = 'member' and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0]?.count ?? 0;
}

describe('a backup to a full disk', () => {
  it('ends in a sentence at any size, leaves nothing and holds no lock', SLOW, async ({ skip }) => {
    const settings = { DATABASE_URL: database.url, DATA_DIR: temporaryFolder() };
    const whole = await backUp(temporaryFolder(), { ...settings, DATA_DIR: temporaryFolder() });
    for (const size of listSizes(4, statSync(whole).size / 1024)) {
      const target = mountDisk(size);
      skip(target === null, 'no rights to mount a disk');
      if (target === null) return;
      const child = startChild('src/cli.ts', ['backup', '--to', target], settings);
      await expectSentence(child);
      expect(child.getOutput()).toContain(`The disk of ${target} `);
      expect(readdirSync(target)).toEqual([]);
      expect(await countLocks()).toBe(0);
    }
  });
});

describe('an import with its report on a full disk', () => {
  it('ends in a sentence at any size, changes nothing and holds no lock', SLOW, async ({ skip }) => {
    const folder = temporaryFolder();
    const reportBytes = writeBooks(folder);
    for (const size of listSizes(4, reportBytes / 1024)) {
      const disk = mountDisk(size);
      skip(disk === null, 'no rights to mount a disk');
      if (disk === null) return;
      const settings = { DATABASE_URL: database.url, DATA_DIR: temporaryFolder() };
      const args = [
        'import',
        folder,
        '--balance-tolerance',
        '0.10',
        '--report',
        path.join(disk, 'report.csv'),
      ];
      const child = startChild('src/cli.ts', args, settings);
      await expectSentence(child);
      expect(child.getOutput()).toContain(`The disk of ${disk} is full`);
      expect(readdirSync(disk)).toEqual([]);
      expect(await countLocks()).toBe(0);
    }
    const { rows } = await database.pool.query(`select from member where membership_no = '000001'`);
    expect(rows).toEqual([]);
  });
});

describe('a command whose embedded database has a full disk', () => {
  it.each([
    ['import', writeBooks, (folder: string) => ['--balance-tolerance=0.10', `--report=${folder}/report`]],
    ['content import', writeContent, () => []],
  ] as const)('ends in a sentence, or does its work: %s', SLOW, async (name, write, getOptions) => {
    const folder = temporaryFolder();
    write(folder);
    // PostgreSQL needs 16 MiB for its log to start at all.
    for (const size of listSizes(16_500, 19_500)) {
      const dataDir = mountDisk(200 * 1024);
      if (dataDir === null) return;
      expect(await startChild('src/cli.ts', ['migrate'], { DATA_DIR: dataDir }).ended).toMatchObject({
        code: 0,
      });
      leaveFree(dataDir, size);
      const child = startChild('src/cli.ts', [...name.split(' '), folder, ...getOptions(temporaryFolder())], {
        DATA_DIR: dataDir,
      });
      await Promise.race([child.ended, sleep(PATIENCE_MS)]);
      if (child.process.exitCode !== 0) await expectSentence(child);
    }
  });
});

function writeContent(folder: string): void {
  mkdirSync(path.join(folder, 'news'));
  for (let page = 0; page < 20; page += 1) {
    const text = randomBytes(100_000).toString('hex').replaceAll(/.{60}/g, '$& ');
    const head = `---\ntitle: ข่าว ${page}\ndate: 2026-01-01\n---\n`;
    writeFileSync(path.join(folder, `news/${page}.md`), head + text);
  }
}

/** Fills a disk so that about this many kilobytes are left. */
function leaveFree(folder: string, kilobytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const blocks = Math.floor((bavail * bsize) / 1024 - kilobytes);
  spawnSync('dd', ['if=/dev/zero', `of=${path.join(folder, 'filler')}`, 'bs=1k', `count=${blocks}`]);
}

describe('a restore onto a small disk', () => {
  it('is whole, or ends in a sentence and leaves nothing, at any size', SLOW, async ({ skip }) => {
    const settings = { DATABASE_URL: database.url, DATA_DIR: temporaryFolder() };
    mkdirSync(path.join(settings.DATA_DIR, 'mediafiles'));
    writeFileSync(path.join(settings.DATA_DIR, 'mediafiles/large.bin'), randomBytes(15_000_000));
    // Rows of two numbers, of which the text is a small part of what PostgreSQL needs for them.
    await database.pool.query(
      `insert into visitor_day select date '0001-01-01' + day, 1 from generate_series(0, 399999) as day`,
    );
    const backup = await backUp(temporaryFolder(), settings);
    const ends = new Set<string>();
    for (const size of [1024, ...listSizes(70 * 1024, 150 * 1024), 300 * 1024]) {
      const dataDir = mountDisk(size);
      skip(dataDir === null, 'no rights to mount a disk');
      if (dataDir === null) return;
      const child = startChild('src/cli.ts', ['restore', backup], { DATA_DIR: dataDir });
      await Promise.race([child.ended, sleep(PATIENCE_MS)]);
      if (child.process.exitCode === 0) {
        ends.add('restored');
        continue;
      }
      await expectSentence(child);
      expect(child.getOutput()).toMatch(/^The disk /);
      expect(listFiles(dataDir)).toEqual([]);
      ends.add(child.getOutput().includes('needed') ? 'asked' : 'full');
    }
    expect([...ends]).toEqual(['asked', 'full', 'restored']);
  });
});

/** Books whose every balance is a little off, and the least size of their report in bytes. */
function writeBooks(folder: string): number {
  const rows = Array.from({ length: 6000 }, (_, index) => {
    const balance = ((index + 1) * 1005) / 100;
    return `D-1,${index + 1},2026-01-05,CD,ฝาก,10,${balance.toFixed(2)}`;
  });
  const files = {
    'member.csv': ['membership_no,member_name,member_surname', '1,ก,ข'],
    'member_dep.csv': ['deposit_account_no,membership_no,deposit_type_code,deposit_type_name', 'D-1,1,01,ก'],
    'member_dep_statement.csv': [
      'deposit_account_no,seq_no,operate_date,item_type_code,item_description,amount,balance',
      ...rows,
    ],
  };
  for (const [name, lines] of Object.entries(files)) writeFileSync(path.join(folder, name), lines.join('\n'));
  return rows.length * 'member_dep_statement.csv,1,D-1,1,1.00,1.00,0.05'.length;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name));
}
