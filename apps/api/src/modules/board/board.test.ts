import { EXAMPLE_CONFIG } from '@sahakorn/contract/runtime-config';
import {
  MAX_ANSWERS_PER_TOPIC,
  boardAnswer,
  boardCreate,
  boardShow,
  type BoardTopic,
} from '@sahakorn/contract/board';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { proofFor } from '../../../test/proof.ts';
import { firstRow, visit } from '../../../test/visitor.ts';

const database = useDemoDatabase();
const { db } = database;
const QUESTION = { title: 'กู้ฉุกเฉินได้กี่วัน', body: 'ต้องใช้เงินด่วน', name: 'แดง' };

beforeEach(async () => {
  await db.deleteFrom('board_topic').execute();
  await db.deleteFrom('visitor_post').execute();
});

type Listed = { page: number; per_page: number; total: number; data: BoardTopic[] };

const build = (changes: Parameters<typeof buildTestApp>[1] = {}) =>
  buildTestApp(database, { ...changes, config: { captchaMode: 'off', ...changes.config } });

const list = async (app: FastifyInstance, query = '') =>
  (await app.inject(`/api/info/board${query}`)).json<Listed>();
const show = (app: FastifyInstance, id: number) => app.inject(`/api/info/board_show/${id}`);

async function ask(app: FastifyInstance, changes: Partial<typeof QUESTION> = {}, token?: string) {
  const browser = await visit(app, token === undefined ? {} : { token });
  return firstRow(boardCreate, await browser.post('board_create', { ...QUESTION, ...changes }));
}

describe('the board', () => {
  it('lists topics, the newest first, with how many answers they have', async () => {
    const app = await build();
    const first = await ask(app, { title: 'ก่อน' });
    const second = await ask(app, { title: 'หลัง' });
    await (await visit(app)).post('board_ans', { topic_id: first.topic_id, body: 'สามวัน', name: 'ดำ' });
    const { data, total, per_page } = await list(app);
    expect([total, per_page]).toEqual([2, 20]);
    expect(data).toEqual([
      {
        topic_id: second.topic_id,
        title: 'หลัง',
        name: 'แดง',
        created_at: TEST_NOW.toISOString(),
        answer_count: 0,
      },
      {
        topic_id: first.topic_id,
        title: 'ก่อน',
        name: 'แดง',
        created_at: TEST_NOW.toISOString(),
        answer_count: 1,
      },
    ]);
  });

  it('turns its pages without losing or repeating one, and is empty behind the last', async () => {
    const rows = Array.from({ length: 45 }, (_, at) => ({
      ...QUESTION,
      title: `เรื่อง ${at}`,
      membership_no: null,
      delete_hash: null,
      created_at: TEST_NOW,
    }));
    await db.insertInto('board_topic').values(rows).execute();
    const app = await build();
    const pages = await Promise.all(['', '?page=2', '?page=3', '?page=4'].map((query) => list(app, query)));
    expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 5, 0]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ title }) => title))).size).toBe(45);
  });

  it('shows a topic with its answers, the oldest first, and who of them is the cooperative', async () => {
    const app = await build();
    const { topic_id } = await ask(app);
    await (await visit(app)).post('board_ans', { topic_id, body: 'สามวัน\nครับ', name: 'ดำ' });
    const answer = {
      topic_id,
      body: 'โทร 02 000 0002',
      name: 'ฝ่ายสินเชื่อ',
      staff: 'วิภา',
      created_at: TEST_NOW,
    };
    await db
      .insertInto('board_answer')
      .values({ ...answer, membership_no: null, delete_hash: null })
      .execute();
    const page = firstRow(boardShow, await show(app, topic_id));
    expect(page).toMatchObject({ ...QUESTION, answer_count: 2 });
    expect(page.answers.map(({ body, name, staff }) => [body, name, staff])).toEqual([
      ['สามวัน\nครับ', 'ดำ', false],
      ['โทร 02 000 0002', 'ฝ่ายสินเชื่อ', true],
    ]);
  });

  it('masks identity and telephone numbers wherever they are read', async () => {
    const app = await build();
    const { topic_id } = await ask(app, {
      title: 'บัตร 1-1002-00300-41-2',
      body: 'โทร 081-234-5678',
      name: 'แดง 0812345678',
    });
    await (await visit(app)).post('board_ans', { topic_id, body: '๐๘๑๒๓๔๕๖๗๘', name: '1100200300412' });
    const read = [await app.inject('/api/info/board'), await show(app, topic_id)].map(({ body }) => body);
    expect(read.join('')).not.toMatch(/5678|๕๖๗๘|00300/);
    expect(firstRow(boardShow, await show(app, topic_id))).toMatchObject({
      title: 'บัตร x-xxxx-xxxxx-xx-x',
      body: 'โทร 08x-xxx-xxxx',
      name: 'แดง 08xxxxxxxx',
    });
  });

  it.each(['0', 'x', '99', '1e2', '-1', '99999999999'])('knows no topic %s', async (id) => {
    const answer = await (await build()).inject(`/api/info/board_show/${id}`);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
  });
});

