import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { takeImportLock } from './books-state.ts';
import type { ImportProgress } from './import-books.ts';
import { dumpBooks, getRefusal, runImport, useBooks } from './test/books.ts';
import { openReport } from './tolerance-report.ts';

const { pool, url } = useTestDatabase();
const books = useBooks();

afterEach(async () => {
  await pool.query('truncate member, books cascade');
});

const MEMBERS = 'membership_no,member_name,member_surname\n1,ก,ข\n';
const ACCOUNT = 'deposit_account_no,membership_no,deposit_type_code,deposit_type_name\nD-1,1,01,ก\n';

function statement(rows: number): string {
  const head = 'deposit_account_no,seq_no,operate_date,item_type_code,item_description,amount,balance\n';
  const lines = Array.from(
    { length: rows },
    (_, index) => `D-1,${index + 1},2026-01-05,CD,ฝาก,10,${(index + 1) * 10}.00`,
  );
  return `${head}${lines.join('\n')}\n`;
}

const ROWS = 20_000;
const LARGE = {
  'member.csv': MEMBERS,
  'member_dep.csv': ACCOUNT,
  'member_dep_statement.csv': statement(ROWS),
};

describe('an import that is stopped', () => {
  it.each<[ImportProgress['phase'], number]>([
    ['reading', 5_000],
    ['checking', 0],
    ['writing', 0],
  ])('while %s leaves everything as it was, and the next one works', async (phase, rows) => {
    const folder = await books(LARGE);
    const before = await dumpBooks(pool);
    const controller = new AbortController();
    const work = runImport(pool, folder, {
      signal: controller.signal,
      onProgress: (progress) => {
        if (progress.phase === phase && progress.rows >= rows) controller.abort();
      },
    });
    await expect(work).rejects.toMatchObject({ name: 'AbortError' });
    expect(await dumpBooks(pool)).toEqual(before);
    expect((await runImport(pool, folder, { dryRun: true })).books[2]).toMatchObject({ added: ROWS });
  });

  it('by killing its process half way leaves everything as it was', async () => {
    const folder = await books(LARGE);
    const before = await dumpBooks(pool);
    const cli = path.resolve(import.meta.dirname, '../../cli.ts');
    // However late we look, the import has not written its last row.
    const holder = await pool.connect();
    await holder.query('begin; lock table deposit_entry in share mode');
    // The killed process does not remove the draft of its report.
    const report = path.join(folder, 'report.csv');
    const child = spawn(process.execPath, [cli, 'import', folder, '--report', report], {
      env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'test' },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    await untilHalfWay();
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    await holder.query('rollback');
    holder.release();
    expect(await dumpBooks(pool)).toEqual(before);
    await untilUnlocked();
    expect((await runImport(pool, folder)).books[2]).toMatchObject({ added: ROWS });
  });

  async function untilHalfWay(): Promise<void> {
    const query = `select from pg_stat_activity where datname = current_database()
      and (query ~ '^(copy|analyze) stage_deposit_entry' or wait_event_type = 'Lock')`;
    while ((await pool.query(query)).rowCount === 0) await sleep(5);
  }

  async function untilUnlocked(): Promise<void> {
    const query = `select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;
    while ((await pool.query(query)).rowCount !== 0) await sleep(5);
  }
});

describe('two imports at once', () => {
  it('are one too many', async () => {
    const folder = await books({ 'member.csv': MEMBERS });
    const client = await pool.connect();
    await client.query('begin');
    expect(await takeImportLock(client)).toBe(true);
    await expect(runImport(pool, folder)).rejects.toThrow('Another import is running.');
    await client.query('commit');
    client.release();
    expect((await runImport(pool, folder)).books[0]).toMatchObject({ added: 1 });
  });
});

describe('a tolerance report', () => {
  const off = {
    'member.csv': MEMBERS,
    'member_dep.csv': ACCOUNT,
    'member_dep_statement.csv': statement(5).replace('30.00', '30.05'),
  };

  it('lists what passed, for a spreadsheet, readable by its owner only', async () => {
    const folder = await books(off);
    const file = path.join(folder, 'report.csv');
    const result = await runImport(pool, folder, { tolerance: '0.10', report: await openReport(file) });
    expect(result.tolerated).toBe(2);
    expect(await readFile(file, 'utf8')).toBe(
      `\ufefffile,line,account,seq,stated,expected,difference,kind,day
member_dep_statement.csv,4,D-1,3,30.05,30.00,0.05,step,
member_dep_statement.csv,5,D-1,4,40.00,40.05,-0.05,step,
`,
    );
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is not written for books that are refused', async () => {
    const folder = await books(off);
    const report = await openReport(path.join(folder, 'report.csv'));
    expect((await getRefusal(runImport(pool, folder, { report })))[0]).toBe('2');
    expect((await readdir(folder)).filter((name) => name.startsWith('report'))).toEqual([]);
  });

  it('leaves no draft when the files are invalid', async () => {
    const folder = await books({ 'member.csv': '', 'member.jsonl': '' });
    const report = await openReport(path.join(folder, 'report.csv'));
    expect((await getRefusal(runImport(pool, folder, { report })))[0]).toBe('1');
    expect((await readdir(folder)).filter((name) => name.startsWith('report'))).toEqual([]);
  });

  it('that cannot be moved to its place is kept next to it, and reported', async () => {
    const folder = await books(off);
    const file = path.join(folder, 'report.csv');
    const report = await openReport(file);
    await mkdir(path.join(file, 'taken'), { recursive: true });
    await expect(runImport(pool, folder, { tolerance: '0.10', report })).rejects.toThrow(
      /^Imported, but the report cannot be saved as /,
    );
    expect((await pool.query('select from deposit_entry')).rowCount).toBe(5);
  });

  it('that cannot be written is refused before the work', async () => {
    const folder = await books(off);
    const file = path.join(folder, 'no', 'report.csv');
    await expect(openReport(file)).rejects.toThrow(`The report ${file} cannot be written (ENOENT).`);
    expect(existsSync(file)).toBe(false);
  });
});
