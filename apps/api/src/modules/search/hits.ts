import type { Hit } from '@sahakorn/contract/topic';
import { containsAny, cutPiece, getSpellings, markHit } from './highlight.ts';
import type { FoundPage, PageCache } from './page-cache.ts';
import type { SearchQuery, TermPages } from './parse-search-query.ts';
import { BODY_LENGTH } from './search-statements.ts';

const MAX_MARKED_WORDS = 12;
/** A longer query is not marked as a whole. */
const MAX_MARKED_QUERY = 30;
/** A snippet is around the first of these that the body contains. */
const WORDS_PLACED = 5;

/** Pages with their lead where it contains a searched word, else with a snippet of their body. */
export async function listHits(
  cache: Pick<PageCache, 'list' | 'readBodies'>,
  ids: readonly number[],
  words: readonly string[],
): Promise<Hit[]> {
  const pages = await cache.list(ids);
  const withoutWords = pages.filter(({ lead, hasBody }) => hasBody && !containsAny(lead, words));
  const bodies = await cache.readBodies(withoutWords.map(({ topic }) => topic.topic_id));
  return pages.map((page) => toHit(page, bodies.get(page.topic.topic_id), words));
}

function toHit({ topic, title, lead }: FoundPage, body: string | undefined, words: readonly string[]): Hit {
  if (body === undefined) return { ...topic, highlight: markHit(title, lead, words) };
  const piece = getSpellings(cutPiece(body, words.slice(0, WORDS_PLACED), BODY_LENGTH));
  const excerpt = lead.shown !== '' && !containsAny(piece, words) ? lead : piece;
  return { ...topic, highlight: markHit(title, excerpt, words) };
}

/** What is marked in hits: the whole text first, then words, the rarest first. */
export function getMarkedWords(typed: SearchQuery, meant: SearchQuery, known: TermPages): string[] {
  const pages = (word: string) => known.get(word) ?? 0;
  const single = [meant, typed].flatMap(({ words, compounds }) => [...words, ...compounds]);
  const found = [...new Set(single.map(({ word }) => word))].filter((word) => pages(word) > 0);
  found.sort((one, other) => pages(one) - pages(other));
  const whole = [meant.text, typed.text].filter((text) => text.length <= MAX_MARKED_QUERY);
  return [...new Set([...whole, ...found])].filter((word) => word.length > 1).slice(0, MAX_MARKED_WORDS);
}
