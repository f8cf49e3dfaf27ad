import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { databaseAccount } from '../../src/db/embedded/account.ts';
import { type EmbeddedDatabase, openEmbedded } from '../../src/db/embedded/embedded.ts';
import type { Role } from '../../src/db/embedded/guard.ts';
import { getLayout } from '../../src/db/embedded/layout.ts';
import { canSyncFileSystem, removeStaleLocks } from '../../src/db/embedded/postmaster.ts';
import { startChild } from '../child.ts';
import { makeFolder, temporaryFolder } from '../temporary-folder.ts';

const isRoot = process.getuid?.() === 0;
const log = pino({ level: 'silent' });

let templateFolder = '';
afterAll(() => rmSync(templateFolder, { recursive: true, force: true }));

/** Puts the database of an earlier start into a folder: to found one is most of the work of a first start. */
async function copyTemplate(folder: string): Promise<string> {
  if (templateFolder === '') {
    templateFolder = makeFolder();
    await (await openEmbedded({ dataDir: templateFolder, role: 'server', log })).close();
  }
  execFileSync('cp', ['-Rp', path.join(templateFolder, 'database'), folder]);
  return folder;
}

async function open(dataDir: string, role: Role = 'server'): Promise<EmbeddedDatabase> {
  const embedded = await openEmbedded({ dataDir, role, log });
  onTestFinished(() => embedded.close());
  return embedded;
}

async function run<Row extends pg.QueryResultRow>(embedded: EmbeddedDatabase, query: string): Promise<Row[]> {
  const client = new pg.Client(embedded.address);
  await client.connect();
  try {
    const { rows } = await client.query<Row>(query);
    return rows;
  } finally {
    await client.end();
  }
}

async function ask(embedded: EmbeddedDatabase, expression: string): Promise<unknown> {
  const [row] = await run<{ answer: unknown }>(embedded, `select ${expression} as answer`);
  return row?.answer;
}

function postmasterPid(dataDir: string): number {
  return Number.parseInt(readFileSync(path.join(dataDir, 'database/data/postmaster.pid'), 'utf8'), 10);
}

function isStarted(dataDir: string): boolean {
  return existsSync(path.join(dataDir, 'database/data/postmaster.pid'));
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(20);
}

describe('a running database', () => {
  const folder = makeFolder();
  let server: EmbeddedDatabase;

  beforeAll(async () => {
    server = await openEmbedded({ dataDir: await copyTemplate(folder), role: 'server', log });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['fsync', 'on'],
    ['synchronous_commit', 'on'],
    ['data_checksums', 'on'],
    ['listen_addresses', ''],
    ['server_encoding', 'UTF8'],
    ['TimeZone', 'Asia/Bangkok'],
  ])('has the setting %s %j', async (name, value) => {
    expect(await ask(server, `current_setting('${name}')`)).toBe(value);
  });

  it('has written a commit to the disk when it acknowledges it', async () => {
    const commits = 50;
    await run(server, 'create table written (a integer)');
    const flushes = async () => {
      await run(server, 'select pg_stat_force_next_flush()');
      return Number(await ask(server, `(select sum(fsyncs) from pg_stat_io where object = 'wal')`));
    };
    const before = await flushes();
    for (let at = 0; at < commits; at += 1) await run(server, `insert into written values (${at})`);
    await expect.poll(async () => (await flushes()) - before).toBeGreaterThanOrEqual(commits);
    await run(server, 'drop table written');
  });

  it.each(['database', 'database/data', 'database/sock'])('keeps %s to its own account', (name) => {
    const { mode, uid } = statSync(path.join(folder, name));
    expect(mode & 0o777).toBe(0o700);
    expect(uid).toBe(databaseAccount(path.join(folder, 'database/data'))?.uid ?? process.getuid?.());
    expect(uid).not.toBe(0);
  });

  it('refuses a second server and names the process of the first', async () => {
    await expect(openEmbedded({ dataDir: folder, role: 'server', log })).rejects.toThrow(
      `The database in ${folder} is in use by process ${process.pid}: stop it first, or choose another DATA_DIR.`,
    );
  });

  it('lets a command work while the server runs', async () => {
    const command = await open(folder, 'command');
    expect(command.wasRunning).toBe(true);
    expect(await ask(command, '1')).toBe(1);
  });
});

