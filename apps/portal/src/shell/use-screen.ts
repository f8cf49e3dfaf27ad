import { useMatches } from 'react-router-dom';
import type { Pattern } from '../lib/paths.ts';

/** What a shell knows of the screen that stands in it. */
export type ScreenInfo = {
  path: Pattern;
  layout: 'member' | 'info' | 'none';
  /** Heads the page and the browser's tab. */
  title: string;
  /** Where กลับ leads when there is no page before. Default: the member's own page. */
  parent?: Pattern;
};

/** The screen of the present address; undefined where there is none. */
export function useScreen(): ScreenInfo | undefined {
  // The router keeps each entry of the route table as the handle of its route.
  return useMatches().at(-1)?.handle as ScreenInfo | undefined;
}
