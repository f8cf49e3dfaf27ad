import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Selectors of elements that contain the whole page. */
const PAGE = new Set(['html', 'body', ':root', '*']);

/**
 * Finds selectors with `:has()` on the whole page, except for print. A browser matches these against all
 * elements after each change, which costs 5 ms a frame while ten thousand rows arrive.
 */
function findPageWideHas(css) {
  const found = [];
  postcss.parse(css).walkRules((rule) => {
    if (isForPrint(rule)) return;
    selectorParser((selectors) => {
      selectors.walkPseudos((pseudo) => {
        if (pseudo.value === ':has' && isPageWide(pseudo, rule)) found.push(rule.selector);
      });
    }).processSync(rule.selector);
  });
  return found;
}

function isPageWide(pseudo, rule) {
  const nodes = [];
  for (let node = pseudo.prev(); node && node.type !== 'combinator'; node = node.prev()) nodes.push(node);
  const outer = rule.parent.selector?.split(',').map((selector) => selector.trim()) ?? [];
  return nodes.some(({ type, value }) =>
    type === 'nesting' ? outer.some((selector) => PAGE.has(selector)) : PAGE.has(value),
  );
}

function isForPrint(rule) {
  for (let node = rule.parent; node; node = node.parent)
    if (node.type === 'atrule' && node.name === 'media' && node.params === 'print') return true;
  return false;
}

describe('the style sheets', () => {
  const sheets = globSync('{packages,apps}/*/src/**/*.css', { cwd: root });

  it('exist', () => expect(sheets.length).toBeGreaterThan(5));

  it.each(sheets)('have no :has() on the whole page: %s', (sheet) => {
    expect(findPageWideHas(readFileSync(path.join(root, sheet), 'utf8'))).toEqual([]);
  });
});

describe('a :has() on the whole page', () => {
  it.each(['html:has(a) {}', 'body[data-x]:has(a) b {}', ':root { &:has(a) {} }', '*:has(> a) {}'])(
    'is found: %s',
    (css) => expect(findPageWideHas(css)).toHaveLength(1),
  );

  it.each(['.x:has(a) {}', '.x { &:has(a) {} }', '@media print { body:has(a) {} }', 'body .x:has(a) {}'])(
    'is allowed elsewhere: %s',
    (css) => expect(findPageWideHas(css)).toEqual([]),
  );
});