describe('a search of the board', () => {
  const answer = (app: FastifyInstance, topic_id: number, body: string) =>
    visit(app).then((browser) => browser.post('board_ans', { topic_id, body, name: 'ดำ' }));
  const find = async (search: string, more = '') =>
    (await list(await build(), `?search=${encodeURIComponent(search)}${more}`)).data.map(
      ({ title }) => title,
    );

  it('finds topics by title, text and answers, the title first', async () => {
    const app = await build();
    await ask(app, { title: 'เรื่องทั่วไป', body: 'ค้ำประกันได้กี่คน' });
    await ask(app, { title: 'ค้ำประกันกู้สามัญ', body: 'ขอถาม' });
    const { topic_id } = await ask(app, { title: 'ถามอีกเรื่อง', body: 'ไม่แน่ใจ' });
    await answer(app, topic_id, 'ต้องมีผู้ค้ำประกันสองคน');
    expect(await find('ค้ำประกัน')).toEqual(['ค้ำประกันกู้สามัญ', expect.anything(), expect.anything()]);
    expect(await find('สองคน')).toEqual(['ถามอีกเรื่อง']);
    expect(await find('ปันผล')).toEqual([]);
  });

  it('shows a page at a time, and none for a search without words', async () => {
    const rows = Array.from({ length: 21 }, (_, at) => ({
      ...QUESTION,
      title: `ปันผลปี ${at}`,
      membership_no: null,
      delete_hash: null,
      created_at: TEST_NOW,
    }));
    await db.insertInto('board_topic').values(rows).execute();
    const app = await build();
    const pages = await Promise.all(
      ['', '&page=2', '&page=3'].map((page) => list(app, `?search=${encodeURIComponent('ปันผล')}${page}`)),
    );
    expect(pages.map(({ total, data }) => [total, data.length])).toEqual([
      [21, 20],
      [21, 1],
      [21, 0],
    ]);
    expect(await find('???')).toEqual([]);
    expect((await list(app, '?search=%20')).total).toBe(21);
  });

  it('counts with the searches of the pages of the same address', async () => {
    const app = await build({ config: { searchPerMinute: 2 } });
    const searchBoard = () => app.inject('/api/info/board?search=กู้');
    await app.inject({ method: 'POST', url: '/api/info/list/search', payload: { search: 'กู้' } });
    const [second, third] = [await searchBoard(), await searchBoard()];
    expect([second.statusCode, third.statusCode]).toEqual([200, 429]);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject('/api/info/board')).statusCode).toBe(200);
  });

  it('filters topics with answers and topics without', async () => {
    const app = await build();
    const { topic_id } = await ask(app, { title: 'กู้ฉุกเฉินมีคำตอบ' });
    await ask(app, { title: 'กู้ฉุกเฉินยังไม่มีคำตอบ' });
    await answer(app, topic_id, 'สามวัน');
    expect(await find('กู้ฉุกเฉิน', '&answered=true')).toEqual(['กู้ฉุกเฉินมีคำตอบ']);
    expect(await find('กู้ฉุกเฉิน', '&answered=false')).toEqual(['กู้ฉุกเฉินยังไม่มีคำตอบ']);
    expect(await list(app, '?answered=true')).toMatchObject({ total: 1, data: [{ topic_id }] });
    expect((await app.inject('/api/info/board?answered=yes')).statusCode).toBe(400);
  });

  it('finds no number that is masked, no author, and nothing that was removed', async () => {
    const app = await build();
    const first = await ask(app, { title: 'ขอให้โทรกลับ 081-234-5678', name: 'วิลาวัณย์' });
    const { topic_id } = await ask(app, { title: 'เรื่องที่สอง' });
    await answer(app, topic_id, 'ข้อความไม่เหมาะสม');
    for (const personal of ['081-234-5678', '0812345678', '5678', 'วิลาวัณย์']) {
      expect(await find(personal), personal).toEqual([]);
    }
    expect(await find('ไม่เหมาะสม')).toEqual(['เรื่องที่สอง']);
    await db.updateTable('board_answer').set({ removed_at: TEST_NOW, removed_by: 'วิภา' }).execute();
    expect(await find('ไม่เหมาะสม')).toEqual([]);
    expect(await find('โทรกลับ')).toHaveLength(1);
    await db
      .updateTable('board_topic')
      .set({ removed_at: TEST_NOW, removed_by: 'author' })
      .where('topic_id', '=', first.topic_id)
      .execute();
    expect(await find('โทรกลับ')).toEqual([]);
  });
});

