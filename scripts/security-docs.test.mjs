import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const REPOSITORY = path.resolve(import.meta.dirname, '..');
const words = readFileSync(path.join(REPOSITORY, 'docs/security.md'), 'utf8');

/** A file in backticks, and behind it the titles of its tests in curly quotes. */
const NAMED = /`([\w./-]+\.(?:test|spec)\.(?:tsx?|mjs))` ((?:“[^”]+”(?:, )?)+)/g;
const QUOTES = ["'", '"', '`'];

const files = new Map();
for (const [, file, titles] of words.matchAll(NAMED)) {
  const before = files.get(file) ?? [];
  files.set(file, [...before, ...[...titles.matchAll(/“([^”]+)”/g)].map(([, title]) => title)]);
}

/** Whether the source has this text as a whole string. */
function hasTitle(source, title) {
  return QUOTES.some((quote) => source.includes(quote + title.replaceAll(quote, `\\${quote}`) + quote));
}

describe('docs/security.md', () => {
  it.each([...files])('names tests that %s has', (file, titles) => {
    expect(existsSync(path.join(REPOSITORY, file))).toBe(true);
    const source = readFileSync(path.join(REPOSITORY, file), 'utf8');
    expect(titles.filter((title) => !hasTitle(source, title))).toEqual([]);
  });

  it('names no test in another form, which would not be looked for', () => {
    const mentions = words.match(/[\w./-]+\.(?:test|spec)\.(?:tsx?|mjs)/g) ?? [];
    const others = mentions.filter((file) => !files.has(file));
    expect(others).toEqual(['scripts/security-docs.test.mjs']);
    expect(words.match(/“/g)).toHaveLength([...files.values()].flat().length);
  });

  it('is not satisfied by a piece of a title', () => {
    expect(hasTitle("it('ends a session after 15 minutes', …)", 'ends a session')).toBe(false);
    expect(
      hasTitle(
        "it('is refused with another member\\'s ticket', …)",
        "is refused with another member's ticket",
      ),
    ).toBe(true);
  });
});
