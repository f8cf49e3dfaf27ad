import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, expect, goOffline, holdClock, lastingTest, signIn, test } from './portal-test.ts';

const SESSION_OVER = 'ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง';

async function signedIn(page: Page, membershipNo: string): Promise<void> {
  await signIn(page, membershipNo);
  await expect(page).toHaveURL('/member/status');
  await expect(page.locator('[data-slot="passbook"]')).toBeVisible();
}

test('a deep link never flashes the member area to a visitor who is signed out', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      if (document.querySelector('[data-slot="member-layout"]')) seen.push(location.pathname);
    }).observe(document, { childList: true, subtree: true });
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.goto('/member/dep_statement/0100012345?from=2026-01-01#top');
  await expect(page.getByLabel('เลขสมาชิก')).toBeVisible();
  await expect(page).toHaveURL('/member/logon');
  expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual([]);
  expect(calls).toEqual([]);
});

lastingTest(
  'signing in opens the requested location, also after a reload of the logon screen',
  async ({ page }) => {
    await page.goto('/member/dep_statement/0100012345?from=2026-01-01&to=2026-03-31');
    await expect(page).toHaveURL('/member/logon');
    await page.reload();
    await page.getByLabel('เลขสมาชิก').fill('1234');
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
    await expect(page).toHaveURL('/member/dep_statement/0100012345?from=2026-01-01&to=2026-03-31');
  },
);

lastingTest('signing in works by keyboard alone', async ({ page }) => {
  await page.goto('/member/logon');
  const number = page.getByLabel('เลขสมาชิก');
  await expect(number).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    if (await number.evaluate((field) => field === document.activeElement)) break;
  }
  await page.keyboard.type('1234');
  await page.keyboard.press('Tab');
  await expect(number).toHaveValue('001234');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'ข้อมูลส่วนตัว' })).toBeFocused();
});

lastingTest('Enter in the first field says what is missing, with a link to the field', async ({ page }) => {
  await page.goto('/member/logon');
  await page.getByLabel('เลขสมาชิก').fill('1234');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('region', { name: 'ยังเข้าสู่ระบบไม่ได้ มี 1 ช่องที่ต้องแก้' });
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('รหัสผ่าน', { exact: true })).toBeFocused();
});

lastingTest('a wrong password is reported in the page and in a toast', async ({ page }) => {
  await signIn(page, '888888', 'wrong-password-1');
  await expect(page.getByRole('link', { name: 'เลขทะเบียนสมาชิกหรือรหัสผ่านไม่ถูกต้อง' })).toBeVisible();
  await expect(page.locator('[data-slot="toast"]')).toContainText('Error');
  await expect(page.getByLabel('เลขสมาชิก')).toHaveValue('888888');
  await expect(page).toHaveURL('/member/logon');
});

/** Waits until the code of a screen was fetched ahead. */
async function waitForChunk(page: Page, name: string): Promise<void> {
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
  await expect.poll(fetched).toContainEqual(expect.stringContaining(`/${name}-`));
}

test('a screen whose code is loaded appears without an empty page before it', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { rendered: false, empty: 0 };
    Object.assign(globalThis, { seen });
    const look = () => {
      const isRendered = document.querySelector('#root header') !== null;
      if (seen.rendered && !isRendered) seen.empty += 1;
      seen.rendered ||= isRendered;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/member/logon');
  await waitForChunk(page, 'status-page');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('เลขสมาชิก').fill('1234');
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  await expect(page.getByText('486,500.00').first()).toBeVisible();
  await page.getByRole('link', { name: 'ดูเงินฝาก' }).click();
  await expect(page.getByRole('link', { name: /ดูรายการเคลื่อนไหว/ }).first()).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { seen: object }).seen)).toEqual({
    rendered: true,
    empty: 0,
  });
});

test('signing out in one tab clears the other within a second', async ({ page, context }) => {
  await page.clock.install();
  await signedIn(page, '1234');
  const other = await context.newPage();
  await other.goto('/member/deposit');
  await expect(other.getByRole('link', { name: /ดูรายการเคลื่อนไหว/ }).first()).toBeVisible();
  const passASecond = await holdClock(page);
  await other.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await passASecond();
  await expect(page).toHaveURL('/member/logon');
  await expect(page.locator('body')).not.toContainText('สมหญิง');
});

lastingTest(
  'signing in as another member in a second tab never mixes their data',
  async ({ page, context }) => {
    await signedIn(page, '1234');
    const other = await context.newPage();
    await signIn(other, '9999');
    await expect(other.getByText('นายธนิก มาใหม่').first()).toBeVisible();
    await expect(page.getByText('นายธนิก มาใหม่').first()).toBeVisible();
    await expect(page.locator('body')).not.toContainText('สมหญิง');
  },
);

