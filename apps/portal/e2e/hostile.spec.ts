import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { waitForHydration, expect, test, watch } from './portal-test.ts';
import {
  environmentFor,
  makeDataDir,
  type Portal,
  removeDataDir,
  REPOSITORY,
  startPortal,
} from './start-portal.ts';

const HOSTILE = path.join(REPOSITORY, '../shared/data/hostile');
const NAUGHTY = path.join(HOSTILE, 'blns.json');
const ATTACKS = path.join(HOSTILE, 'dompurify_expect.json');
const A_PAGE = 20;
const LONGEST_NAME = 200;

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;

/** As the import keeps a line; the server's own tests compare letter by letter. */
function naughtyNames(): string[] {
  return (read(NAUGHTY) as string[])
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) && text.length <= LONGEST_NAME);
}

/** Texts without a picture or file to look for, which an import would miss. */
function attacks(): string[] {
  return (read(ATTACKS) as { payload: string }[])
    .map(({ payload }) => payload)
    .filter((payload) => !/src|href|\]\(/i.test(payload));
}

/** A content folder in which every text is a naughty one. */
function writeHostileContent(folder: string, names: readonly string[]): void {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const topic = (head: object, body: string) =>
    `---\n${JSON.stringify({ date: '2026-11-01', ...head })}\n---\n${body}\n`;
  for (const [at, title] of names.entries()) {
    write(`news/${at}.html`, topic({ title, excerpt: title, author: title }, 'ก'));
  }
  for (const [at, payload] of attacks().entries()) {
    write(`notice/${at}.html`, topic({ title: `ข้อ ${at}` }, payload));
  }
  const links = names.map((name) => ({ name, url: '/list/news' }));
  const site = {
    menu: [{ name: names[0], items: links }, ...links.slice(200, 206)],
    footer: {
      about: links,
      address: names.at(-1),
      branches: names.map((name) => ({ name, address: name, phone: '02 000 0001' })),
    },
    partners: links.slice(-50),
    calendar: names.slice(100, 150).map((title) => ({ title, date: '2099-12-01', place: title })),
    home: [
      { kind: 'links', title: 'ก', items: links },
      { kind: 'calendar', title: 'ข', limit: 50 },
    ],
  };
  for (const [name, content] of Object.entries(site)) write(`site/${name}.json`, JSON.stringify(content));
}

/**
 * Imports a folder without the files that are refused because a page would show them differently. The API's own
 * tests write such texts straight into a page.
 */
function importContent(dataDir: string, folder: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['apps/api/src/cli.ts', 'content', 'import', folder, '--json'],
    { cwd: REPOSITORY, env: { ...environmentFor(dataDir), INIT_CWD: REPOSITORY }, encoding: 'utf8' },
  );
  if (status === 0) return;
  const { items } = JSON.parse(stdout || '{"items":[]}') as { items: { file: string }[] };
  const refused = new Set(items.map(({ file }) => file).filter((file) => file.startsWith('notice/')));
  expect(refused.size, `${stdout}${stderr}`).toBeGreaterThan(0);
  for (const file of refused) rmSync(path.join(folder, file));
  importContent(dataDir, folder);
}

/** The attacks that are left, all in the banner of every page. */
function writeBanner(folder: string): void {
  const files = readdirSync(path.join(folder, 'notice'));
  expect(files.length).toBeGreaterThan(50);
  const bodies = files.map(
    (file) => readFileSync(path.join(folder, 'notice', file), 'utf8').split('---\n')[2],
  );
  const banners = { notice: { colour: 'transparent', html: bodies.join(' ').slice(0, 4000) } };
  writeFileSync(path.join(folder, 'site/banners.json'), JSON.stringify(banners));
}

async function expectToStayInPlace(page: Page, address: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `pixels to scroll sideways at ${address}`).toBeLessThanOrEqual(0);
  expect(
    await page
      .locator('script:not([src]):not([type="application/json"]):not([type="application/ld+json"])')
      .count(),
  ).toBe(0);
}

