// The contrast of every pair of roles, and what to do about a pair that has too little.
import { ThemeError, resolveProperty } from './cascade.mjs';
import { PAIRS } from './kit.mjs';
import { contrast, toGray, toHex, nearestShade, toOklch, readColour } from './shades.mjs';

/** WCAG 2.2: AA for text, AAA for text, and the edge of a control. */
const READABLE = 4.5;
const WELL_READABLE = 7;
const EDGE = 3;

export const GRAYSCALE = 'light in grayscale';

/** 4.499 is written 4.49: a figure never looks as if it passed. */
export const figure = (ratio) => (Math.floor(ratio * 100) / 100).toFixed(2);

function getBounds({ edge, mode }, strict) {
  if (edge) return { refused: EDGE, warned: EDGE };
  return { refused: strict || mode.startsWith('contrast') ? WELL_READABLE : READABLE, warned: WELL_READABLE };
}

/** Where a mode takes its colours from: grayscale is light, seen through the filter. */
const getSourceMode = (mode) => (mode === GRAYSCALE ? 'light' : mode);
const applyMode = (mode, colour) => (mode === GRAYSCALE ? toGray(colour) : colour);

function ratioSeen({ mode }, ink, ground) {
  return contrast(applyMode(mode, ink), applyMode(mode, ground));
}

/**
 * Every pair of one mode.
 * @param {string} mode a name for the reader; `light in grayscale` sees the colours through the filter
 * @param {Map<string, string>} properties those of `<html>`
 * @param {string[]} errors gets a sentence for each role without a readable colour
 * @returns {{ mode: string, ink: string, ground: string, edge: boolean, inkColour: Color,
 *   groundColour: Color, ratio: number }[]}
 */
export function getRatios(mode, properties, errors) {
  const pairs = [
    ...PAIRS.text.map(([ink, ground]) => ({ mode, ink, ground, edge: false })),
    ...PAIRS.line.map(([ink, ground]) => ({ mode, ink, ground, edge: true })),
  ];
  const colours = new Map();
  for (const role of new Set(pairs.flatMap(({ ink, ground }) => [ink, ground]))) {
    const name = `--color-${role}`;
    try {
      colours.set(role, readColour(resolveProperty(name, properties)));
    } catch (error) {
      if (!(error instanceof ThemeError)) throw error;
      errors.push(`${getSourceMode(mode)}: ${name}: ${error.message}`);
    }
  }
  return pairs
    .filter(({ ink, ground }) => colours.has(ink) && colours.has(ground))
    .map((pair) => {
      const [inkColour, groundColour] = [colours.get(pair.ink), colours.get(pair.ground)];
      return { ...pair, inkColour, groundColour, ratio: ratioSeen(pair, inkColour, groundColour) };
    });
}

/** A shade of one of a pair's roles that passes `bound`, and where it can with every partner of the role. */
function suggestShade(role, pair, bound, pairs, strict) {
  const own = role === pair.ink ? pair.inkColour : pair.groundColour;
  const others = pairs.filter(
    (other) =>
      getSourceMode(other.mode) === getSourceMode(pair.mode) && [other.ink, other.ground].includes(role),
  );
  const passes = (list) => (shade) =>
    list.every((other) => {
      const partner = other.ink === role ? other.groundColour : other.inkColour;
      return ratioSeen(other, shade, partner) >= (other === pair ? bound : getBounds(other, strict).refused);
    });
  const shade = nearestShade(own, passes(others)) ?? nearestShade(own, passes([pair]));
  const lightness = (colour) => colour.to('oklch').coords[0];
  return shade && { role, shade, distance: Math.abs(lightness(shade) - lightness(own)) };
}

function writeMessage(pair, bound, pairs, { strict, ownRoles }) {
  const { mode, ink, ground, inkColour, groundColour, ratio } = pair;
  const fact = `${mode}: ${ink} on ${ground} is ${figure(ratio)}:1 (${toHex(inkColour)} on ${toHex(groundColour)}), below ${bound}:1.`;
  const own = [ink, ground].filter((role) => ownRoles.has(`--color-${role}`));
  const found = (own.length > 0 ? own : [ink, ground])
    .map((role) => suggestShade(role, pair, bound, pairs, strict))
    .filter(Boolean)
    .sort((a, b) => a.distance - b.distance)[0];
  if (!found) return `${fact} No shade of either passes.`;
  return `${fact} Nearest passing shade: --color-${found.role}: ${toHex(found.shade)} (${toOklch(found.shade)}).`;
}

/**
 * Judges pairs: too little contrast is refused, less than 7:1 is warned of.
 * @param {ReturnType<typeof getRatios>} pairs of all modes
 * @param {{ strict: boolean, ownRoles: Set<string> }} theme `strict` refuses below 7:1 everywhere; `ownRoles`
 *   are those that the theme sets, whose shades are suggested first
 * @returns {{ errors: string[], warnings: string[] }}
 */
export function judgeContrast(pairs, theme) {
  const verdicts = pairs.map((pair) => ({ pair, ...getBounds(pair, theme.strict) }));
  const refused = verdicts.filter(({ pair, refused: bound }) => pair.ratio < bound);
  const warned = verdicts.filter(
    ({ pair, warned: bound }) => pair.ratio < bound && !refused.some((other) => other.pair === pair),
  );
  return {
    errors: refused.map(({ pair, refused: bound }) => writeMessage(pair, bound, pairs, theme)),
    warnings: warned.map(({ pair, warned: bound }) => writeMessage(pair, bound, pairs, theme)),
  };
}
