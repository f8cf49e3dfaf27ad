import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/database.ts';
import { useBooks } from '../modules/import/test/books.ts';
import { importCommand } from './import.ts';
import { runCommand } from './run-command.ts';

const { pool, url } = useTestDatabase();
const books = useBooks();

afterEach(async () => {
  await pool.query('truncate member, books cascade');
});

const FILES = {
  'member.csv': 'membership_no,member_name,member_surname\n1,ก,ข\n',
  'member_dep.csv': 'deposit_account_no,membership_no,deposit_type_code,deposit_type_name\nD-1,1,01,ก\n',
  'member_dep_statement.csv':
    'deposit_account_no,seq_no,operate_date,item_type_code,item_description,amount,balance\nD-1,1,2026-01-05,CD,ฝาก,10,10\nD-1,2,2026-01-06,CD,ฝาก,10,20.05\n',
};

async function run(folder: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const env = {
    DATABASE_URL: url,
    NODE_ENV: 'test',
    DATA_DIR: '/nowhere',
    INIT_CWD: folder,
    LANG: 'th_TH.UTF-8',
  };
  const io = { stdin: new PassThrough().end(), stdout, stderr, env };
  const code = await runCommand([importCommand], ['import', ...args], io);
  return { code, out: String(stdout.read() ?? ''), err: String(stderr.read() ?? '') };
}

describe('import', () => {
  it('refuses books with one wrong balance, with exit code 1 and the line', async () => {
    const { code, out, err } = await run(await books(FILES), '.');
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('ไม่รับเข้า พบ 1 จุดที่ต้องแก้');
    expect(err).toContain('member_dep_statement.csv บรรทัด 3 คอลัมน์ balance ค่า "20.05"');
    expect(err).toContain('--balance-tolerance 0.05');
    const listed = await run(await books(FILES), '.', '--json');
    expect([listed.code, listed.err]).toEqual([1, expect.not.stringContaining('ไม่รับเข้า')]);
    expect(JSON.parse(listed.out)).toMatchObject({
      command: 'import',
      items: [{ file: 'member_dep_statement.csv', line: 3, column: 'balance', value: '20.05' }],
      summary: { accepted: false, dryRun: false, problems: 1 },
    });
  });

  it('accepts them with a tolerance, and writes a report to the working folder', async () => {
    const folder = await books(FILES);
    const { code, out } = await run(folder, '.', '--balance-tolerance', '0.05');
    expect(code).toBe(0);
    const report = (await readdir(folder)).find((name) =>
      /^import-report-\d{4}-\d\d-\d\dT\d{6}Z\.csv$/.test(name),
    );
    expect(out).toContain(`รายการอยู่ใน ${path.join(folder, report ?? '')}`);
    expect(await readFile(path.join(folder, report ?? ''), 'utf8')).toContain(
      'member_dep_statement.csv,3,D-1,2,20.05,20.00,0.05',
    );
  });

  it('changes nothing in a dry run', async () => {
    const { code, out } = await run(
      await books(FILES),
      '.',
      '--balance-tolerance',
      '0.05',
      '--dry-run',
      '--report',
      'r.csv',
    );
    expect(code).toBe(0);
    expect(out).toContain('ทดลองนำเข้าผ่านแล้ว');
    const listed = await run(await books({ 'member.csv': FILES['member.csv'] }), '.', '--dry-run', '--json');
    expect(JSON.parse(listed.out)).toMatchObject({
      items: [{ file: 'member.csv', rows: 1, added: 1 }],
      summary: { accepted: true, dryRun: true },
    });
    expect((await pool.query('select from member')).rowCount).toBe(0);
  });

  it('reports that the database stopped halfway', async () => {
    const holder = await pool.connect();
    await holder.query('begin; lock table member in share mode');
    const work = run(await books({ 'member.csv': FILES['member.csv'] }), '.');
    await endWaitingConnection();
    await holder.query('rollback');
    holder.release();
    const { code, err } = await work;
    expect(code).toBe(1);
    expect(err).toContain('ฐานข้อมูลหยุดกลางทาง');
    expect((await pool.query('select from member')).rowCount).toBe(0);
  });

  /** Only the import waits for a lock here. */
  async function endWaitingConnection(): Promise<void> {
    const query = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await pool.query(query)).rowCount === 0) await sleep(2);
  }

  it('names the problems of a map', async () => {
    const folder = await books({ ...FILES, 'map.json': '{"tables":{"people":{}}}' });
    const { code, err } = await run(folder, '.', '--map', 'map.json');
    expect(code).toBe(1);
    expect(err).toContain('map.json คอลัมน์ tables.people: ไม่รู้จักชื่อนี้');
  });

  it.each([
    [[], 'ระบุโฟลเดอร์ของสมุดบัญชีหนึ่งโฟลเดอร์'],
    [['a', 'b'], 'ระบุโฟลเดอร์ของสมุดบัญชีหนึ่งโฟลเดอร์'],
    [['none'], 'ไม่มีโฟลเดอร์'],
    [['.', '--balance-tolerance', 'much'], '--balance-tolerance ต้องเป็นจำนวนบาท เช่น 0.10 ไม่ใช่ much'],
    [['.', '--balance-tolerance=-1'], '--balance-tolerance ต้องเป็นจำนวนบาท'],
    [['.', '--report', 'no/such/r.csv'], 'เขียนไฟล์รายงาน'],
  ])('refuses %j in one line', async (args, words) => {
    const { code, err } = await run(await books(FILES), ...args);
    expect(code).toBe(1);
    expect(err).toContain(words);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('refuses an option that it does not have', async () => {
    expect((await run(await books(FILES), '.', '--force')).code).toBe(2);
  });
});

