import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Elements that hold the whole page. */
const PAGE = new Set(['html', 'body', ':root', '*']);

/**
 * The selectors of a style sheet that ask the page what it has. A browser answers these anew after each change, and
 * looks through all elements for it: 5 ms a frame while ten thousand rows arrive. On paper nothing changes.
 */
function pageWideHas(css) {
  const found = [];
  postcss.parse(css).walkRules((rule) => {
    if (isOnPaper(rule)) return;
    selectorParser((selectors) => {
      selectors.walkPseudos((pseudo) => {
        if (pseudo.value === ':has' && asksPage(pseudo, rule)) found.push(rule.selector);
      });
    }).processSync(rule.selector);
  });
  return found;
}

function asksPage(pseudo, rule) {
  const nodes = [];
  for (let node = pseudo.prev(); node && node.type !== 'combinator'; node = node.prev()) nodes.push(node);
  const outer = rule.parent.selector?.split(',').map((selector) => selector.trim()) ?? [];
  return nodes.some(({ type, value }) =>
    type === 'nesting' ? outer.some((selector) => PAGE.has(selector)) : PAGE.has(value),
  );
}

function isOnPaper(rule) {
  for (let node = rule.parent; node; node = node.parent)
    if (node.type === 'atrule' && node.name === 'media' && node.params === 'print') return true;
  return false;
}

describe('the style sheets', () => {
  const sheets = globSync('{packages,apps}/*/src/**/*.css', { cwd: root });

  it('are found', () => expect(sheets.length).toBeGreaterThan(5));

  it.each(sheets)('do not look through the page after each change: %s', (sheet) => {
    expect(pageWideHas(readFileSync(path.join(root, sheet), 'utf8'))).toEqual([]);
  });
});

describe('a selector that looks through the page', () => {
  it.each(['html:has(a) {}', 'body[data-x]:has(a) b {}', ':root { &:has(a) {} }', '*:has(> a) {}'])(
    'is found: %s',
    (css) => expect(pageWideHas(css)).toHaveLength(1),
  );

  it.each(['.x:has(a) {}', '.x { &:has(a) {} }', '@media print { body:has(a) {} }', 'body .x:has(a) {}'])(
    'is let be: %s',
    (css) => expect(pageWideHas(css)).toEqual([]),
  );
});
