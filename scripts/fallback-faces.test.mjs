import { create } from 'fontkit';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

const STYLES = path.resolve(import.meta.dirname, '../packages/ui/src/styles');

/** The percentages in the style sheets are rounded to a tenth. */
const TOLERANCE = 0.002;

/** Style sheet, start of the names of its fallback fonts, and the web font they replace while it loads. */
const FALLBACKS = [
  ['fonts.css', 'Sahakorn Head', 'anuphan-600.woff2'],
  ['fonts.css', /^Sahakorn (?!Head)/, 'ibm-plex-sans-thai-looped-400.woff2'],
  ['themes/khram.css', 'Khram', 'sarabun-400.woff2'],
];

function readFallbackFaces(sheet, name) {
  const found = [];
  postcss.parse(readFileSync(path.join(STYLES, sheet), 'utf8')).walkAtRules('font-face', (rule) => {
    const value = (prop) => rule.nodes.find((node) => node.prop === prop)?.value ?? '';
    const family = value('font-family').slice(1, -1);
    if (!value('src').startsWith('local(') || family.search(name) !== 0) return;
    const share = (prop) => Number.parseFloat(value(prop)) / 100;
    const scale = share('size-adjust');
    found.push({
      name: `${family} ${value('font-weight')}`,
      ascent: scale * share('ascent-override'),
      descent: scale * share('descent-override'),
      gap: share('line-gap-override'),
    });
  });
  return found;
}

describe.each(FALLBACKS)('in %s, the fallback fonts %s for %s', (sheet, name, file) => {
  const { ascent, descent, unitsPerEm } = create(readFileSync(path.join(STYLES, 'fonts', file)));
  const faces = readFallbackFaces(sheet, name);

  it('have faces for Android, for Windows and macOS, and for Latin letters', () => {
    expect(new Set(faces.map((face) => face.name.replace(/ \d.*/, ''))).size).toBe(3);
  });

  it.each(faces)('have the same ascent and descent: $name', (face) => {
    expect(Math.abs(face.ascent - ascent / unitsPerEm)).toBeLessThan(TOLERANCE);
    expect(Math.abs(face.descent + descent / unitsPerEm)).toBeLessThan(TOLERANCE);
    expect(face.gap).toBe(0);
  });
});