describe('many problems', () => {
  const MANY = { 'member.csv': `membership_no,member_name,member_surname\n${'x,ก,ข\n'.repeat(120)}` };

  it('shows fifty, writes all to a file, and says where it is', async () => {
    const folder = await books(MANY);
    const { code, err } = await run(folder, '.');
    const [report = ''] = (await readdir(folder)).filter((name) => name.startsWith('import-report-'));
    expect(code).toBe(1);
    expect(err.split('\n').filter((line) => line.startsWith('  member.csv'))).toHaveLength(50);
    expect(err).toContain('และอีก 70 จุด');
    expect(err).toContain(`ทุกจุดอยู่ใน ${path.join(folder, report)}`);
    const rows = (await readFile(path.join(folder, report), 'utf8')).trimEnd().split('\r\n');
    expect(rows).toHaveLength(121);
    expect(rows[0]).toBe('\ufefffile,line,column,value,reason');
    expect(rows[120]).toBe('member.csv,121,membership_no,x,เลขสมาชิกต้องเป็นตัวเลข 1 ถึง 6 หลัก');
  });

  it('leaves no file for a few problems, unless one is asked for', async () => {
    const folder = await books({ 'member.csv': 'membership_no,member_name,member_surname\nx,ก,ข\n' });
    await run(folder, '.');
    expect(await readdir(folder)).toEqual(['member.csv']);
    const { err } = await run(folder, '.', '--report', 'all.csv');
    expect(err).toContain(`ทุกจุดอยู่ใน ${path.join(folder, 'all.csv')}`);
    expect(await readdir(folder)).toEqual(['all.csv', 'member.csv']);
  });

  it('lists rows that contradict others too, all of them', async () => {
    const members = Array.from({ length: 1200 }, (_, index) => `${index},ก,ข\n`).join('');
    const twice = { 'member.csv': `membership_no,member_name,member_surname\n${members}${members}` };
    const folder = await books(twice);
    const { err } = await run(folder, '.', '--report', 'all.csv');
    expect(err).toContain('พบ 1,200 จุดที่ต้องแก้');
    const rows = (await readFile(path.join(folder, 'all.csv'), 'utf8')).trimEnd().split('\r\n');
    expect(rows).toHaveLength(1201);
    expect(rows.at(-1)).toBe('member.csv,2401,membership_no,"=""001199""",ซ้ำกับบรรทัด 1201');
  });

  it('answers in English', async () => {
    const folder = await books(MANY);
    const { err } = await run(folder, '--lang', 'en', '.');
    expect(err).toContain('Refused: 120 problems to correct. Nothing in the portal was changed.');
    expect(err).toContain(
      'member.csv line 2 column membership_no value "x": a membership number has 1 to 6 digits',
    );
    expect(err).not.toMatch(/[ก-๛]/);
    const listed = await run(folder, '--lang=en', '.', '--json');
    expect(listed.out).not.toMatch(/[ก-๛]/);
    expect((await run(folder, '--lang=en', 'none')).err).toContain('There is no folder');
  });

  it('answers in English when it succeeds', async () => {
    const { out } = await run(await books({ 'member.csv': FILES['member.csv'] }), '--lang=en', '.');
    expect(out).toContain(
      'Imported.\n  member register (member.csv), 1 rows: 1 added, 0 changed, 0 the same\n',
    );
    expect(out).not.toMatch(/[ก-๛]/);
  });
});
