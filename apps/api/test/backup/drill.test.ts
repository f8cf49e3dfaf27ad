import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { verifyDocument } from '@sahakorn/contract/document';
import { sql } from 'kysely';
import { pino } from 'pino';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../src/db/client.ts';
import { verifyAudit } from '../../src/modules/audit/verify-audit.ts';
import { MEDIA_FOLDER } from '../../src/modules/media/create-media-store.ts';
import { buildTestApp, getTestApp } from '../app.ts';
import { login, post, signIn, useDemoDatabase } from '../demo.ts';
import { download } from '../download.ts';
import { readPdf } from '../pdf.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { backUp, createEmptyDatabase, run } from './command.ts';

const SLOW = { timeout: 300_000 };
const database = useDemoDatabase();
const { pool } = database;

async function open(settings: { databaseUrl: string | null; dataDir: string }): Promise<OpenDatabase> {
  const opened = await openDatabase(settings, { role: 'command', log: pino({ level: 'silent' }) });
  onTestFinished(() => opened.close());
  return opened;
}

/** Prints a receipt and returns its code. */
async function printReceipt(): Promise<string> {
  const app = await getTestApp(database);
  const { rawPayload } = await download(app, 'print_pdf/2026/10', await signIn(app));
  const { text } = await readPdf(rawPayload);
  return /รหัสตรวจสอบ (\S+)/.exec(text)?.[1] ?? '';
}

/** One baht from one account to another, again and again: the sum over all accounts never changes. */
async function transfer(round: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ account: string; seq: number }>(
      `select deposit_account_no as account, max(seq_no) + 1 as seq from deposit_entry group by 1 order by 1 limit 2`,
    );
    for (const [index, { account, seq }] of rows.entries()) {
      await client.query(
        `insert into deposit_entry (deposit_account_no, seq_no, operate_date, item_type_code, item_description, note, amount, balance)
         values ($1, $2, '2026-11-20', 'CD', 'โอน', $3, $4, 0)`,
        [account, seq, `รอบ ${round}\t\\N\n"'`, index === 0 ? '1.00' : '-1.00'],
      );
    }
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Repeats something until the work is done, and returns how often. */
async function during(work: Promise<unknown>, act: () => Promise<unknown>): Promise<number> {
  const state = { done: false, times: 0 };
  const end = () => void (state.done = true);
  void work.then(end, end);
  for (; !state.done; state.times += 1) {
    await act();
    await nextTurn();
  }
  return state.times;
}

async function ask(from: Pick<OpenDatabase, 'pool'>, expression: string): Promise<unknown> {
  const { rows } = await from.pool.query<{ answer: unknown }>(`select ${expression} as answer`);
  return rows[0]?.answer;
}

const TOTAL = '(select sum(amount) from deposit_entry)';
const MONTHS_RIGHT = `(select count(*) from (
  select deposit_account_no, date_trunc('month', operate_date)::date, item_type_code, count(*)::int from deposit_entry group by 1, 2, 3
  except select deposit_account_no, month, item_type_code, row_count from deposit_month) as different)`;

describe('a restore drill', () => {
  it('brings back one moment of a portal that is written to, and moves it on', SLOW, async () => {
    const folder = temporaryFolder();
    const dataDir = path.join(folder, 'source');
    mkdirSync(dataDir);
    const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir };
    writeFileSync(
      path.join(dataDir, 'portal.config.json'),
      '{"coopNameTH":"สหกรณ์ซ้อม","coopNameEN":"Drill","www_description":"ซ้อมกู้ข้อมูล"}',
    );
    writeFileSync(path.join(dataDir, 'portal.log'), 'left out');
    const code = await printReceipt();
    const total = await ask(database, TOTAL);
    const app = await buildTestApp(database, { config: { dataDir } });
    const token = await signIn(app);
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#00f' } })
      .png()
      .toBuffer();
    const image = `data:image/png;base64,${picture.toString('base64')}`;
    const uploadPortrait = () =>
      post(app, 'wwwupload', {
        token,
        body: { image, croppedAreaPixels: { x: 0, y: 0, width: 64, height: 64 } },
      });
    expect((await uploadPortrait()).statusCode).toBe(200);

    let round = 0;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const backup = backUp(folder, settings);
      const written = await during(backup, async () => {
        await transfer(round);
        await uploadPortrait();
        round += 1;
      });
      expect(written).toBeGreaterThan(0);
      const restoredDir = path.join(folder, `restored-${attempt}`);
      const restoredUrl = attempt === 0 ? null : await createEmptyDatabase();
      const target = { DATA_DIR: restoredDir, ...(restoredUrl !== null && { DATABASE_URL: restoredUrl }) };
      const { out, err, code: exit } = await run(['restore', await backup], target);
      expect({ exit, err }).toEqual({ exit: 0, err: '' });
      expect(out).toMatch(
        /^Restored \d+ tables with .+\nProved equal to the backup: .+\nThe audit chain holds .+\n$/,
      );

      const restored = await open({ databaseUrl: restoredUrl, dataDir: restoredDir });
      expect(await ask(restored, TOTAL)).toBe(total);
      expect(await ask(restored, MONTHS_RIGHT)).toBe('0');
      const file = await ask(restored, "(select picture_file from member where membership_no = '001234')");
      expect(readdirSync(path.join(restoredDir, MEDIA_FOLDER))).toContain(file);
      expect(readdirSync(restoredDir)).toContain('portal.config.json');
      expect(existsSync(path.join(restoredDir, 'portal.log'))).toBe(false);
      const report = await verifyAudit(restored.db);
      expect(report).toMatchObject({ broken: null });
      expect(report.links).toBeGreaterThan(0);

      const restoredApp = await buildTestApp(restored, { config: { dataDir: restoredDir } });
      const answer = await restoredApp.inject({ method: 'POST', url: '/api/info/verify', payload: { code } });
      expect(verifyDocument.response.parse(answer.json()).data[0]?.state_name).toBe('ตรงกับที่ออก');
      // It continues where the other stopped: no number is used twice, and the chain stays unbroken.
      expect((await login(restoredApp, '001234')).statusCode).toBe(200);
      expect(await verifyAudit(restored.db)).toMatchObject({ broken: null, links: report.links + 1 });
    }
  });
});

