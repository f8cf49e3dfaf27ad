import { CategoryCode } from '@sahakorn/contract/topic';
import { expect, it } from 'vitest';
import { isCategoryCode } from './category-code.ts';

it.each([
  ['news', true],
  ['activity-gallary', true],
  ['news_crem1', true],
  ['x'.repeat(40), true],
  ['x'.repeat(41), false],
  ['', false],
  ['ข่าว', false],
  ['a/b', false],
  ['news\n', false],
])('takes %j as the contract does', (text, known) => {
  expect(isCategoryCode(text)).toBe(known);
  expect(CategoryCode.safeParse(text).success).toBe(known);
});
