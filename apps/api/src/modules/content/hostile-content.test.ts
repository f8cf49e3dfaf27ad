import path from 'node:path';
import { normaliseThai } from '@sahakorn/thai/normalise';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { checkReason } from '../../../test/english-reason.ts';
import { attacks, findHarmful, naughtyStrings } from '../../../test/hostile-texts.ts';
import { makeFolder, writeFiles } from '../../../test/temporary-folder.ts';
import { ContentRefused } from './content-problems.ts';
import { Link } from './field-values.ts';
import { importContent } from './import-content.ts';
import { readBody } from './page-body.ts';
import { SITE_FILES } from './site-files.ts';
import { FolderStore } from '../media/folder-store.ts';

const database = useTestDatabase();
const { db, pool } = database;
const dataDir = makeFolder();
const mediaFolder = path.join(dataDir, 'mediafiles');

const SHORT = 200;
const LINK = '/list/news';
const DATE = '2026-11-01';

/** A text as a field stores it: one line in normalised Thai spelling. */
const normaliseLine = (text: string) => normaliseThai(text).replaceAll(/\s+/g, ' ').trim();
/** Those of which something is left, as long as a name may be. */
const names = naughtyStrings.map(normaliseLine).filter((text) => text !== '' && text.length <= SHORT);
/** No half of a letter that takes two places. */
const cut = (text: string, max: number) => normaliseLine([...text].slice(0, max / 2).join(''));
const some = (count: number, from = 0) => names.slice(from, from + count);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const page = (head: object, body: string) => `---\n${JSON.stringify(head)}\n---\n${body}\n`;
const publish = (files: Record<string, string>) =>
  importContent(pool, {
    folder: writeFiles(makeFolder(), files),
    media: new FolderStore(mediaFolder),
    kind: 'own',
    now: TEST_NOW,
  });

const REASON = /: (?:ไม่มีไฟล์นี้|ไม่ใช่ไฟล์)$|^(?:ไม่รู้จักแท็ก|หน้าเว็บแสดงข้อความในแท็ก|หน้าเว็บไม่ใช้|ใช้ภาพ) /;

/**
 * Publishes what is taken; what is refused only names pictures and files that are not there, and texts that
 * would look otherwise, each with its line.
 */
async function publishAccepted(files: Record<string, string>): Promise<string[]> {
  const refused: unknown = await publish(files).catch((error: unknown) => error);
  if (!(refused instanceof ContentRefused)) return [];
  for (const { line, reason } of refused.problems) {
    const thai = checkReason(reason, JSON.stringify(files));
    expect(thai).toMatch(REASON);
    expect(line, thai).toBeGreaterThan(2);
  }
  const bad = [...new Set(refused.problems.map(({ file }) => file))];
  const left = Object.entries(files).filter(([file]) => !bad.includes(file));
  // Pictures and files are looked for when all texts are right.
  return [...bad, ...(await publishAccepted(Object.fromEntries(left)))];
}

const branch = (name: string) => ({ name, address: name, phone: cut(name, 40), hours: [] });
const links = (texts: readonly string[]) => texts.map((name) => ({ name, url: LINK }));

/** Every text of the site's own files is a naughty one. */
const SITE = {
  menu: [{ name: names[7] ?? '', items: links(names) }, ...links(some(29))],
  home: [
    { kind: 'links', title: names[0] ?? '', items: links(names) },
    { kind: 'calendar', title: names[1] ?? '', limit: 50 },
    { kind: 'rates', title: names[2] ?? '' },
    { kind: 'slider', title: names[3] ?? '', limit: 20 },
  ],
  footer: {
    about: links(names),
    address: names[4] ?? '',
    phones: names.map((name) => ({ name, number: cut(name, 40) })),
    chat: { name: names[5] ?? '', url: LINK },
    social: links(names),
    branches: names.map(branch),
  },
  partners: names.slice(-50).map((name) => ({ name, url: LINK, description: name })),
  calendar: some(50, 100).map((title) => ({
    title,
    date: '2026-12-01',
    time: cut(title, 60),
    place: title,
  })),
  rates: [{ kind: 'loan', name: names[6] ?? '', items: names.map((name) => ({ name, rate: '5.75' })) }],
  banners: {
    slides: some(20, 300).map((title) => ({
      title,
      text: title,
      label: cut(title, 60),
      url: LINK,
      alt: title,
    })),
  },
  categories: some(150, 200).map((name, at) => ({ category: `hostile-${at}`, name })),
};

let app: FastifyInstance;
beforeEach(async () => {
  app = await buildTestApp(database, { config: { dataDir, searchPerMinute: 0 } });
});

async function data<Item>(feed: string): Promise<Item[]> {
  const answer = await app.inject(`/api/info/${feed}`);
  expect(answer.statusCode, feed).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  return answer.json<{ data: Item[] }>().data;
}

