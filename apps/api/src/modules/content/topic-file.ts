import { CategoryCode } from '@sahakorn/contract/topic';
import { truncate } from '@sahakorn/thai/truncate';
import { z } from 'zod';
import { getCategory } from '../info/category-names.ts';
import { sanitiseHtml } from '../../html/sanitise-html.ts';
import { plainText } from '../../html/plain-text.ts';
import { toIssueMessage } from '../../issue-message.ts';
import type { WordTable } from '../../language.ts';
import type { ContentProblem } from './content-problems.ts';
import { Day, endOfDay, nonEmptyLine, line, Link, Moment, startOfDay } from './field-values.ts';
import { readBody } from './page-body.ts';
import { readYaml } from './yaml-fields.ts';

const TITLE_MAX = 4000;
const EXCERPT_MAX = 4000;
const NAME_MAX = 200;
/** The length of a lead that is taken from the body. */
const EXCERPT_LENGTH = 200;
/** Numbers above are given out by the database. */
const TOPIC_ID_MAX = 100_000;
const NUMBER = toIssueMessage({
  th: 'ต้องเป็นเลขจำนวนเต็ม 1 ถึง 100000',
  en: 'must be a whole number from 1 to 100000',
});
const TRUE_OR_FALSE = toIssueMessage({ th: 'ต้องเป็น true หรือ false', en: 'must be true or false' });

const REFUSED = {
  noFrontMatter: {
    th: 'ต้องขึ้นต้นด้วยบรรทัด --- แล้วตามด้วย title, date และปิดด้วย ---',
    en: 'must begin with a line ---, then title and date, and a closing ---',
  },
  endsBeforeStart: { th: 'valid_until อยู่ก่อน valid_from', en: 'valid_until is before valid_from' },
} satisfies WordTable;

const FileReference = z.string().min(1).max(500);

/** A download or picture: a path, with or without a name. */
const Attached = z.union([
  FileReference.transform((file) => ({ file, title: '' })),
  z.strictObject({ file: FileReference, title: nonEmptyLine(NAME_MAX) }),
]);
const Pictured = z.union([
  FileReference.transform((file) => ({ file, alt: '' })),
  z.strictObject({ file: FileReference, alt: line(NAME_MAX) }),
]);

const FrontMatter = z.strictObject({
  id: z.int(NUMBER).min(1, NUMBER).max(TOPIC_ID_MAX, NUMBER).optional(),
  category: CategoryCode.transform(getCategory).optional(),
  title: nonEmptyLine(TITLE_MAX),
  excerpt: line(EXCERPT_MAX).optional(),
  date: Moment,
  author: line(NAME_MAX).default(''),
  picture: Pictured.optional(),
  attachments: z.array(Attached).max(50).default([]),
  album: z.array(Pictured).max(200).default([]),
  valid_from: Day.optional(),
  valid_until: Day.optional(),
  featured: z.boolean(TRUE_OR_FALSE).default(false),
  url: Link.optional(),
});

/** A page as its file has it: pictures and files are still paths. */
export type TopicDraft = {
  source: string;
  topicId: number | null;
  category: string;
  title: string;
  excerpt: string;
  author: string;
  publishedAt: Date;
  visibleFrom: Date;
  visibleUntil: Date | 'infinity';
  featured: boolean;
  externalUrl: string;
  /** Not yet sanitised. */
  html: string;
  picture: { file: string; alt: string } | null;
  attachments: { file: string; title: string }[];
  album: { file: string; alt: string }[];
  /** The lines of its number and category; the first line where they are missing. */
  lines: { id: number; category: number };
};

export type SourceFile = { file: string; text: string };

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$)/;

/** The front matter between the first two `---` lines, and the body with its first line; or null. */
export function splitFrontMatter(text: string): { head: string; body: string; bodyLine: number } | null {
  const found = FRONT_MATTER.exec(text);
  if (!found) return null;
  const [all, head = ''] = found;
  return { head, body: text.slice(all.length), bodyLine: all.split('\n').length };
}

/**
 * Reads a page from a file of Markdown or HTML with front matter; its
 * category is that of its folder by default.
 */
export function readTopicFile({ file, text }: SourceFile): TopicDraft | ContentProblem[] {
  const parts = splitFrontMatter(text);
  if (!parts) {
    return [{ file, line: 1, reason: REFUSED.noFrontMatter }];
  }
  const read = readYaml({ file, text: parts.head, firstLine: 2 }, FrontMatter);
  if ('problems' in read) return read.problems;
  const { value } = read;
  const category = value.category ?? getCategory(file.split('/').at(-2) ?? '');
  const { html, problems } = readBody({ file, text: parts.body, firstLine: parts.bodyLine, hasFiles: true });
  if (problems.length > 0) return problems;
  if (value.valid_from && value.valid_until && value.valid_until < value.valid_from) {
    return [{ file, line: getLine(parts.head, 'valid_until'), reason: REFUSED.endsBeforeStart }];
  }
  const start = value.valid_from === undefined ? value.date : startOfDay(value.valid_from);
  return {
    source: file,
    topicId: value.id ?? null,
    category,
    title: value.title,
    excerpt: value.excerpt ?? createExcerpt(html),
    author: value.author,
    publishedAt: value.date,
    visibleFrom: start > value.date ? start : value.date,
    visibleUntil: value.valid_until === undefined ? 'infinity' : endOfDay(value.valid_until),
    featured: value.featured,
    externalUrl: value.url ?? '',
    html,
    picture: value.picture ?? null,
    attachments: value.attachments,
    album: value.album,
    lines: { id: getLine(parts.head, 'id'), category: getLine(parts.head, 'category') },
  };
}

/** The first block that is no heading. */
function createExcerpt(html: string): string {
  const withoutHeadings = sanitiseHtml(html).replaceAll(/<h[2-6]>[\s\S]*?<\/h[2-6]>/g, '');
  return truncate(plainText(withoutHeadings).split('\n')[0] ?? '', EXCERPT_LENGTH);
}

/** The line of a front matter field in a file, or the first line if the field is missing. */
function getLine(head: string, field: string): number {
  return head.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 2;
}
