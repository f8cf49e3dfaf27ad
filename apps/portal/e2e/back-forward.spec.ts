import type { Page } from '@playwright/test';
import { expect, signIn, test } from './portal-test.ts';

test.use({
  launchOptions: ({ launchOptions }, use) =>
    // Playwright switches the back/forward cache off; members' browsers have it.
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

// The browser decides whether it keeps a page. With little memory or time it may drop it; then the test proves nothing.
test.describe.configure({ retries: 2 });

/** Leaves for a document of another site, as a member does who follows a link in a mail. */
function leave(page: Page): Promise<unknown> {
  return page.goto(new URL('/healthz', page.url().replace('127.0.0.1', 'localhost')).href);
}

async function signOutIn(page: Page): Promise<void> {
  await page.goto('/member/status');
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await expect(page).toHaveURL('/member/logon');
}

async function readDeposits(page: Page): Promise<void> {
  await signIn(page, '1234');
  await expect(page).toHaveURL('/member/status');
  await page.getByRole('link', { name: 'ดูเงินฝาก' }).click();
  await expect(page.getByRole('link', { name: /ดูรายการเคลื่อนไหว/ }).first()).toBeVisible();
  // A page that still waits for an answer is not kept.
  await page.waitForLoadState('networkidle');
}

test('Back shows no member data after signing out in another tab', async ({ page, context }) => {
  await readDeposits(page);
  await leave(page);
  await signOutIn(await context.newPage());
  await page.goBack();
  await expect(page.getByLabel('เลขสมาชิก')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('สมหญิง');
});

test('Back shows no member data from the back/forward cache either', async ({ page, context }) => {
  // The server forbids keeping it, and its answer to signing out throws out what was kept; some browsers keep it
  // all the same, and some sign-outs never reach the server.
  await page.route(/\/member\/[a-z]+$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { 'cache-control': _forbidden, ...headers } = response.headers();
    return route.fulfill({ response, headers });
  });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.setItem('restored', 'yes');
    });
  });
  await readDeposits(page);
  await leave(page);
  const other = await context.newPage();
  await other.route('**/auth/logout', (route) => route.abort());
  await signOutIn(other);
  await page.goBack();
  await expect(page.getByLabel('เลขสมาชิก')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('สมหญิง');
  const [navigation] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((e) => JSON.stringify(e)),
  );
  expect(await page.evaluate(() => sessionStorage.getItem('restored')), navigation).toBe('yes');
});
