import type { Screen } from '../lib/screen.ts';
import { publicScreens } from './public-screens.ts';

export const memberScreens = Object.values(
  import.meta.glob<readonly Screen[]>('../features/*/route.ts', { eager: true, import: 'routes' }),
).flat();

export const screens = [...publicScreens, ...memberScreens];
