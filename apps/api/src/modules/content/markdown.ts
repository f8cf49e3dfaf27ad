import { Marked, Tokenizer, type TokenizerExtension, type Tokens } from 'marked';
import type { Bilingual } from '../../language.ts';
import { sanitiseUrl } from '../../html/sanitise-html.ts';

/** A text that Markdown would change: its source on one line, and why, as a clause. */
export type MarkdownProblem = { source: string; reason: Bilingual };

const INDENTED = /^(?: {4}| {0,3}\t)[ \t]*\S[^\n]*(?:\n(?! {0,3}(?:```|~~~))[^\n]*\S[^\n]*)*(?:\n|$)/;
const ITEM_NUMBER = /^\s*(\d+)/;
const FILE_ADDRESS = /^[^\s<>]+\.[a-z0-9]{2,5}$/i;
const FIGURE = /\p{Nd}/u;

/** Thai paragraphs begin with a tab or spaces, which Markdown would read as code. */
const indentedText: TokenizerExtension = {
  name: 'indented',
  level: 'block',
  tokenizer(src) {
    const raw = INDENTED.exec(src)?.[0];
    if (raw === undefined) return undefined;
    const indent = /^[ \t]+/.exec(raw)?.[0] ?? '';
    const lines = raw.split('\n').map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
    return { type: 'indented', raw, tokens: this.lexer.blockTokens(lines.join('\n'), []) };
  },
};

const markdown = new Marked({
  gfm: true,
  extensions: [
    indentedText,
    {
      name: 'indented',
      renderer({ tokens = [] }) {
        return this.parser.parse(tokens);
      },
    },
  ],
  tokenizer: {
    /** A mark between figures is no emphasis: 5*3*2 must not become 532. */
    emStrong(src, masked, before) {
      const found = Tokenizer.prototype.emStrong.call(this, src, masked, before);
      return found && joinsFigures(found, src, before) ? undefined : found;
    },
    /** A single tilde is a range: 8.30~12.00. */
    del(src, masked, before) {
      return src.startsWith('~~') ? Tokenizer.prototype.del.call(this, src, masked, before) : undefined;
    },
    /** A footnote such as `[1]: 5.25` would vanish as the address of a link. */
    def(src) {
      const found = Tokenizer.prototype.def.call(this, src);
      const isAddress = found && (sanitiseUrl(found.href) !== '' || FILE_ADDRESS.test(found.href));
      return isAddress && !/^\d/.test(found.href) ? found : undefined;
    },
  },
  renderer: {
    /** Items keep the numbers that were written, unless all are the same. */
    list({ ordered, items }) {
      if (!ordered) return false;
      const numbers = items.map(getNumber);
      const [first = 1] = numbers;
      const isCounted = numbers.every((number) => number === first);
      let next = first;
      const shown = items.map((item, at) => {
        const number = isCounted ? next : (numbers[at] ?? next);
        const value = number === next ? '' : ` value="${number}"`;
        next = number + 1;
        return this.listitem(item).replace('<li>', `<li${value}>`);
      });
      return `<ol${first === 1 ? '' : ` start="${first}"`}>\n${shown.join('')}</ol>\n`;
    },
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
});

/** The HTML of GitHub Flavored Markdown, and what it would change. */
export function renderMarkdown(text: string): { html: string; problems: MarkdownProblem[] } {
  const tokens = markdown.lexer(text);
  const problems: MarkdownProblem[] = [];
  void markdown.walkTokens(tokens, (token) => {
    if (token.type === 'table') problems.push(...findLostCells(token as Tokens.Table));
    if (token.type === 'list') problems.push(...findLostZeros(token as Tokens.List));
  });
  return { html: markdown.parser(tokens), problems };
}

/** Whether two figures would stand together without the marks around a text, or marks would be left of them. */
function joinsFigures({ raw, text }: { raw: string; text: string }, src: string, before = ''): boolean {
  const stands = (one = '', other = '') => FIGURE.test(one) && FIGURE.test(other);
  const isRest = before === src[0] && FIGURE.test(text[0] ?? '');
  return isRest || stands(before, text[0]) || stands(text.at(-1), src[raw.length]);
}

function getNumber({ raw }: Tokens.ListItem): number {
  return Number(ITEM_NUMBER.exec(raw)?.[1] ?? 1);
}

/** Cells beyond the columns of the heading are not shown. */
function findLostCells({ raw, header }: Tokens.Table): MarkdownProblem[] {
  const rows = raw.split('\n').slice(2);
  return rows.flatMap((source) => {
    const cells = source
      .trim()
      .replace(/^\|/, '')
      .split(/(?<!\\)\|/)
      .slice(header.length);
    const isLost = cells.some((cell) => cell.trim() !== '');
    const reason = {
      th: `แถวของตารางมีช่องเกินหัวตาราง (${header.length} ช่อง)`,
      en: `a row of the table has more cells than its heading (${header.length})`,
    };
    return isLost ? [{ source, reason }] : [];
  });
}

/** A list shows the number 01 as 1. */
function findLostZeros({ ordered, items }: Tokens.List): MarkdownProblem[] {
  if (!ordered) return [];
  return items.flatMap(({ raw }) => {
    const number = ITEM_NUMBER.exec(raw)?.[1] ?? '';
    const [source = ''] = raw.split('\n');
    const reason = {
      th: String.raw`เลขข้อ ${number} ขึ้นต้นด้วย 0 ซึ่งจะไม่แสดง เขียน ${number}\. แทน`,
      en: String.raw`the item number ${number} begins with 0, which would not be shown: write ${number}\. instead`,
    };
    return /^0\d/.test(number) ? [{ source, reason }] : [];
  });
}
