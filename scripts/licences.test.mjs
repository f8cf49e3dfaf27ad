import { describe, expect, it } from 'vitest';
import { findForbidden, listShippedPackages } from './licences.mjs';

describe('licences', () => {
  it('of every shipped package are allowed', () => {
    const packages = listShippedPackages();
    expect(packages.map(({ name }) => name)).toContain('fastify');
    expect(findForbidden(packages)).toEqual([]);
  });

  it.each(['AGPL-3.0-only', 'GPL-2.0-only', 'LGPL-3.0-or-later', 'UNLICENSED', 'Unknown'])(
    'refuses a package under %s',
    (license) => {
      const added = { name: 'left-pad', versions: ['1.0.0'], paths: [], license };
      expect(findForbidden([added])).toEqual([added]);
    },
  );
});
