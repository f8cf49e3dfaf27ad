import { amountOf, fieldsOf, parseJson } from '../lib/parse.ts';

const KEPT_UNDER = 'sahakorn.scroll';

/** How far the places of a tab's history were read. */
export type ScrollPositions = {
  /** Pixels from the top, by the key of a location; null where it is read from its beginning. */
  at: (key: string) => number | null;
  /** Call it while the place still stands. */
  keep: (key: string) => void;
};

/** Reads what the tab remembers; `standing`: the key of the place that is kept when the page goes. Lasts until the signal. */
export function openScrollPositions(standing: () => string, signal: AbortSignal): ScrollPositions {
  const positions: Record<string, unknown> = cameBack() ? readKept() : {};
  const keep = (key: string) => {
    positions[key] = scrollY;
  };
  const handleHide = () => {
    keep(standing());
    write(positions);
    // A page that comes back whole, or from the server, is scrolled by the browser.
    history.scrollRestoration = 'auto';
  };
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', handleHide, { signal });
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), { signal });
  return { at: (key) => amountOf(positions[key]) ?? null, keep };
}

/** Only then the first place is one that was read before: all first places of a tab have the same key. */
function cameBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.type !== 'navigate';
}

function readKept(): Record<string, unknown> {
  try {
    return { ...fieldsOf(parseJson(sessionStorage.getItem(KEPT_UNDER) ?? '')) };
  } catch {
    return {}; // without storage a page begins at its top
  }
}

function write(positions: Readonly<Record<string, unknown>>): void {
  try {
    sessionStorage.setItem(KEPT_UNDER, JSON.stringify(positions));
  } catch {
    // As above.
  }
}
