import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { useDemoDatabase } from '../../test/demo.ts';
import { temporaryFolder, writeFiles } from '../../test/temporary-folder.ts';
import { DEFAULT_AUTHOR } from './board.ts';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';
import { listActions } from './usage-names.ts';

const { pool, url } = useDemoDatabase();

/** The commands whose sentences are tested here; those of backups and servers have tests of their own. */
const NAMES = [
  'account',
  'audit',
  'board',
  'breach',
  'confirmation',
  'content',
  'demand',
  'impersonate',
  'privacy',
];
const TESTED = commands.filter(({ name }) => NAMES.includes(name));

/** Texts of the books are in Latin letters here, so that only the words of a command can be Thai. */
const BOOKS = `
  alter table breach_entry disable trigger all;
  delete from breach_entry;
  alter table breach_entry enable trigger all;
  truncate board_topic, demand, privacy_request, sign_in_throttle cascade;
  delete from account where membership_no like '0070%';
  delete from balance_confirmation where balance_on = '2026-09-30';
  delete from member where membership_no like '0070%';
  insert into member (membership_no, prename, member_name, member_surname, member_status) values
    ('007001', '', 'Dara', 'Sun', '0'), ('007002', '', 'Mali', 'Moon', '0'), ('007003', '', 'Kla', 'Star', '3');
  insert into account (membership_no, password_hash, created_at, password_changed_at)
    values ('007002', 'x', now(), now());
  insert into board_topic (topic_id, title, body, name, created_at) overriding system value
    values (1, 'Title', 'Body', 'Dang', now());
  insert into board_answer (answer_id, topic_id, name, body, staff, created_at) overriding system value
    values (1, 1, 'Office', 'Answer', 'Wipa', now());
  insert into demand (demand_id, title, body, name, contact, topic_kind, public, tracking_hash, answer, answered_at, state, created_at)
    overriding system value values
    (1, 'Title', 'Body', 'Dang', 'a@b.c', 'request', true, '\\x01', null, null, 'received', now()),
    (2, 'Title', 'Body', '', '', 'suggestion', false, '\\x02', 'Answer', now(), 'answered', now()),
    (3, 'Title', 'Body', '', '', 'complaint', false, '\\x03', null, null, 'in_progress', now());
  insert into privacy_request (id, membership_no, kind, detail, received_at, due_on, state, answer, answered_at, staff)
    overriding system value values
    (1, '007001', 'correction', 'Name', now() - interval '40 days', current_date - 10, 'received', null, null, null),
    (2, '007001', 'erasure', 'Phone', now(), current_date + 30, 'done', 'Deleted', now(), 'Wipa'),
    (3, '007001', 'objection', 'Use', now(), current_date + 30, 'refused', 'No', now(), 'Wipa'),
    (4, '007001', 'restriction', 'Use', now(), current_date + 30, 'received', null, null, null);
  insert into breach_entry (breach_no, step, happened_at, recorded_at, staff, detail) values
    (1, 'discovered', now() - interval '80 hours', now(), 'Wipa', 'Lost'),
    (1, 'assessed', now() - interval '1 hour', now(), 'Wipa', 'Low'),
    (2, 'discovered', now() - interval '90 hours', now(), 'Wipa', 'Lost'),
    (2, 'reported', now() - interval '5 hours', now(), 'Wipa', 'Told'),
    (2, 'members-told', now() - interval '4 hours', now(), 'Wipa', 'Told'),
    (2, 'note', now() - interval '3 hours', now(), 'Wipa', 'More'),
    (3, 'discovered', now() - interval '2 hours', now(), 'Wipa', 'Lost'),
    (3, 'closed', now() - interval '1 hour', now(), 'Wipa', 'Done');
  update confirmation_line set answered_at = now(), answer = 'disputed', comment = 'Missing', account_name = 'Shares',
    amount = case line_no when 1 then null else amount end
    where membership_no = '001234' and balance_on = '2026-10-31' and line_no <= 2`;

const STAFF = ['--staff', 'Wipa'];
const REASON = ['--reason', 'A test'];
const TEXT = ['--text', 'Text'];
const AT = ['--at', '2026-11-01 10:00'];
const LONG = 'x'.repeat(300);

type Call = readonly [args: string, more?: readonly string[], typed?: string];

