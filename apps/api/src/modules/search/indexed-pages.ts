import { type Posting, unpackPosting } from './posting.ts';

/**
 * The postings of a term in memory: for each page its place in `IndexedPages`, and its weight, which is
 * negative if the title contains the term.
 */
export type Postings = Int32Array;
/** The numbers of a posting in memory. */
export const POSTING_LENGTH = 2;

/** What the terms of a search add up to, by place. Only the places that this search found are valid. */
export type Sums = {
  /** The number of the search that found a place last. */
  search: number;
  foundBy: Uint32Array;
  /** The shares of the terms in the whole query, and of those in the title. */
  covered: Float64Array;
  inTitle: Float64Array;
  /** What the page contains of that which must be found. */
  matchedShare: Float64Array;
  points: Float64Array;
};

const MIN_PLACES = 1024;
const MAX_SEARCHES = 2 ** 32 - 1;

/** The pages that the postings read so far name, numbered one after the other. */
export class IndexedPages {
  readonly #places = new Map<number, number>();
  readonly #pages: Pick<Posting, 'topicId' | 'category'>[] = [];
  #sums = createSums(MIN_PLACES);

  /** The page at a place. */
  get(place: number): Pick<Posting, 'topicId' | 'category'> {
    const page = this.#pages[place];
    if (!page) throw new RangeError(`no page has the place ${place}`);
    return page;
  }

  /** For adding up the terms of one search. */
  getSums(): Sums {
    const { search, points } = this.#sums;
    const isFull = points.length < this.#pages.length || search === MAX_SEARCHES;
    if (isFull) this.#sums = createSums(2 * this.#pages.length);
    this.#sums.search += 1;
    return this.#sums;
  }

  /** Converts the postings of the index. */
  place(packed: readonly number[]): Postings {
    const postings = new Int32Array(packed.length * POSTING_LENGTH);
    for (const [at, posting] of packed.entries()) {
      const { topicId, category, weight, isInTitle } = unpackPosting(posting);
      postings[at * POSTING_LENGTH] = this.#getPlace(topicId, category);
      postings[at * POSTING_LENGTH + 1] = isInTitle ? -weight : weight;
    }
    return postings;
  }

  #getPlace(topicId: number, category: number): number {
    const known = this.#places.get(topicId);
    if (known !== undefined) return known;
    const place = this.#pages.length;
    this.#pages.push({ topicId, category });
    this.#places.set(topicId, place);
    return place;
  }
}

function createSums(places: number): Sums {
  return {
    search: 0,
    foundBy: new Uint32Array(places),
    covered: new Float64Array(places),
    inTitle: new Float64Array(places),
    matchedShare: new Float64Array(places),
    points: new Float64Array(places),
  };
}
