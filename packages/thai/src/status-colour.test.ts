import { describe, expect, it } from 'vitest';
import { positiveIsBadColour, positiveIsGoodColour } from './status-colour.ts';

describe('status colours', () => {
  it.each([
    [0, 'gray', 'gray'],
    [1, 'green', 'red'],
    [-1, 'red', 'green'],
    ['0', 'gray', 'gray'],
    ['1', 'green', 'red'],
    ['-1', 'red', 'green'],
    [-0, 'gray', 'gray'],
    [2, 'gray', 'gray'],
    ['T', 'gray', 'gray'],
    ['', 'gray', 'gray'],
    [Number.NaN, 'gray', 'gray'],
  ])('maps %j to %s where 1 is good, to %s where 1 is bad', (status, good, bad) => {
    expect(positiveIsGoodColour(status)).toBe(good);
    expect(positiveIsBadColour(status)).toBe(bad);
  });
});
