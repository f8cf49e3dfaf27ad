import type { Page } from '@playwright/test';
import { expect, lastingTest } from './portal-test.ts';
import { SCREENS, arrive, dress } from './screens.ts';

const LONGEST = '999999999999.99';
const AMOUNT = /^-?\d+\.\d\d$/;
const ZERO = /^-?0+\.00$/;

/** An answer whose amounts are the longest there are, with their signs; zeros and rates stay. */
function lengthen(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(lengthen);
  if (typeof answer === 'string' && AMOUNT.test(answer) && !ZERO.test(answer))
    return answer.replace(/\d+\.\d\d/, LONGEST);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, lengthen(value)]));
}

/** The amounts on the screen of which a part lies outside the window or outside what cuts them off. */
function findCutAmounts(page: Page): Promise<string[]> {
  return page.locator('main [data-slot="money"], main svg text').evaluateAll((amounts) =>
    amounts.flatMap((amount) => {
      const drawn = amount.checkVisibility({ visibilityProperty: true });
      if (!drawn || amount.getBoundingClientRect().width <= 1 || amount.closest('.sr-only')) return [];
      const range = document.createRange();
      range.selectNodeContents(amount);
      const frames: DOMRect[] = [];
      for (let around = amount.parentElement; around; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around);
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

for (const name of ['share', 'dividend']) {
  lastingTest(`${name} shows amounts of twelve digits whole, with large text too`, async ({ page }) => {
    const screen = SCREENS.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen ${name}.`);
    await page.route(/\/member_(share|share_growth|div|div_lines)$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: lengthen(await response.json()) });
    });
    await arrive(page, screen);
    for (const width of [320, 360, 768, 1440])
      for (const textSize of ['100', '200']) {
        // oxlint-disable eslint/no-await-in-loop -- one size after the other, on the same page
        await dress(page, { theme: 'default', appearance: 'light', width, textSize });
        await expect(page.locator('main [data-slot="money"]').first()).toContainText('999,999,999,999.99');
        expect.soft(await findCutAmounts(page), `${width} px at ${textSize} %`).toEqual([]);
        // oxlint-enable eslint/no-await-in-loop
      }
  });
}
