import { expect, it } from 'vitest';
import { SizedCache } from './sized-cache.ts';

const createCache = () => new SizedCache<string, number>(10);
const getAll = (cache: SizedCache<string, number>, keys: string) => [...keys].map((key) => cache.get(key));

it('drops the oldest values that were not used since the last time', () => {
  const cache = createCache();
  for (const [at, key] of [...'abcd'].entries()) cache.set(key, at, 2);
  expect(cache.get('a')).toBe(0);
  cache.set('e', 4, 3);
  expect(getAll(cache, 'abcde')).toEqual([0, undefined, 2, 3, 4]);
});

it('replaces a value, and counts its size once', () => {
  const cache = createCache();
  for (let at = 0; at < 5; at += 1) cache.set('a', at, 4);
  cache.set('b', 5, 6);
  expect(getAll(cache, 'ab')).toEqual([4, 5]);
});

it('drops used values too if the others are not enough', () => {
  const cache = createCache();
  for (const key of 'abc') cache.set(key, 1, 3);
  getAll(cache, 'abc');
  cache.set('d', 2, 9);
  expect(getAll(cache, 'abcd')).toEqual([undefined, undefined, undefined, 2]);
});

it('does not keep a value that is larger than all may be together', () => {
  const cache = createCache();
  cache.set('a', 0, 11);
  cache.set('b', 1, 1);
  expect(getAll(cache, 'ab')).toEqual([undefined, 1]);
});
