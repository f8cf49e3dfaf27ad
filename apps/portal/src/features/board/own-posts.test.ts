import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetOwnPost, saveOwnPost, useOwnPosts } from './own-posts.ts';

const TOPIC = { kind: 'topic', id: 7, token: 'a' } as const;
const ANSWER = { kind: 'answer', id: 7, token: 'b' } as const;

beforeEach(() => vi.restoreAllMocks());

it('stores own posts for the next visit, and forgets removed ones', () => {
  const { result } = renderHook(useOwnPosts);
  expect(result.current).toEqual([]);
  act(() => saveOwnPost(TOPIC));
  act(() => saveOwnPost(ANSWER));
  expect(result.current).toEqual([TOPIC, ANSWER]);
  act(() => forgetOwnPost({ kind: 'topic', id: 7 }));
  expect(renderHook(useOwnPosts).result.current).toEqual([ANSWER]);
});

it.each([
  'rubbish',
  '{}',
  '[1,{"kind":"topic"},{"kind":"x","id":1,"token":"a"}]',
  `[${'1,'.repeat(30_000)}1]`,
])('finds nothing in %.20s', (stored) => {
  localStorage.setItem('sahakorn.own-posts', stored);
  expect(renderHook(useOwnPosts).result.current).toEqual([]);
});

it('keeps own posts in memory if storage is blocked', () => {
  const { result } = renderHook(useOwnPosts);
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  act(() => saveOwnPost(TOPIC));
  expect(result.current).toContainEqual(TOPIC);
  setItem.mockRestore();
  act(() => forgetOwnPost(TOPIC));
  expect(result.current).toEqual([]);
});
