import type { Page } from '@playwright/test';
import { expect, lastingTest, openAsMember, waitUntilSettled, test } from './portal-test.ts';

const SCREENS = [
  '/member/status',
  '/member/share',
  '/member/loan',
  '/member/loan_statement/%E0%B8%AA6700123',
  '/member/deposit',
  '/member/dep_statement/0100012345',
  '/member/kep',
  '/member/kepcrem',
  '/member/coll',
  '/member/gian',
  '/member/dividend',
  '/member/welfare',
  '/member/password',
  '/member/privacy',
];

/** Numbers all controls of the page; a group that is navigated with arrow keys counts once. */
function numberControls(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ].filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0);
    const groups = new Map<string, number>();
    for (const [at, control] of controls.entries()) {
      const group = control instanceof HTMLInputElement && control.type === 'radio' ? control.name : `#${at}`;
      groups.set(group, groups.get(group) ?? at);
      control.dataset['stop'] = String(groups.get(group));
    }
    return [...groups.values()];
  });
}

/** The focused control: its number, and whether a reader sees it with both sides of its ring. */
function focusStop(page: Page): Promise<{ stop: number; seen: boolean } | null> {
  return page.evaluate(() => {
    const { activeElement: control } = document;
    if (!(control instanceof HTMLElement) || control === document.body) return null;
    const { top, bottom, left, right } = control.getBoundingClientRect();
    const inSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const ring = (element: Element | null): boolean => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    };
    const label = control.closest('label') ?? control.parentElement;
    const { outlineStyle: line, outlineWidth, outlineOffset } = getComputedStyle(control);
    const reach =
      line === 'none' ? 0 : Math.max(0, Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset));
    const cutsRing = (box: HTMLElement | null): boolean => {
      if (box === null || box === document.body) return false;
      const { overflowX, overflowClipMargin } = getComputedStyle(box);
      const room = overflowX === 'clip' ? Number.parseFloat(overflowClipMargin) || 0 : 0;
      const edges = box.getBoundingClientRect();
      const isWhole = left - reach >= edges.left - room - 1 && right + reach <= edges.right + room + 1;
      return (overflowX !== 'visible' && !isWhole) || cutsRing(box.parentElement);
    };
    const seen = inSight && (ring(control) || ring(label)) && !cutsRing(control.parentElement);
    return { stop: Number(control.dataset['stop'] ?? -1), seen };
  });
}

lastingTest('Tab reaches every control of every member screen, with a visible focus', async ({ page }) => {
  await openAsMember(page, '001234');
  for (const path of SCREENS) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one screen after the other
    await test.step(path, async () => {
      await page.goto(path);
      await waitUntilSettled(page);
      const controls = await numberControls(page);
      expect(controls.length).toBeGreaterThan(12);
      const reached = new Set<number>();
      const unseen: number[] = [];
      for (let presses = 0; presses < controls.length + 12; presses += 1) {
        // oxlint-disable-next-line eslint/no-await-in-loop -- one key after the other
        await page.keyboard.press('Tab');
        // oxlint-disable-next-line eslint/no-await-in-loop -- as above
        const at = await focusStop(page);
        if (at === null) continue;
        reached.add(at.stop);
        if (!at.seen) unseen.push(at.stop);
      }
      const named = (stops: number[]) =>
        page.evaluate(
          (wanted) =>
            wanted.map((stop) => document.querySelector(`[data-stop="${stop}"]`)?.outerHTML ?? stop),
          stops,
        );
      expect(await named(controls.filter((stop) => !reached.has(stop)))).toEqual([]);
      expect(await named(unseen)).toEqual([]);
    });
  }
});
