/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

const CHANNEL_MAX = 255;

/** Reads a computed colour of the page, `rgb(…)` or `rgba(…)` of an opaque colour. Black for anything else. */
export function readColour(computed: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (computed.match(/[\d.]+/g) ?? []).map(Number);
  return computed.startsWith('rgb') ? [red, green, blue] : [0, 0, 0];
}

/** A colour as `filter: grayscale(1)` shows it. */
export function toGray([red, green, blue]: Rgb): Rgb {
  const level = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  return [level, level, level];
}

/** Contrast of two colours by WCAG 2, from 1 to 21. */
export function getContrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

function getLuminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => linear(channel / CHANNEL_MAX)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
