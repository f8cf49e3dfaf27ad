import type { ScreenRoute } from '../screen-route.ts';

/** Where the code of the layouts lies. */
const SHELLS: Readonly<Record<ScreenRoute['layout'], readonly string[]>> = {
  info: ['src/shell/info-shell.tsx'],
  member: ['src/shell/member-shell.tsx'],
  none: ['src/shell/plain-shell.tsx'],
};

/** The sources of a screen and of its layout that come by themselves, as the build's manifest names them. */
export function sourcesOf({ load, layout }: Pick<ScreenRoute, 'load' | 'layout'>): string[] {
  // The build for the server writes it beside each `load` of a route table.
  const { source } = load as { source?: string };
  return [...SHELLS[layout], ...(source === undefined ? [] : [source])];
}
