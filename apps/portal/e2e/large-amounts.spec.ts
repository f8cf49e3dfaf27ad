import type { Page } from '@playwright/test';
import { clippedTexts } from './clipped-texts.ts';
import { expect, lastingTest, signIn, standStill } from './portal-test.ts';
import { dress } from './screens.ts';

const LARGE = '987654321098.76';

/** Answers with twelve digits in place of every amount of three or more. */
async function enlargeAmounts(page: Page): Promise<void> {
  await page.route('**/api/member/member_**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/"(-?)\d{3,}\.\d\d"/g, `"$1${LARGE}"`);
    await route.fulfill({ response: answer, body });
  });
}

for (const [name, path] of [
  ['first screen', '/member/status'],
  ['loans', '/member/loan'],
  ['loan statement', `/member/loan_statement/${encodeURIComponent('ส6700123')}`],
] as const) {
  lastingTest(`${name}: amounts of twelve digits are shown whole`, async ({ page }) => {
    await signIn(page, '001234');
    await expect(page).toHaveURL('/member/status');
    await enlargeAmounts(page);
    await page.goto(path);
    await expect(page.getByText('987,654,321,098.76').first()).toBeVisible();
    await standStill(page);
    for (const [width, textSize] of [
      [320, '200'],
      [360, '200'],
      [360, '100'],
      [1440, '100'],
    ] as const) {
      // oxlint-disable eslint/no-await-in-loop -- one page, one look after the other
      await dress(page, { theme: 'default', appearance: 'light', width, textSize });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `pixels to scroll sideways at ${width} px`).toBeLessThanOrEqual(0);
      expect(await clippedTexts(page), `cut at ${width} px, ${textSize} %`).toEqual([]);
      // oxlint-enable eslint/no-await-in-loop
    }
  });
}
