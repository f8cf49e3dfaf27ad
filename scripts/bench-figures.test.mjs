import { describe, expect, it } from 'vitest';
import {
  isMet,
  median,
  percentile,
  ratio,
  rocAuc,
  writeFigure,
  writeTable,
  writeVerdict,
} from './bench-figures.mjs';

describe('median', () => {
  it.each([
    ['one figure', [7], 7],
    ['an odd number of figures, however they lie', [9, 1, 5], 5],
    ['an even number: between the two in the middle', [1, 2, 4, 100], 3],
    ['figures, and not their spelling', [10, 9, 100], 10],
  ])('is the middle of %s', (_, figures, expected) => {
    expect(median(figures)).toBe(expected);
  });

  it('leaves the figures in their order', () => {
    const figures = [3, 1, 2];
    median(figures);
    expect(figures).toEqual([3, 1, 2]);
  });

  it('refuses no figures', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

describe('ratio', () => {
  it('compares round by round, so that a slow round affects neither', () => {
    expect(ratio([20, 2000, 20], [10, 1000, 10])).toBe(2);
  });

  it('refuses figures of other turns', () => {
    expect(() => ratio([1, 2], [1])).toThrow(RangeError);
  });
});

describe('a demand', () => {
  it.each([
    ['below the most', { value: 79, most: 80 }, true],
    ['at the most', { value: 80, most: 80 }, true],
    ['above the most', { value: 80.1, most: 80 }, false],
    ['above the least', { value: 61, least: 55 }, true],
    ['at the least', { value: 55, least: 55 }, true],
    ['below the least', { value: 54.9, least: 55 }, false],
    ['that was not measured', { value: Number.NaN, most: 80 }, false],
  ])('holds or not: %s', (_, demand, expected) => {
    expect(isMet(demand)).toBe(expected);
  });

  it('reads as a line with its bound', () => {
    expect(writeVerdict({ name: 'longest task', value: 152.2, most: 80, unit: 'ms' })).toBe(
      '✗ longest task: 152 ms (at most 80)',
    );
    expect(writeVerdict({ name: 'scrolling', value: 60, least: 55, unit: 'frames a second' })).toBe(
      '✓ scrolling: 60 frames a second (at least 55)',
    );
  });
});

describe('writeFigure', () => {
  it.each([
    [1140.4, '1140'],
    [23.44, '23.4'],
    [1.666, '1.67'],
    [10_000, '10000'],
    [0, '0'],
    [-0.25, '-0.25'],
  ])('writes %d as %s', (figure, expected) => {
    expect(writeFigure(figure)).toBe(expected);
  });
});

describe('writeTable', () => {
  it('sets names to the left and figures to the right', () => {
    expect(
      writeTable([
        ['', 'ms', 'rows'],
        ['ours', '96', '10000'],
        ['another', '160', '29'],
      ]),
    ).toBe(['          ms   rows', 'ours      96  10000', 'another  160     29'].join('\n'));
  });
});

describe('the share of pairs in which one group is greater', () => {
  it.each([
    [[1, 2], [3, 4], 0],
    [[3, 4], [1, 2], 1],
    [[1, 2], [1, 2], 0.5],
    [[1, 3], [2, 4], 0.25],
    [[5], [1, 9, 5], 0.5],
  ])('of %j over %j is %f', (these, those, auc) => {
    expect(rocAuc(these, those)).toBe(auc);
  });

  it('needs two groups', () => {
    expect(() => rocAuc([], [1])).toThrow(RangeError);
    expect(() => rocAuc([1], [])).toThrow(RangeError);
  });
});

describe('a percentile', () => {
  it.each([
    [[7], 0.95, 7],
    [[4, 1, 3, 2], 0.5, 2],
    [[4, 1, 3, 2], 0.75, 3],
    [[4, 1, 3, 2], 0.95, 4],
    [[4, 1, 3, 2], 1, 4],
  ])('of %j at %f is %i', (figures, share, figure) => {
    expect(percentile(figures, share)).toBe(figure);
  });

  it('needs figures', () => {
    expect(() => percentile([], 0.5)).toThrow(RangeError);
  });
});
