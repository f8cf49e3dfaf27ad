import { loadOnce } from '../lib/code/load-once.ts';
import type { Screen } from '../lib/screen.ts';

/** The member screens, whose code is prefetched (app/prefetch.ts). */
export const memberScreens = Object.values(
  import.meta.glob<readonly Screen[]>('../features/*/route.ts', { eager: true, import: 'routes' }),
)
  .flat()
  .map((screen) => ({ ...screen, lazy: loadPartsOnce(screen.lazy) }));

function loadPartsOnce({ Component, loader, ErrorBoundary }: Screen['lazy']): Screen['lazy'] {
  return {
    Component: loadOnce(Component),
    ...(loader && { loader: loadOnce(loader) }),
    ...(ErrorBoundary && { ErrorBoundary: loadOnce(ErrorBoundary) }),
  };
}
