import { describe, expect, it } from 'vitest';
import { nextMovement } from './everyday-movements.ts';
import { createRandom } from './random.ts';
import { baht } from './satang.ts';

function draw(balance: number, count = 2_000) {
  const random = createRandom(7);
  return Array.from({ length: count }, () => nextMovement(balance, random));
}

describe('everyday movements', () => {
  it('take money out by withdrawals and bring it in by deposits', () => {
    for (const { kind, amount } of draw(baht(40_000))) {
      expect(amount < 0).toBe(kind === 'CW' || kind === 'XW');
      expect(Number.isInteger(amount)).toBe(true);
    }
  });

  it('never take more than a scarce balance holds', () => {
    const deepest = Math.min(...draw(baht(18_000)).map(({ amount }) => amount));
    expect(deepest).toBeGreaterThan(-baht(18_000) + baht(100));
    expect(draw(baht(17_999)).every(({ amount }) => amount > 0)).toBe(true);
  });

  it('bring a large balance down by large payments now and then', () => {
    const large = draw(baht(100_000)).filter(({ amount }) => amount <= -baht(8_000));
    expect(large.length).toBeGreaterThan(450);
    expect(large.length).toBeLessThan(750);
    expect(draw(baht(80_000)).filter(({ amount }) => amount <= -baht(8_000))).toEqual([]);
  });

  it('are whole hundreds at the cash machine', () => {
    const cash = draw(baht(40_000)).filter(({ kind }) => kind === 'CW');
    expect(cash.length).toBeGreaterThan(100);
    expect(cash.every(({ amount }) => amount % baht(100) === 0)).toBe(true);
  });

  it('name bank accounts masked only', () => {
    const notes = draw(baht(100_000)).flatMap(({ note }) => note ?? []);
    expect(notes.some((note) => note.includes('xxx-x-x4567-x'))).toBe(true);
    expect(notes.filter((note) => /\d{5,}/.test(note))).toEqual([]);
  });
});
