import { type IndexedPages, POSTING_LENGTH, type Postings, type Sums } from './indexed-pages.ts';
import type { SearchPlan } from './search-plan.ts';

const THOUSAND = 1000;
/** A page with this share of what must be found contains the whole query; shares add up to 1 only nearly. */
const WHOLE = 0.999;

/** The postings of each known term, and the pages that they name. */
export type TermPostings = { pages: IndexedPages; terms: ReadonlyMap<string, Postings> };
export type RankedPage = { topicId: number; category: number; score: number; isWhole: boolean };

/** The pages that contain enough of a plan, in no order. */
export function rankPages(
  plan: SearchPlan,
  { pages, terms }: TermPostings,
  hidden: ReadonlySet<number>,
): RankedPage[] {
  const sums = pages.getSums();
  const places = sumUp(plan, terms, sums);
  const kept = places.filter((place) => (sums.matchedShare[place] ?? 0) >= plan.minShare);
  let [bestShare, bestPoints] = [0, 0];
  for (const place of kept) {
    const points = (sums.points[place] ?? 0) * (1 + plan.titleBonus * (sums.inTitle[place] ?? 0));
    sums.points[place] = points;
    bestShare = Math.max(bestShare, sums.matchedShare[place] ?? 0);
    bestPoints = Math.max(bestPoints, points);
  }
  const isMatched = bestShare >= plan.requiredShare;
  const ranked: RankedPage[] = [];
  for (const place of kept) {
    const matchedShare = sums.matchedShare[place] ?? 0;
    const points = sums.points[place] ?? 0;
    const isEnough = isMatched
      ? matchedShare >= plan.minShareOfBest * bestShare
      : points >= plan.minShareOfBest * bestPoints;
    if (!isEnough) continue;
    const { topicId, category } = pages.get(place);
    if (hidden.has(topicId)) continue;
    const score = isMatched ? (sums.covered[place] ?? 0) ** plan.coverage * points : points;
    ranked.push({ topicId, category, score, isWhole: matchedShare > WHOLE });
  }
  return ranked;
}

/** Adds up the terms of each page. Returns the places of the pages that contain one. */
function sumUp(plan: SearchPlan, postings: TermPostings['terms'], sums: Sums): number[] {
  const { search, foundBy, covered, inTitle, matchedShare, points } = sums;
  const places: number[] = [];
  for (const { term, weight, share, needed } of plan.terms) {
    const rarity = weight / THOUSAND;
    const found = postings.get(term) ?? NO_POSTINGS;
    for (let at = 0; at < found.length; at += POSTING_LENGTH) {
      const place = found[at] ?? 0;
      const thousandths = found[at + 1] ?? 0;
      if (foundBy[place] !== search) {
        foundBy[place] = search;
        covered[place] = inTitle[place] = matchedShare[place] = points[place] = 0;
        places.push(place);
      }
      covered[place] = (covered[place] ?? 0) + share;
      matchedShare[place] = (matchedShare[place] ?? 0) + needed;
      points[place] = (points[place] ?? 0) + Math.abs(thousandths) * rarity;
      if (thousandths < 0) inTitle[place] = (inTitle[place] ?? 0) + share;
    }
  }
  return places;
}

const NO_POSTINGS: Postings = new Int32Array(0);

/** The numbers of the best pages, newer ones first among equals. */
export function takeBest(pages: readonly RankedPage[], limit: number, offset = 0): number[] {
  const end = offset + limit;
  return [...atLeast(pages, end)]
    .sort((one, other) => other.score - one.score || other.topicId - one.topicId)
    .slice(offset, end)
    .map(({ topicId }) => topicId);
}

/**
 * The pages with the `count` best scores: a frequent word is on thousands,
 * and sorting all of them takes long.
 */
function atLeast(pages: readonly RankedPage[], count: number): readonly RankedPage[] {
  if (pages.length <= count) return pages;
  const scores = Float64Array.from(pages, ({ score }) => score).sort();
  const threshold = scores[scores.length - count] ?? 0;
  return pages.filter(({ score }) => score >= threshold);
}