describe('a folder', () => {
  it('keeps the database until the last one leaves, and its content for the next start', async () => {
    const folder = await copyTemplate(temporaryFolder());
    const server = await openEmbedded({ dataDir: folder, role: 'server', log });
    const command = await openEmbedded({ dataDir: folder, role: 'command', log });
    await server.close();
    await run(command, 'create table kept as select 42 as answer');
    await command.close();
    expect(isStarted(folder)).toBe(false);
    const next = await open(folder);
    expect(next.wasRunning).toBe(false);
    expect(await ask(next, '(select answer from kept)')).toBe(42);
  });

  it.each([
    ['with spaces, Thai letters, commas and quotes', 'ข้อมูล ของ "สหกรณ์", 2569'],
    ['too long for a unix socket', path.join('a'.repeat(60), 'b'.repeat(60))],
  ])('may have a name %s', async (_what, name) => {
    const embedded = await open(path.join(temporaryFolder(), name));
    expect(await ask(embedded, '1')).toBe(1);
  });

  it('gets one server of two that start in it at the same moment', async () => {
    const folder = temporaryFolder();
    const both = [1, 2].map(() => startChild('test/fixtures/hold-database.ts', [folder, 'server']));
    const words = await Promise.all(both.map((child) => child.waitFor(/open|refused: .*/)));
    expect(words.map(([word]) => word.slice(0, 4)).toSorted()).toEqual(['open', 'refu']);
    expect(words.find(([word]) => word !== 'open')?.[0]).toMatch(/is in use by process \d+/);
    for (const child of both) child.process.kill('SIGTERM');
    await Promise.all(both.map((child) => child.ended));
    expect(isStarted(folder)).toBe(false);
  });

  it('is refused where it cannot be made', async () => {
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expect(openEmbedded({ dataDir: path.join(file, 'data'), role: 'server', log })).rejects.toThrow(
      /^The folder .+ cannot be written \(ENOTDIR\): choose another DATA_DIR\.$/,
    );
  });

  it('is refused where its link leads nowhere', async () => {
    const folder = temporaryFolder();
    symlinkSync('/no/such/place', path.join(folder, 'database'));
    await expect(openEmbedded({ dataDir: folder, role: 'server', log })).rejects.toThrow(
      `${folder}/database is a link to /no/such/place, which does not exist: bring that folder back, or remove the link to begin an empty database.`,
    );
  });
});

