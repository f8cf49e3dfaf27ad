import type { Screen } from '../lib/screen.ts';

/** The screens of the public layout, the only routes in a visitor's first scripts. */
export const publicScreens = Object.values(
  import.meta.glob<readonly Screen[]>('../features/*/public-route.ts', { eager: true, import: 'routes' }),
).flat();
