import type { Page } from '@playwright/test';
import { expect, lastingTest as test, openAsMember } from './portal-test.ts';

test.beforeEach(async ({ page }) => {
  await openAsMember(page, '001234', '/member/kep');
});

/** The newest entry of the list with this stamp. */
function entry(page: Page, stamp: string) {
  return page
    .locator('[data-slot="disclosure-item"]', { has: page.getByText(stamp, { exact: true }) })
    .first();
}

test('a receipt opens as a PDF in a new tab, without the token in an address', async ({
  page,
  pageErrors,
}) => {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').token as string);
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  const receipt = entry(page, 'ใบเสร็จรับเงิน');
  await receipt.getByRole('button').first().click();
  const print = receipt.getByRole('button', { name: /^พิมพ์/ });
  const opening = page.waitForEvent('popup');
  await print.click();
  const tab = await opening;
  expect(tab.url()).toMatch(/^blob:http:\/\/127\.0\.0\.1:/);
  expect(await tab.evaluate(() => [document.contentType, window.opener])).toEqual(['application/pdf', null]);
  await expect(print).toBeFocused();
  expect(asked.filter((url) => url.includes('/print_pdf/'))).toHaveLength(1);
  expect(asked.filter((url) => url.includes(token))).toEqual([]);
  expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
});

test('saves the receipt under its Thai name when the browser blocks the new tab', async ({ page }) => {
  await page.evaluate(() => {
    window.open = () => null;
  });
  const receipt = entry(page, 'ใบเสร็จรับเงิน');
  await receipt.getByRole('button').first().click();
  const saving = page.waitForEvent('download');
  await receipt.getByRole('button', { name: /^พิมพ์/ }).click();
  expect((await saving).suggestedFilename()).toMatch(/^ใบเสร็จรับเงิน [ก-๙]+ 25\d\d\.pdf$/);
});

test('saves the receipt under its Thai name', async ({ page }) => {
  const saving = page.waitForEvent('download');
  await entry(page, 'ใบเสร็จรับเงิน')
    .getByRole('button', { name: /^บันทึก PDF/ })
    .click();
  expect((await saving).suggestedFilename()).toMatch(/^ใบเสร็จรับเงิน [ก-๙]+ 25\d\d\.pdf$/);
});

test('says why a month without a payment has no receipt', async ({ page, pageErrors }) => {
  const returned = entry(page, 'คืนใบเสร็จ');
  await returned.getByRole('button', { name: /^บันทึก PDF/ }).click();
  await expect(returned.getByRole('status')).toHaveText(/คืนแล้วเพราะเก็บเงินไม่ได้ จึงพิมพ์ไม่ได้/);
  expect(page.context().pages()).toHaveLength(1);
  expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
});
