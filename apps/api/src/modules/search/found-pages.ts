import { HITS_PER_PAGE } from '@sahakorn/contract/topic';
import { type RankedPage, takeBest } from './rank-pages.ts';

/** A page of the results, of one category or of all. */
export type PageRequest = { page: number; category: string | null };
export type FoundCategory = { category: string; category_name: string; count: number };
/** A page that contains the text letter by letter. */
export type LiteralMatch = { topic_id: number; category: string };

/** Substring matches are listed after pages with the whole query, and before those with a part of it. */
export function listIds(
  ranked: readonly RankedPage[],
  literal: readonly LiteralMatch[],
  { page, category }: PageRequest,
  codes: readonly string[],
): number[] {
  const isWanted = (code: string | undefined) => category === null || code === category;
  const selected = ranked.filter((found) => isWanted(codes[found.category]));
  const literalIds = literal.filter((found) => isWanted(found.category)).map(({ topic_id }) => topic_id);
  const end = page * HITS_PER_PAGE;
  const best = takeBest(selected, end + literal.length);
  const hasWhole = ranked.some(({ isWhole }) => isWhole);
  const ids = new Set(hasWhole ? [...best, ...literalIds] : [...literalIds, ...best]);
  return [...ids].slice(end - HITS_PER_PAGE, end);
}

/** The pages of each category, those with the most first. */
export function countCategories(
  ranked: readonly RankedPage[],
  literal: readonly LiteralMatch[],
  { codes, names }: { codes: readonly string[]; names: ReadonlyMap<string, string> },
): FoundCategory[] {
  const counts = new Map<string, number>();
  const add = (category: string) => counts.set(category, (counts.get(category) ?? 0) + 1);
  for (const { category } of ranked) add(codes[category] ?? '');
  for (const { topic_id, category } of literal)
    if (!ranked.some(({ topicId }) => topicId === topic_id)) add(category);
  return [...counts]
    .map(([category, count]) => ({ category, category_name: names.get(category) ?? category, count }))
    .sort((one, other) => other.count - one.count);
}

export function getTotal(categories: readonly FoundCategory[], category: string | null): number {
  return categories
    .filter((counted) => category === null || counted.category === category)
    .reduce((sum, { count }) => sum + count, 0);
}
