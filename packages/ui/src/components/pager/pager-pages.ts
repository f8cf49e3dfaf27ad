/** A page to offer, or the pages that are left out between two. */
export type PagerStop = number | { from: number; to: number };

const EVERY_PAGE_UP_TO = 7;

/**
 * The pages a pager offers: first, last, and those around the one being read. Pages left out stand as a span; a span
 * is never of one page. `page` must be from 1 to `pageCount`.
 */
export function getPagerStops(page: number, pageCount: number): PagerStop[] {
  if (pageCount <= EVERY_PAGE_UP_TO) return range(1, pageCount);
  // Near an end the row shows as many pages as it does in the middle.
  const from = Math.max(2, Math.min(page - 1, pageCount - 4));
  const to = Math.min(pageCount - 1, Math.max(page + 1, 5));
  return [1, ...between(2, from - 1), ...range(from, to), ...between(to + 1, pageCount - 1), pageCount];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function between(from: number, to: number): PagerStop[] {
  return to > from ? [{ from, to }] : range(from, to);
}
