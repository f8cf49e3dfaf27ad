import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { countAttempts, hashPassword, needsRehash, verifyPassword } from './password.ts';

describe('password', () => {
  it('hashes by argon2id with its own salt each time', async () => {
    const [first, second] = await Promise.all([hashPassword('Sahakorn#2569'), hashPassword('Sahakorn#2569')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(second).not.toBe(first);
  });

  it('knows the right password from a wrong one, to the last space and capital', async () => {
    const stored = await hashPassword('รหัสผ่าน ลับ 😀');
    expect(await verifyPassword(stored, 'รหัสผ่าน ลับ 😀')).toBe(true);
    expect(await verifyPassword(stored, 'รหัสผ่าน ลับ 😀 ')).toBe(false);
    expect(await verifyPassword(await hashPassword('Abc'), 'abc')).toBe(false);
  });

  it('reads characters past the 72nd', async () => {
    const stored = await hashPassword(`${'a'.repeat(100)}x`);
    expect(await verifyPassword(stored, `${'a'.repeat(100)}x`)).toBe(true);
    expect(await verifyPassword(stored, `${'a'.repeat(100)}y`)).toBe(false);
  });

  it('takes composed and decomposed letters for the same password', async () => {
    const stored = await hashPassword('caf\u00e9');
    expect(await verifyPassword(stored, 'cafe\u0301')).toBe(true);
  });

  it('is never right where there is no account', async () => {
    expect(await verifyPassword(null, '')).toBe(false);
    expect(await verifyPassword(null, 'Sahakorn#2569')).toBe(false);
  });

  it('takes the time of a real check where there is no account', async () => {
    const stored = await hashPassword('Sahakorn#2569');
    const time = async (hashed: string | null) => {
      const started = performance.now();
      await verifyPassword(hashed, 'not the password');
      return performance.now() - started;
    };
    // The machine may be busy, but it cannot be faster than the work: the
    // best of enough rounds is the work itself.
    let [known, unknown] = [Infinity, Infinity];
    for (
      let round = 0;
      round < 8 || (round < 100 && Math.max(known / unknown, unknown / known) > 1.5);
      round += 1
    ) {
      known = Math.min(known, await time(stored));
      unknown = Math.min(unknown, await time(null));
    }
    expect(unknown).toBeGreaterThan(known / 2);
    expect(unknown).toBeLessThan(known * 2);
  });

  it.each([
    ['what hashPassword makes', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }, false],
    ['less memory', { memoryCost: 8_192, timeCost: 2, parallelism: 1 }, true],
    ['fewer passes', { memoryCost: 19_456, timeCost: 1, parallelism: 1 }, true],
    ['a stronger one', { memoryCost: 32_768, timeCost: 3, parallelism: 1 }, false],
  ])('re-hashes where it is due: %s', async (_what, cost, due) => {
    expect(needsRehash(await hash('Sahakorn#2569', cost))).toBe(due);
  });

  it('re-hashes anything that is not argon2id', () => {
    expect(needsRehash('$2b$12$abcdefghijklmnopqrstuv')).toBe(true);
  });
});

it.each([
  [1, 10, 2],
  [4, 10, 5],
  [1, 4, 2],
  [4, 4, 2],
])('%i hashes at a time and %i connections allow %i attempts at a time', (hashes, connections, attempts) => {
  expect(countAttempts(hashes, connections)).toBe(attempts);
});
