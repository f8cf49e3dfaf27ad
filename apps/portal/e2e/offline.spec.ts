import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { UNBREAKABLE } from '@sahakorn/thai/unbreakable-text';
import { findBrokenMatches } from './line-breaks.ts';
import { expect, goOffline, signIn, waitUntilSettled, test, waitForHydration } from './portal-test.ts';

test.use({ serviceWorkers: 'allow' });

/** Everything that the browser keeps of this site, addresses and contents. */
function readCaches(page: Page): Promise<{ address: string; text: string }[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(
      stores.map(async (store) =>
        Promise.all(
          (await store.keys()).map(async (request) => ({
            address: new URL(request.url).pathname,
            text: (await (await store.match(request, { ignoreVary: true }))?.text()) ?? '',
          })),
        ),
      ),
    );
    return kept.flat();
  });
}

/** Opens a public page and waits until the browser keeps it. */
async function readPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilSettled(page);
  await expect
    .poll(async () => (await readCaches(page)).map(({ address }) => address))
    .toContain(path.split('?')[0]);
}

test('a public page that was read opens without a network, and says since when', async ({
  page,
  pageErrors,
}) => {
  await readPage(page, '/show/1246');
  // Other tests read the page too, so the number of its readers may differ in the copy that is kept.
  const readWords = async () => (await page.locator('article').innerText()).replace(/\s+อ่านแล้ว .*/, '');
  const words = await readWords();
  await readPage(page, '/list/rules');
  await goOffline(page);
  await page.goto('/show/1246');
  await expect.poll(readWords).toBe(words);
  await expect(page.getByText('ไม่ได้เชื่อมต่ออินเทอร์เน็ต')).toBeVisible();
  await expect(page.getByText(/อ่านฉบับที่เก็บไว้เมื่อ\s\d+\s\S+\s25\d\d/)).toBeVisible();
  await page.goto('/list/rules');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('ไม่ได้เชื่อมต่ออินเทอร์เน็ต')).toBeHidden();
  expect(pageErrors.policy).toEqual([]);
});

