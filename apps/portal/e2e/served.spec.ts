import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { WORKERS_BLOCKED, expect, test, waitForHydration } from './portal-test.ts';

const ARTICLE = '/show/1246';
const MAX_SHIFT = 0.02;
/** Transferred bytes of JavaScript; `npm run bench:web` has the same limit. */
const MAX_SCRIPT_BYTES = 165_000;
/** Transferred bytes of what the calculators load besides. */
const MAX_CALCULATOR_BYTES = 16_500;

/** Pages with a picture, which is checked after hydration. */
const PAGES = ['/home', '/list/news', ARTICLE];

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};
type ShiftWatch = { seenShifts: { value: number; moved: string[] }[] };

/** Sums layout shifts from the first paint on. A failure lists what moved and where. */
async function watchShift(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const seenShifts: ShiftWatch['seenShifts'] = [];
    Object.assign(globalThis, { seenShifts });
    const describeRect = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const describeNode = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.getAttribute('data-slot')}` : node?.textContent;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${describeNode(node)}: ${describeRect(previousRect)} -> ${describeRect(currentRect)}`,
        );
        seenShifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => (globalThis as unknown as ShiftWatch).seenShifts);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts, null, 2)).toBeLessThan(MAX_SHIFT);
  };
}

const isPictureCheck = (request: { method: () => string; url: () => string }) =>
  request.method() === 'HEAD' && request.url().includes('/mediafiles/');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page can be read, and its links work', async ({ page }) => {
    await page.goto(ARTICLE);
    await expect(page).toHaveTitle(/^ประวัติสหกรณ์ · /);
    await expect(page.getByRole('heading', { level: 1, name: 'ประวัติสหกรณ์' })).toBeVisible();
    await expect(page.getByText('28 กันยายน 2524').first()).toBeVisible();
    await page
      .getByRole('navigation', { name: 'เมนูหลัก' })
      .getByRole('link', { name: 'ข่าวประชาสัมพันธ์' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'ข่าวประชาสัมพันธ์' })).toBeVisible();
    await page.getByRole('searchbox').fill('เงินกู้');
    await page.getByRole('button', { name: 'ค้นหา' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'ผลการค้นหา “เงินกู้”' })).toBeVisible();
  });

  test('a menu group opens, and its links work', async ({ page }) => {
    await page.goto('/home');
    const group = page.getByRole('navigation', { name: 'เมนูหลัก' }).locator('details').first();
    await group.locator('summary').click();
    const entry = group.getByRole('link').first();
    const href = (await entry.getAttribute('href')) ?? '';
    await entry.click();
    await expect(page).toHaveURL((url) => url.pathname === href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the pager of the board leads to its next page', async ({ page }) => {
    await page.goto('/board');
    await page.getByRole('link', { name: 'หน้าถัดไป' }).click();
    await expect(page).toHaveURL(/[?&]page=2/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'หน้าก่อน' })).toBeVisible();
  });

  for (const address of ['/boardPost', '/demand']) {
    test(`the form of ${address} says that it needs a script, and sends nothing`, async ({ page }) => {
      await page.goto(address);
      // Playwright looks for no text in a noscript element.
      const words = page.locator('form noscript [data-slot=alert]').first();
      await expect(words).toBeVisible();
      await expect(words).toContainText('แบบฟอร์มนี้ต้องใช้ JavaScript');
      const field = page.getByLabel('รายละเอียด');
      await field.fill('ความลับ 081-234-5678');
      await expect(page.locator('form[method=post] button[type=submit]').first()).toBeDisabled();
      await page.locator('form[method=post] input[type=text]').first().press('Enter');
      await expect(field).toHaveValue('ความลับ 081-234-5678');
      expect(new URL(page.url())).toMatchObject({ pathname: address, search: '' });
    });
  }
});

for (const address of PAGES) {
  test(`${address} hydrates without requests, console messages or layout shifts`, async ({
    page,
    pageErrors,
  }) => {
    const said: string[] = [];
    const asked: string[] = [];
    page.on('console', (message) => {
      if (message.text() !== WORKERS_BLOCKED) said.push(message.text());
    });
    page.on('request', (request) => {
      if (request.url().includes('/api/info/')) asked.push(request.url());
    });
    const expectNoShift = await watchShift(page);
    const hydrated = page.waitForRequest(isPictureCheck);
    await page.goto(address);
    await hydrated;
    await page.evaluate(() => document.fonts.ready);
    expect({ said, asked, pageErrors }).toEqual({
      said: [],
      asked: [],
      pageErrors: { console: [], foreign: [], policy: [] },
    });
    await expectNoShift();
  });
}

test('/home hydrates with little JavaScript', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  const hydrated = page.waitForRequest(isPictureCheck);
  await page.goto('/home');
  await hydrated;
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  const bytes = bodies.reduce((all, body) => all + brotliCompressSync(body).length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
});

