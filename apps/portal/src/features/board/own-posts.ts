import { useSyncExternalStore } from 'react';
import { parseAmount, getFields, parseJson, parseText } from '../../lib/input/parse.ts';
import { local, readItem, writeItem } from '../../lib/input/storage.ts';

export type OwnPost = { kind: 'topic' | 'answer'; id: number; token: string };

const KEY = 'sahakorn.own-posts';
/** Only the latest posts are kept. */
const MAX_POSTS = 200;
const MAX_STORED_LENGTH = 40_000;
const NONE: readonly OwnPost[] = [];

const listeners = new Set<() => void>();
/** Fallback if storage is blocked. */
let pageOnly: string | null = null;
let read: { text: string; posts: readonly OwnPost[] } = { text: '', posts: NONE };

function parseOwnPost(value: unknown): OwnPost[] {
  const { kind, id, token } = getFields(value);
  const [number, key] = [parseAmount(id), parseText(token, { min: 1, max: 100 })];
  if ((kind !== 'topic' && kind !== 'answer') || number === undefined || key === undefined) return [];
  return [{ kind, id: number, token: key }];
}

function ownPosts(): readonly OwnPost[] {
  const text = pageOnly ?? readItem(local, KEY);
  if (text === read.text) return read.posts;
  const stored = text.length > MAX_STORED_LENGTH ? null : parseJson(text);
  read = { text, posts: Array.isArray(stored) ? stored.flatMap(parseOwnPost) : NONE };
  return read.posts;
}

function write(posts: readonly OwnPost[]): void {
  const text = JSON.stringify(posts.slice(-MAX_POSTS));
  pageOnly = writeItem(local, KEY, text) ? null : text;
  for (const listener of listeners) listener();
}

export function saveOwnPost(post: OwnPost): void {
  write([...ownPosts(), post]);
}

export function forgetOwnPost({ kind, id }: Omit<OwnPost, 'token'>): void {
  write(ownPosts().filter((post) => post.kind !== kind || post.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export function useOwnPosts(): readonly OwnPost[] {
  return useSyncExternalStore(subscribe, ownPosts, () => NONE);
}