test.describe('hostile texts', () => {
  test.skip(!existsSync(NAUGHTY), 'The naughty strings are not at hand.');
  test.describe.configure({ mode: 'serial', timeout: 240_000 });

  let dataDir: string;
  let portal: Portal;
  const names = existsSync(NAUGHTY) ? naughtyNames() : [];

  test.beforeAll(async () => {
    dataDir = await makeDataDir();
    const folder = path.join(dataDir, 'hostile');
    writeHostileContent(folder, names);
    importContent(dataDir, folder);
    writeBanner(folder);
    importContent(dataDir, folder);
    portal = await startPortal(dataDir);
  });

  test.afterAll(async () => {
    await portal.stop();
    await removeDataDir(dataDir);
  });

  test('run no script on any public page, and do not overflow at 360 px', async ({ page }) => {
    const pageErrors = await watch(page, portal.origin);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.setViewportSize({ width: 360, height: 800 });
    // The first page has every string; of the lists, each third one.
    const last = Math.ceil(names.length / A_PAGE);
    const lists = Array.from({ length: last }, (_, at) => `/list/news?page=${at + 1}`);
    const search = `/list/search?search=${encodeURIComponent('<script>alert(1)</script>')}`;
    for (const address of ['/home', '/findme', search, ...lists.filter((_, at) => at % 3 === 0)]) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one page after the other
      await page.goto(`${portal.origin}${address}`, { waitUntil: 'load' });
      // oxlint-disable-next-line eslint/no-await-in-loop -- the same
      await waitForHydration(page);
      // oxlint-disable-next-line eslint/no-await-in-loop -- the same
      await expectToStayInPlace(page, address);
    }
    await page.goto(`${portal.origin}/home`);
    await waitForHydration(page);
    const shown = page.getByRole('navigation', { name: 'ก', exact: true }).getByRole('listitem');
    await expect(shown).toHaveText(names);
    await page.getByRole('button', { name: 'เมนู' }).click();
    const menu = page.getByRole('dialog');
    await menu.locator('summary').first().click();
    expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect({ dialogs, ...pageErrors }).toEqual({ dialogs: [], console: [], foreign: [], policy: [] });
  });

  test('run no script inside the text of a page', async ({ page }) => {
    const pageErrors = await watch(page, portal.origin);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.setViewportSize({ width: 360, height: 800 });
    const pages = await page.request.get(`${portal.origin}/api/info/list/notice`);
    const { total } = (await pages.json()) as { total: number };
    const texts: string[] = [];
    for (let at = 1; texts.length < total; at += 1) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- the number of pages is known by the first
      const list = await page.request.get(`${portal.origin}/api/info/list/notice?page=${at}`);
      // oxlint-disable-next-line eslint/no-await-in-loop -- the same
      const { data } = (await list.json()) as { data: { topic_id: number }[] };
      // oxlint-disable-next-line eslint/no-await-in-loop -- the same
      const shown = await Promise.all(
        data.map(async ({ topic_id }) => {
          const answer = await page.request.get(`${portal.origin}/api/info/show/${topic_id}`);
          return ((await answer.json()) as { data: { body_html: string }[] }).data[0]?.body_html ?? '';
        }),
      );
      texts.push(...shown);
    }
    await page.route('**/api/info/show/*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { body_html: string }[] };
      body.data = body.data.map((one) => ({ ...one, body_html: texts.join('<p>ต่อไป</p>') }));
      await route.fulfill({ response: answer, json: body });
    });
    await page.goto(`${portal.origin}/list/notice`);
    await waitForHydration(page);
    await page.locator('main h3 a').first().click();
    await expect(page.getByText('ต่อไป').last()).toBeVisible();
    await expectToStayInPlace(page, 'a page of all attacks');
    expect({ dialogs, ...pageErrors }).toEqual({ dialogs: [], console: [], foreign: [], policy: [] });
  });
});
