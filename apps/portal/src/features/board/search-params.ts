import { ANSWERED, PAGE, TERM, patterns } from '../../lib/paths.ts';
import type { SearchParamsOfScreens } from '../../lib/screen.ts';

export const searchParams: SearchParamsOfScreens = { [patterns.board]: [TERM, ANSWERED, PAGE] };
