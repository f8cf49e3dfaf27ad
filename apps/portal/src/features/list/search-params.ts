import { CATEGORY, EXACT, PAGE, TERM, patterns } from '../../lib/paths.ts';
import type { SearchParamsOfScreens } from '../../lib/screen.ts';

export const searchParams: SearchParamsOfScreens = {
  [patterns.search]: [TERM, CATEGORY, EXACT, PAGE],
  [patterns.list]: [PAGE],
};