describe('after a failure', () => {
  it('takes over from an owner that was killed', async () => {
    const folder = await copyTemplate(temporaryFolder());
    const owner = startChild('test/fixtures/hold-database.ts', [folder, 'server']);
    await owner.waitFor(/open started/);
    owner.process.kill('SIGKILL');
    await owner.ended;
    expect(isStarted(folder)).toBe(true);
    const next = await open(folder);
    expect(next.wasRunning).toBe(true);
    expect(await ask(next, '1')).toBe(1);
    await next.close();
    expect(isStarted(folder)).toBe(false);
  });

  it('starts PostgreSQL again when it is killed', async () => {
    const folder = await copyTemplate(temporaryFolder());
    const embedded = await open(folder);
    const pid = postmasterPid(folder);
    process.kill(pid, 'SIGKILL');
    const hasServer = "exists (select from pg_locks where locktype = 'advisory' and objid = 2)";
    await until(() => ask(embedded, hasServer).then(Boolean, () => false));
    expect(postmasterPid(folder)).not.toBe(pid);
    await expect(openEmbedded({ dataDir: folder, role: 'server', log })).rejects.toThrow(
      'is in use by process',
    );
  });

  it.each([
    ['linux', '6.8.0-45-generic', true],
    ['linux', '5.8.0', true],
    ['linux', '5.4.0-150-generic', false],
    ['linux', '4.18.0-553.el8', false],
    ['darwin', '25.1.0', false],
  ])('flushes the file system by one call in a recovery on %s %s: %s', (platform, release, can) => {
    expect(canSyncFileSystem(platform, release)).toBe(can);
  });

  it('recovers with that call where the system has it', async () => {
    const embedded = await open(await copyTemplate(temporaryFolder()));
    expect(await ask(embedded, `current_setting('recovery_init_sync_method')`)).toBe(
      canSyncFileSystem(os.platform(), os.release()) ? 'syncfs' : 'fsync',
    );
  });

  it('starts although the recorded process number now belongs to another program', async () => {
    const folder = await copyTemplate(temporaryFolder());
    const first = await openEmbedded({ dataDir: folder, role: 'server', log });
    const recorded = readFileSync(path.join(folder, 'database/data/postmaster.pid'), 'utf8');
    await first.close();
    writeFileSync(
      path.join(folder, 'database/data/postmaster.pid'),
      recorded.replace(/^\d+/, String(process.pid)).replace(/ready/, 'starting'),
    );
    const second = await open(folder);
    expect(await ask(second, '1')).toBe(1);
  });

  it('starts although the process number of its socket now belongs to another program', async () => {
    const folder = await copyTemplate(temporaryFolder());
    const first = await openEmbedded({ dataDir: folder, role: 'server', log });
    const sockets = first.address.host ?? '';
    const lock = path.join(sockets, '.s.PGSQL.5432.lock');
    const recorded = readFileSync(lock, 'utf8');
    const { uid, gid } = statSync(lock);
    await first.close();
    const other = spawn('sleep', ['600'], isRoot ? { uid, gid } : {});
    onTestFinished(() => void other.kill());
    mkdirSync(sockets, { recursive: true });
    chownSync(sockets, uid, gid);
    writeFileSync(lock, recorded.replace(/^\d+/, String(other.pid)));
    chownSync(lock, uid, gid);
    const second = await open(folder);
    expect(await ask(second, '1')).toBe(1);
  });

  it('removes locks of ended processes: their number may be reused before PostgreSQL checks', async () => {
    const folder = await copyTemplate(temporaryFolder());
    const layout = getLayout(path.join(realpathSync(folder), 'database'));
    mkdirSync(layout.sockets, { recursive: true });
    const locks = [path.join(layout.data, 'postmaster.pid'), path.join(layout.sockets, '.s.PGSQL.5432.lock')];
    const { pid } = spawnSync('true');
    for (const lock of locks) writeFileSync(lock, `${pid}\n`);
    removeStaleLocks(layout);
    expect(locks.map((lock) => existsSync(lock))).toEqual([false, false]);
  });

  it('keeps the locks of the PostgreSQL that runs', async () => {
    const folder = await copyTemplate(temporaryFolder());
    const embedded = await open(folder);
    removeStaleLocks(getLayout(path.join(realpathSync(folder), 'database')));
    expect(isStarted(folder)).toBe(true);
    expect(existsSync(path.join(embedded.address.host ?? '', '.s.PGSQL.5432.lock'))).toBe(true);
  });

  it('removes the leftovers of a killed first start', async () => {
    const folder = temporaryFolder();
    const halfMade = path.join(folder, 'database/data.init-abc123');
    mkdirSync(halfMade, { recursive: true });
    await open(folder);
    expect(existsSync(halfMade)).toBe(false);
  });

  it('explains why PostgreSQL does not start', async () => {
    const folder = await copyTemplate(temporaryFolder());
    writeFileSync(path.join(folder, 'database/data/postgresql.conf'), 'no_such_setting = 1\n');
    await expect(openEmbedded({ dataDir: folder, role: 'server', log })).rejects.toThrow(
      /^The embedded database did not start: .+ \(see .+postgres\.log\)\.$/,
    );
  });
});

describe.runIf(isRoot)('as root', () => {
  it('lets the account pass through a private folder', async () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o700);
    expect(await ask(await open(folder), '1')).toBe(1);
  });

  it('keeps the database elsewhere when the folder lies where the account cannot go', async () => {
    const outer = temporaryFolder();
    chmodSync(outer, 0o700);
    const folder = path.join(outer, 'home/portal');
    mkdirSync(folder, { recursive: true });
    const first = await openEmbedded({ dataDir: folder, role: 'server', log });
    const place = readlinkSync(path.join(folder, 'database'));
    onTestFinished(() => rmSync(place, { recursive: true, force: true }));
    expect(place).toMatch(/^\/var\/lib\/sahakorn\/database-/);
    await first.close();
    const second = await open(folder);
    expect(await ask(second, '1')).toBe(1);
    expect(readlinkSync(path.join(folder, 'database'))).toBe(place);
  });
});
