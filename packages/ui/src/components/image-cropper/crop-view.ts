import type { Point, Size } from 'react-easy-crop';

/**
 * Position of the picture under the frame: `crop` is the distance of the centres in CSS pixels; `zoom` 1 shows as
 * much as possible.
 */
export type CropView = { crop: Point; zoom: number };

/** Displayed sizes of the picture at zoom 1 and of the frame, in CSS pixels. */
export type DrawnSizes = { media: Size; frame: Size };

/** Position of the frame on the picture: from 0, left or top, to 1. Null in a direction that is fully visible. */
export type CropPlace = { x: number | null; y: number | null };

const MOST_ZOOM = 5;
const LEAST_ROOM = 1;

/** The largest square, in the middle. */
export const FULL_CROP: CropView = { crop: { x: 0, y: 0 }, zoom: 1 };

/** Before a picture is drawn. */
export const NOT_DRAWN: DrawnSizes = { media: { width: 0, height: 0 }, frame: { width: 0, height: 0 } };

/** Greatest zoom at which the square still has `leastSide` pixels of the picture; at least 1. */
export function getMaxZoom({ width, height }: Size, leastSide: number): number {
  return between(1, Math.min(width, height) / leastSide, MOST_ZOOM);
}

/** Position of the frame on the picture. */
export function getCropPlace({ crop, zoom }: CropView, drawn: DrawnSizes): CropPlace {
  const room = getRoom(drawn, zoom);
  const place = (offset: number, length: number) =>
    length > LEAST_ROOM ? between(0, 0.5 - offset / length, 1) : null;
  return { x: place(crop.x, room.x), y: place(crop.y, room.y) };
}

/** Moves the frame to a horizontal or vertical position, or both. */
export function moveCropTo(view: CropView, drawn: DrawnSizes, place: Partial<Point>): CropView {
  const room = getRoom(drawn, view.zoom);
  const offset = (to: number | undefined, length: number, before: number) =>
    to === undefined ? before : (0.5 - to) * length;
  return {
    ...view,
    crop: { x: offset(place.x, room.x, view.crop.x), y: offset(place.y, room.y, view.crop.y) },
  };
}

/** Zooms around the centre to a factor between 1 and `most`; the library keeps the picture within the frame. */
export function zoomCropTo({ crop, zoom }: CropView, next: number, most: number): CropView {
  const allowed = between(1, next, most);
  const growth = allowed / zoom;
  return { crop: { x: crop.x * growth, y: crop.y * growth }, zoom: allowed };
}

function getRoom({ media, frame }: DrawnSizes, zoom: number): Point {
  return { x: media.width * zoom - frame.width, y: media.height * zoom - frame.height };
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
