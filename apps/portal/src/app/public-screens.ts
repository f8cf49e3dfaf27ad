import type { Screen } from '../lib/screen.ts';

/** The screens of the public layout: all that a visitor's browser loads of the list of screens. */
export const publicScreens = Object.values(
  import.meta.glob<readonly Screen[]>('../features/*/public-route.ts', { eager: true, import: 'routes' }),
).flat();
