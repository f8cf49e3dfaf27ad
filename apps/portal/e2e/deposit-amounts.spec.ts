import type { Page } from '@playwright/test';
import { clippedTexts } from './clipped-texts.ts';
import { expect, standStill, test } from './portal-test.ts';
import { SCREENS, arrive, dress } from './screens.ts';

/** The largest amount that the books hold, with the sign of each. */
const LONGEST = '$1999999999999.99"';
const AMOUNT = /("-?)\d+\.\d{2}"/g;

const LOOKS = [
  { width: 360, textSize: '100' },
  { width: 360, textSize: '200' },
  { width: 320, textSize: '200' },
  { width: 1440, textSize: '100' },
] as const;

/** The same answers, with the longest amount in place of every other. */
async function lengthenAmounts(page: Page): Promise<void> {
  await page.route(/\/api\/(?:member|info)\//, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(AMOUNT, LONGEST) });
  });
}

async function expectWhole(page: Page): Promise<void> {
  for (const look of LOOKS) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one page, one look after the other
    await test.step(Object.values(look).join(' '), async () => {
      await dress(page, { theme: 'default', appearance: 'light', ...look });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, 'pixels to scroll sideways').toBeLessThanOrEqual(0);
      expect.soft(await clippedTexts(page)).toEqual([]);
    });
  }
}

const MEMBER_SCREENS = ['deposit', 'statement', 'receipts'];

for (const screen of SCREENS.filter(({ name }) => MEMBER_SCREENS.includes(name))) {
  test(`${screen.name} holds the longest amounts whole`, async ({ page }) => {
    await lengthenAmounts(page);
    await arrive(page, screen);
    await expect(page.getByText('999,999,999,999.99').first()).toBeVisible();
    await expectWhole(page);
  });
}

test('the verification of a document holds the longest amount whole', async ({ page }) => {
  await page.route('**/api/info/verify', (route) =>
    route.fulfill({
      json: {
        rc_code: '1',
        data: [
          {
            kind: 'deposit_statement',
            kind_name: 'รายการเคลื่อนไหวเงินฝาก',
            document_no: 'DS-2569-001234-000118',
            document_date: '2026-11-20',
            amount: '999999999999.99',
            state: 'original',
            state_name: 'ตรงกับต้นฉบับ',
            row_count: 2140,
            period_from: '2016-01-01',
            period_to: '2026-11-20',
          },
        ],
      },
    }),
  );
  await page.goto('/verify/ABCDABCDABCD');
  await standStill(page);
  await expect(page.getByText('999,999,999,999.99')).toBeVisible();
  await expectWhole(page);
});
