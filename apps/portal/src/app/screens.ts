import type { Screen } from '../lib/screen.ts';
import * as features from './features.ts';

/** Every screen of the portal. */
export const screens: readonly Screen[] = Object.values(features).flat();