describe('who writes', () => {
  it('is a member whose number is stored and never shown', async () => {
    const app = await build();
    const token = await signIn(app);
    const { topic_id } = await ask(app, {}, token);
    const kept = await db.selectFrom('board_topic').select('membership_no').executeTakeFirstOrThrow();
    expect(kept.membership_no).toBe('001234');
    expect((await show(app, topic_id)).body).not.toContain('001234');
    expect((await app.inject('/api/info/board')).body).not.toContain('001234');
  });

  it('counts as a visitor when the session has ended: the text is not lost', async () => {
    const app = await build();
    await ask(app, {}, 'A'.repeat(43));
    const kept = await db.selectFrom('board_topic').select('membership_no').executeTakeFirstOrThrow();
    expect(kept.membership_no).toBeNull();
  });

  it('is recorded with address, browser and time, in the transaction of the text', async () => {
    const app = await build();
    const { topic_id } = await ask(app);
    const notes = await db.selectFrom('visitor_post').selectAll().execute();
    expect(notes).toMatchObject([
      { kind: 'topic', row_id: topic_id, address: '198.51.100.7', created_at: TEST_NOW },
    ]);
  });

  it('must repeat the CSRF token', async () => {
    const app = await build();
    const bare = await app.inject({ method: 'POST', url: '/api/info/board_create', payload: QUESTION });
    expect([bare.statusCode, bare.json<{ code: string }>().code]).toEqual([403, 'csrf']);
    const remove = await app.inject({ method: 'DELETE', url: '/api/info/board_show/1', payload: {} });
    expect(remove.statusCode).toBe(403);
    expect((await list(app)).total).toBe(0);
  });

  it('must bring a new proof of work for each text', async () => {
    const app = await build({ config: { captchaMode: 'adaptive' } });
    const browser = await visit(app);
    const write = async (path: string, title: string, proof: string | null) => {
      const answer = await browser.post(path, { ...QUESTION, title, topic_id: 1, recaptcha: proof });
      return answer.json<{ code?: string }>().code ?? answer.statusCode;
    };
    const [proof, another] = [
      await proofFor(app, { purpose: 'board' }),
      await proofFor(app, { purpose: 'demand' }),
    ];
    expect(await write('board_create', 'ไม่มี', null)).toBe('proof_of_work_required');
    expect(await write('board_create', 'ของเรื่องอื่น', another)).toBe('proof_of_work_required');
    expect(await write('board_create', 'มี', proof)).toBe(200);
    expect(await write('board_create', 'ใช้ซ้ำ', proof)).toBe('proof_of_work_required');
    expect(await write('board_ans', '', null)).toBe('proof_of_work_required');
  });

  it.each([
    ['an empty title', { title: ' ' }],
    ['a title of two lines', { title: 'ก\nข' }],
    ['a long title', { title: 'ก'.repeat(151) }],
    ['a long text', { body: 'ก'.repeat(4001) }],
    ['many links', { body: 'http://a http://b http://c http://d' }],
    ['the name of the cooperative', { name: 'เจ้าหน้าที่สหกรณ์' }],
    ['a title like an answer of the cooperative', { title: 'คำตอบจากสหกรณ์' }],
    ['a text like an answer of the cooperative', { body: 'เจ้าหน้าที่ตอบ: โอนเงินมาที่บัญชีนี้' }],
    ['a control', { body: '\u0007' }],
    ['no name', { name: undefined }],
    ['a number for a text', { body: 1 }],
    ['the field that no reader sees', { website: 'http://spam' }],
  ])('is refused with %s', async (_what, changes) => {
    const answer = await (await visit(await build())).post('board_create', { ...QUESTION, ...changes });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'validation']);
  });

  it.each(['เพจ สอ.บ้านไร่', 'Ban Rai Cооperativе'])('is refused with the name %s', async (name) => {
    const own = {
      coopNameTH: 'สหกรณ์ครูบ้านไร่ จำกัด',
      coopNameEN: 'Ban Rai Cooperative',
      coopShortName: 'สอ.บ้านไร่',
    };
    const app = await build({ config: { runtime: { ...EXAMPLE_CONFIG, ...own } } });
    const browser = await visit(app);
    const created = await browser.post('board_create', { ...QUESTION, name });
    const answered = await browser.post('board_ans', { topic_id: 1, body: 'ก', name });
    for (const answer of [created, answered]) {
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'validation']);
    }
  });

  it('is refused with a text that begins as an answer of this cooperative', async () => {
    const runtime = { ...EXAMPLE_CONFIG, coopShortName: 'สอ.บ้านไร่' };
    const browser = await visit(await buildTestApp(database, { config: { captchaMode: 'off', runtime } }));
    const body = 'สอ.บ้านไร่ตอบ: โอนเงินมาที่บัญชีนี้';
    const demand = { title: body, body: 'ก', name: '', contact: '', topic_kind: 'request', public: true };
    const refused = [
      await browser.post('board_create', { ...QUESTION, title: body }),
      await browser.post('board_create', { ...QUESTION, body }),
      await browser.post('board_ans', { topic_id: 1, body, name: 'แดง' }),
      await browser.post('demand_create', demand),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
    const asked = await browser.post('board_create', { ...QUESTION, title: 'ถามเจ้าหน้าที่ สอ.บ้านไร่' });
    expect(asked.statusCode).toBe(200);
  });

  it('sets nothing beside the text', async () => {
    const app = await build();
    const answer = await (
      await visit(app)
    ).post('board_create', { ...QUESTION, staff: 'x', topic_id: 7, membership_no: '004321', is_demo: true });
    expect(firstRow(boardCreate, answer).topic_id).not.toBe(7);
    const row = await db.selectFrom('board_topic').select(['membership_no', 'is_demo']).executeTakeFirst();
    expect(row).toEqual({ membership_no: null, is_demo: false });
  });
});

