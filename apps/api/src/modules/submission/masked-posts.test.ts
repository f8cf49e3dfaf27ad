import { boardAnswer, boardCreate, boardShow } from '@sahakorn/contract/board';
import { createDemand, showDemand } from '@sahakorn/contract/demand';
import { describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { firstRow, visit } from '../../../test/visitor.ts';
import { migrate } from '../../db/migrate.ts';
import { readMigrations } from '../../db/migration-files.ts';
import { TOKENISER } from '../search/search-index.ts';
import { maskOldPosts } from './masked-posts.ts';

const database = useTestDatabase();
const { db } = database;
const build = () => buildTestApp(database, { config: { captchaMode: 'off' } });

const PHONE = 'โทร 081-234-5678';
const MASKED = 'โทร 08x-xxx-xxxx';

it('stores a post as written, and also masked', async () => {
  const browser = await visit(await build());
  const { topic_id } = firstRow(
    boardCreate,
    await browser.post('board_create', { title: PHONE, body: PHONE, name: PHONE }),
  );
  const answer = await browser.post('board_ans', { topic_id, body: PHONE, name: PHONE });
  const { answer_id } = firstRow(boardAnswer, answer);
  const masked = { masked_body: MASKED, masked_name: MASKED, body: PHONE, name: PHONE };
  expect(
    await db
      .selectFrom('board_topic')
      .select(['title', 'body', 'name', 'masked_title', 'masked_body', 'masked_name'])
      .where('topic_id', '=', topic_id)
      .executeTakeFirst(),
  ).toEqual({ ...masked, title: PHONE, masked_title: MASKED });
  expect(
    await db
      .selectFrom('board_answer')
      .select(['body', 'name', 'masked_body', 'masked_name'])
      .where('answer_id', '=', answer_id)
      .executeTakeFirst(),
  ).toEqual(masked);
});

it('reads what is kept, without masking again', async () => {
  const app = await build();
  const browser = await visit(app);
  const made = await browser.post('board_create', { title: 'ก', body: 'ข', name: 'ค' });
  const { topic_id } = firstRow(boardCreate, made);
  firstRow(boardAnswer, await browser.post('board_ans', { topic_id, body: 'ง', name: 'จ' }));
  const kept = { masked_body: PHONE, masked_name: PHONE };
  await db
    .updateTable('board_topic')
    .set({ ...kept, masked_title: PHONE })
    .where('topic_id', '=', topic_id)
    .execute();
  await db.updateTable('board_answer').set(kept).where('topic_id', '=', topic_id).execute();
  expect(firstRow(boardShow, await app.inject(`/api/info/board_show/${topic_id}`))).toMatchObject({
    title: PHONE,
    body: PHONE,
    name: PHONE,
    answers: [{ body: PHONE, name: PHONE }],
  });
  const demand = { title: 'ก', body: 'ข', name: '', contact: '', topic_kind: 'suggestion', public: true };
  const { demand_id } = firstRow(createDemand, await browser.post('demand_create', demand));
  await db.updateTable('demand').set({ masked_title: PHONE, masked_body: PHONE }).execute();
  expect(firstRow(showDemand, await app.inject(`/api/info/demand_show/${demand_id}`))).toMatchObject({
    title: PHONE,
    body: PHONE,
  });
});

it('masks the posts of an older release, the answers of the cooperative excepted', async () => {
  const app = await build();
  const old = { body: PHONE, name: PHONE, membership_no: null, created_at: TEST_NOW, delete_hash: null };
  const { topic_id } = await db
    .insertInto('board_topic')
    .values({ ...old, title: PHONE })
    .returning('topic_id')
    .executeTakeFirstOrThrow();
  const answers = [null, 'วิภา'].map((staff) => ({ ...old, topic_id, staff }));
  await db.insertInto('board_answer').values(answers).execute();
  const read = async () => firstRow(boardShow, await app.inject(`/api/info/board_show/${topic_id}`));
  const before = await read();
  expect(before).toMatchObject({
    title: MASKED,
    body: MASKED,
    name: MASKED,
    answers: [
      { body: MASKED, name: MASKED },
      { body: PHONE, name: PHONE },
    ],
  });
  await maskOldPosts(db);
  for (const table of ['board_topic', 'board_answer', 'demand'] as const) {
    const left = await db.selectFrom(table).select('body').where('masked_body', 'is', null).execute();
    expect(left).toEqual([]);
  }
  expect(await read()).toEqual(before);
});

describe('posts that were masked by earlier rules', () => {
  const older = useTestDatabase({ migrated: false });
  const TEXT = 'โทร ０８１-２３４-５６７８ หรือ 081/234/5678 ประชุม 05.08.2569 9.30 น.';
  const OLD = 'โทร ０８１-２３４-５６７８ หรือ 081/234/5678 ประชุม 05.xx.xxxx x.30 น.';
  const NEW = 'โทร ０８x-xxx-xxxx หรือ 08x/xxx/xxxx ประชุม 05.08.2569 9.30 น.';
  const post = {
    body: TEXT,
    name: TEXT,
    masked_body: OLD,
    masked_name: OLD,
    membership_no: null,
    created_at: TEST_NOW,
    delete_hash: null,
  };

  it('are masked again after the migration, wherever they are read', async () => {
    const files = readMigrations();
    await migrate(
      older.db,
      files.filter(({ name }) => name < '064'),
    );
    const { topic_id } = await older.db
      .insertInto('board_topic')
      .values({ ...post, title: TEXT, masked_title: OLD })
      .returning('topic_id')
      .executeTakeFirstOrThrow();
    await older.db
      .insertInto('board_answer')
      .values({ ...post, topic_id })
      .execute();
    await older.db
      .updateTable('search_post')
      .set({
        title: OLD,
        body: OLD,
        title_words: ['โทร'],
        words: ['โทร'],
        tokeniser: TOKENISER,
      })
      .execute();
    await migrate(older.db, files);
    const app = await buildTestApp(older, { config: { captchaMode: 'off' } });
    const read = async () => firstRow(boardShow, await app.inject(`/api/info/board_show/${topic_id}`));
    const masked = { body: NEW, name: NEW };
    const before = await read();
    expect(before).toMatchObject({ ...masked, title: NEW, answers: [masked] });
    await maskOldPosts(older.db);
    expect(await read()).toEqual(before);
    const found = await app.inject(`/api/info/board?search=${encodeURIComponent('โทร')}`);
    expect(found.body).toContain('08x/xxx/xxxx ประชุม 05.08.2569 9.30');
    expect(found.body).not.toMatch(/[5５][6６][7７][8８]/);
  });
});
