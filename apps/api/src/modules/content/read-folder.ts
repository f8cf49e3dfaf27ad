import { ConsentPurpose } from '@sahakorn/contract/privacy';
import { z } from 'zod';
import { sanitiseHtml } from '../../html/sanitise-html.ts';
import { toIssueMessage } from '../../issue-message.ts';
import type { WordTable } from '../../language.ts';
import type { ContentProblem } from './content-problems.ts';
import { nonEmptyLine } from './field-values.ts';
import { type FolderFile, listFiles, readText } from './folder-files.ts';
import { SITE_FILES, type SiteDraft, type SiteFileName } from './site-files.ts';
import { readBody } from './page-body.ts';
import { readTopicFile, type SourceFile, splitFrontMatter, type TopicDraft } from './topic-file.ts';
import { readYaml } from './yaml-fields.ts';

const SITE = 'site/';
const STATEMENT_FILE = /^site\/(terms|privacy)\.(?:md|markdown)$/i;
const TOPIC_FILE = /\.(?:md|markdown|html?)$/i;
const SITE_FILE = /^site\/([a-z]+)\.(?:ya?ml|json)$/i;
/** Files that are ignored: notes for people. */
const READ_ME = /^readme(?:\.(?:md|markdown|txt))?$/i;

export type TermsDraft = { title: string; bodyHtml: string };
export type PrivacyDraft = TermsDraft & { consents: ConsentPurpose[] };

const REFUSED = {
  sameCode: { th: 'code ซ้ำกัน', en: 'a code is there twice' },
  sameName: {
    th: 'มีไฟล์ชื่อนี้สองไฟล์ ต่างกันที่การเก็บอักขระเท่านั้น',
    en: 'two files have this name, stored with different characters',
  },
  empty: { th: 'ไม่มีเนื้อหา', en: 'there is no text' },
  unknownFile: (known: string) => ({
    th: `ไม่รู้จักไฟล์นี้ ใน site/ มีได้: ${known}`,
    en: `not a file of the site: site/ may contain ${known}`,
  }),
  otherEnding: (name: string) => ({
    th: `มีไฟล์ ${name} อยู่แล้วอีกนามสกุลหนึ่ง`,
    en: `there is another file ${name} with another ending`,
  }),
  sameId: (id: number, owner: string) => ({
    th: `id ${id} ใช้แล้วใน ${owner}`,
    en: `id ${id} is already used in ${owner}`,
  }),
} satisfies WordTable;

const TermsHead = z.strictObject({ title: nonEmptyLine(200) });
const PrivacyHead = z.strictObject({
  ...TermsHead.shape,
  consents: z
    .array(
      z.strictObject({
        code: ConsentPurpose.shape.code,
        title: nonEmptyLine(200),
        description: nonEmptyLine(500),
      }),
    )
    .max(20)
    .refine(
      (consents) => new Set(consents.map(({ code }) => code)).size === consents.length,
      toIssueMessage(REFUSED.sameCode),
    )
    .default([]),
});

/** A parsed content folder and its problems. */
export type FolderDraft = {
  topics: TopicDraft[];
  site: SiteDraft;
  terms: TermsDraft | null;
  privacy: PrivacyDraft | null;
  problems: ContentProblem[];
  /** The paths of the pages on the disk, and of the parts of the site, by their names. */
  paths: Map<string, string>;
  siteFiles: { [Name in SiteFileName]?: string };
  /** Files that are no page and no part of the site: pictures, files for download, and what nothing uses. */
  others: FolderFile[];
};

/**
 * Reads every page and part of the site in a folder. Names that begin with
 * a dot or an underscore are ignored.
 */
export async function readContentFolder(folder: string): Promise<FolderDraft> {
  const draft: FolderDraft = {
    topics: [],
    site: {},
    terms: null,
    privacy: null,
    problems: [],
    paths: new Map(),
    siteFiles: {},
    others: [],
  };
  for (const file of await listFiles(folder)) await addFile(file, draft);
  findDuplicates(draft);
  return draft;
}

async function addFile(file: FolderFile, draft: FolderDraft): Promise<void> {
  const { name, path, isLink } = file;
  if (READ_ME.test(name)) return;
  const isSite = name.startsWith(SITE);
  if (isLink || !(isSite || TOPIC_FILE.test(name))) {
    draft.others.push(file);
    return;
  }
  if (draft.paths.has(name)) {
    draft.problems.push({ file: name, line: null, reason: REFUSED.sameName });
    return;
  }
  draft.paths.set(name, path);
  const text = await readText(file, draft.problems);
  if (text === null) return;
  if (isSite) readSite({ file: name, text }, draft);
  else addTopic(readTopicFile({ file: name, text }), draft);
}

function readSite(source: SourceFile, draft: FolderDraft): void {
  const statement = STATEMENT_FILE.exec(source.file)?.[1]?.toLowerCase();
  if (statement === 'terms') draft.terms = readStatement(TermsHead, source, draft.problems);
  else if (statement === 'privacy') draft.privacy = readStatement(PrivacyHead, source, draft.problems);
  else readSiteFile(source, draft);
}

function addTopic(read: TopicDraft | ContentProblem[], { topics, problems }: FolderDraft): void {
  if (Array.isArray(read)) problems.push(...read);
  else topics.push(read);
}

/** A versioned statement: its front matter and sanitised body. */
function readStatement<Head extends object>(
  head: z.ZodType<Head>,
  { file, text }: SourceFile,
  problems: ContentProblem[],
): (Head & { bodyHtml: string }) | null {
  const parts = splitFrontMatter(text);
  const read = readYaml<z.ZodType<Head>>({ file, text: parts?.head ?? '', firstLine: 2 }, head);
  if ('problems' in read) {
    problems.push(...read.problems);
    return null;
  }
  const { body = '', bodyLine = 1 } = parts ?? {};
  const written = readBody({ file, text: body, firstLine: bodyLine, hasFiles: false });
  problems.push(...written.problems);
  const bodyHtml = sanitiseHtml(written.html).trim();
  if (bodyHtml === '' && written.problems.length === 0)
    problems.push({ file, line: text.split('\n').length, reason: REFUSED.empty });
  return { ...read.value, bodyHtml };
}

function readSiteFile({ file, text }: SourceFile, draft: FolderDraft): void {
  const name = SITE_FILE.exec(file)?.[1]?.toLowerCase();
  if (!isSiteFile(name)) {
    const known = Object.keys(SITE_FILES).map((part) => `${part}.yaml`);
    draft.problems.push({
      file,
      line: null,
      reason: REFUSED.unknownFile(`${known.join(' ')} terms.md privacy.md`),
    });
    return;
  }
  if (draft.siteFiles[name] !== undefined) {
    draft.problems.push({ file, line: null, reason: REFUSED.otherEnding(name) });
    return;
  }
  draft.siteFiles[name] = file;
  const read = readYaml<z.ZodType>({ file, text }, SITE_FILES[name]);
  if ('problems' in read) draft.problems.push(...read.problems);
  else Object.assign(draft.site, { [name]: read.value });
}

function isSiteFile(name: string | undefined): name is SiteFileName {
  return name !== undefined && Object.hasOwn(SITE_FILES, name);
}

/** Two pages cannot have one number. */
function findDuplicates({ topics, problems }: FolderDraft): void {
  const owners = new Map<number, string>();
  for (const { topicId, source, lines } of topics) {
    if (topicId === null) continue;
    const owner = owners.get(topicId);
    if (owner === undefined) owners.set(topicId, source);
    else problems.push({ file: source, line: lines.id, reason: REFUSED.sameId(topicId, owner) });
  }
}