describe.runIf(names.length > 0)('naughty strings', () => {
  type Shown = {
    topic_id: number;
    title: string;
    excerpt: string;
    author: string;
    body_html: string;
    attachments: { file: string; title: string }[];
  };

  let refused: string[] = [];
  beforeAll(async () => {
    const write = (text: string, at: number, body: string): [string, string][] => [
      [
        `news/${at}.html`,
        page(
          {
            title: text,
            excerpt: text,
            author: text,
            date: DATE,
            attachments: [{ file: `${at}.pdf`, title: text }],
          },
          `<p>${escaped(text)}</p>${body}`,
        ),
      ],
      [`news/${at}.pdf`, `%PDF-1.7 ${at}`],
    ];
    const files = names.flatMap((text, at) => write(text, at, text));
    const site = Object.entries(SITE).map(([name, content]) => [
      `site/${name}.json`,
      JSON.stringify(content),
    ]);
    refused = await publishAccepted(
      Object.fromEntries([...files, ...site, ['site/terms.md', page({ title: names[0] }, 'ก')]]),
    );
    // Those that are refused as HTML are text all the same.
    await publish(
      Object.fromEntries(
        names.flatMap((text, at) => (refused.includes(`news/${at}.html`) ? write(text, at, '') : [])),
      ),
    );
  }, 60_000);

  it('come back as they were written from every field of a page, and from lists', async () => {
    expect(names.length).toBeGreaterThan(450);
    expect(refused.length).toBeLessThan(names.length / 5);
    const listed: Shown[] = [];
    for (let at = 1; listed.length < names.length; at += 1) {
      const rows = await data<Shown>(`list/news?page=${at}`);
      expect(rows).not.toEqual([]);
      listed.push(...rows);
    }
    expect(listed.map(({ title }) => title).toSorted()).toEqual(names.toSorted());
    for (const { topic_id } of listed) {
      const [shown] = await data<Shown>(`show/${topic_id}`);
      const { title = '', excerpt, author, body_html = '', attachments = [] } = shown ?? {};
      expect([excerpt, author, attachments[0]?.title]).toEqual([title, title, title]);
      expect(body_html).toContain(
        `<p>${escaped(title).replaceAll('"', '&quot;')}</p>`.replaceAll('&quot;', '"'),
      );
      expect(findHarmful(body_html), title).toEqual([]);
      const file = await app.inject(`/mediafiles/${attachments[0]?.file}`);
      expect(file.statusCode).toBe(200);
      expect(file.headers).not.toHaveProperty('x-evil');
      expect(String(file.headers['content-disposition'])).toMatch(/^attachment; [\u0020-\u007e]+$/);
    }
  }, 60_000);

  it('come back as they were written from the menu, the first page, the footer and the partners', async () => {
    const menu = (await app.inject('/api/info/manu')).json<Record<string, Record<string, unknown>[]>>();
    expect(menu['list_sub_manu']?.map(({ description }) => description)).toEqual(names);
    expect(menu['list_manu']?.map(({ manu_name }) => manu_name)).toEqual(SITE.menu.map(({ name }) => name));
    const [shortcuts, calendar, rates, slider] = await data<{
      title: string;
      items?: object[];
      groups?: object[];
    }>('home');
    expect(shortcuts).toMatchObject({ title: names[0], items: links(names) });
    expect(calendar?.items).toMatchObject(SITE.calendar.map(({ title, place }) => ({ title, place })));
    expect(rates?.groups).toMatchObject([{ name: names[6], items: names.map((name) => ({ name })) }]);
    expect(slider?.items).toMatchObject(
      SITE.banners.slides.map(({ title, text }) => ({ title, excerpt: text })),
    );
    const [footer] = await data<object>('footer');
    expect(footer).toMatchObject({ ...SITE.footer, emails: [] });
    expect(await data<object>('manufacturer')).toMatchObject(SITE.partners);
    const named = await app.inject('/api/info/list/hostile-7');
    expect(named.json()).toMatchObject({ category_name: SITE.categories[7]?.name, total: 0 });
  });

  it('are found again by search', async () => {
    const words = names.filter((text) => /^[\p{L} ]{4,}$/u.test(text));
    for (const search of words) {
      const answer = await app.inject({ method: 'POST', url: '/api/info/list/search', payload: { search } });
      const { data: hits } = answer.json<{
        data: { title: string; highlight: { title: { text: string }[] } }[];
      }>();
      for (const { title, highlight } of hits) {
        expect(highlight.title.map(({ text }) => text).join('')).toBe(normaliseThai(title));
      }
    }
    expect(words.length).toBeGreaterThan(50);
  });

  it('as the address of a list or a page are not found, or refused', async () => {
    const odd = new Set<string>();
    for (const text of naughtyStrings) {
      for (const feed of ['list', 'show']) {
        const { statusCode } = await app.inject(`/api/info/${feed}/${encodeURIComponent(text)}`);
        if (![400, 404, 414].includes(statusCode)) odd.add(`${statusCode} ${feed} ${text}`);
      }
    }
    // Strings that are numbers may name pages.
    expect([...odd].filter((line) => !/^200 show \d+$/.test(line))).toEqual([]);
  }, 30_000);

  it('are refused as colours, categories and dangerous links', () => {
    for (const text of naughtyStrings) {
      const colour = SITE_FILES.banners.safeParse({ notice: { colour: text, html: 'ก' } });
      expect(colour.success, text).toBe(/^[a-z]{1,30}$/i.test(text));
      const category = SITE_FILES.categories.safeParse([{ category: text, name: 'ก' }]);
      expect(category.success, text).toBe(/^[\w-]{1,40}$/.test(text));
      const link = Link.safeParse(text);
      expect(link.success ? link.data : LINK, text).toMatch(/^(https?:|mailto:|tel:|\/(?![/\\]))/);
    }
  });

  it('as the name of a picture are refused with their line, and nothing outside is read or changed', async () => {
    const before = await db.selectFrom('topic').select('digest').orderBy('topic_id').execute();
    const files = naughtyStrings
      .filter((text) => text !== '' && text.length <= 500)
      .map((text, at) => [`news/${at}.html`, page({ title: 'ก', date: DATE, picture: text }, '')]);
    const thrown: unknown = await publish(Object.fromEntries(files)).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(ContentRefused);
    const { problems } = thrown as ContentRefused;
    expect(problems).toHaveLength(files.length);
    expect(new Set(problems.map(({ line }) => line))).toEqual(new Set([2]));
    expect(await db.selectFrom('topic').select('digest').orderBy('topic_id').execute()).toEqual(before);
  });
});

