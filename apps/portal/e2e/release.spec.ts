import type { Page } from '@playwright/test';
import { expect, waitUntilSettled, test } from './portal-test.ts';

/** Opens a form with a date field whose calendar is code that a new release has replaced. */
async function openForm(page: Page): Promise<void> {
  await page.route(/\/assets\/calendar-panel/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/member/registerauth');
  await waitUntilSettled(page);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
}

const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in globalThis);

test('a new release is not taken while a form is filled in', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('เลขสมาชิก').fill('5678');
  const gone = page.waitForResponse(/calendar-panel/);
  await page.getByRole('button', { name: /ปฏิทิน/ }).click();
  await gone;
  await page.getByRole('textbox', { name: 'วันเกิด' }).fill('29 2 2535');
  expect(await isSamePage(page)).toBe(true);
  await expect(page.getByLabel('เลขสมาชิก')).toHaveValue('005678');
});

test('a new release is taken when a page without typed text misses its code', async ({ page }) => {
  await openForm(page);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: /ปฏิทิน/ }).click();
  await reloaded;
  await expect(page.getByLabel('เลขสมาชิก')).toBeVisible();
  expect(await isSamePage(page)).toBe(false);
});
