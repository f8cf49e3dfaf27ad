import type { Point, Size } from 'react-easy-crop';

/** How a picture lies under the frame: `crop` from middle to middle, in CSS pixels; at `zoom` 1 as much as can be is seen. */
export type CropView = { crop: Point; zoom: number };

/** How large picture, at zoom 1, and frame are drawn, in CSS pixels. */
export type DrawnSizes = { media: Size; frame: Size };

/** Where the frame lies on the picture: from 0, left or top, to 1. Null in a direction that is seen whole. */
export type CropPlace = { x: number | null; y: number | null };

const MOST_ZOOM = 5;
const LEAST_ROOM = 1;

/** The largest square, in the middle. */
export const WHOLE: CropView = { crop: { x: 0, y: 0 }, zoom: 1 };

/** Before a picture is drawn. */
export const NOT_DRAWN: DrawnSizes = { media: { width: 0, height: 0 }, frame: { width: 0, height: 0 } };

/** How far one may zoom in until the square is smaller than `leastSide` pixels of the picture; at least 1. */
export function getMaxZoom({ width, height }: Size, leastSide: number): number {
  return between(1, Math.min(width, height) / leastSide, MOST_ZOOM);
}

/** Where the frame lies. */
export function getCropPlace({ crop, zoom }: CropView, drawn: DrawnSizes): CropPlace {
  const room = getRoom(drawn, zoom);
  const place = (offset: number, length: number) =>
    length > LEAST_ROOM ? between(0, 0.5 - offset / length, 1) : null;
  return { x: place(crop.x, room.x), y: place(crop.y, room.y) };
}

/** Moves the frame to a place across, down or both. */
export function moveTo(view: CropView, drawn: DrawnSizes, place: Partial<Point>): CropView {
  const room = getRoom(drawn, view.zoom);
  const offset = (to: number | undefined, length: number, before: number) =>
    to === undefined ? before : (0.5 - to) * length;
  return {
    ...view,
    crop: { x: offset(place.x, room.x, view.crop.x), y: offset(place.y, room.y, view.crop.y) },
  };
}

/** Zooms to a factor between 1 and `most` around the middle; the frame itself keeps the picture at its edges. */
export function zoomTo({ crop, zoom }: CropView, next: number, most: number): CropView {
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
