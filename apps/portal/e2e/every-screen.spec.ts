import type { Page } from '@playwright/test';
import { UNBREAKABLE } from '@sahakorn/thai/unbreakable-text';
import { type Asked, violationsIn } from './accessibility.ts';
import { clippedTexts } from './clipped-texts.ts';
import { findBrokenMatches } from './line-breaks.ts';
import { expect, lastingTest, test } from './portal-test.ts';
import { SCREENS, applyLook, openScreen } from './screens.ts';

/** The attributes that the display settings set on the root, the widths at which layouts change, and the axe rules for each. */
const LOOKS = [
  { theme: 'default', appearance: 'light', width: 320, textSize: '100', asked: 'all' },
  { theme: 'default', appearance: 'light', width: 1440, textSize: '100', asked: 'all' },
  { theme: 'default', appearance: 'dark', width: 360, textSize: '100', asked: 'colours' },
  { theme: 'default', appearance: 'dark', width: 1440, textSize: '100', asked: 'colours' },
  { theme: 'default', appearance: 'contrast', width: 768, textSize: '100', asked: 'all' },
  { theme: 'default', appearance: 'light', width: 320, textSize: '200', asked: 'layout' },
  { theme: 'default', appearance: 'light', width: 768, textSize: '200', asked: 'layout' },
] as const;

/** Widths and text sizes in which no line may break inside a word or a number. */
const PHONES = [
  [360, '100'],
  [360, '200'],
  [320, '200'],
] as const;

/** Other themes, and their appearances, in which visitors see public pages. */
const LOOKS_ELSEWHERE = [
  { theme: 'khram', appearance: 'light', width: 360, textSize: '100', asked: 'colours' },
  { theme: 'khram', appearance: 'dark', width: 1440, textSize: '100', asked: 'colours' },
  { theme: 'mangkhut', appearance: 'light', width: 1440, textSize: '100', asked: 'colours' },
  { theme: 'mangkhut', appearance: 'dark', width: 360, textSize: '100', asked: 'colours' },
] as const;

/** Chromium logs a refused document or call as an error. Where one is expected, the page is still correct. */
const EXPECTED_REFUSAL = /the server responded with a status of 40[34]/;

/** Texts that are cut off, or whose lines are too close for Thai marks. */
function crampedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /[ก-๙]/.test(node.textContent ?? ''),
      );
      const style = getComputedStyle(element);
      const hidden = element.closest('[aria-hidden="true"], .sr-only, caption, noscript') !== null;
      if (!own || hidden || style.display === 'none' || element.getClientRects().length === 0) continue;
      const ratio = Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize);
      const text = element.textContent?.trim().slice(0, 30) ?? '';
      if (ratio < 1.39) problems.push(`line height ${ratio.toFixed(2)}: ${text}`);
      const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      const cut =
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      if (clips && cut && element.clientWidth > 1) problems.push(`cut: ${text}`);
    }
    return problems;
  });
}

async function expectNoProblems(page: Page, asked: Asked = 'all'): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'pixels to scroll sideways').toBeLessThanOrEqual(0);
  expect(await crampedTexts(page)).toEqual([]);
  expect(await clippedTexts(page)).toEqual([]);
  expect(await violationsIn(page, asked)).toEqual([]);
}

for (const screen of SCREENS) {
  lastingTest(`${screen.name} has no errors in any theme or mode`, async ({ page, pageErrors }) => {
    await openScreen(page, screen);
    for (const [width, textSize] of PHONES) {
      // oxlint-disable eslint/no-await-in-loop -- one page, one look after the other
      await applyLook(page, { theme: 'default', appearance: 'light', width, textSize });
      const broken = await findBrokenMatches(page, UNBREAKABLE);
      // Soft, so that the other checks run too.
      expect
        .soft(broken, `lines that break inside a word or a number on ${width} px at ${textSize} %`)
        .toEqual([]);
      // oxlint-enable eslint/no-await-in-loop
    }
    await expect(page.getByRole('heading', { level: 1, name: screen.heading })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    await expect(page).toHaveTitle(/สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด$/);
    for (const { asked, ...look } of screen.member ? LOOKS : [...LOOKS, ...LOOKS_ELSEWHERE]) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one page, one look after the other
      await test.step(Object.values(look).join(' '), async () => {
        await applyLook(page, look);
        await expectNoProblems(page, asked);
      });
    }
    expect(pageErrors.console.filter((text) => !EXPECTED_REFUSAL.test(text))).toEqual([]);
    expect(pageErrors.foreign).toEqual([]);
    expect(pageErrors.policy).toEqual([]);
  });
}

lastingTest(
  'the menu over the page has no errors either, and its settings take effect at once',
  async ({ page, pageErrors }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openScreen(page, { name: 'status', path: '/member/status', member: '001234', heading: '' });
    await page.getByRole('button', { name: 'เมนู' }).click();
    const menu = page.getByRole('dialog', { name: 'เมนูสมาชิก' });
    await expect(menu).toBeVisible();
    await menu.getByRole('radio', { name: 'มืด' }).check();
    await menu.getByRole('radio', { name: /^125/ }).check();
    await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-text-size', '125');
    await expectNoProblems(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'เมนู' })).toBeFocused();
    expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
  },
);

test('applies the chosen theme and text size before the first paint of the next visit', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('sahakorn.display', '{"theme":"dark","textSize":"150"}');
    const painted: unknown[] = [];
    Object.assign(globalThis, { painted });
    new PerformanceObserver(() => {
      const { appearance, textSize } = document.documentElement.dataset;
      painted.push([appearance, textSize]);
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/member/logon');
  await expect(page.getByLabel('เลขสมาชิก')).toBeVisible();
  const painted = await page.evaluate(() => (globalThis as unknown as { painted: unknown[] }).painted);
  expect(painted[0]).toEqual(['dark', '150']);
});
