// Loaded by `npm run visual` only: takes the pictures of each story after its play function.
import type { Preview } from '@storybook/react-vite';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { APPEARANCES, THEMES, WIDTHS } from './looks.ts';

const MAX_HEIGHT = 4000;

/** Tall pages are shown whole, up to a limit, because a picture shows only the viewport. */
async function fitHeight(): Promise<void> {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > innerHeight) await page.viewport(innerWidth, Math.min(scrollHeight, MAX_HEIGHT));
}

const visual: Preview = {
  parameters: { a11y: { disable: true } },
  beforeEach: () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-15T03:30:00Z') });
    return () => vi.useRealTimers();
  },
  afterEach: async ({ id, storyGlobals }) => {
    const width = Number(import.meta.env['VISUAL_WIDTH']);
    // A story with its own viewport looks the same in the projects of all widths.
    const isRepeated = storyGlobals['viewport'] !== undefined && width !== WIDTHS[0];
    if (isRepeated) return;
    await fitHeight();
    const story = id.replace(/^.*--/, '');
    const { theme: ownTheme, appearance: ownAppearance } = storyGlobals;
    for (const theme of ownTheme ? [ownTheme] : THEMES) {
      for (const appearance of ownAppearance ? [ownAppearance] : APPEARANCES) {
        Object.assign(document.documentElement.dataset, { theme, appearance });
        // Soft: one changed picture must not hide the others.
        await expect.soft(page).toMatchScreenshot(`${story}/${theme}-${appearance}-${innerWidth}`);
      }
    }
  },
};

export default visual;
