import type { Page } from '@playwright/test';

/**
 * Every match of a pattern that lies on more than one line, with the line break as a slash and the text around it. A
 * match that is wider than the box of its line is left out: no line could hold it.
 */
export function findBrokenMatches(page: Page, { source, flags }: RegExp): Promise<string[]> {
  return page.evaluate(
    ([pattern, patternFlags]) => {
      const UNSEEN =
        '.sr-only, caption, noscript, option, textarea, [aria-hidden="true"], [data-state="collapsed"]';
      const broken: string[] = [];
      for (const [block, nodes] of textsByBlock()) {
        const text = nodes.map((node) => node.data).join('');
        for (const match of text.matchAll(new RegExp(pattern, patternFlags))) {
          const lines = splitLines(nodes, match.index, match[0].length);
          if (lines.length < 2 || widthOnOneLine(match[0], block) > contentWidth(block)) continue;
          const at = match.index + (lines[0]?.letters ?? 0);
          const before = text.slice(Math.max(0, match.index - 12), at);
          broken.push(`${before}/${text.slice(at, match.index + match[0].length + 6)}`);
        }
      }
      return broken;

      /** The texts of a block belong together, however many elements they are in. */
      function textsByBlock(): Map<Element, Text[]> {
        const blocks = new Map<Element, Text[]>();
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          let block = node.parentElement;
          if (!(node instanceof Text) || !block || block.closest(UNSEEN) || !block.checkVisibility())
            continue;
          while (block.parentElement && getComputedStyle(block).display === 'inline')
            block = block.parentElement;
          blocks.set(block, [...(blocks.get(block) ?? []), node]);
        }
        return blocks;
      }

      /** The lines that a part of the texts lies on, with the number of its letters on each. */
      function splitLines(nodes: readonly Text[], start: number, length: number) {
        const lines: { middle: number; letters: number }[] = [];
        let from = 0;
        const range = document.createRange();
        for (const node of nodes) {
          for (let at = Math.max(start - from, 0); at < Math.min(start + length - from, node.length); at++) {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const box = range.getClientRects()[0];
            const line = lines.at(-1);
            if (!box) continue;
            const middle = box.top + box.height / 2;
            // The boxes of letters of neighbouring lines overlap; their middles are a line apart. A mark is on the line of
            // its letter, though Firefox gives it a box elsewhere.
            const isMark = /\p{M}/u.test(node.data.charAt(at));
            if (line && (isMark || box.width === 0 || Math.abs(middle - line.middle) < box.height / 2))
              line.letters++;
            else lines.push({ middle, letters: 1 });
          }
          from += node.length;
        }
        return lines;
      }

      /** As wide as the text would be without a line break, in the letters of its block. */
      function widthOnOneLine(text: string, block: Element): number {
        const copy = document.createElement('span');
        copy.textContent = text;
        Object.assign(copy.style, { position: 'absolute', whiteSpace: 'pre' });
        block.append(copy);
        const { width } = copy.getBoundingClientRect();
        copy.remove();
        return width;
      }

      function contentWidth(block: Element): number {
        const { paddingLeft, paddingRight } = getComputedStyle(block);
        return block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      }
    },
    [source, flags] as const,
  );
}
