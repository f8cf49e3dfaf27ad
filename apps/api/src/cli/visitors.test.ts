import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/database.ts';
import { boardCommand } from './board.ts';
import { demandCommand } from './demand.ts';
import { runCommand } from './run-command.ts';

const { db, url } = useTestDatabase();
const QUESTION = {
  body: 'โทร 081-234-5678',
  name: 'แดง',
  membership_no: '001234',
  created_at: new Date('2026-11-20T03:00:00Z'),
};

async function portal(args: string[], typed = ''): Promise<{ code: number; out: string; err: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const env = { DATABASE_URL: url, NODE_ENV: 'test', DATA_DIR: '/nowhere', LANG: 'th_TH.UTF-8' };
  const io = { stdin: new PassThrough().end(typed), stdout, stderr, env };
  const code = await runCommand([boardCommand, demandCommand], args, io);
  return { code, out: String(stdout.read() ?? ''), err: String(stderr.read() ?? '') };
}

const audited = () =>
  db
    .selectFrom('audit_entry')
    .select(['kind', 'staff', 'details'])
    .where('id', '>', before)
    .orderBy('id')
    .execute();
let before = '0';
let topicId = 0;
let demandId = 0;

beforeEach(async () => {
  const last = await db
    .selectFrom('audit_entry')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  before = last?.id ?? '0';
  const topic = { ...QUESTION, title: 'กู้ได้ไหม', delete_hash: null };
  topicId = (await db.insertInto('board_topic').values(topic).returning('topic_id').executeTakeFirstOrThrow())
    .topic_id;
  const demand = {
    ...QUESTION,
    title: 'ขอที่จอดรถ',
    contact: 'a@b.c',
    topic_kind: 'request',
    public: true,
  } as const;
  const hash = Buffer.from(String(Math.random()));
  demandId = (
    await db
      .insertInto('demand')
      .values({ ...demand, tracking_hash: hash })
      .returning('demand_id')
      .executeTakeFirstOrThrow()
  ).demand_id;
});

describe('board', () => {
  it('lists the newest topics as JSON', async () => {
    const { command, items } = JSON.parse((await portal(['board', 'list', '--json'])).out);
    expect(command).toBe('board list');
    expect(items).toContainEqual({
      topicId,
      createdAt: '2026-11-20T03:00:00.000Z',
      title: 'กู้ได้ไหม',
      name: 'แดง',
      answerCount: 0,
    });
  });

  it('answers as the cooperative, from an argument or standard input, and records the officer', async () => {
    const done = await portal(['board', 'answer', String(topicId), '--staff', 'วิภา', '--text', 'ได้ค่ะ']);
    expect(done).toMatchObject({ code: 0, err: '' });
    await portal(
      ['board', 'answer', String(topicId), '--staff', 'วิภา', '--as', 'ฝ่ายสินเชื่อ'],
      'สองบรรทัด\r\nค่ะ\n',
    );
    const answers = await db
      .selectFrom('board_answer')
      .select(['name', 'body', 'staff'])
      .where('topic_id', '=', topicId)
      .orderBy('answer_id')
      .execute();
    expect(answers).toEqual([
      { name: 'เจ้าหน้าที่สหกรณ์', body: 'ได้ค่ะ', staff: 'วิภา' },
      { name: 'ฝ่ายสินเชื่อ', body: 'สองบรรทัด\nค่ะ', staff: 'วิภา' },
    ]);
    expect(await audited()).toMatchObject([
      { kind: 'board-answered', staff: 'วิภา', details: { topic: topicId } },
      { kind: 'board-answered', staff: 'วิภา' },
    ]);
  });

  it('shows a topic as it was written', async () => {
    expect((await portal(['board', 'list'])).out).toContain(`${topicId}  20\u00A0พ.ย.\u00A02569`);
    const { out } = await portal(['board', 'show', String(topicId)]);
    expect(out).toContain('081-234-5678');
  });

  it('lets no text of a visitor control the terminal, or be taken for a line of the command', async () => {
    const body = 'จริง\rปลอม\u202E\r\nคำตอบ 9  เจ้าหน้าที่';
    await db.updateTable('board_topic').set({ body }).where('topic_id', '=', topicId).execute();
    const { out } = await portal(['board', 'show', String(topicId)]);
    expect(out).toContain('\n    จริง\uFFFDปลอม\uFFFD\n    คำตอบ 9  เจ้าหน้าที่\n');
    await db.updateTable('demand').set({ body }).where('demand_id', '=', demandId).execute();
    const demand = await portal(['demand', 'show', String(demandId), '--staff', 'วิภา']);
    expect(demand.out).toContain('\n    จริง\uFFFDปลอม\uFFFD\n    คำตอบ 9  เจ้าหน้าที่\n');
  });

  it('deletes a topic or an answer once, with a reason', async () => {
    const answer = { ...QUESTION, topic_id: topicId, delete_hash: null };
    const { answer_id } = await db
      .insertInto('board_answer')
      .values(answer)
      .returning('answer_id')
      .executeTakeFirstOrThrow();
    const why = ['--staff', 'วิภา', '--reason', 'โฆษณา'];
    expect((await portal(['board', 'remove', '--answer', String(answer_id), ...why])).code).toBe(0);
    expect((await portal(['board', 'remove', String(topicId), ...why])).out).toBe(`ลบกระทู้ ${topicId} แล้ว\n`);
    expect(await portal(['board', 'remove', String(topicId), ...why])).toMatchObject({ code: 1, out: '' });
    expect(await audited()).toEqual([
      { kind: 'board-removed', staff: 'วิภา', details: { what: 'answer', id: answer_id, reason: 'โฆษณา' } },
      { kind: 'board-removed', staff: 'วิภา', details: { what: 'topic', id: topicId, reason: 'โฆษณา' } },
    ]);
  });
});

