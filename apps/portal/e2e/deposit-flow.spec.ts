import type { Page } from '@playwright/test';
import { formatThaiDate } from '@sahakorn/thai/date';
import { expect, lastingTest, openAsMember, ownPortalTest, signIn, waitUntilSettled } from './portal-test.ts';
import { shownRows } from './statement-on-screen.ts';

const PHONE = { width: 360, height: 780 };

/** Console messages for refused calls of a member who has not yet accepted the terms. */
const UNACCEPTED = /the server responded with a status of 403/;

async function openStatement(page: Page): Promise<void> {
  await openAsMember(page, '001234', '/member/dep_statement/0100012345');
  await waitUntilSettled(page);
}

/** Signs in, and accepts the terms at the first time. */
async function openStatementOfNewcomer(page: Page): Promise<void> {
  await signIn(page, '004321');
  await expect(page).toHaveURL(/\/member\/(?:status|welcome)$/);
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').token as string);
  const terms = await page.request.post('/api/member/termofconditional', {
    headers: { authorization: `Bearer ${token}` },
    data: {},
  });
  const { rc_code } = (await terms.json()) as { rc_code: string };
  if (rc_code !== '1') {
    await page.getByRole('button', { name: 'ยอมรับข้อกำหนดและเงื่อนไข' }).click();
    await expect(page).toHaveURL('/member/status');
  }
  await page.goto('/member/dep_statement/0100043210');
  await waitUntilSettled(page);
}

const firstRow = (page: Page) => page.locator('table tbody[data-month] > tr').first();
const foundWords = (page: Page) => page.locator('[data-slot="deposit-found"]');
const chosenPreset = (page: Page) =>
  page.getByRole('navigation', { name: 'ช่วงเวลา' }).locator('[aria-current="true"]');

async function expectFirstMovementInView(page: Page): Promise<void> {
  const { y = 0, height = 0 } = (await firstRow(page).boundingBox()) ?? {};
  expect(height).toBeGreaterThan(0);
  expect(y + height).toBeLessThanOrEqual(PHONE.height);
  const words = (await foundWords(page).locator('span').first().innerText()).trim();
  expect(words).toMatch(/^1.+ ถึง .+\d{4}$/);
  expect((await page.locator('main').innerText()).split(words)).toHaveLength(2);
}

lastingTest(
  "the first movement is on a phone's first screen, and the range is shown once",
  async ({ page, pageErrors }) => {
    await page.setViewportSize(PHONE);
    await openStatement(page);
    await expectFirstMovementInView(page);
    expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
  },
);

ownPortalTest(
  "a newcomer's first movement is on a phone's first screen, and the range is shown once",
  async ({ page, pageErrors }) => {
    await page.setViewportSize(PHONE);
    await openStatementOfNewcomer(page);
    await expectFirstMovementInView(page);
    expect(pageErrors.console.filter((text) => !UNACCEPTED.test(text))).toEqual([]);
    expect(pageErrors).toMatchObject({ foreign: [], policy: [] });
  },
);

lastingTest(
  'a month in the chart filters the list and says so, with the keyboard alone',
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openStatement(page);
    const chart = page.getByRole('figure', { name: 'เงินเข้าและออกรายเดือน' });
    const months = chart.getByRole('button');
    await expect(months).toHaveCount(6);
    const before = (await foundWords(page).textContent()) ?? '';

    await months.nth(3).focus();
    await page.keyboard.press('Enter');
    await expect(months.nth(3)).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
    const month = new URL(page.url()).searchParams.get('month') ?? '';
    await expect(foundWords(page)).toContainText(
      formatThaiDate(`${month}-01`, { style: 'short' }).replace(/.\d{4}$/, ''),
    );
    const name = formatThaiDate(`${month}-01`, { style: 'short' })
      .replace(/^1./u, '')
      .replaceAll('\u00a0', ' ');
    const rows = await shownRows(page);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ date }) => !date.endsWith(name))).toEqual([]);

    await page.keyboard.press('Space');
    await expect(months.nth(3)).toHaveAttribute('aria-pressed', 'false');
    await expect(foundWords(page)).toHaveText(before);
  },
);

lastingTest('one range is chosen at a time, and all movements are one press away', async ({ page }) => {
  await openStatement(page);
  await expect(chosenPreset(page)).toHaveText('6\u00a0เดือน');
  for (const name of ['ปีนี้', 'เดือนก่อน', 'ปีก่อน', 'เดือนนี้']) {
    // oxlint-disable eslint/no-await-in-loop -- one range after the other
    await page.getByRole('link', { name, exact: true }).click();
    await expect(chosenPreset(page)).toHaveText([name]);
    // Otherwise the page may scroll under the pointer when a shorter list arrives.
    await waitUntilSettled(page);
    // oxlint-enable eslint/no-await-in-loop
  }
  await page.getByRole('link', { name: 'เลือกเอง' }).click();
  await expect(chosenPreset(page)).toHaveText(['เลือกเอง']);
  await expect(page.getByLabel('ตั้งแต่', { exact: true })).not.toHaveValue('');
  await page.getByRole('link', { name: 'ดูทั้งหมด' }).click();
  await expect(page).toHaveURL(/\?range=all$/);
  await expect(page.getByRole('link', { name: 'ดูทั้งหมด' })).toHaveCount(0);
  await expect(foundWords(page)).toContainText(/พบ [\d,]{4,}.รายการ/);
});

lastingTest(
  'amount, direction and text narrow the list on a phone, and the button counts them',
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openStatement(page);
    const filters = page.getByRole('button', { name: /^ตัวกรอง/ });
    const text = page.getByLabel('ค้นหาข้อความ');
    await expect(text).toBeHidden();
    await filters.click();
    await text.fill('โอน');
    await page.getByLabel('ตั้งแต่ (บาท)').fill('๕๐๐');
    await page.getByLabel('ไม่เกิน (บาท)').fill('2,000');
    await page.getByLabel('เข้าหรือออก').selectOption('out');
    await page.getByRole('button', { name: 'กรองรายการ' }).click();
    await expect(filters).toHaveText('ตัวกรอง 3');
    await waitUntilSettled(page);
    const rows = await shownRows(page);
    expect(rows.length).toBeGreaterThan(0);
    for (const { description, outflow } of rows) {
      expect(description).toContain('โอน');
      const amount = Number(outflow.replaceAll(/[−,]/gu, ''));
      expect(amount).toBeGreaterThanOrEqual(500);
      expect(amount).toBeLessThanOrEqual(2000);
    }
    await page.getByRole('link', { name: 'ล้างตัวกรอง' }).click();
    await expect(filters).toHaveText('ตัวกรอง');
  },
);

ownPortalTest(
  'a nickname is on the cover still after signing in again',
  async ({ page, browser, baseURL }) => {
    await openStatementOfNewcomer(page);
    const name = 'ค่าเทอมหลาน';
    await page.getByLabel('ชื่อเล่นของบัญชี').fill(name);
    await page.getByRole('button', { name: 'บันทึกชื่อเล่น' }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();

    const elsewhere = await browser.newContext({
      baseURL: baseURL ?? '',
      locale: 'th-TH',
      serviceWorkers: 'block',
    });
    const later = await elsewhere.newPage();
    await openStatementOfNewcomer(later);
    await expect(later.getByRole('heading', { level: 2, name })).toBeVisible();
    await later.getByLabel('ชื่อเล่นของบัญชี').fill('');
    await later.getByRole('button', { name: 'บันทึกชื่อเล่น' }).click();
    await expect(later.getByRole('heading', { level: 2, name })).toHaveCount(0);
    await elsewhere.close();
  },
);
