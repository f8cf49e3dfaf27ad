import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { FONT_FILES } from './fonts.ts';

/** What docs/third-party.md says of the old packages below the font library. */
describe('the fonts of documents', () => {
  it.each(Object.entries(FONT_FILES))('%s is TrueType, so that nothing unpacks it', (_name, file) => {
    expect(file.subarray(0, 4).toString('hex')).toBe('00010000');
  });

  it('are read without the old inflate of the font library', () => {
    const loaded = Object.keys(createRequire(import.meta.url).cache);
    expect(loaded.some((name) => name.includes('/unicode-trie/'))).toBe(true);
    expect(loaded.filter((name) => /\/pako\//.test(name))).toEqual([]);
  });
});