describe('demand', () => {
  it('lists open demands, the oldest first, without answered ones', async () => {
    expect((await portal(['demand', 'list'])).out).toContain(`${demandId}  `);
    const listed = (await portal(['demand', 'list', '--json'])).out;
    expect(JSON.parse(listed).items).toContainEqual(
      expect.objectContaining({ demandId, kind: 'request', state: 'received', public: true }),
    );
    expect(listed).not.toContain('a@b.c');
    const done = await portal(['demand', 'answer', String(demandId), '--staff', 'วิภา', '--text', 'ทำแล้วค่ะ']);
    expect(done.out).toBe(`ตอบเรื่อง ${demandId} แล้ว\n`);
    expect((await portal(['demand', 'list'])).out).not.toContain(`${demandId}  20`);
    expect((await portal(['demand', 'list', '--all'])).out).toContain(`${demandId}  20`);
    const row = await db
      .selectFrom('demand')
      .select(['state', 'answer'])
      .where('demand_id', '=', demandId)
      .executeTakeFirst();
    expect(row).toEqual({ state: 'answered', answer: 'ทำแล้วค่ะ' });
  });

  it('shows the author to an officer, and audits that', async () => {
    const { out } = await portal(['demand', 'show', String(demandId), '--staff', 'วิภา']);
    expect(out).toContain('ผู้แจ้ง แดง  ติดต่อ a@b.c  เลขสมาชิก 001234');
    await portal(['demand', 'state', String(demandId), 'in_progress', '--staff', 'วิภา']);
    await portal(['demand', 'hide', String(demandId), '--staff', 'วิภา', '--reason', 'พาดพิงบุคคล']);
    expect(await audited()).toEqual([
      { kind: 'demand-read', staff: 'วิภา', details: { id: demandId } },
      { kind: 'demand-state', staff: 'วิภา', details: { id: demandId, state: 'in_progress' } },
      { kind: 'demand-hidden', staff: 'วิภา', details: { id: demandId, reason: 'พาดพิงบุคคล' } },
    ]);
    const row = await db
      .selectFrom('demand')
      .select(['state', 'public'])
      .where('demand_id', '=', demandId)
      .executeTakeFirst();
    expect(row).toEqual({ state: 'in_progress', public: false });
  });
});

it.each([
  [['board']],
  [['board', 'answer', 'x', '--staff', 'ก', '--text', 'ข']],
  [['board', 'answer', '1', '--text', 'ข']],
  [['board', 'answer', '1', '--staff', 'ก', '--text', '\u0007']],
  [['board', 'answer', '1', '--staff', 'ก\u001B[2J', '--text', 'ข']],
  [['board', 'answer', '1', '--staff', 'ก', '--as', 'ก\rข', '--text', 'ข']],
  [['board', 'answer', '999999', '--staff', 'ก', '--text', 'ข']],
  [['board', 'remove', '1', '--staff', 'ก']],
  [['board', 'remove', '1', '--answer', '2', '--staff', 'ก', '--reason', 'ข']],
  [['demand', 'show', '1']],
  [['demand', 'state', '1', 'answered', '--staff', 'ก']],
  [['demand', 'state', '999999', 'received', '--staff', 'ก']],
  [['demand', 'answer', '1', '--staff', 'ก']],
])('refuses %j and says why', async (args) => {
  const { code, out, err } = await portal(args);
  expect([code, out]).toEqual([1, '']);
  expect(err.trim().length).toBeGreaterThan(10);
  expect(err).not.toContain('Error:');
});
