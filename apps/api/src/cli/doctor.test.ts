import { createHash } from 'node:crypto';
import { mkdirSync, openSync, readdirSync, readFileSync, readSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { testConfig } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/client.ts';
import { AuditLog } from '../modules/audit/audit-log.ts';
import { doctorCommand } from './doctor.ts';
import { checkClock } from './doctor/clock-check.ts';
import { checkConnections } from './doctor/connections-check.ts';
import type { FindingState } from './doctor/finding.ts';
import { openReadOnly } from './doctor/read-only-database.ts';
import { checkSettings } from './doctor/settings-check.ts';
import { checkSynchronised } from './doctor/synchronised-check.ts';
import { runCommand } from './run-command.ts';

const { db, pool, url } = useTestDatabase();
const silent = pino({ level: 'silent' });
const HOUR_MS = 3_600_000;
let dataDir = '';

type Report = { code: number; items: { check: string; state: FindingState; message: string }[]; out: string };

async function doctor(env: Record<string, string> = {}, ...args: string[]): Promise<Report> {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const io = {
    stdin: new PassThrough(),
    stdout,
    stderr,
    env: { DATABASE_URL: url, NODE_ENV: 'test', DATA_DIR: dataDir, PATH: '/nowhere', ...env },
  };
  const code = await runCommand([doctorCommand], ['doctor', '--json', ...args], io);
  const out = String(stdout.read() ?? '');
  return {
    code,
    items: out === '' ? [] : JSON.parse(out).items,
    out: `${out}${String(stderr.read() ?? '')}`,
  };
}

/** The messages of one check that are not well. */
const complaints = ({ items }: Report, check: string) =>
  items.filter((item) => item.check === check && item.state !== 'ok').map(({ message }) => message);

function recordBackup(hoursAgo: number, more: object = {}): void {
  const finishedAt = new Date(Date.now() - hoursAgo * HOUR_MS).toISOString();
  writeFileSync(path.join(dataDir, 'last-backup.json'), JSON.stringify({ finishedAt, ...more }));
}

beforeEach(() => {
  dataDir = temporaryFolder();
  recordBackup(1);
});

it('finds nothing in a healthy installation, and does not change it', async () => {
  const { code, items } = await doctor();
  expect(items.filter(({ state }) => state !== 'ok')).toEqual([]);
  expect(code).toBe(0);
  expect(new Set(items.map(({ check }) => check))).toEqual(
    new Set(['settings', 'disk', 'database', 'clock', 'pages', 'audit', 'media', 'mail', 'backup']),
  );
  expect(readdirSync(dataDir)).toEqual(['last-backup.json']);
});

it('prints words in the language of the operator', async () => {
  const { items } = await doctor({}, '--lang', 'th');
  expect(items.find(({ check }) => check === 'clock')?.message).toBe('นาฬิกาตรงกับฐานข้อมูล');
});

it('names the method by which it read the pages', async () => {
  const getMessage = ({ items }: Report) => items.find(({ check }) => check === 'pages')?.message;
  expect(getMessage(await doctor())).toContain('amcheck is missing');
  await pool.query('create extension amcheck');
  expect(getMessage(await doctor())).toContain('verified by amcheck');
  await pool.query('drop extension amcheck');
});

it('cannot write to the database', async () => {
  const opened = await openReadOnly({ databaseUrl: url, dataDir }, silent);
  const written = opened.db.insertInto('topic_views').values({ topic_id: 1, views: 1 }).execute();
  await expect(written).rejects.toThrow('read-only transaction');
  await opened.close();
});

describe('a backup', () => {
  it.each([
    [27, 3],
    [200, 1],
  ])('of %i hours ago gives %i', async (hours, code) => {
    recordBackup(hours);
    const report = await doctor();
    expect(report.code).toBe(code);
    expect(complaints(report, 'backup')[0]).toContain('The last backup ended at');
  });

  it.each([
    ['that was never made', () => (dataDir = temporaryFolder()), 3, 'There is no backup yet'],
    [
      'that is gone',
      () => recordBackup(1, { path: '/nowhere/b.tar', bytes: 'many' }),
      3,
      'is not on this machine',
    ],
    ['whose note is unreadable', () => writeFileSync(path.join(dataDir, 'last-backup.json'), '{'), 1, 'JSON'],
  ])('%s', async (_what, prepare, code, words) => {
    prepare();
    const report = await doctor();
    expect(report.code).toBe(code);
    expect(complaints(report, 'backup').join()).toContain(words);
  });
});

describe('settings', () => {
  it.each([
    [{ LOCK_TRESHOLD: '9' }, 'LOCK_TRESHOLD is no setting of the portal: write LOCK_THRESHOLD'],
    [{ NODE_ENV: 'production' }, 'PUBLIC_ORIGIN'],
    [{ PORT: 'many' }, 'PORT must be a whole number'],
    [{ TRUST_PROXY_CIDR: '0.0.0.0/0' }, 'trusts every address'],
  ])('%j are a fault', async (env, words) => {
    const report = await doctor(env);
    expect(report.code).toBe(1);
    expect(complaints(report, 'settings').join()).toContain(words);
  });

  it.each([
    [{ captchaMode: 'off' }, 'CAPTCHA_MODE'],
    [{ searchPerMinute: 0 }, 'RATE_LIMIT_SEARCH'],
    [{ pagesPerMinute: 0 }, 'RATE_LIMIT_PAGES'],
    [{ host: '0.0.0.0' }, 'TRUST_PROXY_CIDR'],
    [{ log: { level: 'trace', file: null } }, 'LOG_LEVEL'],
    [{ publicOrigin: 'http://a.example' }, 'https'],
    [{ resetPolicy: 'books' }, 'RESET_POLICY'],
    [{ registerPolicy: 'books' }, 'REGISTER_POLICY'],
    [{ officers: null }, 'OFFICERS'],
    [{ workers: 1000 }, 'WORKERS'],
    [{ lock: { threshold: 100, baseSeconds: 1, maxSeconds: 1 } }, 'LOCK_THRESHOLD'],
  ] as const)('%j are dangerous in production', (changes, words) => {
    const safe: Partial<Config> = {
      publicOrigin: 'https://a.example',
      captchaMode: 'always',
      resetPolicy: 'code',
      registerPolicy: 'code',
      officers: ['วิภา'],
    };
    const find = (more: Partial<Config> = {}) =>
      checkSettings(testConfig({ environment: 'production', ...safe, ...more }))
        .map(({ message }) => message.en)
        .join();
    expect(find(changes)).toContain(words);
    expect(find()).not.toContain(words);
  });
});

it('finds a folder that is not there', async () => {
  dataDir = path.join(dataDir, 'gone');
  const report = await doctor();
  expect(report.code).toBe(1);
  expect(complaints(report, 'disk')).toEqual([`The folder ${dataDir} (DATA_DIR) does not exist`]);
});

it('finds a database that does not answer, and examines the rest', async () => {
  const report = await doctor({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' });
  expect(report.code).toBe(1);
  expect(complaints(report, 'database')[0]).toContain('The database of DATABASE_URL cannot be used');
  expect(report.items.some(({ check }) => check === 'backup')).toBe(true);
});

it('finds a migration that is missing', async () => {
  await pool.query(`delete from applied_migration where name like '033%'`);
  const report = await doctor();
  await pool.query(`truncate applied_migration`);
  expect(report.code).toBe(3);
  expect(complaints(report, 'database')[0]).toContain('033_breaches');
});

it('compares the connections that workers need with those that PostgreSQL allows', async () => {
  expect(await checkConnections(db, 1)).toEqual([]);
  const [finding] = await checkConnections(db, 1000);
  expect(finding?.state).toBe('warning');
  expect(finding?.message.en).toContain('WORKERS=1000 needs up to 4012 connections');
});

it.each([
  ['echo yes', 'ok', 'is synchronised'],
  ['echo no', 'warning', 'is not synchronised'],
  ['exit 1', 'ok', 'Not checked'],
])('asks the machine whether its clock is synchronised: %s', async (answer, state, words) => {
  writeFileSync(path.join(dataDir, 'timedatectl'), `#!/bin/sh\n${answer}\n`, { mode: 0o755 });
  const finding = await checkSynchronised({ PATH: dataDir });
  expect([finding.state, finding.message.en]).toEqual([state, expect.stringContaining(words)]);
});

it('does not ask a machine without systemd', async () => {
  expect((await checkSynchronised({ PATH: '/nowhere' })).message.en).toContain('Not checked');
});

it('compares clocks', async () => {
  const states = async (offset: number) =>
    (await checkClock(db, () => Date.now() + offset)).map(({ state }) => state);
  expect(await states(0)).toEqual(['ok']);
  expect(await states(10_000)).toEqual(['warning']);
  expect(await states(-100_000)).toEqual(['fault']);
});

it('finds an unreachable mail server, and mails that wait or were given up', async () => {
  await pool.query(`
    insert into member (membership_no, member_name, member_surname) values ('000002', 'ก', 'ข');
    insert into notice (membership_no, kind, address, device, happened_at, due_at, given_up_at, last_error) values
      ('000002', 'registered', 'a@b.c', '', now() - interval '1 day', now() - interval '1 hour', null, null),
      ('000002', 'registered', 'a*@b.c', '', now() - interval '1 day', null, now(), 'EAUTH')`);
  const report = await doctor({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.c' });
  await pool.query('delete from notice');
  expect(report.code).toBe(1);
  expect(complaints(report, 'mail')).toEqual([
    expect.stringContaining('Mails waiting: 1, the oldest since'),
    'Mails of the last 90 days that could not be sent: 1 (EAUTH)',
    expect.stringContaining('The mail server 127.0.0.1:1 cannot be used'),
  ]);
});

it('sends a test mail to an address, and says where it cannot', async () => {
  const { items } = await doctor({}, '--mail', 'it@coop.example');
  expect(items.map(({ message }) => message)).toContain(
    'A test mail was sent to it@coop.example: look into the mailbox',
  );
  const [file = ''] = readdirSync(path.join(dataDir, 'mail'));
  expect(readFileSync(path.join(dataDir, 'mail', file), 'utf8')).toMatch(/^To: it@coop\.example\r$/m);
  const unreachable = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.c' };
  expect(complaints(await doctor(unreachable, '--mail', 'it@coop.example'), 'mail')).toContainEqual(
    expect.stringContaining('A test mail to it@coop.example cannot be sent ('),
  );
  expect(await doctor({}, '--mail', 'a@b.c, d@e.f')).toMatchObject({ code: 1, items: [] });
});

it('finds published files that are missing or damaged', async () => {
  const folder = path.join(dataDir, 'mediafiles');
  mkdirSync(folder);
  const attachment = Buffer.from('%PDF-1.7');
  const name = `${createHash('sha256').update(attachment).digest('hex').slice(0, 32)}.pdf`;
  const picture = `${'b'.repeat(32)}-480.webp`;
  await pool.query(`insert into notice_panel (position, note_html) values (1, $1)`, [
    `<a href="/mediafiles/${name}">a</a><img src="/mediafiles/${picture}">`,
  ]);
  await pool.query('insert into media_name (file, name) values ($1, $2)', [name, 'ระเบียบ.pdf']);
  expect(complaints(await doctor(), 'media')).toEqual([expect.stringMatching(/^Files missing in .+: 2: /)]);
  writeFileSync(path.join(folder, name), attachment);
  const webp = Buffer.from('RIFF\u0004\0\0\0WEBP', 'latin1');
  writeFileSync(path.join(folder, picture), webp);
  expect(complaints(await doctor(), 'media')).toEqual([]);
  writeFileSync(path.join(folder, name), '%PDF-1.6');
  writeFileSync(path.join(folder, picture), webp.subarray(0, -1));
  const report = await doctor();
  expect(report.code).toBe(1);
  expect(complaints(report, 'media')[0]).toMatch(/^Damaged files in .+: 2: /);
});

it('finds a changed audit entry', async () => {
  const entry = { kind: 'signed-in', membershipNo: '000002', address: '', userAgent: '' } as const;
  await new AuditLog({ now: () => new Date() }).append(db, entry);
  await pool.query('alter table audit_entry disable trigger all');
  await pool.query(`update audit_entry set membership_no = '009999'`);
  const report = await doctor();
  expect(report.code).toBe(1);
  expect(complaints(report, 'audit')).toEqual([expect.stringContaining('broken at entry 1 (changed)')]);
});

it(
  'starts the embedded database for the check, and finds a flipped byte in it',
  { timeout: 120_000 },
  async () => {
    const opened = await openDatabase({ databaseUrl: null, dataDir }, { role: 'command', log: silent });
    await opened.pool.query(`insert into notice_panel (position, note_html) select i, repeat('x', 1000) from
    generate_series(1, 20) as i`);
    const { rows } = await opened.pool.query<{ file: string }>(
      `select current_setting('data_directory') || '/' || pg_relation_filepath('notice_panel') as file`,
    );
    await opened.close();
    const sound = await doctor({ DATABASE_URL: '' });
    expect([sound.code, complaints(sound, 'pages')]).toEqual([0, []]);
    expect(sound.out).toContain('embedded, started for this check only');
    const file = openSync(rows[0]?.file ?? '', 'r+');
    const byte = Buffer.alloc(1);
    readSync(file, byte, 0, 1, 8000);
    byte[0] = (byte[0] ?? 0) ^ 1;
    writeSync(file, byte, 0, 1, 8000);
    const damaged = await doctor({ DATABASE_URL: '' });
    expect(damaged.code).toBe(1);
    expect(complaints(damaged, 'pages')[0]).toContain('The database is damaged: invalid page in block 0');
  },
);

it('finds that there is no database, and makes none', async () => {
  const report = await doctor({ DATABASE_URL: '' });
  expect(complaints(report, 'database')[0]).toContain('There is no database in');
  expect(readdirSync(dataDir)).toEqual(['last-backup.json']);
});