/** What each action is called with: to succeed, and to be refused for every reason it has. */
const CALLS: readonly Call[] = [
  ['account create 7001', [], 'a-Long-enough-passphrase-77\n'],
  ['account create 7001', [], '007001\n'],
  ['account create 7001', [], `${'long'.repeat(90)}\n`],
  ['account create 7001', [], 'password1234\n'],
  ['account create 7001', [], ''],
  ['account create 7002', [], 'x\n'],
  ['account create 7003', [], 'x\n'],
  ['account create 7999', [], 'x\n'],
  ['account create x'],
  ['account create 7001 x'],
  ['account create'],
  ['account'],
  ['account create 7001 --first-password', STAFF],
  ['account create 7001 --first-password'],
  ...['close', 'open', 'reset', 'end-sessions'].flatMap((action): Call[] => [
    [`account ${action} 7002`, STAFF],
    [`account ${action} 7002`],
    [`account ${action} 7001`, STAFF],
    [`account ${action} x`, STAFF],
    [`account ${action} 7002`, ['--staff', LONG]],
    [`account ${action} 7002`, ['--staff', 'a\u0007']],
  ]),
  ['audit verify'],
  [`audit verify --head ${'0'.repeat(64)}`],
  ['audit verify --head x'],
  ['audit'],
  ['board list'],
  ['board show 1'],
  ['board show 99'],
  ['board show x'],
  ['board show'],
  ['board'],
  ['board answer 1', [...STAFF, ...TEXT]],
  ['board answer 1', STAFF, 'Text'],
  ['board answer 1', STAFF, ''],
  ['board answer 1', [...STAFF, '--text', 'a\u0007']],
  ['board answer 1', [...STAFF, '--text', 'x'.repeat(100_000)]],
  ['board answer 1', [...STAFF, ...TEXT, '--as', LONG]],
  ['board answer 1', [...STAFF, ...TEXT, '--as', 'a\nb']],
  ['board answer 99', [...STAFF, ...TEXT]],
  ['board remove 1', [...STAFF, ...REASON]],
  ['board remove 99', [...STAFF, ...REASON]],
  ['board remove --answer 1', [...STAFF, ...REASON]],
  ['board remove --answer 99', [...STAFF, ...REASON]],
  ['board remove --answer x', [...STAFF, ...REASON]],
  ['board remove 1 --answer 1', [...STAFF, ...REASON]],
  ['board remove 1', STAFF],
  ['board remove 1', [...STAFF, '--reason', LONG]],
  ['breach record', [...STAFF, ...TEXT, ...AT]],
  ['breach record', [...STAFF, ...AT], ''],
  ['breach record', [...STAFF, ...TEXT]],
  ['breach record', [...STAFF, ...TEXT, '--at', '2600-01-01 10:00']],
  ['breach record 1 --step note', [...STAFF, ...TEXT, ...AT]],
  ...['assessed', 'reported', 'members-told', 'note', 'closed'].map((step): Call => [
    `breach record 1 --step ${step}`,
    [...STAFF, ...TEXT, '--at', new Date().toISOString()],
  ]),
  ['breach record 2 --step reported', [...STAFF, ...TEXT, '--at', new Date().toISOString()]],
  ['breach record 3 --step note', [...STAFF, ...TEXT, '--at', new Date().toISOString()]],
  ['breach record 99 --step note', [...STAFF, ...TEXT, ...AT]],
  ['breach record 1', [...STAFF, ...TEXT, ...AT]],
  ['breach list'],
  ['breach list --all'],
  ['breach report 1'],
  ['breach report 2'],
  ['breach report 3'],
  ['breach report 99'],
  ['breach report'],
  ['breach'],
  ['confirmation open --date 2026-09-30 --until 2999-12-31', STAFF],
  ['confirmation open --date 2026-10-31 --until 2999-12-31', STAFF],
  ['confirmation open --date 2999-01-31 --until 2999-12-31', STAFF],
  ['confirmation open --date 2020-01-31 --until 2020-02-28', STAFF],
  ['confirmation open --date 1900-01-31 --until 2999-12-31', STAFF],
  ['confirmation open --date 2026-09-30 --until 2999-12-31'],
  ['confirmation open', STAFF],
  ['confirmation list'],
  ['confirmation list --date 2026-10-31'],
  ['confirmation list --disputed'],
  ['confirmation list --date 2001-10-31'],
  ['confirmation'],
  ['content import good'],
  ['content import good --dry-run'],
  ['content import bad'],
  ['content import bad --json'],
  ['content import empty --prune'],
  ['content import /nowhere/at/all'],
  ['content import'],
  ['demand list'],
  ['demand list --all'],
  ...['1', '2', '3', '99', 'x'].map((id): Call => [`demand show ${id}`, STAFF]),
  ['demand show 1'],
  ['demand state 1 received', STAFF],
  ['demand state 1 in_progress', STAFF],
  ['demand state 99 received', STAFF],
  ['demand state 1 answered', STAFF],
  ['demand answer 1', [...STAFF, ...TEXT]],
  ['demand answer 99', [...STAFF, ...TEXT]],
  ['demand hide 1', [...STAFF, ...REASON]],
  ['demand hide 99', [...STAFF, ...REASON]],
  ['demand hide 1', STAFF],
  ['demand'],
  ['impersonate 1234', [...STAFF, ...REASON]],
  ['impersonate 7999', [...STAFF, ...REASON]],
  ['impersonate 7001', [...STAFF, ...REASON]],
  ['impersonate x', [...STAFF, ...REASON]],
  ['impersonate 1234'],
  ['privacy list'],
  ['privacy list --all'],
  ['privacy answer 1 --done', [...STAFF, '--answer', 'Done']],
  ['privacy answer 1 --refused', [...STAFF, '--answer', 'No']],
  ['privacy answer 99 --done', [...STAFF, '--answer', 'Done']],
  ['privacy answer x --done', [...STAFF, '--answer', 'Done']],
  ['privacy answer 1 --done --refused', [...STAFF, '--answer', 'Done']],
  ['privacy answer 1 --done', [...STAFF, '--answer', 'x'.repeat(3000)]],
  ['privacy sweep'],
  ['privacy sweep --dry-run'],
  ['privacy sweep --dry-run --json'],
  ['privacy sweep --today 2001-01-01'],
  ['privacy'],
  ...TESTED.flatMap(({ name }): Call[] => [[`help ${name}`], [`${name} --nothing`]]),
];

