import type { Params } from 'react-router-dom';
import { PAGE } from './paths.ts';
import { type LoaderArgs, missing } from './screen.ts';

export function readSearch({ request }: Pick<LoaderArgs, 'request'>): URLSearchParams {
  return new URL(request.url).searchParams;
}

export function readPageNumber(search: URLSearchParams): number {
  const text = search.get(PAGE) ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

export function readTopicId({ topicId = '' }: Params): number {
  if (!/^[1-9]\d{0,8}$/.test(topicId)) throw missing(404);
  return Number(topicId);
}