/** The scripts that a page loads, without the hashes in their names, each with its bytes over the wire. */
async function loadScripts(page: Page, address: string): Promise<Map<string, number>> {
  const responses: Response[] = [];
  const note = (response: Response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  };
  page.on('response', note);
  await page.goto(address);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  // The previous page may still have loaded code meanwhile.
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((resource) => resource.name),
  );
  const own = responses.filter((response) => loaded.includes(response.url()));
  const named = own.map(async (response) => {
    const name = path.basename(new URL(response.url()).pathname).replace(/-.{8}\.js$/, '');
    return [name, brotliCompressSync(await response.body()).length] as const;
  });
  return new Map(await Promise.all(named));
}

test('the calculators load code of their own, which no other public page loads', async ({ page }) => {
  const others = new Set<string>();
  for (const address of PAGES) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one page, one address after the other
    for (const name of (await loadScripts(page, address)).keys()) others.add(name);
  }
  expect([...others].filter((name) => name.startsWith('calculator'))).toEqual([]);
  const own = [...(await loadScripts(page, '/calculator/loan'))].filter(([name]) => !others.has(name));
  const names = own.map(([name]) => name);
  // The rest are parts of the kit that the calculators alone draw of all public pages, and their words.
  expect(names.filter((name) => /^calculator|-page$|-routes$/.test(name))).toEqual(['calculators']);
  expect(own.reduce((all, [, bytes]) => all + bytes, 0)).toBeLessThanOrEqual(MAX_CALCULATOR_BYTES);
});

test('navigates without a reload, and replaces the head of the previous page', async ({ page }) => {
  const hydrated = page.waitForRequest(isPictureCheck);
  await page.goto(ARTICLE);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/show\/1246$/);
  await hydrated;
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'คณะกรรมการดำเนินการ' }).click();
  await expect(page).toHaveTitle(/^คณะกรรมการดำเนินการ · /);
  expect(await page.evaluate(() => 'same' in globalThis)).toBe(true);
  await expect(page.locator('link[rel=canonical], meta[property="og:url"]')).toHaveCount(2);
  await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /\/show\/1246$/);
});

test('finds the screens outside the public pages when one is opened, without a reload', async ({ page }) => {
  const hydrated = page.waitForRequest(isPictureCheck);
  await page.goto('/home');
  await hydrated;
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  await page.getByRole('banner').getByRole('link', { name: 'ระบบสมาชิก' }).click();
  await expect(page.getByLabel('เลขสมาชิก')).toBeVisible();
  expect(await page.evaluate(() => 'same' in globalThis)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'ระบบสมาชิก' })).toBeVisible();
});

test('applies the display settings before the first paint', async ({
  page,
  pageErrors,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() =>
    localStorage.setItem('sahakorn.display', JSON.stringify({ theme: 'dark', textSize: '125' })),
  );
  await context.addCookies([{ name: 'own-display', value: '1', url: baseURL ?? '' }]);
  const hydrated = page.waitForRequest(isPictureCheck);
  const expectNoShift = await watchShift(page);
  await page.goto('/home');
  await hydrated;
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
  await page.getByRole('button', { name: 'การแสดงผล' }).click();
  await expect(page.getByRole('radio', { name: /125/ })).toBeChecked();
  await expectNoShift();
  expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
});

/** Blocks all scripts except the entry script. Returns a function that unblocks them. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise: through, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!entry-).*\.js$/, async (route) => {
    await through;
    await route.continue();
  });
  return resolve;
}

test('keeps what was typed and submitted before hydration', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const letThrough = await holdCode(page);
  await page.goto('/demand');
  const fields = page.getByRole('main');
  await fields.getByLabel('ประเภท').selectOption('complaint');
  await fields.getByLabel('เรื่อง', { exact: true }).fill('ขอที่จอดรถ');
  await fields.getByRole('checkbox').check();
  await fields.getByRole('button', { name: 'ส่งเรื่อง', exact: true }).click();
  await expect(page).toHaveURL('/demand');
  letThrough();
  const summary = page.getByRole('region', { name: /มี 1 ช่องที่ต้องแก้/ });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(/รายละเอียด/);
  await expect(fields.getByLabel('เรื่อง', { exact: true })).toHaveValue('ขอที่จอดรถ');
  await expect(fields.getByLabel('ประเภท')).toHaveValue('complaint');
  await expect(fields.getByRole('checkbox')).toBeChecked();
});

test('a menu opened before hydration stays open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const letThrough = await holdCode(page);
  await page.goto('/list/news');
  const entry = page.getByRole('navigation', { name: 'เมนูหลัก' }).getByRole('link', { name: 'หน้าแรก' });
  await expect(entry).toBeHidden();
  await page.getByRole('link', { name: 'เมนู', exact: true }).click();
  await expect(entry).toBeVisible();
  letThrough();
  await waitForHydration(page);
  await expect(entry).toBeVisible();
});
