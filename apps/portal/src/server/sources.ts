import type { ScreenRoute } from '../app/screen-route.ts';

/** Where the code of the layouts lies. */
const SHELLS: Readonly<Record<ScreenRoute['layout'], readonly string[]>> = {
  info: ['src/shell/info-shell.tsx'],
  member: ['src/shell/member-shell.tsx'],
  none: ['src/shell/plain-shell.tsx'],
};

/** With what a screen asks for its data, where the server has not asked already. */
const QUERIES = ['src/app/member-queries.ts', 'src/api/base-query.ts'];

/** The sources of a screen and of its layout that come by themselves, as the build's manifest names them. */
export function sourcesOf({ load, layout }: Pick<ScreenRoute, 'load' | 'layout'>): string[] {
  // The build for the server writes it beside each `load` of a route table.
  const { source } = load as { source?: string };
  return [...SHELLS[layout], ...(source === undefined ? [] : [source])];
}

/** The same of a screen that the browser draws alone, which begins by asking. */
export function sourcesOfOwn(route: ScreenRoute): string[] {
  return [...sourcesOf(route), ...(route.start ? QUERIES : [])];
}
