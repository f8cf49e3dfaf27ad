import { describe, expect, it } from 'vitest';
import { createDocumentNumbers } from './document-numbers.ts';
import { createRandom } from './random.ts';

describe('seeded random numbers', () => {
  it('are the same for the same seed', () => {
    const draw = (seed: number) => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => random.between(1, 1_000_000));
    };
    expect(draw(2569)).toEqual(draw(2569));
    expect(draw(2569)).not.toEqual(draw(2570));
  });

  it('reach both ends and nothing beyond', () => {
    const random = createRandom(1);
    const drawn = new Set(Array.from({ length: 500 }, () => random.between(3, 6)));
    expect(drawn).toEqual(new Set([3, 4, 5, 6]));
  });

  it('pick every item, those twice in the list about twice as often', () => {
    const random = createRandom(2);
    const picked = Array.from({ length: 3_000 }, () => random.pick(['a', 'b', 'b']));
    const share = picked.filter((item) => item === 'b').length / picked.length;
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.73);
  });

  it('returns true with the given probability', () => {
    const random = createRandom(3);
    expect(Array.from({ length: 100 }, () => random.chance(0))).not.toContain(true);
    expect(Array.from({ length: 100 }, () => random.chance(100))).not.toContain(false);
  });
});

describe('document numbers', () => {
  it('name the kind and the month, and rise within it', () => {
    const nextNumber = createDocumentNumbers(createRandom(4));
    const first = nextNumber('CW', '2026-11-02');
    const second = nextNumber('CW', '2026-11-20');
    expect(first).toMatch(/^CW6911\d{5}$/);
    expect(second > first).toBe(true);
  });

  it('start again for another kind and another month', () => {
    const nextNumber = createDocumentNumbers(createRandom(5));
    for (let count = 0; count < 50; count += 1) nextNumber('CW', '2026-11-02');
    expect(Number(nextNumber('XD', '2026-11-02').slice(-5))).toBeLessThan(25);
    expect(nextNumber('CW', '2026-12-01')).toMatch(/^CW6912000\d\d$/);
  });
});
