import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { naughtyStrings } from '../../../test/hostile-texts.ts';
import { buildSearchIndex, isSearchIndexCurrent } from './search-index.ts';

const database = useTestDatabase();
const { db, pool } = database;

const LOAN = 'ดอกเบี้ยเงินกู้ลดลง';
const PAGES: [id: number, title: string, excerpt: string, body: string, category?: string][] = [
  [1, LOAN, 'มีผลตั้งแต่เดือนหน้า', '<p>สมาชิกที่มีหนี้อยู่ได้ประโยชน์ทันที</p>'],
  [2, 'ข่าวประจำเดือน', 'สรุปเรื่องเงินกู้และการออม', '<p>เนื้อความทั่วไป</p>'],
  [3, 'จดหมายข่าว', '', '<p>คณะกรรมการเพิ่มวงเงินกู้ให้แก่สมาชิกทุกคน</p>'],
  [4, 'ประชุมใหญ่', '', '<p>ที่ประชุมอนุมัติจ่ายเงินปันผลตามหุ้นร้อยละ ๕.๔๐</p>', 'notice'],
  [5, 'ความรู้', '', '<p>ก่อนค้ำประกันให้ใครต้องคิดให้ดี</p>', 'knowledge'],
  [6, 'สวัสดิการคลอดบุตร', '', '<p>ยื่นคำขอพร้อมสำเนาสูติบัตร &lt;b&gt; &amp; หลักฐาน</p>', 'welfare'],
  [7, 'ทุนการศึกษาบุตรสมาชิก', '', '<p>เปิดรับคำขอถึงสิ้นเดือนสิงหาคม</p>', 'Scholarships'],
  [8, 'วิธีลงทะเบียนใช้งานระบบ Online', '', '<p>กรอกเลขทะเบียนสมาชิกและตั้งรหัสผ่าน</p>'],
  [9, 'เงินกู้ที่ยังไม่ประกาศ', '', '<p>อนาคต</p>'],
  [10, 'เงินกู้ที่หมดเวลา', '', '<p>อดีต</p>'],
  [11, 'กฎหมายที่แก้ไข', '', '<p>มาตรา 57 ของ พ.ร.บ. สหกรณ์ ปี ๒๕๔๗</p>', 'rules'],
  [12, 'สาขาใหม่', '', '<p>เปิดที่กรุงเทพฯ เขต กทม. ชั้นใน</p>', 'notice'],
  [13, 'งบลงทุน 3.78 ล้าน', '', '<p>อนุมัติแล้ว</p>', 'notice'],
  [14, 'ลานจอดรถ', '', '<p>งบใช้ไป 3.78 ส่วน ตามที่ลงทุนไว้</p>', 'notice'],
];

async function index(): Promise<void> {
  const client = await pool.connect();
  try {
    await buildSearchIndex(client, TEST_NOW);
  } finally {
    client.release();
  }
}

beforeAll(async () => {
  await db
    .insertInto('topic')
    .values(
      PAGES.map(([id, title, excerpt, body, category = 'news']) => ({
        topic_id: id,
        source: String(id),
        category,
        title,
        excerpt,
        body_html: body,
        author: '',
        published_at: new Date('2026-10-01T02:00:00Z'),
        visible_from: new Date(id === 9 ? '2027-01-01T00:00:00Z' : '2026-10-01T02:00:00Z'),
        visible_until: id === 10 ? new Date('2026-11-01T00:00:00Z') : ('infinity' as const),
        external_url: '',
        digest: '',
      })),
    )
    .execute();
  await index();
});

type Run = { text: string; mark: boolean };
type Answer = {
  rc_code: string;
  search: string;
  corrected: string | null;
  suggested: string | null;
  offered_total: number | null;
  posts: { kind: string; id: number; title: string; answered: boolean; highlight: { excerpt: Run[] } }[];
  post_total: number;
  total: number;
  page: number;
  categories: { category: string; category_name: string; count: number }[];
  data: { topic_id: number; title: string; highlight: { title: Run[]; excerpt: Run[] } }[];
};

