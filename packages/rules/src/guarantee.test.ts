import { describe, expect, it } from 'vitest';
import type { Guarantor } from './guarantee.ts';
import { getGuarantee } from './guarantee.ts';

const THREE: Guarantor[] = [
  { id: '001234', limit: 20_000_000n, released: false },
  { id: '004321', limit: 10_000_000n, released: false },
  { id: '005678', limit: 10_000_000n, released: false },
];

const EQUAL_PARTS = { division: 'equally', liability: 'part' } as const;
const BY_LIMIT = { division: 'by-limit', liability: 'limit' } as const;

describe('the liability of a guarantor', () => {
  it('is an equal part, where the first ones take the remaining satang', () => {
    const parts = THREE.map(({ id }) => getGuarantee(10_000_000n, THREE, id, EQUAL_PARTS));
    expect(parts).toMatchObject([
      { value: { part: 3_333_333n, maximum: 3_333_333n, guarantors: 3 } },
      { value: { part: 3_333_333n } },
      { value: { part: 3_333_334n } },
    ]);
  });

  it('is a part by limits, and at most the own limit', () => {
    expect(getGuarantee(30_000_000n, THREE, '001234', BY_LIMIT)).toMatchObject({
      value: { part: 15_000_000n, maximum: 20_000_000n },
    });
    expect(getGuarantee(8_000_000n, THREE, '001234', BY_LIMIT)).toMatchObject({
      value: { part: 4_000_000n, maximum: 8_000_000n },
    });
  });

  it('grows when another guarantor is released, and ends with the own release', () => {
    const released = THREE.with(2, { id: '005678', limit: 10_000_000n, released: true });
    expect(getGuarantee(10_000_000n, released, '004321', EQUAL_PARTS)).toMatchObject({
      value: { part: 5_000_000n, guarantors: 2 },
    });
    expect(getGuarantee(10_000_000n, released, '005678', EQUAL_PARTS)).toMatchObject({
      value: { part: 0n, maximum: 0n },
    });
  });

  it.each([0n, -1n])('is nothing for a debt of %d', (debt) => {
    expect(getGuarantee(debt, THREE, '001234', BY_LIMIT)).toMatchObject({ value: { part: 0n, maximum: 0n } });
  });

  it('has no part above the own limit: half of 485,500.00 where each guarantees 200,000.00', () => {
    const two = THREE.slice(0, 2).map((one) => ({ ...one, limit: 20_000_000n }));
    for (const division of ['equally', 'by-limit'] as const)
      for (const liability of ['part', 'limit'] as const)
        expect(getGuarantee(48_550_000n, two, '001234', { division, liability })).toMatchObject({
          value: { part: 20_000_000n, maximum: 20_000_000n, guarantors: 2 },
        });
  });

  it('has a part of at most the limit and the maximum, and parts that are the debt where limits cover it', () => {
    const debts = [1n, 99n, 10_000_000n, 24_275_001n, 40_000_000n, 100_000_000n];
    for (const debt of debts)
      for (const division of ['equally', 'by-limit'] as const)
        for (const liability of ['part', 'limit'] as const) {
          const found = THREE.map((one) => ({
            ...one,
            result: getGuarantee(debt, THREE, one.id, { division, liability }),
          }));
          const parts = found.map(({ limit, result }) => {
            if (result.status !== 'known') throw new Error('Every fact is known');
            const { part, maximum } = result.value;
            expect([part <= maximum, maximum <= (limit ?? 0n), maximum <= debt]).toEqual([true, true, true]);
            return part;
          });
          const together = parts.reduce((sum, part) => sum + part, 0n);
          expect(together <= debt).toBe(true);
          const whole = debt < 40_000_000n ? debt : 40_000_000n;
          expect(together === whole || division === 'equally').toBe(true);
        }
  });

  it('says which fact is missing, but not where it does not matter', () => {
    const unlimited = THREE.with(1, { id: '004321', limit: null, released: false });
    const limit = { status: 'missing', missing: [{ fact: 'limit' }] };
    expect(getGuarantee(10_000_000n, unlimited, '001234', BY_LIMIT)).toEqual(limit);
    expect(getGuarantee(10_000_000n, unlimited, '004321', { ...EQUAL_PARTS, liability: 'limit' })).toEqual(
      limit,
    );
    expect(getGuarantee(10_000_000n, unlimited, '004321', EQUAL_PARTS)).toMatchObject({ status: 'known' });
    expect(getGuarantee(null, THREE, '001234', BY_LIMIT)).toEqual({
      status: 'missing',
      missing: [{ fact: 'balance' }],
    });
  });

  it('refuses a member who is no guarantor of the loan', () => {
    expect(() => getGuarantee(100n, THREE, '009999', BY_LIMIT)).toThrow(
      'Not a guarantor of this loan: 009999',
    );
  });
});