describe('an embedded database behind a link', () => {
  it('is backed up, restored behind another, and moved to DATABASE_URL', SLOW, async () => {
    const folder = temporaryFolder();
    const sourceDir = path.join(folder, 'source');
    const first = await backUp(folder, { DATABASE_URL: database.url, DATA_DIR: temporaryFolder() });
    for (const name of ['source', 'other', 'source-disk', 'other-disk']) mkdirSync(path.join(folder, name));
    const link = (name: string) => path.join(folder, name, 'database');
    for (const name of ['source', 'other']) symlinkSync(path.join(folder, `${name}-disk`), link(name));
    expect(await run(['restore', first], { DATA_DIR: sourceDir })).toMatchObject({ code: 0, err: '' });
    expect(readlinkSync(link('source'))).toBe(path.join(folder, 'source-disk'));
    expect(readFileSync(path.join(folder, 'source-disk/data/PG_VERSION'), 'utf8')).toMatch(/^\d+\n$/);

    const second = await backUp(folder, { DATA_DIR: sourceDir });
    expect(JSON.parse(readFileSync(path.join(sourceDir, 'last-backup.json'), 'utf8'))).toEqual({
      finishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
      path: second,
      bytes: readFileSync(second).length,
    });
    const otherDir = path.join(folder, 'other');
    expect(await run(['restore', second], { DATA_DIR: otherDir })).toMatchObject({ code: 0, err: '' });

    const url = await createEmptyDatabase();
    const server = await openDatabase(
      { databaseUrl: null, dataDir: otherDir },
      { role: 'server', log: pino({ level: 'silent' }) },
    );
    expect(await run(['move'], { DATA_DIR: otherDir, DATABASE_URL: url })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/is in use by process \d+: stop it first/),
    });
    await server.close();
    mkdirSync(path.join(otherDir, '.moving-killed'));
    const moved = await run(['move'], { DATA_DIR: otherDir, DATABASE_URL: url });
    expect(moved).toMatchObject({ code: 0, err: '' });
    expect(moved.out).toContain('Proved equal to the backup');
    expect(readdirSync(otherDir).toSorted()).toEqual(['database']);
    const [there, here] = [await open({ databaseUrl: url, dataDir: otherDir }), database];
    for (const table of ['member', 'deposit_entry', 'receipt_line', 'account']) {
      const rows = `(select md5(string_agg(entry::text, '' order by entry::text)) from ${table} as entry)`;
      expect(await ask(there, rows)).toBe(await ask(here, rows));
    }
    expect(await ask(there, '(select count(*) from kept_secret)')).toBe(
      await sql<{ count: string }>`select count(*) from kept_secret`
        .execute(database.db)
        .then(({ rows }) => rows[0]?.count),
    );

    for (const command of [['backup'], ['move']]) {
      const env = { DATA_DIR: otherDir, ...(command[0] === 'move' && { DATABASE_URL: url }) };
      expect(await run(command, env)).toMatchObject({
        code: 1,
        err: expect.stringMatching(
          /^The embedded database was moved to .+ on 2\d{3}-.+: set DATABASE_URL\. /,
        ),
      });
    }
    await expect(open({ databaseUrl: null, dataDir: otherDir })).rejects.toThrow(/was moved to /);
    expect(await run(['restore', second, '--set-aside'], { DATA_DIR: otherDir })).toMatchObject({
      code: 0,
      err: '',
    });
    await open({ databaseUrl: null, dataDir: otherDir });
  });
});
