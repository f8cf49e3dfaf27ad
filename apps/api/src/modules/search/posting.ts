/**
 * A posting says how much a term says about a page, in one number: the number of the page, 8
 * bits for its category, one for its title, and 15 for the weight in thousandths. Pages up
 * to 2^29 fit into a number without loss.
 */
const CATEGORIES = 256;
const IN_TITLE = 32_768;
const WEIGHTS = 2 * IN_TITLE;

export type Posting = {
  topicId: number;
  /** As `search_state` numbers them. */
  category: number;
  /** In thousandths, 1 to 32,767. */
  weight: number;
  isInTitle: boolean;
};

export function packPosting({ topicId, category, weight, isInTitle }: Posting): number {
  const clamped = Math.min(IN_TITLE - 1, Math.max(1, Math.round(weight)));
  return (topicId * CATEGORIES + category) * WEIGHTS + (isInTitle ? IN_TITLE : 0) + clamped;
}

export function unpackPosting(posting: number): Posting {
  const page = Math.floor(posting / WEIGHTS);
  const weight = posting % WEIGHTS;
  return {
    topicId: Math.floor(page / CATEGORIES),
    category: page % CATEGORIES,
    weight: weight % IN_TITLE,
    isInTitle: weight >= IN_TITLE,
  };
}
