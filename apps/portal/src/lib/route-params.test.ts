import { expect, it } from 'vitest';
import { readPageNumber, readTopicId } from './route-params.ts';

it.each([
  ['', 1],
  ['page=', 1],
  ['page=1', 1],
  ['page=12', 12],
  ['page=999999', 999_999],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=01', 1],
  ['page=1000000', 1],
  ['page=abc', 1],
])('reads %j as page %i', (search, page) => {
  expect(readPageNumber(new URLSearchParams(search))).toBe(page);
});

it('reads the number of a page of the site', () => {
  expect(readTopicId({ topicId: '1246' })).toBe(1246);
});

it.each([undefined, '', '0', '01', '-1', 'abc', '1e3', '9999999999'])(
  'takes %j for no page of the site',
  (topicId) => {
    expect(() => readTopicId({ topicId })).toThrow(expect.objectContaining({ init: { status: 404 } }));
  },
);
