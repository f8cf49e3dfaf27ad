import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../src/db/client.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { run } from './command.ts';

const SLOW = { timeout: 300_000 };

async function open(dataDir: string, walArchive: string | null): Promise<OpenDatabase> {
  const settings = { databaseUrl: null, dataDir, walArchive };
  const opened = await openDatabase(settings, { role: 'server', log: pino({ level: 'silent' }) });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await opened.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { ...opened, close };
}

async function addMember({ pool }: OpenDatabase, number: string): Promise<void> {
  await pool.query(`insert into member (membership_no, member_name, member_surname) values ($1, 'ก', 'ข')`, [
    number,
  ]);
}

async function listMembers(dataDir: string, walArchive: string | null): Promise<string[]> {
  const database = await open(dataDir, walArchive);
  const { rows } = await database.pool.query<{ membership_no: string }>(
    'select membership_no from member order by 1',
  );
  await database.close();
  return rows.map(({ membership_no }) => membership_no);
}

it('the embedded database is restored to a point in time', SLOW, async () => {
  const folder = temporaryFolder();
  const [dataDir, walArchive] = [path.join(folder, 'data'), path.join(folder, "it's 100% archived")];
  const settings = { DATA_DIR: dataDir, WAL_ARCHIVE_DIR: walArchive };
  const before = new Date();
  const database = await open(dataDir, walArchive);
  await addMember(database, '000001');
  const bases = [];
  for (let round = 0; round < 2; round += 1) {
    const { code, out, err } = await run(['backup', '--base', '--keep', '1'], settings);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    bases.push(/(base-[\w-]+)\.\n$/.exec(out)?.[1]);
    await sleep(1100); // The name of a copy has its second.
  }
  const isWal = (name: string) => /^[0-9A-F]{24}$/.test(name);
  expect(readdirSync(walArchive).filter((name) => !isWal(name) && !name.endsWith('.backup'))).toEqual([
    bases[1],
  ]);
  const firstWal = bases[1]?.slice(-24) ?? '';
  expect(readdirSync(walArchive).filter(isWal).toSorted()[0]).toBe(firstWal);

  await addMember(database, '000002');
  await sleep(1100);
  const moment = new Date();
  await sleep(1100);
  await database.pool.query('delete from member');
  await addMember(database, '000003');
  await database.pool.query('select pg_switch_wal()');
  const beside = await run(['restore', '--at', 'latest', '--set-aside'], settings);
  expect(beside).toMatchObject({
    code: 1,
    err: expect.stringMatching(/ is running: stop the server first\.\n$/),
  });
  await database.close();

  expect(await run(['restore', '--at', moment.toISOString().replace(/\.\d+/, '')], settings)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/ holds a database: /),
  });
  const restored = await run(
    ['restore', '--at', moment.toISOString().replace(/\.\d+/, ''), '--set-aside'],
    settings,
  );
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(restored.out).toMatch(
    /\nThe audit chain holds 0 entries, .+\nThe earlier database is kept in \S+\.\n$/,
  );
  expect(await listMembers(dataDir, walArchive)).toEqual(['000001', '000002']);

  const other = path.join(folder, 'other');
  const latest = { DATA_DIR: other, WAL_ARCHIVE_DIR: walArchive };
  expect(await run(['restore', '--at', before.toISOString().replace(/\.\d+/, '')], latest)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^The oldest base copy is of \S+: name a moment after it\.\n$/),
  });
  expect(await run(['restore', '--at', '2999-01-01 00:00'], latest)).toMatchObject({
    code: 1,
    err: 'The archive does not reach that moment: name an earlier one, or --at latest.\n',
  });
  expect(readdirSync(path.join(other, 'database'))).toEqual([]);
  expect(await run(['restore', '--at', 'latest'], latest)).toMatchObject({ code: 0, err: '' });
  expect(await listMembers(other, null)).toEqual(['000001', '000002']);
});

it.each([
  [['backup', '--base'], {}, /^Set WAL_ARCHIVE_DIR: /],
  [['restore', '--at', 'latest'], {}, /^Set WAL_ARCHIVE_DIR /],
  [['restore', '--at', 'latest'], { WAL_ARCHIVE_DIR: '/nowhere' }, /^\/nowhere holds no base copy: /],
  [['restore', '--at', 'yesterday'], {}, /^Name the moment as /],
  [
    ['backup'],
    { WAL_ARCHIVE_DIR: '/nowhere', DATABASE_URL: 'postgresql://x/y' },
    /^WAL_ARCHIVE_DIR is for the embedded database/,
  ],
])('%j with %j is refused', async (args, env, words) => {
  const { code, err } = await run(args, { DATA_DIR: '/nowhere', ...env });
  expect(code).toBe(1);
  expect(err).toMatch(words);
});