async function search(text: string, more: object = {}): Promise<Answer> {
  const app = await buildTestApp(database);
  const payload = { search: text, ...more };
  const answer = await app.inject({ method: 'POST', url: '/api/info/list/search', payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}

const found = ({ data }: Answer) => data.map(({ topic_id }) => topic_id);
const marked = (runs: Run[] = []) => runs.filter(({ mark }) => mark).map(({ text }) => text);

/** A correction finds the same pages as the search that is offered for it. */
async function expectOffered(answer: Answer) {
  const exact = await search(answer.corrected ?? '', { exact: true });
  const { total, categories } = exact;
  expect(answer).toMatchObject({ total, categories, offered_total: total });
  expect(new Set(found(answer))).toEqual(new Set(found(exact)));
}

describe('a search', () => {
  it('puts the title before the lead, and the lead before the body', async () => {
    expect(found(await search('เงินกู้'))).toEqual([1, 2, 3]);
  });

  it.each([
    ['ปันผล', 4],
    ['ค้ำประกัน', 5],
    ['วงเงินกู้', 3],
    ['สูติบัตร', 6],
    ['online', 8],
    ['ร้อยละ 5.40', 4],
  ])('finds %s inside a sentence', async (text, id) => {
    expect(found(await search(text))).toContain(id);
  });

  it.each([
    ['เงินก\u0e39\u0e49', 1],
    ['ค\u0e4d\u0e49\u0e32ประกัน', 5],
    ['ร้อยละ ๕.๔๐', 4],
    ['เงิน\u200bปัน\u200bผล', 4],
    ['ONLINE', 8],
    ['  เงินกู้  ', 1],
  ])('reads %j as it is meant', async (text, id) => {
    expect(found(await search(text))).toContain(id);
  });

  it.each([
    ['เงินกุ้', 'เงินกู้', 1],
    ['คำประกัน', 'ค้ำประกัน', 5],
    ['ปันผน', 'ปันผล', 4],
    ['ปันพล', 'ปันผล', 4],
    ['สวัดิการ', 'สวัสดิการ', 6],
    ['ทุนการศึกสา', 'ทุนการศึกษา', 7],
  ])('finds %s as %s', async (text, meant, id) => {
    const answer = await search(text);
    expect(answer.corrected).toBe(meant);
    expect(found(answer)).toContain(id);
    await expectOffered(answer);
  });

  it('corrects nothing that is right', async () => {
    for (const text of ['เงินกู้', 'ทุนการศึกษา', 'ลงทะเบียน online', 'สำเนาสูติบัตร', 'ค้ำประกันกี่คน']) {
      expect((await search(text)).corrected, text).toBeNull();
    }
  });

  it.each([
    ['จะลงทะเบียนใช้งานระบบต้องทำอย่างไร', 8],
    ['ขอทุนให้ลูกเรียนหนังสือ ทุนการศึกษารับคำขอถึงเมื่อไหร่', 7],
    ['คลอดบุตรแล้วได้สวัสดิการอะไรบ้างคะ', 6],
  ])('answers the question %s', async (text, id) => {
    expect(found(await search(text))[0]).toBe(id);
  });

  it('finds a piece of a word', async () => {
    expect(found(await search('ทะเบี'))).toContain(8);
  });

  it.each(['%', '_', String.raw`\ `, '(ก+)+$', '[ก-ฮ]', "';--", '<i>ก', 'ฆฌฒzz', '   '])(
    'takes %j for what it is, and finds nothing',
    async (text) => {
      expect(await search(text)).toMatchObject({ rc_code: '1', total: 0, data: [], categories: [] });
    },
  );

  it.each([
    ['มาตรา57', 11],
    ['ปี2547', 11],
    ['กทม', 12],
    ['ก.ท.ม.', 12],
    ['พรบ', 11],
    ['ＯＮＬＩＮＥ', 8],
    ['กรุงเทพ ฯ', 12],
    ['กรุงเทพ', 12],
    ['ค้้ำประกัน', 5],
    ['เงินก\u0e49\u0e39', 1],
    ['วิท\u0e48ีลงทะเบียน', 8],
    [`${'สมาชิกสามารถยื่นคำขอได้ '.repeat(12)}สูติบัตร`, 6],
  ])('finds %s as it is spelt', async (text, id) => {
    const answer = await search(text);
    expect(answer.corrected).toBeNull();
    expect(found(answer)[0]).toBe(id);
  });

  it.each([
    ['xyoz]', 'ปันผล', 4],
    ['8hexitdyo', 'ค้ำประกัน', 5],
    ['นืสรืำ', 'online', 8],
  ])('answers %s, typed in the other keyboard layout, as %s', async (text, meant, id) => {
    const answer = await search(text);
    expect(answer.corrected).toBe(meant);
    expect(found(answer)[0]).toBe(id);
    await expectOffered(answer);
    expect(await search(text, { exact: true })).toMatchObject({ corrected: null, total: 0 });
  });

  it('keeps a page without a misspelt word beside one that happens to hold it', async () => {
    const ids = found(await search('งบ 3.78 ลาน'));
    expect(ids).toEqual(expect.arrayContaining([13, 14]));
  });

  it('leaves abbreviations and known words as they were typed', async () => {
    for (const text of ['กสจ', 'ชสอ', 'อบต.', 'กทม']) {
      expect(await search(text), text).toMatchObject({ corrected: null, suggested: null });
    }
  });

  it('searches exactly what was typed where that is asked for', async () => {
    expect(found(await search('ปันพล'))).toContain(4);
    expect(await search('ปันพล', { exact: true })).toMatchObject({
      corrected: null,
      suggested: null,
      total: 0,
    });
  });

  it('counts its pages by category, and can be held to one', async () => {
    const all = await search('สมาชิก');
    expect(all.categories[0]).toMatchObject({ category: 'news', category_name: 'ข่าวประชาสัมพันธ์' });
    expect(all.categories.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
    const one = await search('สมาชิก', { category: 'Scholarships' });
    expect(found(one)).toEqual([7]);
    expect(one).toMatchObject({ total: 1, categories: all.categories });
    expect((await search('สมาชิก', { category: 'video' })).data).toEqual([]);
  });

  it('turns its pages', async () => {
    expect(await search('เงินกู้', { page: 2 })).toMatchObject({ page: 2, total: 3, data: [] });
  });

  it.each([
    [{}],
    [{ search: 5 }],
    [{ search: ['ก'] }],
    [{ search: 'ก'.repeat(1001) }],
    [{ search: 'ก', page: 0 }],
    [{ search: 'ก', page: '1' }],
    [{ search: 'ก', page: 9e99 }],
    [{ search: 'ก', category: '../x' }],
  ])('400: %j', async (payload) => {
    const app = await buildTestApp(database);
    const answer = await app.inject({ method: 'POST', url: '/api/info/list/search', payload });
    expect(answer.statusCode).toBe(400);
  });

  it('is limited for each address', async () => {
    const app = await buildTestApp(database, { config: { searchPerMinute: 2 } });
    const ask = () =>
      app.inject({ method: 'POST', url: '/api/info/list/search', payload: { search: 'เงินกู้' } });
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200]);
    const third = await ask();
    expect(third.statusCode).toBe(429);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('what was found', () => {
  it('is marked in the title and in the lead, as data', async () => {
    const { data } = await search('เงินกู้');
    expect(data[0]?.highlight.title).toEqual([
      { text: 'ดอกเบี้ย', mark: false },
      { text: 'เงินกู้', mark: true },
      { text: 'ลดลง', mark: false },
    ]);
    expect(marked(data[1]?.highlight.excerpt)).toEqual(['เงินกู้']);
  });

  it('marks the longest match', async () => {
    await db
      .updateTable('topic')
      .set({ title: 'กู้เงินได้', excerpt: 'เงินฝากและการกู้' })
      .where('topic_id', '=', 6)
      .execute();
    await db.updateTable('topic').set({ excerpt: 'เงินเดือนและเงินกู้' }).where('topic_id', '=', 1).execute();
    await index();
    const { data } = await search('เงินกู้');
    const hit = (id: number) => data.find(({ topic_id }) => topic_id === id)?.highlight;
    expect([marked(hit(1)?.title), marked(hit(1)?.excerpt)]).toEqual([['เงินกู้'], ['เงินกู้']]);
    expect([marked(hit(6)?.title), marked(hit(6)?.excerpt)]).toEqual([['กู้เงิน'], ['เงิน', 'กู้']]);
  });

  it('shows the place in the body', async () => {
    const { data } = await search('วงเงินกู้');
    const page = data.find(({ topic_id }) => topic_id === 3);
    expect(marked(page?.highlight.excerpt)).toEqual(['วงเงินกู้']);
  });

  it('is text, not HTML', async () => {
    const { data } = await search('หลักฐาน');
    expect(data[0]?.highlight.excerpt.map(({ text }) => text).join('')).toContain('<b> & หลักฐาน');
  });

  it('keeps digits and letters as they were written', async () => {
    const { data } = await search('ร้อยละ 5.40');
    expect(marked(data[0]?.highlight.excerpt)).toEqual(['ร้อยละ ๕.๔๐']);
  });
});

describe('hostile text', () => {
  it.runIf(naughtyStrings.length > 0)('is searched for like any other, or refused', async () => {
    const app = await buildTestApp(database, { config: { searchPerMinute: 0 } });
    const odd = new Set<number>();
    for (const text of naughtyStrings) {
      const payload = { search: text };
      const { statusCode } = await app.inject({ method: 'POST', url: '/api/info/list/search', payload });
      if (statusCode !== 200 && statusCode !== 400) odd.add(statusCode);
    }
    expect([...odd]).toEqual([]);
  });
});

describe('the index', () => {
  it('is current for this release', async () => {
    expect(await isSearchIndexCurrent(pool)).toBe(true);
  });

  it('drops a deleted page, and updates a changed one', async () => {
    await db.deleteFrom('topic').where('topic_id', '=', 5).execute();
    await db.updateTable('topic').set({ body_html: '<p>รถรับส่งฟรี</p>' }).where('topic_id', '=', 3).execute();
    await index();
    expect(found(await search('ค้ำประกัน'))).toEqual([]);
    expect(found(await search('วงเงินกู้'))).not.toContain(3);
    expect(found(await search('รถรับส่ง'))).toEqual([3]);
  });
});

async function publish(pages: { topic_id: number; title: string; body_html?: string }[]): Promise<void> {
  const usual = { category: 'news', excerpt: '', body_html: '', author: '', external_url: '', digest: '' };
  const days = { published_at: TEST_NOW, visible_from: TEST_NOW };
  await db
    .insertInto('topic')
    .values(pages.map((page) => ({ ...usual, ...days, source: String(page.topic_id), ...page })))
    .execute();
  await index();
}

it('finds both spellings of a word by each of them', async () => {
  await publish([
    { topic_id: 401, title: 'เพาะพันธ์ุไม้', body_html: '<p>มอบกล้าไม้พันธ์ุดี โดยนายศักด์ิสิทธ์ิ</p>' },
    { topic_id: 402, title: 'แจกพันธุ์ไม้', body_html: '<p>แจกพันธุ์ไม้ โดยนายศักดิ์สิทธิ์</p>' },
  ]);
  for (const word of ['พันธ์ุ', 'พันธุ์', 'ศักด์ิสิทธ์ิ', 'ศักดิ์สิทธิ์', 'พัน\u00adธุ\u0e4c\u0e4c', 'ศักด\uf701\uf70eสิทธิ์']) {
    expect(new Set(found(await search(word))), word).toEqual(new Set([401, 402]));
  }
});

it('offers a correction only where a page without it resembles the typed letters more', async () => {
  await publish([
    { topic_id: 201, title: 'Zebrafish' },
    { topic_id: 202, title: 'รายงาน', body_html: '<p>zebrafist</p>' },
    { topic_id: 203, title: 'รายงาน', body_html: '<p>zebrafist</p>' },
  ]);
  const answer = await search('zebrafisk');
  expect(answer).toMatchObject({ corrected: null, suggested: 'zebrafist', offered_total: 2 });
  expect(found(answer)[0]).toBe(201);
});

it('puts the page that contains a name before pages with its parts in their titles', async () => {
  await publish([
    { topic_id: 301, title: 'เทียนหอม ทองแท้ และงานสุรชาติ' },
    { topic_id: 302, title: 'พิธีเปิด', body_html: '<p>โดยมี สุรชาติ เทียนทอง เป็นประธาน</p>' },
  ]);
  expect(found(await search('สุรชาติ เทียนทอง'))).toEqual([302, 301]);
});

describe('a known word that resembles a common one', () => {
  it('is searched as typed, and the other is offered', async () => {
    await publish(
      Array.from({ length: 21 }, (_, at) => ({
        topic_id: 101 + at,
        title: at === 0 ? 'บริการ Onlime' : `บริการ Online ครั้งที่ ${at}`,
      })),
    );
    const answer = await search('onlime');
    const { total } = await search('online', { exact: true });
    expect(answer).toMatchObject({ corrected: null, suggested: 'online', offered_total: total });
    expect(found(answer)[0]).toBe(101);
    expect(await search('onlime', { exact: true })).toMatchObject({
      suggested: null,
      offered_total: null,
      total: 1,
    });
  });
});

describe('posts', () => {
  const written = { membership_no: null, created_at: TEST_NOW };
  const demand = {
    ...written,
    body: 'อยากให้เปิดวันเสาร์',
    name: 'วิลาวัณย์',
    contact: 'wilawan@example.com',
    topic_kind: 'request',
    public: true,
  } as const;
  const getPosts = async (text: string) => (await search(text)).posts.map(({ kind, title }) => [kind, title]);

  it('are found by what everyone may read of them', async () => {
    const topic = await db
      .insertInto('board_topic')
      .values({
        ...written,
        title: 'ที่จอดรถ',
        body: 'จอดที่ไหน โทร 081-234-5678',
        name: 'วิลาวัณย์',
        delete_hash: null,
      })
      .returning('topic_id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('board_answer')
      .values({
        ...written,
        ...topic,
        body: 'จอดใต้ตึกได้ค่ะ',
        name: 'ฝ่ายอาคาร',
        staff: 'วิภา',
        delete_hash: null,
      })
      .execute();
    await db
      .insertInto('demand')
      .values([
        { ...demand, title: 'ขอขยายเวลาทำการ', tracking_hash: Buffer.from('1') },
        { ...demand, title: 'ร้องเรียนเรื่องจอดรถ', public: false, tracking_hash: Buffer.from('2') },
      ])
      .execute();
    expect(await getPosts('จอดรถ')).toEqual([['board', 'ที่จอดรถ']]);
    expect(await getPosts('วันเสาร์')).toEqual([['demand', 'ขอขยายเวลาทำการ']]);
    const { posts } = await search('ใต้ตึก');
    expect(posts).toMatchObject([{ kind: 'board', id: topic.topic_id, answered: true }]);
    expect(marked(posts[0]?.highlight.excerpt).join('')).toContain('ตึก');
    for (const personal of ['081-234-5678', '0812345678', 'วิลาวัณย์', 'wilawan', 'ร้องเรียน']) {
      expect(await getPosts(personal), personal).toEqual([]);
    }
  });

  it('are found on the first page only, and not in a category of pages', async () => {
    expect((await search('จอดรถ', { page: 2 })).posts).toEqual([]);
    expect((await search('จอดรถ', { category: 'news' })).posts).toEqual([]);
  });

  it('are gone at once when they are removed or hidden', async () => {
    await db.updateTable('board_topic').set({ removed_at: TEST_NOW, removed_by: 'วิภา' }).execute();
    await db.updateTable('demand').set({ public: false }).execute();
    expect(await getPosts('จอดรถ')).toEqual([]);
    expect(await getPosts('วันเสาร์')).toEqual([]);
  });
});