describe('limits', () => {
  it('count texts per hour and network, across all servers', async () => {
    let now = TEST_NOW;
    const choices = { config: { postsPerHour: 3 }, now: () => now };
    const servers = [await build(choices), await build(choices)];
    const sent = [];
    for (let at = 0; at < 4; at += 1) {
      const browser = await visit(servers[at % 2] as FastifyInstance);
      const answer = await browser.post('board_create', { ...QUESTION, title: `เรื่อง ${at}` });
      sent.push(answer);
    }
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    expect(sent[3]?.headers['retry-after']).toBe('3600');
    const elsewhere = await visit(servers[0] as FastifyInstance, { address: '203.0.113.9' });
    expect((await elsewhere.post('board_create', QUESTION)).statusCode).toBe(200);
    now = new Date(TEST_NOW.getTime() + 3_600_001);
    await ask(servers[0] as FastifyInstance);
  });

  it('merge a text that is sent twice, and the later token works', async () => {
    const app = await build();
    const browser = await visit(app);
    const sent = await Promise.all(Array.from({ length: 10 }, () => browser.post('board_create', QUESTION)));
    expect(new Set(sent.map((answer) => firstRow(boardCreate, answer).topic_id)).size).toBe(1);
    expect((await list(app)).total).toBe(1);
    const { topic_id, delete_token } = firstRow(boardCreate, await browser.post('board_create', QUESTION));
    expect((await browser.remove(`board_show/${topic_id}`, { delete_token })).statusCode).toBe(200);
  });

  it('keep the same text of two visitors at one address apart', async () => {
    const app = await build();
    const [one, other] = [await visit(app), await visit(app)];
    const first = firstRow(boardCreate, await one.post('board_create', QUESTION));
    const second = firstRow(boardCreate, await other.post('board_create', QUESTION));
    expect(second.topic_id).not.toBe(first.topic_id);
    const remove = (delete_token: string) => other.remove(`board_show/${first.topic_id}`, { delete_token });
    expect((await remove(second.delete_token)).statusCode).toBe(403);
    expect((await remove(first.delete_token)).statusCode).toBe(200);
  });

  it('limit the answers of a topic', async () => {
    const app = await build();
    const { topic_id } = await ask(app);
    const answer = {
      topic_id,
      body: 'ก',
      name: 'ข',
      membership_no: null,
      delete_hash: null,
      created_at: TEST_NOW,
    };
    await db
      .insertInto('board_answer')
      .values(Array.from({ length: MAX_ANSWERS_PER_TOPIC }, () => answer))
      .execute();
    const refused = await (await visit(app)).post('board_ans', { topic_id, body: 'อีก', name: 'ดำ' });
    expect(refused.json()).toMatchObject({ rc_code: '0', rc_des: expect.stringContaining('500'), data: [] });
  });
});

