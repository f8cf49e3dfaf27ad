import { describe, expect, it } from 'vitest';
import { IndexedPages } from './indexed-pages.ts';
import { packPosting, unpackPosting } from './posting.ts';
import { rankPages, takeBest, type TermPostings } from './rank-pages.ts';
import type { SearchPlan } from './search-plan.ts';

const PLAN: SearchPlan = {
  terms: [
    { term: 'เงิน', weight: 1, share: 0.4, needed: 0.4 },
    { term: 'กู้', weight: 2, share: 0.6, needed: 0.6 },
  ],
  minShareOfBest: 0.5,
  minShare: 0.1,
  requiredShare: 0,
  coverage: 1,
  titleBonus: 0,
};

/**
 * Terms with the pages that contain them, with a weight of 1 in the text,
 * or in the title if the page is negative.
 */
function postings(given: Record<string, number[]>, pages = new IndexedPages()): TermPostings {
  const terms = Object.entries(given).map(([term, ids]): [string, Int32Array] => {
    const pack = (id: number) =>
      packPosting({ topicId: Math.abs(id), category: 7, weight: 1000, isInTitle: id < 0 });
    return [term, pages.place(ids.map(pack))];
  });
  return { pages, terms: new Map(terms) };
}

const NONE: ReadonlySet<number> = new Set();
const rank = (plan: Partial<SearchPlan>, pages: Record<string, number[]>, hidden = NONE) =>
  rankPages({ ...PLAN, ...plan }, postings(pages), hidden);

describe('a posting', () => {
  it('keeps the largest number of a page, its category, its title and its weight', () => {
    const posting = { topicId: 2 ** 29 - 1, category: 255, weight: 32_767, isInTitle: true };
    expect(unpackPosting(packPosting(posting))).toEqual(posting);
    expect(Number.isSafeInteger(packPosting(posting))).toBe(true);
  });

  it('rounds its weight, and keeps it between 1 and 32,767', () => {
    const pack = (weight: number) =>
      unpackPosting(packPosting({ topicId: 3, category: 1, weight, isInTitle: false })).weight;
    expect([pack(0.2), pack(2.6), pack(90_000)]).toEqual([1, 3, 32_767]);
  });
});

describe('ranking pages', () => {
  it('adds up the weights of the terms, times the share of the query that a page contains', () => {
    const [both, one] = rank({}, { เงิน: [1], กู้: [1, 2] });
    expect(both).toMatchObject({ topicId: 1, category: 7, isWhole: true });
    expect(both?.score).toBeCloseTo(3);
    expect(one).toMatchObject({ topicId: 2, isWhole: false });
    expect(one?.score).toBeCloseTo(0.6 * 2);
  });

  it('leaves out pages that contain too little of the best one, too little at all, or that are hidden', () => {
    expect(rank({}, { เงิน: [1, 2], กู้: [1] }).map(({ topicId }) => topicId)).toEqual([1]);
    expect(rank({ minShare: 0.7 }, { เงิน: [1], กู้: [2] })).toEqual([]);
    expect(rank({}, { เงิน: [1], กู้: [1, 2] }, new Set([1])).map(({ topicId }) => topicId)).toEqual([2]);
  });

  it('adds the bonus of the terms in a title', () => {
    const [found] = rank({ titleBonus: 1 }, { กู้: [-2] });
    expect(found?.score).toBeCloseTo(0.6 * 2 * 1.6);
  });

  it('ignores shares if no page holds enough of the query', () => {
    const found = rank({ requiredShare: 0.9, minShareOfBest: 0.4 }, { เงิน: [1], กู้: [2] });
    expect(found.map(({ topicId, score }) => [topicId, score])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('starts each search from zero, also with pages that are read later', () => {
    const pages = new IndexedPages();
    const many = Array.from({ length: 3000 }, (_, at) => at + 1);
    for (const [ids, count] of [
      [[1, 2], 2],
      [[1], 1],
      [many, 3000],
    ] as const) {
      const found = rankPages(PLAN, postings({ กู้: [...ids] }, pages), NONE);
      expect(found).toHaveLength(count);
      expect(found[0]?.score).toBeCloseTo(0.6 * 2);
    }
  });

  it('finds nothing without postings', () => {
    expect(rank({}, {})).toEqual([]);
  });
});

describe('the best pages', () => {
  const page = (topicId: number, score: number) => ({ topicId, score, category: 0, isWhole: false });

  it('come by score, newer ones first among equals', () => {
    const pages = [page(1, 5), page(2, 9), page(3, 5), page(4, 1)];
    expect(takeBest(pages, 10)).toEqual([2, 3, 1, 4]);
    expect(takeBest(pages, 2)).toEqual([2, 3]);
    expect(takeBest(pages, 2, 1)).toEqual([3, 1]);
    expect(takeBest(pages, 2, 4)).toEqual([]);
  });
});
