import { cpSync, existsSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, getTestApp, TEST_NOW } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { checkReason } from '../../../test/english-reason.ts';
import { makeFolder, temporaryFolder, writeFiles } from '../../../test/temporary-folder.ts';
import { seedBoard } from '../../db/seed/board.ts';
import { createSiteQueries } from '../info/site-queries.ts';
import { ContentRefused } from './content-problems.ts';
import { importContent } from './import-content.ts';
import { DEMO_CONTENT } from './publish-demo.ts';
import { FolderStore } from '../media/folder-store.ts';

const database = useTestDatabase();
const { db, pool } = database;
const dataDir = makeFolder();
const mediaFolder = path.join(dataDir, 'mediafiles');

afterEach(async () => {
  await pool.query(
    'truncate topic, gone_topic, site_part, menu_item, notice_panel, calendar_event, content_state, media_name cascade',
  );
});

const writeFolder = (files: Record<string, string | Uint8Array>) => writeFiles(temporaryFolder(), files);

const page = (head: string, body = 'เนื้อหา') => `---\n${head}\n---\n${body}\n`;
const DEMO_RULES = readFileSync(path.join(DEMO_CONTENT, 'site/rules.yaml'), 'utf8');
const NEWS = page('title: ข่าวหนึ่ง\ndate: 2569-11-18 09:30');

function publish(folder: string, more: { dryRun?: boolean; prune?: boolean; kind?: 'demo' | 'own' } = {}) {
  return importContent(pool, {
    folder,
    media: new FolderStore(mediaFolder),
    kind: 'own',
    now: TEST_NOW,
    ...more,
  });
}

async function getProblems(files: Record<string, string | Uint8Array>): Promise<string[]> {
  const error: unknown = await publish(writeFolder(files)).catch((thrown: unknown) => thrown);
  if (!(error instanceof ContentRefused)) throw error;
  const written = Object.entries(files).flatMap(([name, content]) => [name, String(content)]);
  return error.problems.map(
    ({ file, line, reason }) => `${file}:${line ?? ''} ${checkReason(reason, written.join('\n'))}`,
  );
}

const topics = () => db.selectFrom('topic').selectAll().orderBy('topic_id').execute();

let picture: Buffer;
beforeAll(async () => {
  picture = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#055651' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'someone' } })
    .toBuffer();
});

