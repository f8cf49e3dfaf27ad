import { describe, expect, it } from 'vitest';
import { WHOLE, areaOf, mostZoomOf, moveBy, roomOf, zoomTo } from './crop-geometry.ts';

const WIDE = { width: 900, height: 600 };
const TALL = { width: 600, height: 1200 };
const MOST = 3;

describe('areaOf', () => {
  it.each([
    [WIDE, WHOLE, { x: 150, y: 0, side: 600 }],
    [TALL, WHOLE, { x: 0, y: 300, side: 600 }],
    [WIDE, { zoom: 2, x: 0, y: 1 }, { x: 0, y: 300, side: 300 }],
    [WIDE, { zoom: 1, x: 1, y: 0.5 }, { x: 300, y: 0, side: 600 }],
  ])('of %j with %j is %j', (size, crop, area) => {
    expect(areaOf(size, crop)).toEqual(area);
  });
});

describe('moveBy', () => {
  it('moves the picture with the hand, so the square the other way', () => {
    expect(areaOf(WIDE, moveBy(WIDE, WHOLE, 0.1, 0)).x).toBeCloseTo(90);
  });

  it.each([
    [5, 5, 0, 0],
    [-5, -5, 300, 0],
  ])('stops at the edges when pulled by %d, %d', (across, down, x, y) => {
    const area = areaOf(WIDE, moveBy(WIDE, WHOLE, across, down));
    expect([area.x, area.y]).toEqual([x, y]);
  });
});

describe('zoomTo', () => {
  it('keeps the middle in the middle', () => {
    expect(areaOf(WIDE, zoomTo(WIDE, WHOLE, 2, MOST))).toEqual({ x: 300, y: 150, side: 300 });
  });

  it('comes away from the middle only where an edge is nearer', () => {
    const corner = { zoom: 2, x: 0, y: 0 };
    expect(areaOf(WIDE, zoomTo(WIDE, corner, 1, MOST))).toEqual({ x: 0, y: 0, side: 600 });
  });

  it.each([
    [0.1, 1],
    [99, MOST],
  ])('keeps %d within what is allowed', (zoom, allowed) => {
    expect(zoomTo(WIDE, WHOLE, zoom, MOST).zoom).toBe(allowed);
  });

  it('comes back to the middle where there is no room to be anywhere else', () => {
    expect(zoomTo(WIDE, { zoom: 2, x: 0.9, y: 0.9 }, 1, MOST).y).toBe(0.5);
  });
});

describe('mostZoomOf', () => {
  it.each([
    [WIDE, 200, 3],
    [{ width: 200, height: 300 }, 200, 1],
    [{ width: 100, height: 100 }, 200, 1],
    [{ width: 8000, height: 6000 }, 200, 5],
  ])('of %j down to %d px is %d', (size, least, most) => {
    expect(mostZoomOf(size, least)).toBe(most);
  });
});

describe('roomOf', () => {
  it.each([
    [WIDE, WHOLE, { across: true, down: false }],
    [TALL, WHOLE, { across: false, down: true }],
    [WIDE, { zoom: 2, x: 0, y: 0 }, { across: true, down: true }],
  ])('of %j with %j is %j', (size, crop, room) => {
    expect(roomOf(size, crop)).toEqual(room);
  });
});
