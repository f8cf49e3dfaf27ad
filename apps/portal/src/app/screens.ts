import { memberScreens } from '../shell/member-screens.ts';
import { publicScreens } from './public-screens.ts';

export const screens = [...publicScreens, ...memberScreens];