lastingTest(
  'a session ended by the server redirects to the logon screen once, with one alert',
  async ({ page }) => {
    await signedIn(page, '1234');
    await page.waitForLoadState('networkidle');
    // In one step, because a call in the background may notice the end before a click could.
    await page.getByRole('link', { name: 'ดูเงินฝาก' }).evaluate(async (link: HTMLElement) => {
      const user = JSON.parse(localStorage.getItem('user') ?? '{}') as { token: string };
      await fetch('/api/member/auth/logout', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
      });
      link.click();
    });
    await expect(page).toHaveURL('/member/logon');
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveText(SESSION_OVER);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  },
);

lastingTest('signing out works without a connection', async ({ page }) => {
  await signedIn(page, '1234');
  await page.waitForLoadState('networkidle');
  await goOffline(page);
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await expect(page).toHaveURL('/member/logon');
  await expect(page.locator('body')).not.toContainText('สมหญิง');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('without browser storage, signing in works for this tab and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await signIn(page, '1234');
  await expect(page.locator('[data-slot="toast"]').first()).toContainText('เบราว์เซอร์จำการเข้าสู่ระบบไว้ไม่ได้');
  await expect(page.getByRole('heading', { level: 1, name: 'ข้อมูลส่วนตัว' })).toBeVisible();
});

lastingTest(
  'a member who has not accepted the terms reads and accepts them, and continues',
  async ({ page }) => {
    await signIn(page, '4321');
    await expect(page).toHaveURL('/member/welcome');
    await expect(page.getByRole('heading', { level: 1, name: 'ยินดีต้อนรับ' })).toBeVisible();
    await page.getByRole('button', { name: 'ยอมรับข้อกำหนดและเงื่อนไข' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'ข้อมูลส่วนตัว' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'ข้อมูลส่วนตัว' })).toBeVisible();
  },
);

lastingTest('the welcome screen signs out with " catch" when its session check fails', async ({ page }) => {
  await signedIn(page, '1234');
  await page.route('**/api/member/auth/getAuthUser', (route) => route.abort());
  await page.goto('/member/welcome');
  await expect(page.getByRole('alert')).toHaveText(`${SESSION_OVER} catch`);
  await expect(page).toHaveURL('/member/logon');
});

lastingTest(
  'offline: the page stays, says so once, and recovers when the connection is back',
  async ({ page, context }) => {
    await signedIn(page, '1234');
    await page.getByRole('link', { name: 'ดูเงินฝาก' }).click();
    await expect(page.getByRole('link', { name: /ดูรายการเคลื่อนไหว/ }).first()).toBeVisible();
    await waitForChunk(page, 'deposit-statement-page');
    await goOffline(page);
    await page.getByRole('link', { name: 'ดูรายการเคลื่อนไหว บัญชี 02-00004567' }).click();
    await expect(page.getByText('ยังแสดงรายการเคลื่อนไหวไม่ได้')).toBeVisible();
    await expect(page.locator('[data-slot="toast"]', { hasText: 'ไม่สามารถเชื่อมต่อได้' })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 2, name: 'เงินฝากออมทรัพย์พิเศษ' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator('table tbody[data-month] > tr').first()).toBeVisible();
    await expect(page).toHaveURL('/member/dep_statement/0200004567');
  },
);

lastingTest('text from the server is shown as text', async ({ page }) => {
  await page.route('**/api/member/member_status', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Record<string, unknown>[] };
    Object.assign(body.data[0] ?? {}, { position_name: '<img src=x onerror="document.title=1">' });
    await route.fulfill({ response, json: body });
  });
  await signedIn(page, '1234');
  await expect(page.getByText('<img src=x onerror="document.title=1">')).toBeVisible();
  await expect(page).toHaveTitle(/^ข้อมูลส่วนตัว/);
});

lastingTest('กลับ opens the previous page, or the section if there is none', async ({ page }) => {
  await signedIn(page, '1234');
  await page.getByRole('link', { name: 'ดูเงินฝาก' }).click();
  await expect(page).toHaveURL('/member/deposit');
  await page.getByRole('link', { name: 'กลับ', exact: true }).click();
  await expect(page).toHaveURL('/member/status');

  const fresh = await page.context().newPage();
  await fresh.goto('/member/dep_statement/0100012345');
  await fresh.getByRole('link', { name: 'กลับ', exact: true }).click();
  await expect(fresh).toHaveURL('/member/deposit');
});

lastingTest('Back restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await signedIn(page, '1234');
  await page.goto('/member/deposit');
  const last = page.getByRole('link', { name: 'ดูรายการเคลื่อนไหว บัญชี 03-00000789' });
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(100);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: 'รายการเคลื่อนไหวเงินฝาก' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(last).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});
