import { SearchBox } from '@sahakorn/ui/search-box';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { TERM, paths, patterns } from '../lib/paths.ts';

/** The specification's delay before the way to the results (section 9). */
const SEARCH_DELAY_MS = 100;

/** Searches the public pages: the term goes along with the location, and into the address, which can be passed on. */
export function InfoSearch() {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <SearchBox
      action={patterns.search}
      name={TERM}
      onSearch={(search) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(
          () => void navigate(paths.search(search), { state: { search } }),
          SEARCH_DELAY_MS,
        );
      }}
    />
  );
}
