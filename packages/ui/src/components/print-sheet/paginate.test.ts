import { expect, it } from 'vitest';
import { paginate } from './paginate.ts';

const ROOM = { firstRoom: 30, laterRoom: 50, closing: 20 };
const rows = (count: number, height = 10) => Array.from({ length: count }, () => height);

it.each([
  ['no rows on one page', rows(0), [0]],
  ['one row with the sums on one page', rows(1), [1]],
  ['the last row with the sums on a new page', rows(2), [1, 1]],
  ['as many rows as there is room for', rows(6), [3, 3]],
  ['the sums where there is just room', rows(11), [3, 5, 3]],
  ['the sums and the last row, where the sums alone would be left over', rows(8), [3, 4, 1]],
  ['a row that is higher than a page on a new page', [10, 90, 10], [1, 1, 1]],
  ['a lone high row in front of its sums', [25], [1, 0]],
  ['rows of any height', [10, 15, 10, 30, 10, 25], [2, 3, 1]],
])('puts %s', (_words, heights, counts) => {
  expect(paginate({ rows: heights, ...ROOM })).toEqual(counts);
});

it('loses no row, wherever the pages end', () => {
  for (let count = 0; count < 60; count += 1) {
    const counts = paginate({ rows: rows(count, 7), ...ROOM });
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(count);
  }
});
