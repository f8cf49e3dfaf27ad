import type { SEARCH_MAX_LENGTH } from '@sahakorn/contract/topic';
import { useEffect } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { useLocationState } from '../../lib/use-location-state.ts';
import { getFields, parseText } from '../../lib/input/parse.ts';
import { CATEGORY, EXACT, TERM } from '../../lib/paths.ts';
import { readPageNumber } from '../../lib/route-params.ts';
import { isCategoryCode } from './category-code.ts';
import type { SearchArgs } from '../../domain/topic/topic-endpoints.ts';

/** The server returns at most this many pages of a search. */
const MAX_PAGE = 1000;

const MAX_LENGTH: typeof SEARCH_MAX_LENGTH = 1000;

export function readSearchArgs(search: URLSearchParams): SearchArgs {
  const category = search.get(CATEGORY) ?? '';
  return {
    term: readTerm(search.get(TERM)),
    page: Math.min(readPageNumber(search), MAX_PAGE),
    ...(isCategoryCode(category) && { category }),
    ...(search.get(EXACT) === '1' && { exact: true as const }),
  };
}

/** Reads the URL; the term may also be in the location state, as specified (section 2). */
export function useSearchArgs(): SearchArgs {
  const asked = useLoaderData<SearchArgs>();
  const state = useLocationState();
  return asked.term === '' ? { ...asked, term: readTerm(getFields(state)['search']) } : asked;
}

function readTerm(text: unknown): string {
  return (parseText(text) ?? '').trim().slice(0, MAX_LENGTH);
}

/** Copies the term of a search submitted before hydration into the location state, as the search box does. */
export function useTermInState({ term }: SearchArgs): void {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const missing = term !== '' && state === null;
  useEffect(() => {
    if (!missing) return;
    void navigate({ search }, { replace: true, preventScrollReset: true, state: { search: term } });
  }, [missing, navigate, search, term]);
}
