import { expect, it } from 'vitest';
import { findVersion } from './rule-book.ts';

const VERSIONS = [
  { from: '2026-01-01', version: 2 },
  { from: '2020-01-01', version: 1 },
];

it.each([
  ['2025-12-31', 1],
  ['2026-01-01', 2],
  ['2030-01-01', 2],
])('finds the version that holds on %s', (day, version) => {
  expect(findVersion(VERSIONS, day)).toMatchObject({ status: 'known', value: { version } });
});

it('says that no rule holds before the first version', () => {
  expect(findVersion(VERSIONS, '2019-12-31')).toEqual({
    status: 'missing',
    missing: [{ fact: 'rule', on: '2019-12-31' }],
  });
});
