import { expect, it } from 'vitest';
import { readSearchChoice } from './use-search-choice.ts';

it.each([
  ['search=เงินกู้', null, { term: 'เงินกู้', page: 1 }],
  ['search=%20ปันผล%20&page=2&category=news', null, { term: 'ปันผล', page: 2, category: 'news' }],
  ['', { search: 'ค้ำประกัน' }, { term: 'ค้ำประกัน', page: 1 }],
  ['search=ก', { search: 'ข' }, { term: 'ก', page: 1 }],
  ['page=5000', { search: 7 }, { term: '', page: 1000 }],
  ['search=ก&category=../x', 'text', { term: 'ก', page: 1 }],
])('reads %j with the state %j', (search, state, choice) => {
  expect(readSearchChoice(new URLSearchParams(search), state)).toEqual(choice);
});

it('sends no more than the server takes', () => {
  expect(readSearchChoice(new URLSearchParams({ search: 'ก'.repeat(1100) }), null).term).toHaveLength(1000);
});
