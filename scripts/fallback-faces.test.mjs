import { create } from 'fontkit';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

const STYLES = path.resolve(import.meta.dirname, '../packages/ui/src/styles');

/** A tenth of a per cent is lost in writing the figures down. */
const SLACK = 0.002;

/** The faces of the system that stand in for others, by what their names begin with. */
const STAND_INS = [
  ['fonts.css', 'Sahakorn Head', 'anuphan-thai-600-normal.woff2'],
  ['fonts.css', /^Sahakorn (?!Head)/, 'ibm-plex-sans-thai-looped-thai-400-normal.woff2'],
  ['themes/khram.css', 'Khram', 'sarabun-thai-400-normal.woff2'],
];

function standInsOf(sheet, name) {
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

describe.each(STAND_INS)('in %s, what stands in as %s for %s', (sheet, name, file) => {
  const { ascent, descent, unitsPerEm } = create(readFileSync(path.join(STYLES, 'fonts', file)));
  const faces = standInsOf(sheet, name);

  it('has a face for Android, for Windows and macOS, and for Latin letters', () => {
    expect(new Set(faces.map((face) => face.name.replace(/ \d.*/, ''))).size).toBe(3);
  });

  it.each(faces)('is as high and as deep: $name', (face) => {
    expect(Math.abs(face.ascent - ascent / unitsPerEm)).toBeLessThan(SLACK);
    expect(Math.abs(face.descent + descent / unitsPerEm)).toBeLessThan(SLACK);
    expect(face.gap).toBe(0);
  });
});
