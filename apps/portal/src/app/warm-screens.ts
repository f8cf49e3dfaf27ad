import { fetchDisplaySettings } from '@sahakorn/ui/display-settings';
import { loadToastRegion } from '../shell/toasts.tsx';
import { patterns } from '../paths.ts';
import { fetchCalls } from '../session/session-endpoints.ts';
import { loadMemberQueries, routes } from './routes.ts';
import { loadSessionWarning } from './session-watch.tsx';

/** The code of the member layout. */
export const loadMemberShell = () =>
  import('../shell/member-shell.tsx').then(({ MemberShell }) => ({ default: MemberShell }));

/** The code of the public layout. */
export const loadInfoShell = () =>
  import('../shell/info-shell.tsx').then(({ InfoShell }) => ({ default: InfoShell }));

/** The code of the layout without a menu. */
export const loadPlainShell = () =>
  import('../shell/plain-shell.tsx').then(({ PlainShell }) => ({ default: PlainShell }));

/** After the screen's own files, before a first click. */
const WARM_AFTER_MS = 1500;

let warmed = false;

/** Fetches ahead what the next clicks of a member need, once, so that none of them waits for code. */
export function warmMemberScreens(): () => void {
  const timer = setTimeout(() => {
    if (warmed) return;
    warmed = true;
    // The way out too: it must stand when the session ends without a connection.
    const ahead = routes.filter(({ layout, path }) => layout === 'member' || path === patterns.logon);
    const screens = ahead.map(({ load }) => load());
    void Promise.allSettled([
      loadMemberQueries(),
      fetchCalls(),
      fetchDisplaySettings(),
      loadToastRegion(),
      loadSessionWarning(),
      loadMemberShell(),
      loadPlainShell(),
      ...screens,
    ]);
  }, WARM_AFTER_MS);
  return () => clearTimeout(timer);
}