describe.runIf(attacks.length > 0)('known attacks', () => {
  it('are harmless in pages and in the terms, as they are kept and as they are sent', async () => {
    const files = attacks.map(({ payload }, at) => [
      `notice/${at}.html`,
      page({ title: `ข้อ ${at}`, date: DATE }, payload),
    ]);
    const refused = await publishAccepted(Object.fromEntries(files));
    const body = attacks.reduce((text, { payload }) => {
      const longer = `${text}\n\n${payload}`;
      return readBody({ file: 'terms.md', text: longer, firstLine: 1, hasFiles: false }).problems.length > 0
        ? text
        : longer;
    }, 'ก');
    expect(body.length).toBeGreaterThan(5000);
    await publish({ 'site/terms.md': page({ title: 'ข้อกำหนด' }, body) });
    const kept = await db
      .selectFrom('topic')
      .select(['title', 'topic_id', 'body_html'])
      .where('category', '=', 'notice')
      .execute();
    expect(kept).toHaveLength(attacks.length - refused.length);
    expect(kept.length).toBeGreaterThan(100);
    for (const { title, topic_id, body_html } of kept) {
      const [shown] = await data<{ body_html: string }>(`show/${topic_id}`);
      expect([...findHarmful(body_html), ...findHarmful(shown?.body_html ?? '')], title).toEqual([]);
    }
    const { body_html } = await db
      .selectFrom('terms')
      .select('body_html')
      .orderBy('version', 'desc')
      .executeTakeFirstOrThrow();
    expect(findHarmful(body_html)).toEqual([]);
  }, 30_000);

  it('are harmless in a page, even where they came into the database by another way', async () => {
    await publish({ 'notice/any.html': page({ title: 'ก', date: DATE }, 'ก') });
    const { topic_id } = await db
      .selectFrom('topic')
      .select('topic_id')
      .where('source', '=', 'notice/any.html')
      .executeTakeFirstOrThrow();
    for (const { title, payload } of attacks) {
      await db.updateTable('topic').set({ body_html: payload }).where('topic_id', '=', topic_id).execute();
      const fresh = await buildTestApp(database, { config: { dataDir } });
      const [shown] = (await fresh.inject(`/api/info/show/${topic_id}`)).json<{
        data: { body_html: string }[];
      }>().data;
      expect(findHarmful(shown?.body_html ?? '<'), title ?? payload).toEqual([]);
    }
  }, 60_000);

  it('are harmless in the notice, even where they came into the database by another way', async () => {
    for (const { title, payload } of attacks) {
      await pool.query('delete from notice_panel');
      await pool.query(`insert into notice_panel (position, colour, note_html) values (1, 'blue', $1)`, [
        payload,
      ]);
      const { panel_web } = (await app.inject('/api/info/manu')).json<{ panel_web: { Note: string }[] }>();
      expect(findHarmful(panel_web[0]?.Note ?? ''), title ?? payload).toEqual([]);
    }
  }, 30_000);
});
