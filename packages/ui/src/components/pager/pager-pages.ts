/** A page, or a range of pages that is left out. */
export type PagerStop = number | { from: number; to: number };

const EVERY_PAGE_UP_TO = 7;

/**
 * The pages of a pager: first, last, and those around the current one. Others are a range, of at least two pages.
 * `page` must be from 1 to `pageCount`.
 */
export function getPagerStops(page: number, pageCount: number): PagerStop[] {
  if (pageCount <= EVERY_PAGE_UP_TO) return range(1, pageCount);
  // Near an end as many pages as in the middle.
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
