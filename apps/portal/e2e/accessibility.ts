import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const OPTIONS: axeCore.RunOptions = { resultTypes: ['violations'], preload: false, selectors: false };

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** A theme's letters may be so wide that a part scrolls. */
const THEME_RULES = [...COLOUR_RULES, 'scrollable-region-focusable'];

/**
 * The rules that axe runs. `colours`: only rules that depend on theme and appearance, for a layout whose other rules ran
 * with different colours. `layout`: all other rules, for colours that were checked in another layout.
 */
export type Asked = 'all' | 'colours' | 'layout';

const RULES: Readonly<Record<Asked, axeCore.RunOptions>> = {
  all: {},
  colours: { runOnly: THEME_RULES },
  layout: { rules: Object.fromEntries(COLOUR_RULES.map((id) => [id, { enabled: false }])) },
};

/** The violations that axe finds in the current page: each rule with the elements that break it. */
export async function violationsIn(page: Page, asked: Asked = 'all'): Promise<string[]> {
  // Once a document: looks change the same one again and again.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async (options) => {
      const { axe } = globalThis as unknown as { axe: typeof axeCore };
      const { violations } = await axe.run(document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { ...OPTIONS, ...RULES[asked] },
  );
}
