import type { Page } from '@playwright/test';
import { expect, lastingTest, openAsMember, test, waitForHydration } from './portal-test.ts';

const PHONE = { width: 360, height: 780 };

test.use({ viewport: PHONE });

/** As a reader who chose the largest text. */
async function enlargeText(page: Page, url: string | undefined) {
  await page.addInitScript(() =>
    localStorage.setItem('sahakorn.display', JSON.stringify({ textSize: '200' })),
  );
  await page.context().addCookies([{ name: 'own-display', value: '1', url: url ?? '' }]);
}

for (const [path, level] of [
  ['/home', 2],
  ['/list/news', 1],
  ['/show/1246', 1],
  ['/board', 1],
] as const) {
  test(`at 200 % the heading of ${path} is on the first screen`, async ({ page, baseURL }) => {
    await enlargeText(page, baseURL);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const heading = await page.getByRole('main').getByRole('heading', { level }).first().boundingBox();
    expect((heading?.y ?? PHONE.height) + (heading?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height).toBeLessThanOrEqual(100);
  });
}

test('at 200 % the search of the board shows all of its placeholder', async ({ page, baseURL }) => {
  await enlargeText(page, baseURL);
  await page.goto('/board');
  await page.evaluate(() => document.fonts.ready);
  const box = page.getByRole('main').getByRole('searchbox');
  const [width, room] = await box.evaluate((input: HTMLInputElement) => {
    const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = `${fontSize} ${fontFamily}`;
    return [
      pen?.measureText(input.placeholder).width ?? Infinity,
      input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
    ] as const;
  });
  expect(width).toBeLessThanOrEqual(room);
});

test('the header is one row, and its search opens before scripts arrive', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/home');
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(64);
  const box = page.getByRole('banner').getByRole('searchbox');
  await expect(box).toBeHidden();
  await page.getByRole('banner').locator('summary').filter({ hasText: 'ค้นหา' }).click();
  await box.fill('เงินกู้');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/list\/search\?search=/);
});

test('a dismissed notice is gone from the first paint of the next visit, and nothing moves', async ({
  page,
}) => {
  await page.goto('/home');
  await waitForHydration(page);
  const notice = page.getByRole('region', { name: 'ประกาศจากสหกรณ์' });
  expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(80);
  await notice.getByRole('button', { name: 'ปิด' }).click();
  await expect(notice).toBeHidden();
  await page.route(/\/assets\/(?!display).*\.js$/, (route) => route.abort());
  await page.goto('/list/news');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('the footer is folded into groups, which open before scripts arrive', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/list/news');
  const footer = page.getByRole('contentinfo');
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(720);
  await footer.locator('summary').filter({ hasText: 'ติดต่อ' }).click();
  await expect(footer.getByRole('link', { name: 'info@example.com' })).toBeVisible();
});

lastingTest(
  "a message waits while the member's menu is open, and is there again when it closes",
  async ({ page }) => {
    await openAsMember(page, '001234', '/member/loan_statement/%E0%B8%AA0000000');
    const message = page.locator('[data-slot="toast"]');
    await expect(message).toBeVisible();
    await page.getByRole('button', { name: 'เมนู' }).click();
    const menu = page.getByRole('dialog', { name: 'เมนูสมาชิก' });
    await expect(menu).toBeVisible();
    await expect(message).toBeHidden();
    await menu.getByRole('button', { name: 'ปิด' }).click();
    await expect(message).toBeVisible();
  },
);