const PAGE = '---\ncategory: news\ntitle: Title\ndate: 2026-11-01\n---\nText\n';
const THAI = /\p{Script=Thai}/u;

async function run([args, more = [], typed = '']: Call, language: string): Promise<string> {
  const folder = writeFiles(temporaryFolder(), {
    'good/a.md': PAGE,
    'good/unused.txt': '',
    'bad/a.md': 'Text',
  });
  mkdirSync(path.join(folder, 'empty'));
  await pool.query(BOOKS);
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const env = {
    DATABASE_URL: url,
    DATA_DIR: folder,
    INIT_CWD: folder,
    NODE_ENV: 'test',
    DEMO: 'false',
    PUBLIC_ORIGIN: 'https://portal.example',
    OFFICERS: 'Wipa,Wiparat',
  };
  const io = { stdin: new PassThrough().end(typed), stdout, stderr, env };
  const code = await runCommand(commands, [...args.split(' '), ...more, '--lang', language], io);
  expect(code).toBeLessThan(3);
  return String(stderr.read() ?? '') + String(stdout.read() ?? '');
}

describe('the sentences of a command', () => {
  it('are tested for every action', () => {
    expect(TESTED.map(({ name }) => name).toSorted()).toEqual(NAMES);
    const called = new Set(CALLS.map(([args]) => args.split(' ').slice(0, 2).join(' ')));
    const missing = TESTED.flatMap((command) =>
      listActions(command)
        .map((action) => `${command.name} ${action}`)
        .filter((call) => !called.has(call)),
    );
    expect(missing).toEqual([]);
  });

  it.each(CALLS.map((call) => [call[0], call] as const))(
    'are English or Thai, as asked for: %s (%#)',
    async (_args, call) => {
      const english = await run(call, 'en');
      const thai = await run(call, 'th');
      expect(english.trim()).not.toBe('');
      expect(english.replaceAll(DEFAULT_AUTHOR, '')).not.toMatch(THAI);
      expect(thai).toMatch(THAI);
    },
  );
});
