import { describe, expect, it } from 'vitest';
import { type Rgb, getContrast, toGray, readColour } from './contrast.ts';

describe('getContrast', () => {
  it.each<[Rgb, Rgb, string]>([
    [[0, 0, 0], [255, 255, 255], '21.00'],
    [[255, 255, 255], [0, 0, 0], '21.00'],
    [[118, 118, 118], [255, 255, 255], '4.54'],
    [[5, 86, 81], [255, 255, 255], '8.55'],
    [[10, 10, 10], [10, 10, 10], '1.00'],
  ])('of %j on %j is %s', (one, other, ratio) => {
    expect(getContrast(one, other).toFixed(2)).toBe(ratio);
  });
});

describe('readColour', () => {
  it.each<[string, Rgb]>([
    ['rgb(4, 65, 62)', [4, 65, 62]],
    ['rgba(4, 65, 62, 1)', [4, 65, 62]],
    ['transparent', [0, 0, 0]],
    ['oklch(0.5 0.1 180)', [0, 0, 0]],
  ])('reads %s', (text, colour) => {
    expect(readColour(text)).toEqual(colour);
  });
});

it('sees colours as the grayscale filter shows them', () => {
  expect(toGray([29, 75, 137])).toEqual([70, 70, 70]);
});
