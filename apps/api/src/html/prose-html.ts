import { keepWordsWhole } from '@sahakorn/thai/whole-words';
import { sanitiseHtml } from './sanitise-html.ts';

/** The text of a page as readers get it: safe, and with lines that end between words. */
export function proseHtml(html: string): string {
  return keepWordsWhole(sanitiseHtml(html));
}
