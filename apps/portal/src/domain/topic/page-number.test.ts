import { expect, it } from 'vitest';
import { pageNumberOf } from './page-number.ts';

it.each([
  ['3', 3],
  ['999999', 999_999],
  ['1000000', 1],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['2e3', 1],
  ['๓', 1],
  ['', 1],
  [null, 1],
])('reads %j as page %d', (text, page) => {
  expect(pageNumberOf(text)).toBe(page);
});
