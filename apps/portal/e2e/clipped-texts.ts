import type { Page } from '@playwright/test';

/** Texts that continue beyond the edge of a box that clips them. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const unseen = '.sr-only, caption, noscript, option, [data-state="collapsed"]';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      if (words === '' || text.parentElement?.closest(unseen)) continue;
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        if (box.clientWidth === 1) break;
        if (box.clientWidth === 0 || getComputedStyle(box).overflowX === 'visible') continue;
        const edges = box.getBoundingClientRect();
        if (left >= edges.left - 1 && right <= edges.right + 1) continue;
        problems.push(`${words.slice(0, 30)} in ${box.className}`);
        break;
      }
    }
    return problems;
  });
}