for (const [motion, slides] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const) {
  test(`the page ${slides ? 'slides' : 'moves at once'} as the network goes and comes (${motion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/verify');
    await waitUntilSettled(page);
    const moves = await page.evaluateHandle(() => {
      const noted: number[] = [];
      const isStrip = ({ nodeName }: Node) => nodeName === 'OUTPUT';
      new MutationObserver((changes) => {
        if (!changes.some(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes].some(isStrip)))
          return;
        noted.push(document.querySelector('main')?.getAnimations().length ?? 0);
      }).observe(document.body, { childList: true, subtree: true });
      return noted;
    });
    await goOffline(page);
    await expect.poll(() => moves.jsonValue()).toEqual([slides]);
    await page.evaluate(() => {
      for (const slide of document.getAnimations()) slide.finish();
    });
    await page.context().setOffline(false);
    await expect.poll(() => moves.jsonValue()).toEqual([slides, slides]);
  });
}

test('a form that was read downloads without a network', async ({ page, request, pageErrors }) => {
  await page.goto('/list/download');
  await waitUntilSettled(page);
  const [first] = await page.locator('main a[href^="/show/"]').all();
  const path = (await first?.getAttribute('href')) ?? '';
  await readPage(page, path);
  const link = page.locator('[data-slot="attachment-link"]').first();
  const file = (await link.getAttribute('href')) ?? '';
  await expect.poll(async () => (await readCaches(page)).map(({ address }) => address)).toContain(file);
  const bytes = await (await request.get(file)).body();
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await goOffline(page);
  await page.goto(path);
  await waitForHydration(page);
  const saved = page.waitForEvent('download');
  await link.click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  expect(await readFile(await download.path())).toEqual(bytes);

  await expect(page.locator('[data-slot="attachment"]').first()).toHaveText(/เก็บไว้แล้ว/);

  // A file that was never kept leads to what can be read.
  await link.evaluate((one) => one.setAttribute('href', '/mediafiles/unread.pdf'));
  await link.click();
  await expect(page.getByRole('heading', { name: 'หน้านี้ยังไม่เคยเปิดอ่านในเครื่องนี้' })).toBeVisible();
  expect(pageErrors.policy).toEqual([]);
});

test('a document that is not kept says when it opens, until the network is back', async ({ page }) => {
  await page.goto('/list/download');
  await waitUntilSettled(page);
  const path = (await page.locator('main a[href^="/show/"]').first().getAttribute('href')) ?? '';
  await readPage(page, path);
  const file = page.locator('[data-slot="attachment"]').first();
  const link = file.getByRole('link', { name: /^ดาวน์โหลด/ });
  const href = (await link.getAttribute('href')) ?? '';
  await expect.poll(async () => (await readCaches(page)).map(({ address }) => address)).toContain(href);
  await page.evaluate(async (address) => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    await Promise.all(stores.map((store) => store.delete(address, { ignoreVary: true })));
  }, href);
  await goOffline(page);
  await expect(file).toContainText('เปิดได้เมื่อเชื่อมต่อแล้ว');
  await expect(link).toBeHidden();
  await page.context().setOffline(false);
  await expect(link).toBeVisible();
});

test('a page that was never read says so, and leads to those that were', async ({ page }) => {
  await readPage(page, '/show/1246');
  await goOffline(page);
  await page.goto('/board');
  await expect(page.getByRole('heading', { name: 'หน้านี้ยังไม่เคยเปิดอ่านในเครื่องนี้' })).toBeVisible();
  await expect(page.getByRole('link', { name: '02 000 0001' })).toHaveAttribute('href', 'tel:020000001');
  await page.getByRole('link', { name: /ประวัติสหกรณ์/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ประวัติสหกรณ์' })).toBeVisible();
});

test('the member area keeps nothing on the disk, and says that it needs the network', async ({ page }) => {
  await readPage(page, '/home');
  await signIn(page, '001234');
  await expect(page).toHaveURL('/member/status');
  await waitUntilSettled(page);
  for (const path of ['/member/deposit', '/member/kep', '/home', '/member/share']) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- a member reads one screen after the other
    await page.goto(path);
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    await waitUntilSettled(page);
  }
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await expect(page).toHaveURL('/member/logon');

  const kept = await readCaches(page);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter(({ address }) => /^\/(member|admin|api\/member)/.test(address))).toEqual([]);
  expect(kept.filter(({ text }) => /ใจดี|001234|01-?00012345/.test(text))).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
  // Only responses from the HTTP cache; a request that is not cached fails.
  const cached = await page.evaluate(async () => {
    const ask = (path: string, method: string) =>
      fetch(path, { method, cache: 'only-if-cached', mode: 'same-origin' }).then(
        ({ ok }) => ok,
        () => false,
      );
    return Promise.all([ask('/member/status', 'GET'), ask('/member/kep', 'GET')]);
  });
  expect(cached).toEqual([false, false]);

  await goOffline(page);
  await page.goto('/member/status');
  await expect(page.getByRole('heading', { name: 'ระบบสมาชิกต้องเชื่อมต่ออินเทอร์เน็ต' })).toBeVisible();
  await expect(page.getByText('สหกรณ์ไม่เก็บข้อมูลของท่านไว้ในเครื่องนี้')).toBeVisible();
  await expect(page.getByText(/ตั้งแต่ \d{1,2}\.\d\d น\.$/)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await findBrokenMatches(page, UNBREAKABLE)).toEqual([]);
});

test('the portal can be installed', async ({ page, request }) => {
  await page.goto('/home');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe('สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด');
  for (const { src } of manifest.icons) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- few
    expect((await request.get(src)).ok(), src).toBe(true);
  }
});
