// Contrast of two colours, and the nearest shade that has enough of it.
import Color from 'colorjs.io';
import { ThemeError } from './cascade.mjs';

/**
 * Reads an opaque CSS colour.
 * @param {string} value hex, name, rgb(), hsl(), lab(), oklch() …
 * @returns {Color} in sRGB, as a screen shows it
 * @throws {ThemeError} when it is no colour or lets the ground through
 */
export function readColour(value) {
  let colour;
  try {
    colour = new Color(value);
  } catch {
    throw new ThemeError(`'${value}' is not a colour that can be read.`);
  }
  if (colour.alpha < 1) throw new ThemeError(`'${value}' lets its ground through: a role is opaque.`);
  return toScreen(colour);
}

/** Rounded to the 256 steps of a screen, so that figures are those of the pixels. */
function toScreen(colour) {
  return new Color(toHex(colour));
}

/** `#rrggbb`. */
export function toHex(colour) {
  return colour.to('srgb').toGamut('srgb').toString({ format: 'hex', collapse: false });
}

/** WCAG 2 contrast, 1 to 21. */
export function contrast(a, b) {
  return a.contrast(b, 'WCAG21');
}

/** What `filter: grayscale(1)` makes of a colour (Filter Effects, over the sRGB values as they are). */
export function toGray(colour) {
  const [red, green, blue] = colour.to('srgb').coords;
  const level = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return toScreen(new Color('srgb', [level, level, level]));
}

const LIGHTNESS_STEPS = 500;

/**
 * The shade of the same hue, nearest in lightness, that passes; its chroma is reduced where sRGB ends.
 * @param {Color} colour
 * @param {(shade: Color) => boolean} passes
 * @returns {Color | undefined}
 */
export function nearestShade(colour, passes) {
  const [lightness, chroma, hue] = colour.to('oklch').coords;
  const shadeAt = (value) => toScreen(new Color('oklch', [value, chroma, hue ?? 0]));
  for (let step = 1; step <= LIGHTNESS_STEPS; step += 1) {
    const distance = step / LIGHTNESS_STEPS;
    for (const value of [lightness - distance, lightness + distance]) {
      if (value < 0 || value > 1) continue;
      const shade = shadeAt(value);
      if (passes(shade)) return shade;
    }
  }
  return undefined;
}

/** `oklch(0.4 0.119 262)`. */
export function toOklch(colour) {
  const [lightness, chroma, hue] = colour.to('oklch').coords;
  const digits = (value, places) => Number((value ?? 0).toFixed(places));
  return `oklch(${digits(lightness, 3)} ${digits(chroma, 3)} ${digits(hue, 0)})`;
}
