/** Of a picture as it is seen, upright, in pixels. */
export type PictureSize = { width: number; height: number };

/**
 * The square that is cut out. `zoom` 1 is the largest square; `x` and `y` say where it lies between the left or top
 * edge (0) and the right or bottom one (1).
 */
export type Crop = { zoom: number; x: number; y: number };

/** The square in pixels of the picture. */
export type CropArea = { x: number; y: number; side: number };

const MIDDLE = 0.5;
const MOST_ZOOM = 5;

/** The largest square, in the middle. */
export const WHOLE: Crop = { zoom: 1, x: MIDDLE, y: MIDDLE };

/** Where the square lies. */
export function areaOf({ width, height }: PictureSize, { zoom, x, y }: Crop): CropArea {
  const side = Math.min(width, height) / zoom;
  return { x: x * (width - side), y: y * (height - side), side };
}

/** How far one may zoom in until the square is smaller than `leastSide` pixels; at least 1. */
export function mostZoomOf({ width, height }: PictureSize, leastSide: number): number {
  return between(1, Math.min(width, height) / leastSide, MOST_ZOOM);
}

/** Moves the picture under the frame, in widths of the frame: positive to the right and down. */
export function moveBy(size: PictureSize, crop: Crop, across: number, down: number): Crop {
  const { x, y, side } = areaOf(size, crop);
  return {
    ...crop,
    x: placeOf(x - across * side, size.width - side),
    y: placeOf(y - down * side, size.height - side),
  };
}

/** Zooms to a factor between 1 and `most`; the middle of the square stays where the edges let it. */
export function zoomTo(size: PictureSize, crop: Crop, zoom: number, most: number): Crop {
  const before = areaOf(size, crop);
  const next = between(1, zoom, most);
  const side = Math.min(size.width, size.height) / next;
  const shift = (before.side - side) / 2;
  return {
    zoom: next,
    x: placeOf(before.x + shift, size.width - side),
    y: placeOf(before.y + shift, size.height - side),
  };
}

/** Whether the square can be moved across or down. */
export function roomOf(size: PictureSize, crop: Crop): { across: boolean; down: boolean } {
  const { side } = areaOf(size, crop);
  return { across: size.width - side > 1, down: size.height - side > 1 };
}

function placeOf(offset: number, room: number): number {
  return room <= 0 ? MIDDLE : between(0, offset / room, 1);
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
