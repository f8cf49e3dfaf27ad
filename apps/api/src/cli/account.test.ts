import { PassThrough } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/database.ts';
import { verifyPassword } from '../modules/session/password.ts';
import { accountCommand } from './account.ts';
import { runCommand } from './run-command.ts';

const { pool, url } = useTestDatabase();

beforeAll(async () => {
  await pool.query(`
    insert into member (membership_no, prename, member_name, member_surname, member_status) values
      ('000002', 'นาย', 'ภัทรดนัย', 'พันธุ์เพียร', '0'), ('000003', 'นาง', 'พิมพ์พรรณ', 'นาคเทวัญ', '0'),
      ('003003', 'นาง', 'อำไพ', 'ลาภยิ่ง', '3')`);
});

async function run(args: string[], typed = ''): Promise<{ code: number; out: string; err: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const env = { DATABASE_URL: url, NODE_ENV: 'test', DATA_DIR: '/nowhere', LANG: 'th_TH.UTF-8' };
  const code = await runCommand([accountCommand], ['account', ...args], {
    stdin: new PassThrough().end(typed),
    stdout,
    stderr,
    env,
  });
  return { code, out: String(stdout.read() ?? ''), err: String(stderr.read() ?? '') };
}

describe('account create', () => {
  it('gives a member, named by a short number, the password of standard input', async () => {
    const { code, out, err } = await run(['create', '2'], 'แมวสามตัวบนหลังคา\n');
    expect(code).toBe(0);
    expect(err).toBe('ให้สมาชิก 000002 นายภัทรดนัย พันธุ์เพียร พิมพ์รหัสผ่านของตนเอง\n');
    expect(out).toContain('สร้างบัญชีให้ 000002 นายภัทรดนัย พันธุ์เพียร แล้ว');
    const { rows } = await pool.query('select membership_no from account');
    expect(rows).toEqual([{ membership_no: '000002' }]);
    const audited = await pool.query('select kind, membership_no from audit_entry');
    expect(audited.rows).toEqual([{ kind: 'account-given', membership_no: '000002' }]);
    expect((await run(['create', '2'])).err).toBe('สมาชิกเลขที่ 000002 มีบัญชีอยู่แล้ว\n');
  });

  it.each([
    [['create', '9'], 'ไม่มีสมาชิกเลขที่ 000009 ในทะเบียน\n'],
    [['create', '003003'], 'สมาชิกเลขที่ 003003 พ้นสภาพแล้ว จึงไม่สร้างบัญชี\n'],
    [['create', 'x'], 'x ไม่ใช่เลขสมาชิก (ตัวเลข 1 ถึง 6 หลัก)\n'],
    [['create', '3', 'password'], 'ระบุเลขสมาชิกเลขเดียว ส่วนรหัสผ่านรับทางแป้นพิมพ์หรือ standard input เท่านั้น\n'],
    [['create'], 'พิมพ์: npm run portal -- account create เลขสมาชิก (วิธีอื่นดูที่ account --help)\n'],
    [['remove', '3'], 'พิมพ์: npm run portal -- account create เลขสมาชิก (วิธีอื่นดูที่ account --help)\n'],
  ])('refuses %j', async (args, words) => {
    expect(await run(args, 'แมวสามตัวบนหลังคา\n')).toEqual({ code: 1, out: '', err: words });
  });

  it('says everything that is wrong with a password, and never shows it', async () => {
    const { code, err } = await run(['create', '3'], '000003\n');
    expect(code).toBe(1);
    expect(err).toMatch(/ไม่รับรหัสผ่านนี้\n {2}ต้องยาวอย่างน้อย 12 ตัวอักษร[^]*\n {2}ต้องไม่ใช่เลขสมาชิก/);
    expect((await run(['create', '3'], 'Passw0rd1234\n')).err).not.toContain('Passw0rd');
  });

  it('says that no password came', async () => {
    expect((await run(['create', '3'])).err).toContain('ไม่มีรหัสผ่านเข้ามาทาง standard input');
  });
});

