import { PassThrough } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDemoDatabase } from '../../test/demo.ts';
import { useBooks } from '../modules/import/test/books.ts';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';

const { pool, url } = useDemoDatabase();
const books = useBooks();

/** They turn the text around, clear the screen and go back to the beginning of the line. */
const MARKS = '\u202e\u2066\u200f\u061c\u001b[2J\u009b31m\u0007\r\u0085';
const HARMLESS_MARKS = '\u202e\u2066\u200f\u061c';
const DANGEROUS = /[\p{Cc}\p{Bidi_Control}]/u;

let spoilt = 0;

/** Puts the marks into every text of every table that allows them, as books of an older release may have them. */
async function spoil(): Promise<number> {
  const { rows } = await pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'text'
       and column_name <> 'membership_no' and table_name not like '%migration%'`,
  );
  let changed = 0;
  for (const { table_name: table, column_name: column } of rows) {
    for (const marks of [MARKS, HARMLESS_MARKS]) {
      const done = await pool
        .query(`update "${table}" set "${column}" = "${column}" || $1 where "${column}" <> ''`, [marks])
        .catch(() => ({ rowCount: 0 }));
      changed += done.rowCount ?? 0;
      if (done.rowCount !== 0) break;
    }
  }
  return changed;
}

async function run(args: readonly string[], typed: string, folder: string) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const env = { DATABASE_URL: url, NODE_ENV: 'test', DATA_DIR: '/nowhere', DEMO: 'false', INIT_CWD: folder };
  const io = { stdin: new PassThrough().end(typed), stdout, stderr, env };
  const code = await runCommand(commands, [...args], io);
  return { code, text: String(stdout.read() ?? '') + String(stderr.read() ?? '') };
}

const STAFF = ['--staff', 'วิภา'];
const PASSWORD = 'แมวสามตัวบนหลังคา\n';
/** Every command that prints what members, visitors or officers are called or wrote. */
const PRINTING: readonly (readonly string[])[] = [
  ['account', 'create', '3003'],
  ['account', 'create', '7001'],
  ['account', 'create', '7002', '--first-password', ...STAFF],
  ['account', 'end-sessions', '1234', ...STAFF],
  ['board', 'list'],
  ['board', 'list', '--json'],
  ['board', 'show', '1'],
  ['demand', 'list', '--all'],
  ['demand', 'list', '--all', '--json'],
  ['demand', 'show', '1', ...STAFF],
  ['privacy', 'list', '--all'],
  ['privacy', 'list', '--all', '--json'],
  ['breach', 'list', '--all'],
  ['breach', 'list', '--all', '--json'],
  ['breach', 'report', '1'],
  ['breach', 'report', '1', '--json'],
  ['confirmation', 'list'],
  ['confirmation', 'list', '--json'],
  ['confirmation', 'list', '--date', '2026-10-31'],
  ['confirmation', 'list', '--date', '2026-10-31', '--json'],
  ['impersonate', '1234', '--reason', 'ทดสอบ', ...STAFF],
  ['audit', 'verify'],
  ['import', '.', '--dry-run'],
  ['import', '.', '--dry-run', '--json'],
  ['import', '.', '--dry-run', '--lang', 'th'],
  [`odd${MARKS}`],
  ['board', `odd${MARKS}`],
];

beforeAll(async () => {
  await pool.query(`
    insert into member (membership_no, prename, member_name, member_surname, member_status) values
      ('007001', 'นาย', 'ก', 'ข', '0'), ('007002', 'นาย', 'ค', 'ง', '0'),
      ('007003', 'นาย', 'จ', 'ฉ', '0');
    insert into board_topic (title, body, name, membership_no, created_at)
    values ('หัวข้อ', 'เนื้อหา', 'แดง', '001234', now());
    insert into demand (title, body, name, contact, topic_kind, public, tracking_hash, created_at)
    values ('หัวข้อ', 'เนื้อหา', 'แดง', 'a@b.c', 'request', true, '\\x01', now());
    update confirmation_line set answered_at = now(), answer = 'disputed', comment = 'หุ้นขาด'
    where membership_no = '001234' and balance_on = '2026-10-31' and line_no = 1`);
  const folder = await books({});
  const typed = 'โน้ตบุ๊กหาย';
  for (const args of [
    ['breach', 'record', '--at', '2026-11-01 10:00', ...STAFF],
    ['breach', 'record', '1', '--step', 'note', '--at', '2026-11-02 10:00', ...STAFF],
  ]) {
    await run(args, typed, folder);
  }
  spoilt = await spoil();
});

describe('names and texts of the books on the terminal', () => {
  it.each(
    PRINTING.map((args) => [args.join(' ').replaceAll(new RegExp(DANGEROUS, 'gu'), ''), args] as const),
  )('cannot steer it: %s', async (_name, args) => {
    const folder = await books({
      [`member${HARMLESS_MARKS}.csv`]: `membership_no,member_name,member_surname,odd${HARMLESS_MARKS}\nx${HARMLESS_MARKS},ก${MARKS},ข,\n`,
      [`odd${HARMLESS_MARKS}.txt`]: '',
    });
    const { text } = await run(args, PASSWORD, folder);
    expect(text).not.toBe('');
    const found = text.split('\n').filter((line) => DANGEROUS.test(line));
    expect(found.map((line) => JSON.stringify(line))).toEqual([]);
  });

  it('are printed all the same, with the marks shown', async () => {
    expect(spoilt).toBeGreaterThan(100);
    const folder = await books({});
    expect((await run(['account', 'create', '7003'], '', folder)).text).toMatch(/007003 นาย.*จ.*\ufffd/);
    expect((await run(['board', 'show', '1'], '', folder)).text).toMatch(/ลุงก้อง\ufffd/);
  });
});
