import { PassThrough } from 'node:stream';
import { beforeAll, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/database.ts';
import { privacyCommand } from './privacy.ts';
import { runCommand } from './run-command.ts';

const { pool, url } = useTestDatabase();

async function privacy(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const env = { DATABASE_URL: url, NODE_ENV: 'test', DATA_DIR: '/nowhere', LANG: 'th_TH.UTF-8' };
  const io = { stdin: new PassThrough().end(), stdout, stderr, env };
  const code = await runCommand([privacyCommand], ['privacy', ...args], io);
  return { code, out: String(stdout.read() ?? ''), err: String(stderr.read() ?? '') };
}

beforeAll(async () => {
  await pool.query(`
    insert into member (membership_no, member_name, member_surname) values ('000002', 'ก', 'ข');
    insert into privacy_request (membership_no, kind, detail, received_at, due_on) values
      ('000002', 'correction', E'ชื่อสะกดผิด\\nแก้ \\u001b[31mด้วย', now(), current_date + 30),
      ('000002', 'erasure', 'ลบเบอร์เก่า', now() - interval '40 days', current_date - 10)`);
});

it('lists open requests by due date, and marks overdue ones', async () => {
  const { code, out } = await privacy('list');
  expect(code).toBe(0);
  const lines = out.trimEnd().split('\n');
  expect(lines[0]).toMatch(/^เลขที่ 2 {2}สมาชิก 000002 {2}ขอลบ {2}รอคำตอบ เกินกำหนด/);
  expect(lines[2]).toMatch(/^เลขที่ 1 {2}สมาชิก 000002 {2}ขอแก้ไข {2}รอคำตอบ {2}รับ/);
  expect(lines.at(-1)).toBe('รอคำตอบ 2 เรื่อง เกินกำหนด 1');
  expect(out).not.toContain('\u001b');
  const listed = JSON.parse((await privacy('list', '--json')).out);
  expect(listed).toMatchObject({
    command: 'privacy list',
    items: [{ id: '2', membershipNo: '000002', kind: 'erasure', state: 'received' }, { id: '1' }],
    summary: { all: false, waiting: 2, overdue: 1 },
  });
});

it('answers a request once', async () => {
  const answer = () => privacy('answer', '2', '--done', '--answer', 'ลบแล้ว', '--staff', 'วราภรณ์');
  expect(await answer()).toMatchObject({ code: 0, out: 'ตอบคำขอเลขที่ 2 ของสมาชิก 000002 แล้ว: ดำเนินการแล้ว\n' });
  expect(await answer()).toMatchObject({ code: 1, err: 'ไม่มีคำขอเลขที่ 2 ที่รอคำตอบ\n' });
  expect((await privacy('list')).out).not.toContain('เลขที่ 2');
  expect((await privacy('list', '--all')).out).toContain('ตอบโดย วราภรณ์: ลบแล้ว');
});

it('counts what the retention job would delete, and deletes it', async () => {
  await pool.query(`insert into spent_proof values ('\\x01', now() - interval '1 hour')`);
  expect((await privacy('sweep', '--dry-run')).out).toMatch(/^ +1 {2}การยืนยันตัวตน/m);
  const counted = JSON.parse((await privacy('sweep', '--dry-run', '--json')).out);
  expect(counted).toMatchObject({ command: 'privacy sweep', summary: { dryRun: true } });
  expect(counted.items).toContainEqual({ what: expect.stringContaining('การยืนยันตัวตน'), rows: 1 });
  expect((await privacy('sweep')).out).toMatch(/ลบสิ่งที่ครบกำหนดแล้ว\n$/);
  expect((await pool.query('select from spent_proof')).rowCount).toBe(0);
});

it.each([
  [[]],
  [['list', 'x']],
  [['answer']],
  [['answer', 'x', '--done', '--answer', 'a', '--staff', 'b']],
  [['answer', '1', '--done', '--refused', '--answer', 'a', '--staff', 'b']],
  [['answer', '1', '--done', '--staff', 'b']],
  [['answer', '1', '--done', '--answer', 'a']],
  [['answer', '1', '--done', '--answer', 'a', '--staff', 'b\u001B[2J']],
  [['answer', '1', '--done', '--answer', 'a\rb', '--staff', 'b']],
])('refuses %j', async (args) => {
  expect((await privacy(...args)).code).toBe(1);
});
