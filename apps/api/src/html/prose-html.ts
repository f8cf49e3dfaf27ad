import { joinWordsInHtml } from '@sahakorn/thai/word-joining';
import { sanitiseHtml } from './sanitise-html.ts';

/** Sanitises prose, and joins words so that lines break between Thai words. */
export function proseHtml(html: string): string {
  return joinWordsInHtml(sanitiseHtml(html));
}
