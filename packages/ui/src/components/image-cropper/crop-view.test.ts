import { describe, expect, it } from 'vitest';
import { type CropView, FULL_CROP, getMaxZoom, moveCropTo, getCropPlace, zoomCropTo } from './crop-view.ts';

const FRAME = { width: 200, height: 200 };
const WIDE = { media: { width: 300, height: 200 }, frame: FRAME };
const TALL = { media: { width: 200, height: 400 }, frame: FRAME };
const view = (x: number, y: number, zoom = 1): CropView => ({ crop: { x, y }, zoom });

describe('getCropPlace', () => {
  it.each([
    [WIDE, FULL_CROP, { x: 0.5, y: null }],
    [TALL, FULL_CROP, { x: null, y: 0.5 }],
    [WIDE, view(50, 0), { x: 0, y: null }],
    [WIDE, view(-25, 0), { x: 0.75, y: null }],
    [WIDE, view(-200, 100, 2), { x: 1, y: 0 }],
    [WIDE, view(60, 0), { x: 0, y: null }],
  ])('in %j of %j is %j', (drawn, before, place) => {
    expect(getCropPlace(before, drawn)).toEqual(place);
  });
});

describe('moveCropTo', () => {
  it.each([
    [{ x: 0 }, view(200, 30, 2)],
    [{ y: 1 }, view(10, -100, 2)],
    [{ x: 0.5, y: 0.25 }, view(0, 50, 2)],
  ])('%j is where it is afterwards', (place, after) => {
    expect(moveCropTo(view(10, 30, 2), WIDE, place)).toEqual(after);
  });
});

describe('zoomCropTo', () => {
  it.each([
    [2, view(40, -20, 2)],
    [0.1, view(20, -10)],
    [99, view(60, -30, 3)],
  ])('%d keeps the middle in the middle, within what is allowed', (zoom, after) => {
    expect(zoomCropTo(view(20, -10), zoom, 3)).toEqual(after);
  });
});

describe('getMaxZoom', () => {
  it.each([
    [{ width: 900, height: 600 }, 200, 3],
    [{ width: 200, height: 300 }, 200, 1],
    [{ width: 100, height: 100 }, 200, 1],
    [{ width: 8000, height: 6000 }, 200, 5],
  ])('of %j down to %d px is %d', (size, least, most) => {
    expect(getMaxZoom(size, least)).toBe(most);
  });
});