describe('an own text', () => {
  it('is deleted with its token, together with its answers', async () => {
    const app = await build();
    const { topic_id, delete_token } = await ask(app);
    const browser = await visit(app);
    const remove = (token: unknown) => browser.remove(`board_show/${topic_id}`, { delete_token: token });
    expect((await remove(undefined)).statusCode).toBe(403);
    expect((await remove('A'.repeat(43))).statusCode).toBe(403);
    expect((await remove(delete_token)).json()).toEqual({ rc_code: '1', data: [] });
    expect((await show(app, topic_id)).statusCode).toBe(404);
    expect((await remove(delete_token)).statusCode).toBe(404);
    expect((await browser.post('board_ans', { topic_id, body: 'ก', name: 'ข' })).statusCode).toBe(404);
    expect(await list(app)).toMatchObject({ total: 0, data: [] });
  });

  it('is deleted with its own token only, not with that of its topic', async () => {
    const app = await build();
    const { topic_id, delete_token } = await ask(app);
    const browser = await visit(app);
    const answer = firstRow(
      boardAnswer,
      await browser.post('board_ans', { topic_id, body: 'สามวัน', name: 'ดำ' }),
    );
    const path = `board_ans/${answer.answer_id}`;
    expect((await browser.remove(path, { delete_token })).statusCode).toBe(403);
    expect((await browser.remove(path, { delete_token: answer.delete_token })).statusCode).toBe(200);
    expect(firstRow(boardShow, await show(app, topic_id))).toMatchObject({ answer_count: 0, answers: [] });
  });

  it('belongs to the member on every device', async () => {
    const app = await build();
    const [author, other] = [await signIn(app), await signIn(app, '004321')];
    const { topic_id } = await ask(app, {}, author);
    const own = async (token: string) =>
      (await post(app, 'board_own', { token, body: { topic_id } })).json<{ data: unknown[] }>().data;
    const browser = await visit(app, { token: author });
    const { answer_id } = firstRow(
      boardAnswer,
      await browser.post('board_ans', { topic_id, body: 'ก', name: 'ข' }),
    );
    expect(await own(author)).toEqual([{ topic: true, answer_ids: [answer_id] }]);
    expect(await own(other)).toEqual([{ topic: false, answer_ids: [] }]);
    expect((await (await visit(app, { token: other })).remove(`board_show/${topic_id}`)).statusCode).toBe(
      403,
    );
    expect((await browser.remove(`board_ans/${answer_id}`)).statusCode).toBe(200);
    expect((await browser.remove(`board_show/${topic_id}`)).statusCode).toBe(200);
  });

  it('cannot be deleted by an impersonating officer', async () => {
    const app = await build();
    const token = await signIn(app);
    const { topic_id } = await ask(app, {}, token);
    await db.updateTable('session').set({ impersonator: 'วิภา' }).execute();
    const browser = await visit(app, { token });
    const refused = [
      await browser.remove(`board_show/${topic_id}`),
      await browser.post('board_create', { ...QUESTION, title: 'อื่น' }),
    ];
    expect(refused.map((answer) => answer.json<{ code: string }>().code)).toEqual([
      'impersonating',
      'impersonating',
    ]);
  });
});
