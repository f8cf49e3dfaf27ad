import type { Page, Request } from '@playwright/test';
import { DEMO_PASSWORD, expect, goOffline, holdClock, signIn, test } from './portal-test.ts';

const SESSION_OVER = 'ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง';
const DAY_MS = 24 * 3600_000;

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'ใกล้หมดเวลาเข้าสู่ระบบ' });
const figures = (page: Page) => page.getByText('486,500.00');

/** Opens the member's page on a device whose clock, one for all tabs, is that far off; the server keeps its own time. */
async function signedIn(page: Page, clockOffMs = 0): Promise<void> {
  await page.clock.install({ time: Date.now() + clockOffMs });
  const settled = answeredAll(page);
  await signIn(page, '1234');
  await expect(page).toHaveURL('/member/status');
  await settled();
  // When the message goes, the page may scroll; after the clock was moved, that would count as activity.
  await page.clock.runFor(10_000);
  await expect(page.locator('[data-slot="toast"]')).toHaveCount(0);
}

/**
 * Tracks calls from now on. Returns a function that waits until all are answered and what the next minutes need is
 * fetched: an answer after the clock was moved would restart the session.
 */
function answeredAll(page: Page) {
  const waiting = new Set<Request>();
  let answered = 0;
  page.on('request', (request) => waiting.add(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  page.on('requestfinished', (request) => {
    waiting.delete(request);
    if (request.url().includes('/api/member/')) answered += 1;
  });
  return async () => {
    await expect.poll(() => waiting.size === 0 && answered >= 3).toBe(true);
    await page.clock.runFor(2000);
    await expect.poll(() => waiting.size).toBe(0);
  };
}

for (const [clock, offMs] of [
  ['right', 0],
  ['three days ahead', 3 * DAY_MS],
  ['a year behind', -365 * DAY_MS],
] as const) {
  test(`clock ${clock}: warns two minutes before the session ends, and extends it in place`, async ({
    page,
  }) => {
    await signedIn(page, offMs);
    await page.clock.fastForward(12 * 60_000);
    await expect(warning(page)).toBeHidden();
    await page.clock.fastForward(75_000);
    await expect(warning(page)).toContainText('1\u00A0นาที');
    await warning(page).getByRole('button', { name: 'ใช้งานต่อ' }).click();
    await expect(warning(page)).toBeHidden();
    await page.clock.fastForward(12 * 60_000);
    await expect(warning(page)).toBeHidden();
    await expect(figures(page)).toBeVisible();
    await expect(page).toHaveURL('/member/status');
  });
}

test('two tabs: after signing in, the other tab opens its own location within a second', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/member/share');
  await expect(page).toHaveURL('/member/logon');
  await expect(page.getByLabel('เลขสมาชิก')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/member/logon');
  await other.getByLabel('เลขสมาชิก').fill('1234');
  await other.getByLabel('รหัสผ่าน', { exact: true }).fill(DEMO_PASSWORD);
  const passASecond = await holdClock(page);
  await other.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  await expect(other).toHaveURL('/member/status');
  await passASecond();
  await expect(page).toHaveURL('/member/share');
});

test('two tabs: activity in one keeps both signed in, and extending closes the warning of the other', async ({
  page,
  context,
}) => {
  await signedIn(page);
  const other = await context.newPage();
  const settled = answeredAll(other);
  await other.goto('/member/deposit');
  await settled();

  await page.clock.fastForward(12 * 60_000);
  await other.getByRole('link', { name: 'ทะเบียนหุ้น' }).click();
  await expect(figures(other).first()).toBeVisible();
  await settled();
  await page.clock.fastForward(2 * 60_000);
  await expect(warning(other)).toBeHidden();
  await expect(warning(page)).toBeHidden();

  await page.clock.fastForward(11.5 * 60_000);
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  const passASecond = await holdClock(page);
  await warning(page).getByRole('button', { name: 'ใช้งานต่อ' }).click();
  await expect(warning(page)).toBeHidden();
  await passASecond();
  await expect(warning(other)).toBeHidden();
});

test('two tabs: both announce the end of the session once', async ({ page, context }) => {
  await signedIn(page);
  const other = await context.newPage();
  const settled = answeredAll(other);
  await other.goto('/member/deposit');
  await settled();
  await context.route('**/auth/getAuthUser', (route) =>
    route.fulfill({ status: 400, json: { error: SESSION_OVER, message: 'x', code: 'unauthorized' } }),
  );
  await page.clock.fastForward(15 * 60_000);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/member/logon');
    await expect(tab.getByRole('alert')).toHaveText(SESSION_OVER);
    await expect(tab.locator('body')).not.toContainText('สมหญิง');
  }
});

test('offline: extending the session fails with a message, and succeeds once the connection is back', async ({
  page,
  context,
}) => {
  await signedIn(page);
  await goOffline(page);
  await page.clock.fastForward(13.5 * 60_000);
  await warning(page).getByRole('button', { name: 'ใช้งานต่อ' }).click();
  await expect(warning(page).getByRole('alert')).toContainText('ยังต่อเวลาไม่ได้');
  await context.setOffline(false);
  await expect(warning(page)).toBeHidden();
  await expect(figures(page)).toBeVisible();
});

test('offline: an expired session leaves no data of the member on the screen', async ({ page }) => {
  await signedIn(page);
  await goOffline(page);
  await page.clock.fastForward(15 * 60_000);
  await expect(page).toHaveURL('/member/logon');
  await expect(page.getByRole('alert')).toHaveText(SESSION_OVER);
  await expect(page.locator('body')).not.toContainText('สมหญิง');
});

const DRAFT = 'ที่อยู่ใหม่ 99 หมู่ 4';
const request = (page: Page) => page.getByRole('textbox', { name: /^ข้อมูลใด/ });

/** Fills in half of a request form, then the session expires. */
async function leaveHalfFilled(page: Page): Promise<void> {
  await signedIn(page);
  const settled = answeredAll(page);
  await page.goto('/member/privacy');
  await request(page).fill(DRAFT);
  await settled();
  await page.route('**/auth/getAuthUser', (route) =>
    route.fulfill({ status: 400, json: { error: SESSION_OVER, message: 'x', code: 'unauthorized' } }),
  );
  await page.clock.fastForward(16 * 60_000);
  await expect(page).toHaveURL('/member/logon');
  await page.unroute('**/auth/getAuthUser');
}

async function signInHere(page: Page, membershipNo: string): Promise<void> {
  await page.getByLabel('เลขสมาชิก').fill(membershipNo);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
}

test('draft: the same member finds it again after signing in', async ({ page }) => {
  await leaveHalfFilled(page);
  await signInHere(page, '1234');
  await expect(page).toHaveURL('/member/privacy');
  await expect(request(page)).toHaveValue(DRAFT);
});

test('draft: another member never sees it, and it is removed from the browser', async ({ page }) => {
  await leaveHalfFilled(page);
  await signInHere(page, '9999');
  await expect(page.getByRole('link', { name: 'ทะเบียนหุ้น' })).toBeVisible();
  await page.goto('/member/privacy');
  await expect(request(page)).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).not.toContain(DRAFT);
});
