const ENDS_LINE = /<\/?(p|br|h[2-4]|ul|ol|li|blockquote|table|caption|thead|tbody|tfoot|tr|th|td)\b[^>]*>/gi;
const TAG = /<[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The plain text of sanitised HTML, one line for each block. */
export function plainText(html: string): string {
  return html
    .replace(ENDS_LINE, '\n')
    .replace(TAG, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
}