describe('account create --first-password', () => {
  const activate = (number: string, staff = 'สมพร') =>
    run(['create', number, '--first-password', '--staff', staff]);
  const passwordIn = (out: string) => /รหัสผ่านครั้งแรก: (.+)/.exec(out)?.[1] ?? '';

  it('prints a random password once, keeps its hash and its end, and says who gave it', async () => {
    const { code, out, err } = await activate('3');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('สร้างบัญชีให้ 000003 นางพิมพ์พรรณ นาคเทวัญ แล้ว\n');
    expect(passwordIn(out)).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    const { rows } = await pool.query(
      `select must_reset, password_hash, round(extract(epoch from given_password_until - created_at) / 3600)::int as hours
       from account where membership_no = '000003'`,
    );
    expect(rows).toMatchObject([{ must_reset: true, hours: 72 }]);
    expect(await verifyPassword(rows[0].password_hash, passwordIn(out))).toBe(true);
    const audited = await pool.query('select kind, staff from audit_entry order by id desc limit 1');
    expect(audited.rows).toMatchObject([{ kind: 'account-given', staff: 'สมพร' }]);
  });

  it('replaces an unused first password, but not the member’s own', async () => {
    const again = await activate('3');
    expect(again.code).toBe(0);
    const { rows } = await pool.query("select password_hash from account where membership_no = '000003'");
    expect(await verifyPassword(rows[0].password_hash, passwordIn(again.out))).toBe(true);
    expect((await activate('2')).err).toBe('สมาชิกเลขที่ 000002 มีบัญชีอยู่แล้ว\n');
    expect((await run(['create', '3'])).err).toBe('สมาชิกเลขที่ 000003 มีบัญชีอยู่แล้ว\n');
    await pool.query("delete from account where membership_no = '000003'");
  });

  it('opens the locks on the member', async () => {
    const lock = { failures: 5, until: new Date(Date.now() + 900_000) };
    for (const subject of ['number:000003', 'identity:000003', 'register:000003', 'number:000002']) {
      await pool.query(
        `insert into sign_in_throttle (subject, failures, locked_until, counted_at) values ($1, $2, $3, now())`,
        [subject, lock.failures, lock.until],
      );
    }
    expect((await activate('3')).code).toBe(0);
    const { rows } = await pool.query('select subject from sign_in_throttle');
    expect(rows).toEqual([{ subject: 'number:000002' }]);
    await pool.query('truncate sign_in_throttle');
    await pool.query("delete from account where membership_no = '000003'");
  });

  it('requires --staff', async () => {
    expect((await activate('3', ' ')).err).toContain('--staff ชื่อ');
  });
});

describe('account close, open, reset and end-sessions', () => {
  it.each([
    [['close', '2'], 'ปิดบัญชีของสมาชิก 000002 แล้ว\n'],
    [['open', '2'], 'เปิดบัญชีอีกครั้งของสมาชิก 000002 แล้ว\n'],
    [['reset', '2'], 'ให้ตั้งรหัสผ่านใหม่ของสมาชิก 000002 แล้ว\n'],
    [['end-sessions', '2'], 'ให้ออกจากระบบทุกเครื่องของสมาชิก 000002 แล้ว\n'],
  ])('%j', async (args, out) => {
    expect(await run([...args, '--staff', 'สมพร'])).toEqual({ code: 0, out, err: '' });
    const { rows } = await pool.query('select staff from audit_entry order by id desc limit 1');
    expect(rows).toEqual([{ staff: 'สมพร' }]);
  });

  it.each([
    [['close', '2'], 'พิมพ์: npm run portal -- account close เลขสมาชิก --staff ชื่อเจ้าหน้าที่\n'],
    [['close', '2', '--staff', ' '], 'พิมพ์: npm run portal -- account close เลขสมาชิก --staff ชื่อเจ้าหน้าที่\n'],
    [['reset', '3', '--staff', 'สมพร'], 'สมาชิกเลขที่ 000003 ไม่มีบัญชีใช้งาน\n'],
    [['close', '2', '--staff', 'สมพร\u001B[2J'], '--staff ต้องเป็นข้อความบรรทัดเดียว และไม่มีอักขระควบคุมที่แสดงไม่ได้\n'],
    [['open', 'x', '--staff', 'สมพร'], 'x ไม่ใช่เลขสมาชิก (ตัวเลข 1 ถึง 6 หลัก)\n'],
  ])('refuses %j', async (args, err) => {
    expect(await run(args)).toEqual({ code: 1, out: '', err });
  });
});
