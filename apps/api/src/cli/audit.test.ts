import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../test/database.ts';
import { AuditLog } from '../modules/audit/audit-log.ts';
import { auditCommand } from './audit.ts';
import { runCommand } from './run-command.ts';

const { db, pool, url } = useTestDatabase();

async function verify(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const env = { DATABASE_URL: url, NODE_ENV: 'test', DATA_DIR: '/nowhere', LANG: 'th_TH.UTF-8' };
  const io = { stdin: new PassThrough().end(), stdout, stderr, env };
  const code = await runCommand([auditCommand], ['audit', ...args], io);
  return { code, out: String(stdout.read() ?? ''), err: String(stderr.read() ?? '') };
}

const append = (membershipNo: string) =>
  new AuditLog({ now: () => new Date() }).append(db, {
    kind: 'signed-in',
    membershipNo,
    address: '',
    userAgent: '',
  });

it('reports the intact rows and the hash to store, and names the first broken row', async () => {
  expect(await verify('verify')).toEqual({ code: 0, out: 'บันทึกการใช้งานครบถ้วน 0 รายการ\n', err: '' });
  for (const number of ['000001', '000002', '000003']) await append(number);
  const { out } = await verify('verify');
  const head = /[0-9a-f]{64}/.exec(out)?.[0] ?? '';
  expect(out).toBe(`บันทึกการใช้งานครบถ้วน 3 รายการ\nค่าแฮชของรายการสุดท้าย ${head}\n`);
  const listed = JSON.parse((await verify('verify', '--json')).out);
  expect(listed).toEqual({ command: 'audit verify', items: [], summary: { intactEntries: 3, head } });
  await append('000004');
  expect((await verify('verify', '--head', head)).code).toBe(0);
  expect(await verify('verify', '--head', '0'.repeat(64))).toMatchObject({ code: 1, out: '' });
  await pool.query(`alter table audit_entry disable trigger all`);
  await pool.query(`update audit_entry set membership_no = '009999' where id = 2`);
  expect(await verify('verify')).toEqual({ code: 1, out: '', err: 'รายการที่ 2 ถูกแก้ไขหลังบันทึก\n' });
  const broken = await verify('verify', '--json');
  expect(broken.code).toBe(1);
  expect(JSON.parse(broken.out).items).toEqual([{ fault: 'changed', row: '2' }]);
});

it.each([[['check']], [[]], [['verify', '--head', 'x']]])('refuses %j', async (args) => {
  expect((await verify(...args)).code).toBe(1);
});
