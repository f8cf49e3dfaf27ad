import { normaliseThai } from '@sahakorn/thai/normalise';
import { isTooLong } from '../../html/sanitise-html.ts';
import type { Bilingual } from '../../language.ts';
import type { ContentProblem } from './content-problems.ts';
import { findLostText } from './lost-text.ts';
import { renderMarkdown } from './markdown.ts';

const MARKDOWN = /\.(?:md|markdown)$/i;

export const TOO_LONG: Bilingual = {
  th: 'เนื้อหายาวเกิน 256 กิโลไบต์ แบ่งเป็นหลายหน้าหรือแนบเป็นไฟล์',
  en: 'the text is longer than 256 kilobytes: divide it into pages, or attach it as a file',
};

export type PageBody = {
  file: string;
  text: string;
  /** The line of the file at which the text begins. */
  firstLine: number;
  /** Whether pictures may be files beside the text. */
  hasFiles: boolean;
};

/**
 * The HTML of a text in Markdown or HTML, by the name of its file, before it is sanitised; and what a page
 * would not show as it was written.
 */
export function readBody({ file, text, firstLine, hasFiles }: PageBody): {
  html: string;
  problems: ContentProblem[];
} {
  const written = normaliseThai(text.replaceAll('\r\n', '\n'));
  const read = MARKDOWN.test(file) ? renderMarkdown(written) : { html: written, problems: [] };
  if (isTooLong(read.html)) {
    return { html: '', problems: [{ file, line: firstLine, reason: TOO_LONG }] };
  }
  const lost = [
    ...read.problems.map(({ source, reason }) => ({ at: source.trim(), reason })),
    ...findLostText(read.html, { hasFiles }),
  ];
  const lines = written.split('\n').map((line) => line.toLowerCase());
  const problems = lost.map(({ at, reason }) => ({ file, line: firstLine + findLine(lines, at), reason }));
  return { html: read.html, problems };
}

/** The first line with a text, or the first one where Markdown wrote it otherwise. */
function findLine(lines: readonly string[], at: string): number {
  const sought = at.toLowerCase();
  const isThere = (line: string) => {
    const place = line.indexOf(sought);
    return place >= 0 && !(sought.startsWith('<') && /^[\w-]/.test(line.slice(place + sought.length)));
  };
  return Math.max(0, lines.findIndex(isThere));
}
