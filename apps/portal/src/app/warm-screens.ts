import { fetchDisplaySettings } from '@sahakorn/ui/display-settings';
import { loadToastRegion } from '../shell/toasts.tsx';
import { patterns } from '../lib/paths.ts';
import { fetchCalls } from '../domain/session/session-endpoints.ts';
import { loadMemberQueries, routes } from './routes.ts';
import { fetchCodeOf } from './screen-code.tsx';
import { loadSessionWarning } from './session-watch.tsx';

/** After the screen's own files, before a first click. */
const WARM_AFTER_MS = 1500;

/** Who does one of these soon wants the next screen. */
const REACHES = ['pointerdown', 'keydown'] as const;

let warmed = false;

/** Fetches ahead what the next clicks of a member need, once, so that none of them waits for code. */
export function warmMemberScreens(): () => void {
  const waiting = new AbortController();
  const warm = () => {
    clearTimeout(timer);
    waiting.abort();
    if (warmed) return;
    warmed = true;
    // The way out too: it must stand when the session ends without a connection.
    const ahead = routes.filter(({ layout, path }) => layout === 'member' || path === patterns.logon);
    void Promise.allSettled([
      loadMemberQueries(),
      fetchCalls(),
      fetchDisplaySettings(),
      loadToastRegion(),
      loadSessionWarning(),
      ...ahead.map(fetchCodeOf),
    ]);
  };
  const timer = setTimeout(warm, WARM_AFTER_MS);
  for (const reach of REACHES) addEventListener(reach, warm, { signal: waiting.signal });
  return () => {
    clearTimeout(timer);
    waiting.abort();
  };
}
