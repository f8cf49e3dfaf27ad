import { loadOnce } from '../lib/load-once.ts';
import { type Screen, loadEndpoints } from '../lib/screen.ts';
import { publicScreens } from './public-screens.ts';

/** Their code is loaded ahead (prefetch.ts), and is there at once when one is opened. */
export const memberScreens = Object.values(
  import.meta.glob<readonly Screen[]>('../features/*/route.ts', { eager: true, import: 'routes' }),
)
  .flat()
  .map((screen) => ({ ...screen, lazy: keepLoaded(screen.lazy) }));

/** The member layout, in the same way. */
export const memberLayout = {
  Component: loadOnce(async () => (await import('../shell/member-shell.tsx')).MemberShell),
  loader: loadOnce(async () => {
    const [{ termsApi }, { lastUpdateApi }] = await Promise.all([
      import('../features/welcome/terms-endpoints.ts'),
      import('../domain/statement/last-update-endpoints.ts'),
    ]);
    return loadEndpoints(termsApi.endpoints.getTerms, lastUpdateApi.endpoints.getLastUpdate);
  }),
};

export const screens = [...publicScreens, ...memberScreens];

function keepLoaded({ Component, loader, ErrorBoundary }: Screen['lazy']): Screen['lazy'] {
  return {
    Component: loadOnce(Component),
    ...(loader && { loader: loadOnce(loader) }),
    ...(ErrorBoundary && { ErrorBoundary: loadOnce(ErrorBoundary) }),
  };
}
