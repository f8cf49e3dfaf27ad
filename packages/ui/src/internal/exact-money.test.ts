import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getRatio, toSatang } from './exact-money.ts';

describe('toSatang', () => {
  it.each([
    ['0', 0n],
    ['-0.00', 0n],
    ['12.5', 1250n],
    ['-12.05', -1205n],
    ['98765432109876543210.99', 9876543210987654321099n],
    [null, null],
    [undefined, null],
  ])('reads %j as %s', (value, satang) => {
    expect(toSatang('Probe', value)).toBe(satang);
  });

  describe('of an invalid amount', () => {
    const warn = vi.fn<(...words: unknown[]) => void>();
    beforeEach(() => {
      vi.spyOn(console, 'warn').mockImplementation(warn);
    });
    afterEach(() => {
      vi.restoreAllMocks();
    });

    it.each(['1,234.00', 'NaN', '', '1e5', '12.345', 5])('%j is null, with a warning', (value) => {
      expect(toSatang('Probe', value as string)).toBeNull();
      expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('Probe shows " - "'));
    });
  });
});

describe('getRatio', () => {
  it.each([
    [0n, 100n, 0],
    [62n, 100n, 0.62],
    [1n, 3n, 0.333333],
    [-50n, 100n, -0.5],
    [10n ** 30n, 2n * 10n ** 30n, 0.5],
    [5n, 0n, 0],
  ])('of %s in %s is %d', (part, whole, ratio) => {
    expect(getRatio(part, whole)).toBe(ratio);
  });
});
