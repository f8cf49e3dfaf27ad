import { memberScreens } from './member-screens.ts';

const DEFAULT_HIGHLIGHT = 1;

/** The highlight value of each section (specification section 2). Signing out has no screen. */
const HIGHLIGHTS: ReadonlyMap<string, number | undefined> = new Map([
  ...memberScreens.map(({ path, handle }) => [getSection(path), handle.highlight] as const),
  ['member/logout', 10],
]);

export function getHighlight(pathname: string): number {
  return HIGHLIGHTS.get(getSection(pathname)) ?? DEFAULT_HIGHLIGHT;
}

/** The first two segments of a path. */
function getSection(pathname: string): string {
  return pathname.split('/').filter(Boolean).slice(0, 2).join('/');
}
