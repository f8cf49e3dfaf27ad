import { PassThrough } from 'node:stream';
import { formatThaiDate } from '@sahakorn/thai/date';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../test/database.ts';
import { verifyAudit } from '../modules/audit/verify-audit.ts';
import { breachCommand } from './breach.ts';
import { runCommand } from './run-command.ts';

const { db, pool, url } = useTestDatabase();
const HOUR_MS = 3_600_000;

async function breach(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const env = { DATABASE_URL: url, NODE_ENV: 'test', DATA_DIR: '/nowhere', LANG: 'th_TH.UTF-8' };
  const io = { stdin: new PassThrough().end(), stdout, stderr, env };
  const code = await runCommand([breachCommand], ['breach', ...args], io);
  return { code, out: String(stdout.read() ?? ''), err: String(stderr.read() ?? '') };
}

/** Hours before now, as an officer types it. */
function at(hours: number): string {
  const bangkok = new Date(Date.now() + 7 * HOUR_MS - hours * HOUR_MS).toISOString();
  return `${bangkok.slice(0, 10)} ${bangkok.slice(11, 16)}`;
}
const BY = ['--staff', 'วราภรณ์'];
const step = (name: string, hours: number, text: string) =>
  breach('record', '1', '--step', name, '--at', at(hours), '--text', text, ...BY);

it('counts down to the report, says what is late, and keeps every step', async () => {
  const opened = await breach('record', '--at', at(80), '--text', 'ส่งไฟล์ผิดคน', ...BY);
  expect(opened).toMatchObject({ code: 0, err: '' });
  expect(opened.out).toMatch(/^เหตุที่ 1 {2}พบ .+ เกินกำหนดมา 8 ชั่วโมง/);
  const late = await breach('list');
  expect([late.code, late.out.split('\n').at(-2)]).toEqual([2, '1 เหตุ เกินกำหนดแจ้ง 1']);
  const listed = await breach('list', '--json');
  expect(listed.code).toBe(2);
  expect(JSON.parse(listed.out)).toMatchObject({
    command: 'breach list',
    items: [{ breachNo: 1, reportedAt: null, overdue: true }],
    summary: { all: false, overdue: 1 },
  });
  await step('assessed', 70, 'เสี่ยงต่ำ');
  expect((await step('reported', 2, 'ทางอีเมล')).out).toContain('หลังกำหนด');
  expect((await step('reported', 1, 'อีกครั้ง')).err).toContain('แจ้ง สคส. ไว้แล้ว');
  await step('closed', 1, 'เสร็จแล้ว');
  expect((await step('note', 0.5, 'x')).err).toContain('เรื่องนี้ปิดแล้ว');
  expect(await breach('list')).toMatchObject({ code: 0, out: '0 เหตุ\n' });
  const { out } = await breach('report', '1');
  expect(out).toMatch(/พบเหตุ[^]+ส่งไฟล์ผิดคน[^]+ประเมินความเสี่ยง[^]+แจ้ง สคส\.[^]+ปิดเรื่อง[^]+บันทึกโดย วราภรณ์ เมื่อ/);
  expect(out).toContain(formatThaiDate(new Date().toISOString(), { style: 'short' }));
  const { entries } = JSON.parse((await breach('report', '1', '--json')).out) as { entries: unknown[] };
  expect(entries).toHaveLength(4);
});

it('is hashed into the audit log, and is append-only', async () => {
  const { rows } = await pool.query("select staff, details from audit_entry where kind = 'breach-recorded'");
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatchObject({ staff: 'วราภรณ์', details: { breach: 1, step: 'discovered' } });
  expect((await verifyAudit(db)).broken).toBeNull();
  for (const change of [
    "update breach_entry set detail = ''",
    'delete from breach_entry',
    'truncate breach_entry',
  ]) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
    await expect(pool.query(change)).rejects.toThrow('never changed');
  }
});

it('lets no stored text control the terminal', async () => {
  await pool.query(
    `insert into breach_entry (breach_no, step, happened_at, recorded_at, staff, detail)
     values (2, 'discovered', now(), now(), $1, $2)`,
    ['ก\u001B[2J', 'จริง\rปลอม\nบรรทัดสอง'],
  );
  const { out } = await breach('report', '2');
  expect(out).toContain('\n    จริง\uFFFDปลอม\n    บรรทัดสอง\n  บันทึกโดย ก\uFFFD[2J เมื่อ');
  expect((await breach('report', '2', '--json')).out.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
});

it.each([
  [['record', '--at', '2569-13-40', '--text', 'x', ...BY], '--at'],
  [['record', '--at', '2600-01-01 10:00', '--text', 'x', ...BY], 'อนาคต'],
  [['record', '--at', '2569-01-01 10:00', '--text', 'x'], '--staff'],
  [['record', '1', '--at', '2569-01-01 10:00', '--text', 'x', ...BY], '--step'],
  [['record', '9', '--step', 'note', '--at', '2569-01-01 10:00', '--text', 'x', ...BY], 'ไม่มีเหตุ'],
  [['record', 'x', '--step', 'note', '--at', '2569-01-01 10:00', '--text', 'x', ...BY], 'ระบุหมายเลขเหตุ'],
  [['report', '9'], 'ไม่มีเหตุ'],
  [['forget', '1'], 'พิมพ์:'],
])('refuses %j', async (args, words) => {
  const { code, err } = await breach(...args);
  expect([code, err]).toEqual([1, expect.stringContaining(words)]);
});
