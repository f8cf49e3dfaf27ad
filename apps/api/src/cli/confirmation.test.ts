import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { useDemoDatabase } from '../../test/demo.ts';
import { confirmationCommand } from './confirmation.ts';
import { runCommand } from './run-command.ts';

const { pool, url } = useDemoDatabase();

async function confirmation(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const env = {
    DATABASE_URL: url,
    NODE_ENV: 'test',
    DATA_DIR: '/nowhere',
    DEMO: 'false',
    LANG: 'th_TH.UTF-8',
  };
  const io = { stdin: new PassThrough().end(), stdout, stderr, env };
  const code = await runCommand([confirmationCommand], ['confirmation', ...args], io);
  const read = (stream: PassThrough) => String(stream.read() ?? '').replaceAll('\u00A0', ' ');
  return { code, out: read(stdout), err: read(stderr) };
}

const OPEN = ['open', '--date', '2026-09-30', '--until', '2999-12-31', '--staff', 'สมใจ'];

it('opens a day for every member once, and audits who did it', async () => {
  const opened = await confirmation(...OPEN);
  expect(opened).toMatchObject({ code: 0, err: '' });
  expect(opened.out).toBe('ขอให้สมาชิก 4 คนยืนยันยอด ณ 30 ก.ย. 2569 ตอบได้ถึง 31 ธ.ค. 3542\n');
  const again = await confirmation(...OPEN);
  expect(again.code).not.toBe(0);
  expect(again.err).toContain('ขอให้ยืนยันยอด ณ 30 ก.ย. 2569 ไว้แล้ว');
  const { rows } = await pool.query(
    "select staff, details from audit_entry where kind = 'confirmation-opened'",
  );
  expect(rows).toEqual([
    { staff: 'สมใจ', details: { balanceOn: '2026-09-30', openUntil: '2999-12-31', members: 4 } },
  ]);
});

it('lists the days, the answers, and what is disputed, without control characters', async () => {
  await pool.query(`update confirmation_line set answered_at = now(),
      answer = case line_no when 1 then 'disputed' else 'agreed' end,
      comment = case line_no when 1 then E'หุ้นขาด\\nหนึ่งงวด \\u001b[31m \\u202e1' end
    where membership_no = '001234' and balance_on = '2026-10-31' and line_no <= 2`);
  const rounds = JSON.parse((await confirmation('list', '--json')).out);
  expect(rounds).toMatchObject({ command: 'confirmation list', summary: { date: null, disputed: false } });
  expect(rounds.items).toContainEqual(
    expect.objectContaining({ balanceOn: '2026-10-31', members: 4, submitted: 0, agreed: 1, disputed: 1 }),
  );
  expect((await confirmation('list')).out).toContain('ส่งแล้ว 0 จาก 4 คน  ถูกต้อง 1  ไม่ถูกต้อง 1');
  const answers = JSON.parse((await confirmation('list', '--date', '2026-10-31', '--json')).out);
  expect(answers.items).toMatchObject([
    { membershipNo: '001234', lineNo: 1, kind: 'share', answer: 'disputed', submittedAt: null },
    { membershipNo: '001234', lineNo: 2, kind: 'deposit', answer: 'agreed', comment: null },
  ]);
  const disputed = (await confirmation('list', '--disputed')).out;
  expect(disputed).toContain('    หุ้นขาด\n    หนึ่งงวด \uFFFD[31m \uFFFD1\n');
  expect(disputed).not.toContain('0100012345');
});

it.each([
  [
    'a day that is not over',
    ['open', '--date', '2999-01-31', '--until', '2999-12-31', '--staff', 'ก'],
    '--date',
  ],
  [
    'a last day before today',
    ['open', '--date', '2020-01-31', '--until', '2020-02-28', '--staff', 'ก'],
    '--until',
  ],
  [
    'a day before the books',
    ['open', '--date', '1900-01-31', '--until', '2999-12-31', '--staff', 'ก'],
    'ไม่มีสมาชิก',
  ],
  ['no officer', ['open', '--date', '2020-01-31', '--until', '2999-12-31'], '--staff'],
  ['a day that is none', ['list', '--date', '2026-02-30'], '--date'],
  ['nothing to do', [], 'confirmation open'],
])('refuses %s', async (_what, args, reason) => {
  const { code, err } = await confirmation(...args);
  expect(code).not.toBe(0);
  expect(err).toContain(reason);
});
