import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Bilingual } from '../../language.ts';
import { OperatorError } from '../../operator-error.ts';
import { FolderStore } from '../media/folder-store.ts';
import type { MediaStore } from '../media/media-store.ts';
import { buildSearchIndex, isSearchIndexCurrent } from '../search/search-index.ts';
import { type ContentProblem, ContentRefused } from './content-problems.ts';
import { FolderMedia } from './folder-media.ts';
import { publishFolder, type ReadyContent } from './publish-folder.ts';
import { readContentFolder } from './read-folder.ts';
import { locateInSite } from './refused-files.ts';
import { sweepMedia } from './sweep-media.ts';
import {
  type ContentKind,
  removeDemoContent,
  type TopicCounts,
  writeCategories,
  writeSite,
  writeTopics,
} from './write-content.ts';
import { writePrivacyNotice, writeTerms } from './write-statements.ts';

export type ContentOptions = {
  folder: string;
  /** Where published files are kept. */
  media: MediaStore;
  kind: ContentKind;
  /** A dry run: does everything, then rolls back. */
  dryRun?: boolean;
  /** Whether pages whose files are missing are deleted. */
  prune?: boolean;
  /** False: files that are no longer referenced stay, because the clock may be wrong. */
  sweep?: boolean;
  now: Date;
};

export type ContentResult = {
  topics: TopicCounts;
  /** The files of `site/` that were there. */
  siteFiles: string[];
  /** The version that members are asked to accept now, or null. */
  newTerms: number | null;
  /** The version of the privacy notice that is shown from now on, or null. */
  newPrivacy: number | null;
  replacedDemo: boolean;
  /** The number of indexed pages, or null if the index did not change. */
  indexed: number | null;
  /** The files that are no page, and that no page or part of the site uses. */
  unused: string[];
  /** The number of deleted files that were no longer referenced. */
  swept: number;
};

const DEMO_RULES: Bilingual = {
  th: 'demonstration: ยังเป็นวิธีคำนวณของสหกรณ์ตัวอย่าง แก้ทุกข้อให้เป็นของสหกรณ์แล้วลบบรรทัดนี้ หรือลบทั้งไฟล์ (พอร์ทัลจะไม่แสดงยอดที่ต้องคำนวณ)',
  en: "demonstration: these are still the rules of the demonstration: make every one the cooperative's own and delete this line, or delete the file (the portal then shows no calculated amounts)",
};

/** An advisory lock key that no other lock uses. */
const LOCK = [7301, 2];

/**
 * Brings a content folder into the portal: all of it in one transaction, or nothing.
 * @throws ContentRefused with the problems in the files
 * @throws OperatorError for problems outside the files
 */
export async function importContent(pool: pg.Pool, options: ContentOptions): Promise<ContentResult> {
  const { folder, dryRun = false, sweep = true } = options;
  const draft = await readContentFolder(folder);
  if (draft.problems.length > 0) throw new ContentRefused(draft.problems);
  const trial = dryRun ? await mkdtemp(path.join(os.tmpdir(), 'sahakorn-content-')) : null;
  try {
    const problems: ContentProblem[] = [];
    const media = new FolderMedia(folder, trial === null ? options.media : new FolderStore(trial));
    const content = await publishFolder(draft, { media, problems });
    if (options.kind === 'own' && draft.site.rules?.demonstration)
      problems.push(await locateInSite(draft, 'rules', 'demonstration', DEMO_RULES));
    if (problems.length > 0) throw new ContentRefused(problems);
    const result = await inTransaction(pool, { dryRun }, (client) => write(client, content, options));
    // Update the visibility map, so that lists and counts use index-only scans.
    if (!dryRun && result.indexed !== null) await pool.query('vacuum analyze topic');
    const unused = await media.listUnused(draft.others);
    return {
      ...result,
      unused,
      swept: dryRun || !sweep ? 0 : await sweepMedia(pool, options.media, options.now),
    };
  } finally {
    if (trial !== null) await rm(trial, { recursive: true, force: true });
  }
}

async function write(
  client: pg.ClientBase,
  content: ReadyContent,
  { kind, prune = false, now }: ContentOptions,
): Promise<Omit<ContentResult, 'swept' | 'unused'>> {
  const { rows } = await client.query<{ free: boolean }>(
    'select pg_try_advisory_xact_lock($1, $2) as free',
    LOCK,
  );
  if (!rows[0]?.free) {
    throw new ImportRunning({
      th: 'มีการนำเข้าเนื้อหาอีกรายการหนึ่งกำลังทำงานอยู่ รอให้เสร็จก่อนแล้วลองใหม่',
      en: 'Another import of content is running: wait until it has ended, and try again.',
    });
  }
  const { rows: states } = await client.query<{ kind: ContentKind }>('select kind from content_state');
  const replacedDemo = kind === 'own' && states[0]?.kind === 'demo';
  if (replacedDemo) await removeDemoContent(client);
  if (content.site.categories) await writeCategories(client, content.site.categories);
  await refuseUnknownCategories(client, content);
  const topics = await writeTopics(client, content.topics, { prune, now });
  const siteFiles = await writeSite(client, content);
  const newTerms = content.terms && (await writeTerms(client, content.terms, now));
  const newPrivacy = content.privacy && (await writePrivacyNotice(client, content.privacy, now));
  const isSame = topics.added + topics.changed + topics.removed === 0 && !replacedDemo;
  const indexed = isSame && (await isSearchIndexCurrent(client)) ? null : await buildSearchIndex(client, now);
  await client.query(
    `insert into content_state (kind, imported_at) values ($1, $2)
     on conflict (only_row) do update set kind = excluded.kind, imported_at = excluded.imported_at`,
    [kind, now],
  );
  return { topics, siteFiles, newTerms, newPrivacy, replacedDemo, indexed };
}

async function refuseUnknownCategories(client: pg.ClientBase, { topics }: ReadyContent): Promise<void> {
  const { rows } = await client.query<{ category: string }>('select category from content_category');
  const known = new Set(rows.map(({ category }) => category));
  const problems = topics
    .filter(({ category }) => !known.has(category))
    .map(({ source, category, lines }) => ({
      file: source,
      line: lines.category,
      reason: {
        th: `ไม่มีหมวด ${category === '' ? '(ไม่ได้ระบุ)' : category} ระบุ category หรือเพิ่มใน site/categories.yaml`,
        en: `no category ${category === '' ? '(none is given)' : category}: give a category, or add it to site/categories.yaml`,
      },
    }));
  if (problems.length > 0) throw new ContentRefused(problems);
}

/** Another import of content is running. */
export class ImportRunning extends OperatorError {
  override name = 'ImportRunning';
}