describe('a page from Markdown', () => {
  it('has what its front matter says, and its folder for a category', async () => {
    const head = [
      'id: 1246',
      'title: ประวัติ  เเละ นํ้าใจ',
      'date: 18/11/2569',
      'author: ฝ่ายบริหาร',
      'valid_from: 2569-11-19',
      'valid_until: 2569-12-31',
      'featured: true',
      'url: https://example.com/x',
    ].join('\n');
    await publish(writeFolder({ 'about/history.md': page(head, '# ก\n\nย่อหน้า**แรก**\n\n- ข้อ') }));
    expect(await topics()).toMatchObject([
      {
        topic_id: 1246,
        source: 'about/history.md',
        category: 'about',
        title: 'ประวัติ และ น้ำใจ',
        excerpt: 'ย่อหน้าแรก',
        author: 'ฝ่ายบริหาร',
        published_at: new Date('2026-11-17T17:00:00Z'),
        visible_from: new Date('2026-11-18T17:00:00Z'),
        visible_until: new Date('2026-12-31T17:00:00Z'),
        featured: true,
        external_url: 'https://example.com/x',
      },
    ]);
  });

  it('is sanitised before it is stored', async () => {
    const body = '<script>x()</script><p onclick="x()" style="color:red">ก</p>\n\n[ลิงก์](javascript:x)';
    await publish(writeFolder({ 'news/a.md': page('title: ก\ndate: 2026-11-01', body) }));
    const [kept] = await topics();
    expect(kept?.body_html).toBe('<p>ก</p><p><a>ลิงก์</a></p>');
  });

  it('may be HTML', async () => {
    await publish(
      writeFolder({ 'news/a.html': page('title: ก\ndate: 2026-11-01', '<h2>หัว</h2><p>ตัว &amp; ใจ</p>') }),
    );
    const [kept] = await topics();
    expect(kept).toMatchObject({ body_html: '<h2>หัว</h2><p>ตัว &amp; ใจ</p>', excerpt: 'ตัว & ใจ' });
  });

  it('publishes its pictures in several sizes, without metadata', async () => {
    const body = '![คำอธิบาย](../pictures/a.jpg)';
    const head =
      'title: ก\ndate: 2026-11-01\npicture: ../pictures/a.jpg\nalbum:\n  - file: /pictures/a.jpg\n    alt: ข';
    await publish(writeFolder({ 'news/a.md': page(head, body), 'pictures/a.jpg': picture }));
    const [kept] = await topics();
    const shown = kept?.picture;
    expect(shown).toMatchObject({ alt: '', width: 1000, height: 500 });
    expect(shown?.sources.map(({ width }) => width)).toEqual([480, 960, 1000]);
    expect(kept?.album).toEqual([{ ...shown, alt: 'ข' }]);
    expect(kept?.body_html).toBe(
      `<p><img src="/mediafiles/${shown?.file}" alt="คำอธิบาย" width="1000" height="500" /></p>`,
    );
    for (const file of [shown?.file ?? '', ...(shown?.sources ?? []).map((source) => source.file)]) {
      const { format, exif } = await sharp(path.join(mediaFolder, file)).metadata();
      expect([/^(jpeg|png|webp)$/.test(format), exif], file).toEqual([true, undefined]);
    }
  });

  it('publishes its files with readable names', async () => {
    const head = 'title: ก\ndate: 2026-11-01\nattachments:\n  - file: ../files/a.pdf\n    title: คำขอกู้';
    const body = '[ดาวน์โหลด](../files/a.pdf) [เว็บ](https://example.com/x)';
    const pdf = '%PDF-1.7 <</Type /Pages /Count 2>>';
    await publish(writeFolder({ 'download/a.md': page(head, body), 'files/a.pdf': pdf }));
    const [kept] = await topics();
    const [form] = kept?.attachments ?? [];
    expect(form).toMatchObject({ title: 'คำขอกู้', media_type: 'application/pdf', pages: 2, size_bytes: 34 });
    expect(kept?.body_html).toContain(`href="/mediafiles/${form?.file}"`);
    expect(kept?.body_html).toContain('href="https://example.com/x"');
    const app = await buildTestApp(database, { config: { dataDir } });
    const { headers } = await app.inject(`/mediafiles/${form?.file}`);
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('คำขอกู้.pdf');
  });
});

