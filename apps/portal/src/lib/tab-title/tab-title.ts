import { type Pattern, patterns } from '../paths.ts';

const NOT_FOUND = 'ไม่พบหน้าเว็บไซต์';

/** What a browser's tab says of a page of the cooperative. */
export function tabTitle(title: string, coopName: string): string {
  return `${title} · ${coopName}`;
}

/** What the tab says of a screen, until the screen knows better; undefined where there is no screen. */
export function titleOfScreen(
  screen: { path: Pattern; title: string } | undefined,
  coopName: string,
): string {
  if (screen?.path === patterns.home) return coopName;
  return tabTitle(screen?.title ?? NOT_FOUND, coopName);
}
