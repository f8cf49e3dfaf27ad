import type { SEARCH_MAX_LENGTH } from '@sahakorn/contract/topic';
import { useSearchParams } from 'react-router-dom';
import { useLocationState } from '../../lib/use-location-state.ts';
import { CATEGORY, TERM } from '../../lib/paths.ts';
import { readPageNumber } from '../../lib/route-params.ts';
import { isCategoryCode } from '../../domain/topic/category-code.ts';
import type { SearchArgs } from '../../domain/topic/topic-endpoints.ts';

/** The server reads this many pages of a search. */
const MAX_PAGE = 1000;

const MAX_LENGTH: typeof SEARCH_MAX_LENGTH = 200;

export type SearchChoice = SearchArgs;

export function readSearchChoice(search: URLSearchParams, state: unknown): SearchChoice {
  const term = (search.get(TERM) ?? readTerm(state)).trim().slice(0, MAX_LENGTH);
  const category = search.get(CATEGORY) ?? '';
  return {
    term,
    page: Math.min(readPageNumber(search), MAX_PAGE),
    ...(isCategoryCode(category) && { category }),
  };
}

/** The specification keeps the term in the state of the navigation (section 2). */
function readTerm(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('search' in state)) return '';
  return typeof state.search === 'string' ? state.search : '';
}

/** `readSearchChoice` of the present location. */
export function useSearchChoice(): SearchChoice {
  const state = useLocationState();
  const [search] = useSearchParams();
  return readSearchChoice(search, state);
}
