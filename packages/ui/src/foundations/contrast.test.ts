import { describe, expect, it } from 'vitest';
import { type Rgb, getContrast, toHex, readRgb } from './contrast.ts';

describe('getContrast', () => {
  it.each<[Rgb, Rgb, string]>([
    [[0, 0, 0], [255, 255, 255], '21.0'],
    [[255, 255, 255], [5, 86, 81], '8.5'],
    [[19, 32, 34], [241, 246, 245], '15.3'],
    [[113, 127, 127], [255, 255, 255], '4.2'],
    [[90, 90, 90], [90, 90, 90], '1.0'],
  ])('of %j and %j is %s', (one, other, ratio) => {
    expect(getContrast(one, other).toFixed(1)).toBe(ratio);
    expect(getContrast(other, one).toFixed(1)).toBe(ratio);
  });
});

describe('readRgb', () => {
  it('reads what a browser computes', () => {
    expect(readRgb('rgb(5, 86, 81)')).toEqual([5, 86, 81]);
    expect(readRgb('rgba(5, 86, 81, 0.5)')).toBeUndefined();
    expect(readRgb('transparent')).toBeUndefined();
  });
});

it('writes a colour as designers do', () => {
  expect(toHex([5, 86, 81])).toBe('#055651');
});
