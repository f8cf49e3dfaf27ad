import { unpackPosting } from './posting.ts';
import type { SearchPlan } from './search-plan.ts';

const THOUSAND = 1000;
/** A page with this share of what must be found contains the whole query; shares add up to 1 only nearly. */
const WHOLE = 0.999;

/** The postings of each known term. */
export type TermPostings = ReadonlyMap<string, readonly number[]>;
export type RankedPage = { topicId: number; category: number; score: number; isWhole: boolean };

/** What the terms of a plan add up to on one page. */
type Sums = {
  topicId: number;
  category: number;
  /** The shares of its terms in the whole query, and of those in its title. */
  covered: number;
  inTitle: number;
  /** What it contains of that which must be found. */
  matchedShare: number;
  points: number;
};

/** The pages that contain enough of a plan, in no order. */
export function rankPages(
  plan: SearchPlan,
  postings: TermPostings,
  hidden: ReadonlySet<number>,
): RankedPage[] {
  const pages = sumUp(plan, postings);
  let [bestShare, bestPoints] = [0, 0];
  for (const page of pages) {
    bestShare = Math.max(bestShare, page.matchedShare);
    bestPoints = Math.max(bestPoints, page.points);
  }
  const isMatched = bestShare >= plan.requiredShare;
  const ranked: RankedPage[] = [];
  for (const { topicId, category, covered, matchedShare, points } of pages) {
    const isEnough = isMatched
      ? matchedShare >= plan.minShareOfBest * bestShare
      : points >= plan.minShareOfBest * bestPoints;
    if (!isEnough || hidden.has(topicId)) continue;
    const score = isMatched ? covered ** plan.coverage * points : points;
    ranked.push({ topicId, category, score, isWhole: matchedShare > WHOLE });
  }
  return ranked;
}

/** The pages that contain at least the given share of the terms. */
function sumUp({ terms, minShare, titleBonus }: SearchPlan, postings: TermPostings): Sums[] {
  const pages = new Map<number, Sums>();
  for (const { term, weight, share, needed } of terms) {
    const rarity = weight / THOUSAND;
    for (const posting of postings.get(term) ?? []) {
      const found = unpackPosting(posting);
      let page = pages.get(found.topicId);
      if (!page) {
        const { topicId, category } = found;
        page = { topicId, category, covered: 0, inTitle: 0, matchedShare: 0, points: 0 };
        pages.set(topicId, page);
      }
      page.covered += share;
      page.matchedShare += needed;
      page.points += found.weight * rarity;
      if (found.isInTitle) page.inTitle += share;
    }
  }
  const kept: Sums[] = [];
  for (const page of pages.values()) {
    if (page.matchedShare < minShare) continue;
    page.points *= 1 + titleBonus * page.inTitle;
    kept.push(page);
  }
  return kept;
}

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
