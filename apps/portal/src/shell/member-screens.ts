import type { Screen } from '../lib/screen.ts';

export const memberScreens = Object.values(
  import.meta.glob<readonly Screen[]>('../features/*/route.ts', { eager: true, import: 'routes' }),
).flat();
