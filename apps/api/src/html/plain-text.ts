import { toArabicDigits } from '@sahakorn/thai/digits';

const ENDS_LINE =
  /<\/?(p|br|hr|div|h[2-6]|ul|ol|li|dl|dt|dd|details|summary|blockquote|pre|table|caption|thead|tbody|tfoot|tr|th|td)\b[^>]*>/gi;
/** A figure that is struck out must not look valid without its line. */
const STRUCK = /<(del|s)>[^]*?<\/\1>/gi;
const RAISED = /<(su[bp])>([^]*?)<\/\1>/gi;
const TAG = /<[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};
const SMALL: Readonly<Record<string, string>> = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎' };
const USUAL = '0123456789+-=()';

/** The plain text of sanitised HTML, one line for each block, without what is struck out. */
export function plainText(html: string): string {
  return html
    .replace(STRUCK, ' ')
    .replace(RAISED, (_found, tag: string, text: string) => raise(tag.toLowerCase(), text.replace(TAG, '')))
    .replace(ENDS_LINE, '\n')
    .replace(TAG, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
}

/** Small figures, so that 5.25 with the mark ¹ does not become 5.251; other texts are written in brackets. */
function raise(tag: string, text: string): string {
  const figures = [...toArabicDigits(text)].map((letter) => SMALL[tag]?.[USUAL.indexOf(letter)]);
  if (!figures.includes(undefined)) return figures.join('');
  return /\p{N}/u.test(text) ? `(${text})` : text;
}
