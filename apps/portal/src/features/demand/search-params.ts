import { PAGE, patterns } from '../../lib/paths.ts';
import type { SearchParamsOfScreens } from '../../lib/screen.ts';

export const searchParams: SearchParamsOfScreens = { [patterns.demands]: [PAGE] };
