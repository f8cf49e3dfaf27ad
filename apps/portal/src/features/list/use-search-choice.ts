import { CategoryCode, SEARCH_MAX_LENGTH } from '@sahakorn/contract/topic';
import { useLocation, useSearchParams } from 'react-router-dom';
import { CATEGORY, PAGE, TERM } from '../../paths.ts';
import { pageNumberOf } from '../../topic/page-number.ts';
import type { SearchArgs } from '../../topic/topic-endpoints.ts';

/** The server reads this many pages of a search. */
const MAX_PAGE = 1000;

export type SearchChoice = SearchArgs;

/** What is being searched for, from the address; the term also from the state of the location. */
export function readSearchChoice(search: URLSearchParams, state: unknown): SearchChoice {
  const term = (search.get(TERM) ?? termOf(state)).trim().slice(0, SEARCH_MAX_LENGTH);
  const category = CategoryCode.safeParse(search.get(CATEGORY));
  return {
    term,
    page: Math.min(pageNumberOf(search.get(PAGE)), MAX_PAGE),
    ...(category.success && { category: category.data }),
  };
}

/** The specification keeps the term in the state of the navigation (section 2). */
function termOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('search' in state)) return '';
  return typeof state.search === 'string' ? state.search : '';
}

/** `readSearchChoice` of the present location. */
export function useSearchChoice(): SearchChoice {
  const { state } = useLocation();
  const [search] = useSearchParams();
  return readSearchChoice(search, state);
}
