import { expect, it } from 'vitest';
import { readSearchArgs } from './search-args.ts';

it.each([
  ['search=เงินกู้', { term: 'เงินกู้', page: 1 }],
  ['search=%20ปันผล%20&page=2&category=news', { term: 'ปันผล', page: 2, category: 'news' }],
  ['', { term: '', page: 1 }],
  ['page=5000', { term: '', page: 1000 }],
  ['search=ก&category=../x', { term: 'ก', page: 1 }],
])('reads %j', (search, args) => {
  expect(readSearchArgs(new URLSearchParams(search))).toEqual(args);
});

it('limits the term to the length that the server accepts', () => {
  expect(readSearchArgs(new URLSearchParams({ search: 'ก'.repeat(1100) })).term).toHaveLength(1000);
});