describe('a folder with an error', () => {
  it.each([
    ['no front matter', 'เนื้อหา', 'news/bad.md:1 ต้องขึ้นต้นด้วยบรรทัด ---'],
    ['no title', page('date: 2026-11-01'), 'news/bad.md:2 ขาด title'],
    ['an unknown field', page('title: ก\ndate: 2026-11-01\ntilte: ข'), 'news/bad.md:2 ไม่รู้จัก tilte'],
    ['a day that is none', page('title: ก\ndate: 2569-02-30'), 'news/bad.md:3 date: ไม่มีวันนี้ในปฏิทิน'],
    ['an ambiguous day', page('title: ก\ndate: 03/04/2026'), 'news/bad.md:3 date: กำกวม'],
    ['broken YAML', page('title: [ก\ndate: 2026-11-01'), 'news/bad.md:3 อ่านแบบ YAML ไม่ได้'],
    ['a dangerous link', page('title: ก\ndate: 2026-11-01\nurl: javascript:x'), 'news/bad.md:4 url: ไม่ใช่ลิงก์'],
    [
      'a missing picture',
      page('title: ก\ndate: 2026-11-01\npicture: no.jpg'),
      'news/bad.md:4 no.jpg: ไม่มีไฟล์นี้',
    ],
    ['a missing file', page('title: ก\ndate: 2026-11-01', '\n[x](no.pdf)'), 'news/bad.md:6 no.pdf: ไม่มีไฟล์นี้'],
    [
      'an end before the start',
      page('title: ก\ndate: 2026-11-01\nvalid_from: 2026-12-01\nvalid_until: 2026-11-30'),
      'news/bad.md:5 valid_until อยู่ก่อน',
    ],
    ['no category', page('title: ก\ndate: 2026-11-01\ncategory: nothing'), 'news/bad.md:4 ไม่มีหมวด nothing'],
    ['too much text', page('title: ก\ndate: 2026-11-01', 'ก '.repeat(200_000)), 'news/bad.md:5 เนื้อหายาวเกิน'],
  ])('names the file and the line of %s, and changes nothing', async (_what, bad, problem) => {
    const files = { 'news/good.md': NEWS, 'site/menu.yaml': '- { name: ก, url: /home }' };
    const found = await getProblems({ ...files, 'news/bad.md': bad });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(problem);
    expect(await topics()).toEqual([]);
    expect(await db.selectFrom('menu_item').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['menu.yaml', '- { name: ก, url: /home }\n- { name: ข, url: home }', ':2 1.url: ไม่ใช่ลิงก์ที่ใช้ได้'],
    ['menu.json', '[\n {"name": "ก\\u0000", "url": "/home"}]', ':2 0.name: มีอักขระ U+0000'],
    ['banners.yaml', 'notice:\n  colour: red;x\n  html: ก', ':2 notice.colour: ค่าใช้ไม่ได้ (ต้องเป็นชื่อสี'],
    [
      'banners.yaml',
      'slides:\n  - { title: ก, url: /home }\n  - { title: ข, url: /x, picture: no.png }',
      ':3 no.png: ไม่มีไฟล์นี้',
    ],
    ['home.yaml', '- { kind: rates, title: ก }\n- { kind: weather, title: ก }', ':2 '],
    ['footer.yaml', 'address: ก\nphones:\n  - { name: ก }', ':3 ขาด phones.0.number'],
    [
      'partners.json',
      '[\n{"name":"ก","url":"/x"},\n{"name":"ข","url":"/x","logo":"no.png"}]',
      ':3 no.png: ไม่มีไฟล์นี้',
    ],
    ['calendar.yaml', '- { title: ก, date: 2569-02-30 }', ':1 0.date: ไม่มีวันนี้ในปฏิทิน'],
    [
      'rates.yaml',
      '- kind: loan\n  name: ก\n  items: [{ name: ก, rate: มาก }]',
      ':3 0.items.0.rate: ค่าใช้ไม่ได้',
    ],
    [
      'rates.yaml',
      '- kind: loan\n  name: ก\n  items:\n    - { name: ก, rate: 5, max_amount: มาก }',
      ':4 0.items.0.max_amount: ต้องเป็นจำนวนเงินที่มากกว่า 0',
    ],
    [
      'rates.yaml',
      '- kind: loan\n  name: ก\n  items:\n    - { name: ก, rate: 5, max_periods: 481 }',
      ':4 0.items.0.max_periods: ค่าใช้ไม่ได้ (ต้องเป็นจำนวนงวดตั้งแต่ 1 ถึง 480)',
    ],
    [
      'rates.yaml',
      '- kind: deposit\n  name: ก\n  items:\n    - { name: ก, rate: 5, max_periods: 12 }',
      ':4 0.items: max_amount และ max_periods มีได้เฉพาะ kind: loan',
    ],
    ['rules.yaml', 'loan: []\ndividends: []', ':1 ไม่รู้จัก dividends'],
    [
      'categories.yaml',
      '- { category: news, name: ก }\n- { category: ข่าว, name: ก }',
      ':2 1.category: ค่าใช้ไม่ได้',
    ],
    ['terms.md', '---\ntitel: ก\n---\nข', ':2 '],
    ['terms.md', '---\ntitle: ก\n---\n<script>x</script>', ':4 ไม่มีเนื้อหา'],
    ['menu.yaml', 'a: [', ':1 อ่านแบบ YAML ไม่ได้'],
  ])(
    'of site/%s is named with its line, and nothing of the folder comes in: %j',
    async (file, bad, problem) => {
      const good = { 'news/a.md': NEWS, 'site/calendar.json': '[{ "title": "ก", "date": "2026-12-01" }]' };
      const found = await getProblems(
        file.startsWith('calendar') ? { [`site/${file}`]: bad } : { ...good, [`site/${file}`]: bad },
      );
      expect(found[0]).toContain(`site/${file}${problem}`);
      for (const table of [
        'topic',
        'site_part',
        'menu_item',
        'notice_panel',
        'calendar_event',
        'content_state',
      ]) {
        const { rows } = await pool.query<{ count: string }>(`select count(*) from ${table}`);
        expect(rows, table).toEqual([{ count: '0' }]);
      }
      expect((await pool.query('select from terms')).rowCount).toBe(1);
    },
  );

  it('names every error at once', async () => {
    const found = await getProblems({
      'news/a.md': 'x',
      'news/b.md': Uint8Array.from([0x41, 0x0a, 0xff, 0xfe, 0x41]),
      'news/c.md': page('title: ก\ndate: 2026-11-01\nid: 7'),
      'news/d.md': page('title: ข\ndate: 2026-11-01\nid: 7'),
      'news/e.md': 'a\u0000',
      'site/footer.yaml': 'address: ก\nemails: [ไม่ใช่]\n',
      'site/menus.yaml': '[]',
    });
    expect(found.map((problem) => problem.split(' ')[0])).toEqual([
      'news/a.md:1',
      'news/b.md:2',
      'news/e.md:1',
      'site/footer.yaml:2',
      'site/menus.yaml:',
      'news/d.md:4',
    ]);
  });

  it('refuses pictures that are none, broken or bombs', async () => {
    const head = (file: string) => page(`title: ก\ndate: 2026-11-01\npicture: ${file}`);
    const found = await getProblems({
      'news/a.md': head('a.jpg'),
      'news/a.jpg': '<svg onload="x()"/>',
      'news/b.md': head('b.jpg'),
      'news/b.jpg': picture.subarray(0, 300),
    });
    expect(found).toEqual([
      'news/a.md:4 a.jpg: ไม่ใช่ภาพ JPEG, PNG, GIF หรือ WebP',
      'news/b.md:4 b.jpg: ภาพเสีย ไม่ครบ หรือใหญ่เกิน 24 ล้านพิกเซล',
    ]);
  });

  it.each(['page.hta', 'script.js', 'program.exe', 'form.jpg', 'form'])(
    'publishes no PDF with the name %s, which another program would open',
    async (file) => {
      const bad = page(`title: ก\ndate: 2026-11-01\nattachments: [${file}]`);
      const found = await getProblems({ 'news/bad.md': bad, [`news/${file}`]: '%PDF-1.7 <script>' });
      expect(found).toEqual([`news/bad.md:4 ${file}: นามสกุลของไฟล์ไม่ตรงกับเนื้อหา`]);
    },
  );

  it('publishes nothing from outside the folder', async () => {
    const secret = writeFolder({ 'secret.pdf': '%PDF-1.7' });
    const folder = writeFolder({ 'news/a.md': page('title: ก\ndate: 2026-11-01', '[x](linked.pdf)') });
    symlinkSync(path.join(secret, 'secret.pdf'), path.join(folder, 'news/linked.pdf'));
    await expect(publish(folder)).rejects.toMatchObject({
      problems: [
        {
          file: 'news/a.md',
          line: 5,
          reason: { th: 'linked.pdf: อยู่นอกโฟลเดอร์', en: 'linked.pdf: outside the folder' },
        },
      ],
    });
  });
});

describe('an import', () => {
  it('again changes nothing, and numbers stay', async () => {
    const folder = writeFolder({ 'news/a.md': NEWS, 'news/b.md': NEWS });
    expect((await publish(folder)).topics).toMatchObject({ added: 2, changed: 0, same: 0 });
    const before = await topics();
    const again = await publish(folder);
    expect(again).toMatchObject({ topics: { added: 0, changed: 0, same: 2 }, indexed: null });
    writeFileSync(path.join(folder, 'news/a.md'), NEWS.replace('หนึ่ง', 'สอง'));
    expect((await publish(folder)).topics).toMatchObject({ added: 0, changed: 1, same: 1 });
    expect((await topics()).map(({ topic_id }) => topic_id)).toEqual(before.map(({ topic_id }) => topic_id));
  });

  it('keeps pages whose files are missing, names them, and deletes them with --prune', async () => {
    const folder = writeFolder({ 'news/a.md': NEWS, 'news/b.md': NEWS });
    await publish(folder);
    rmSync(path.join(folder, 'news/b.md'));
    expect((await publish(folder)).topics).toMatchObject({ removed: 0, vanished: ['news/b.md'] });
    expect((await publish(folder, { prune: true })).topics).toMatchObject({ removed: 1, vanished: [] });
    expect(await topics()).toHaveLength(1);
  });

  it('answers 410 for a deleted page, until the page returns under its number', async () => {
    const app = await getTestApp(database);
    const folder = writeFolder({ 'news/a.md': NEWS, 'news/b.md': NEWS });
    await publish(folder);
    const [, lost] = await topics();
    const id = lost?.topic_id ?? 0;
    const answer = async () => (await app.inject(`/api/info/show/${id}`)).json<{ code?: string }>().code;
    rmSync(path.join(folder, 'news/b.md'));
    await publish(folder, { prune: true });
    expect(await answer()).toBe('gone');
    await publish(folder, { prune: true });
    expect(await answer()).toBe('gone');
    expect((await app.inject('/sitemap.xml')).body).not.toContain(`/show/${id}<`);
    writeFileSync(path.join(folder, 'news/b.md'), NEWS);
    await publish(folder);
    expect(await answer()).toBeUndefined();
    expect(await db.selectFrom('gone_topic').selectAll().execute()).toEqual([]);
  });

  it('gives the number of a deleted page to a file that states it', async () => {
    const folder = writeFolder({ 'news/a.md': NEWS.replace('title', 'id: 55\ntitle') });
    await publish(folder);
    rmSync(path.join(folder, 'news/a.md'));
    writeFileSync(path.join(folder, 'news/b.md'), NEWS.replace('title', 'id: 55\ntitle'));
    await publish(folder, { prune: true });
    writeFileSync(path.join(folder, 'news/a.md'), NEWS);
    await publish(folder);
    expect((await topics()).map(({ topic_id, source }) => [topic_id === 55, source])).toEqual([
      [true, 'news/b.md'],
      [false, 'news/a.md'],
    ]);
  });

  it('leaves no trace of demonstration pages', async () => {
    await publish(writeFolder({ 'news/a.md': NEWS }), { kind: 'demo' });
    await publish(writeFolder({ 'news/b.md': NEWS }));
    expect(await db.selectFrom('gone_topic').selectAll().execute()).toEqual([]);
  });

  it('deletes unreferenced files, and no others', async () => {
    const head = 'title: ก\ndate: 2026-11-01\npicture: a.jpg\nattachments: [a.pdf]';
    const folder = writeFolder({
      'news/a.md': page(head),
      'news/a.jpg': picture,
      'news/a.pdf': '%PDF-1.7 swept',
    });
    await publish(folder);
    const [kept] = await topics();
    const sources = kept?.picture?.sources.map(({ file }) => file) ?? [];
    const pageFiles = [kept?.picture?.file ?? '', ...sources, kept?.attachments[0]?.file ?? ''];
    const foreign = 'notes-of-the-staff.pdf';
    writeFileSync(path.join(mediaFolder, foreign), 'x');
    const listMedia = () => readdirSync(mediaFolder);
    const publishAfterHours = async (hours: number) => {
      const now = new Date(Date.now() + hours * 3_600_000);
      return (await importContent(pool, { folder, media: new FolderStore(mediaFolder), kind: 'own', now }))
        .swept;
    };
    await publishAfterHours(2);
    expect(listMedia()).toEqual(expect.arrayContaining([...pageFiles, foreign]));
    writeFileSync(path.join(folder, 'news/a.md'), NEWS);
    expect(await publishAfterHours(0)).toBe(0);
    expect(listMedia()).toEqual(expect.arrayContaining(pageFiles));
    expect(await publishAfterHours(2)).toBeGreaterThanOrEqual(pageFiles.length);
    expect(listMedia().filter((file) => pageFiles.includes(file))).toEqual([]);
    expect(listMedia()).toContain(foreign);
    expect(await db.selectFrom('media_name').selectAll().execute()).toEqual([]);
  });

  it('gives a page another number when its file asks for one', async () => {
    const folder = writeFolder({ 'news/a.md': NEWS });
    await publish(folder);
    writeFileSync(path.join(folder, 'news/a.md'), NEWS.replace('title', 'id: 55\ntitle'));
    await publish(folder);
    expect((await topics()).map(({ topic_id }) => topic_id)).toEqual([55]);
  });

  it('changes nothing in a dry run', async () => {
    const files = readdirSync(mediaFolder).length;
    const folder = writeFolder({
      'news/a.md': page('title: ก\ndate: 2026-11-01\npicture: x.png'),
      'news/x.png': picture.subarray(0),
    });
    await sharp(picture).rotate(90).png().toFile(path.join(folder, 'news/x.png'));
    expect((await publish(folder, { dryRun: true })).topics).toMatchObject({ added: 1 });
    expect(await topics()).toEqual([]);
    expect(readdirSync(mediaFolder)).toHaveLength(files);
  });

  it('replaces the parts of the site that have a file, and no others', async () => {
    await publish(writeFolder({ 'site/menu.yaml': '- { name: ก, url: /home }', 'site/partners.json': '[]' }));
    await publish(
      writeFolder({ 'site/menu.yaml': '- name: ข\n  items:\n    - { name: ค, url: /list/news }' }),
    );
    const menu = await db.selectFrom('menu_item').selectAll().execute();
    expect(menu).toEqual([{ seq: 1, type: 'main', is_parent: '1', url: '', manu_name: 'ข' }]);
    expect(await db.selectFrom('site_part').select('name').execute()).toEqual([{ name: 'manufacturers' }]);
  });

  it('keeps rules as the rule book that they are', async () => {
    await publish(writeFolder({ 'site/rules.yaml': DEMO_RULES.replace('demonstration: true', '') }));
    const book = await createSiteQueries(db).findPart('rules');
    expect(book?.dividend[0]).toMatchObject({ version: 1, weighing: { by: 'days', yearDays: 365 } });
    expect(book?.averageReturn[0]).toMatchObject({ noneAfterDefault: true });
    expect(book?.loan[0]).toMatchObject({ yearDays: 365, payDay: 25, weekend: 'before' });
    expect(book?.guarantee[0]).toMatchObject({ division: 'by-limit', liability: 'limit' });
  });

  it("refuses the rules of the demonstration as a cooperative's own, with the line to delete", async () => {
    const line = DEMO_RULES.split('\n').indexOf('demonstration: true') + 1;
    const problems = await getProblems({ 'site/rules.yaml': DEMO_RULES });
    expect(problems).toEqual([
      expect.stringContaining(`site/rules.yaml:${line} demonstration: ยังเป็นวิธีคำนวณของสหกรณ์ตัวอย่าง`),
    ]);
    await publish(writeFolder({ 'site/rules.yaml': DEMO_RULES }), { kind: 'demo' });
    expect(await createSiteQueries(db).findPart('rules')).toMatchObject({ demonstration: true });
  });

  it('makes a new version of the privacy notice of other words or other consents only', async () => {
    const notice = (consent: string, text = 'ข้อ 1 <script>x()</script>') =>
      writeFolder({ 'site/privacy.md': page(`title: ประกาศ\nconsents: [${consent}]`, text) });
    const LETTERS = '{ code: news, title: ข่าว, description: ทางอีเมล }';
    expect((await publish(notice(LETTERS))).newPrivacy).toBe(1);
    expect((await publish(notice(LETTERS))).newPrivacy).toBeNull();
    expect((await publish(notice('{ code: news, title: ข่าว, description: ทางไลน์ }'))).newPrivacy).toBe(2);
    expect((await publish(notice(LETTERS, 'ข้อ 2'))).newPrivacy).toBe(3);
    const { rows } = await pool.query('select body_html, consents from privacy_notice where version = 1');
    expect(rows).toEqual([
      { body_html: '<p>ข้อ 1 </p>', consents: [{ code: 'news', title: 'ข่าว', description: 'ทางอีเมล' }] },
    ]);
    await expect(publish(notice(`${LETTERS}, ${LETTERS}`))).rejects.toThrow(ContentRefused);
    await expect(publish(notice('{ code: ข่าว, title: ข่าว, description: x }'))).rejects.toThrow(
      ContentRefused,
    );
    await pool.query('delete from privacy_notice');
  });

  it('makes a new version of the terms of another text only', async () => {
    const terms = (text: string) => ({ 'site/terms.md': page('title: ข้อกำหนด', text) });
    const first = await publish(writeFolder(terms('ฉบับใหม่ของสหกรณ์')));
    expect(first.newTerms).toBe(2);
    expect((await publish(writeFolder(terms('ฉบับใหม่ของสหกรณ์')))).newTerms).toBeNull();
    await pool.query('delete from terms where version > 1');
  });

  it('names categories, and makes new ones', async () => {
    const categories = '- { category: news, name: ข่าวสาร }\n- { category: jobs, name: รับสมัครงาน }';
    await publish(writeFolder({ 'site/categories.yaml': categories, 'jobs/a.md': NEWS }));
    const app = await getTestApp(database);
    expect((await app.inject('/api/info/list/jobs')).json()).toMatchObject({
      category_name: 'รับสมัครงาน',
      total: 1,
    });
    await pool.query(`delete from topic; delete from content_category where category = 'jobs'`);
  });

  it("of the cooperative's own content removes the demonstration", async () => {
    await publish(DEMO_CONTENT, { kind: 'demo' });
    expect((await topics()).length).toBeGreaterThan(50);
    await db.transaction().execute((trx) => seedBoard(trx, TEST_NOW));
    const own = { title: 'ก', body: 'ข', name: 'ค', membership_no: null, delete_hash: null };
    await db
      .insertInto('board_topic')
      .values({ ...own, created_at: TEST_NOW })
      .execute();
    const result = await publish(writeFolder({ 'news/a.md': NEWS }));
    expect(result.replacedDemo).toBe(true);
    expect(await topics()).toHaveLength(1);
    expect(await db.selectFrom('board_topic').select('title').execute()).toEqual([{ title: 'ก' }]);
    expect(await db.selectFrom('demand').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('site_part').selectAll().execute()).toEqual([]);
  });
});

describe('the content of the demonstration', () => {
  it('fills every known page and every section of the first page', async () => {
    const copy = temporaryFolder();
    cpSync(DEMO_CONTENT, copy, { recursive: true });
    await publish(copy, { kind: 'demo' });
    await db.transaction().execute((trx) => seedBoard(trx, TEST_NOW));
    const app = await buildTestApp(database, { config: { dataDir } });
    expect((await app.inject('/api/info/show/1246')).json()).toMatchObject({
      data: [{ title: 'ประวัติสหกรณ์' }],
    });
    for (const list of ['news', 'services-loan', 'rules', 'download', 'creamation', 'notice', 'welfare']) {
      const { total } = (await app.inject(`/api/info/list/${list}`)).json<{ total: number }>();
      expect(total, list).toBeGreaterThan(1);
    }
    const { data } = (await app.inject('/api/info/home')).json<{
      data: { kind: string; items?: unknown[]; groups?: unknown[] }[];
    }>();
    for (const section of data.filter(({ kind }) => kind !== 'visitors')) {
      expect([...(section.items ?? section.groups ?? [])].length, JSON.stringify(section)).toBeGreaterThan(0);
    }
    expect((await app.inject('/api/info/footer')).json()).toMatchObject({ rc_code: '1' });
    expect((await app.inject('/api/info/manufacturer')).json<{ data: unknown[] }>().data).toHaveLength(4);
  });

  it('names no page, list or file that does not exist', async () => {
    await publish(DEMO_CONTENT, { kind: 'demo' });
    const app = await buildTestApp(database, { config: { dataDir } });
    const rows = await topics();
    const everything = JSON.stringify([
      rows,
      (await app.inject('/api/info/manu')).json(),
      (await app.inject('/api/info/home')).json(),
      (await app.inject('/api/info/footer')).json(),
    ]);
    for (const [, kind = '', name = ''] of everything.matchAll(/\/(show|list|mediafiles)\/([\w.-]+)/g)) {
      const address = kind === 'mediafiles' ? `/mediafiles/${name}` : `/api/info/${kind}/${name}`;
      expect((await app.inject(address)).statusCode, address).toBe(200);
    }
    const pictures = rows.flatMap(({ picture: shown }) => shown?.file ?? []);
    expect(pictures.filter((file) => !existsSync(path.join(mediaFolder, file)))).toEqual([]);
  });
});
