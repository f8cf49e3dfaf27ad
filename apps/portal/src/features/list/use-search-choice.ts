import type { SEARCH_MAX_LENGTH } from '@sahakorn/contract/topic';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useLocationState } from '../../lib/use-location-state.ts';
import { getFields, parseText } from '../../lib/input/parse.ts';
import { CATEGORY, EXACT, TERM } from '../../lib/paths.ts';
import { readPageNumber } from '../../lib/route-params.ts';
import { isCategoryCode } from '../../domain/topic/category-code.ts';
import type { SearchArgs } from '../../domain/topic/topic-endpoints.ts';

/** The server reads this many pages of a search. */
const MAX_PAGE = 1000;

const MAX_LENGTH: typeof SEARCH_MAX_LENGTH = 1000;

export type SearchChoice = SearchArgs;

export function readSearchChoice(search: URLSearchParams, state: unknown): SearchChoice {
  // The specification keeps the term in the state of the navigation (section 2).
  const term = search.get(TERM) ?? parseText(getFields(state)['search']) ?? '';
  const category = search.get(CATEGORY) ?? '';
  return {
    term: term.trim().slice(0, MAX_LENGTH),
    page: Math.min(readPageNumber(search), MAX_PAGE),
    ...(isCategoryCode(category) && { category }),
    ...(search.get(EXACT) === '1' && { exact: true as const }),
  };
}

export function useSearchChoice(): SearchChoice {
  const state = useLocationState();
  const [search] = useSearchParams();
  return readSearchChoice(search, state);
}

/** Puts the term of a search that was submitted before scripts arrived into the state, as the search box does later. */
export function useTermInState({ term }: SearchChoice): void {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const missing = term !== '' && state === null;
  useEffect(() => {
    if (!missing) return;
    void navigate({ search }, { replace: true, preventScrollReset: true, state: { search: term } });
  }, [missing, navigate, search, term]);
}
