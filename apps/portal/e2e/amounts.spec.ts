import type { Page } from '@playwright/test';
import { clippedTexts } from './clipped-texts.ts';
import { expect, lastingTest as test, waitUntilSettled } from './portal-test.ts';
import { SCREENS, applyLook, openScreen } from './screens.ts';

/** The largest amount that the books hold, as it is shown. */
const LARGEST = '9,999,999,999,999.99';

const LOOKS = [
  { width: 320, textSize: '100' },
  { width: 320, textSize: '200' },
  { width: 360, textSize: '100' },
  { width: 360, textSize: '200' },
  { width: 768, textSize: '100' },
  { width: 1440, textSize: '100' },
  { width: 1440, textSize: '200' },
] as const;

/** Replaces every amount, also zeros, so that screens show everything, such as amounts held as security. */
const EVERY_AMOUNT = /("-?)\d+\.\d{2}"/g;
/** Zeros and rates are kept, because they decide what else a screen shows. */
const OTHER_THAN_ZERO = /("-?)(?!0+\.00")\d+\.\d{2}"/g;

type Extent = {
  /** Other texts of the screen may go on behind an edge. */
  amountsAlone?: true;
};

const SHOWN: readonly ({ name: string; replaced: RegExp } & Extent)[] = [
  { name: 'status', replaced: OTHER_THAN_ZERO },
  { name: 'share', replaced: OTHER_THAN_ZERO, amountsAlone: true },
  { name: 'loan', replaced: OTHER_THAN_ZERO },
  { name: 'loan statement', replaced: OTHER_THAN_ZERO },
  { name: 'deposit', replaced: EVERY_AMOUNT },
  { name: 'statement', replaced: EVERY_AMOUNT },
  { name: 'dividend', replaced: OTHER_THAN_ZERO, amountsAlone: true },
  { name: 'receipts', replaced: EVERY_AMOUNT },
  { name: 'guarantee', replaced: OTHER_THAN_ZERO },
  { name: 'confirmation, with the errors of a submission', replaced: EVERY_AMOUNT },
];

/** Amounts that are partly outside the window or cut off by an element. */
function findCutAmounts(page: Page): Promise<string[]> {
  return page.locator('main [data-slot="money"], main svg text').evaluateAll((amounts) =>
    amounts.flatMap((amount) => {
      const drawn = amount.checkVisibility({ visibilityProperty: true });
      if (!drawn || amount.getBoundingClientRect().width <= 1) return [];
      const range = document.createRange();
      range.selectNodeContents(amount);
      const frames: DOMRect[] = [];
      for (let around = amount.parentElement; around; around = around.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(around);
        // For screen readers alone.
        if (clipPath === 'inset(50%)') return [];
        if (overflowX !== 'visible' && around !== document.body) frames.push(around.getBoundingClientRect());
      }
      const cut = [...range.getClientRects()].some(
        ({ left, right }) =>
          left < -1 ||
          right > document.documentElement.clientWidth + 1 ||
          frames.some((frame) => left < frame.left - 1 || right > frame.right + 1),
      );
      return cut ? [`${amount.textContent} in ${amount.parentElement?.className}`] : [];
    }),
  );
}

async function expectWhole(page: Page, { amountsAlone }: Extent = {}): Promise<void> {
  await expect(page.getByText(LARGEST).first()).toBeVisible();
  for (const look of LOOKS) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one page, one look after the other
    await test.step(Object.values(look).join(' '), async () => {
      await applyLook(page, { theme: 'default', appearance: 'light', ...look });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, 'pixels to scroll sideways').toBeLessThanOrEqual(0);
      if (!amountsAlone) expect.soft(await clippedTexts(page)).toEqual([]);
      expect.soft(await findCutAmounts(page)).toEqual([]);
    });
  }
}

for (const shown of SHOWN) {
  const { name, replaced } = shown;
  test(`${name} shows amounts of thirteen digits whole`, async ({ page }) => {
    const screen = SCREENS.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen ${name}.`);
    await page.route(/\/api\/(?:member|info)\//, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(replaced, '$19999999999999.99"');
      await route.fulfill({ response, body });
    });
    await openScreen(page, screen);
    await expectWhole(page, shown);
  });
}

test('the verification of a document shows an amount of thirteen digits whole', async ({ page }) => {
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
            amount: '9999999999999.99',
            state: 'original',
            state_name: 'ตรงกับที่ออก',
            row_count: 2140,
            period_from: '2016-01-01',
            period_to: '2026-11-20',
            figures: [{ label: 'ยอดคงเหลือ', amount: '9999999999999.99', text: null }],
          },
        ],
      },
    }),
  );
  await page.goto('/verify/ABCDABCDABCD');
  await waitUntilSettled(page);
  await expectWhole(page);
});
