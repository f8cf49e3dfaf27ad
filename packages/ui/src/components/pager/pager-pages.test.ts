import { describe, expect, it } from 'vitest';
import { getPagerStops } from './pager-pages.ts';

function written(page: number, pageCount: number): string {
  return getPagerStops(page, pageCount)
    .map((stop) => (typeof stop === 'number' ? stop : `(${stop.from}–${stop.to})`))
    .join(' ');
}

describe('getPagerStops', () => {
  it.each([
    [1, 1, '1'],
    [2, 3, '1 2 3'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 (6–7) 8'],
    [4, 8, '1 2 3 4 5 (6–7) 8'],
    [5, 8, '1 (2–3) 4 5 6 7 8'],
    [8, 8, '1 (2–3) 4 5 6 7 8'],
    [1, 12, '1 2 3 4 5 (6–11) 12'],
    [5, 12, '1 (2–3) 4 5 6 (7–11) 12'],
    [6, 12, '1 (2–4) 5 6 7 (8–11) 12'],
    [9, 12, '1 (2–7) 8 9 10 11 12'],
    [12, 12, '1 (2–7) 8 9 10 11 12'],
    [500, 1000, '1 (2–498) 499 500 501 (502–999) 1000'],
  ])('for page %d of %d offers %s', (page, pageCount, offered) => {
    expect(written(page, pageCount)).toBe(offered);
  });

  it('offers every page once, in order, and leaves none out unsaid', () => {
    for (let pageCount = 1; pageCount <= 30; pageCount += 1) {
      for (let page = 1; page <= pageCount; page += 1) {
        const spelled = getPagerStops(page, pageCount).flatMap((stop) =>
          typeof stop === 'number'
            ? [stop]
            : Array.from({ length: stop.to - stop.from + 1 }, (_, index) => stop.from + index),
        );
        expect(spelled).toEqual(Array.from({ length: pageCount }, (_, index) => index + 1));
      }
    }
  });
});
