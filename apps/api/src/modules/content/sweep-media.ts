import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../db/schema.ts';
import type { MediaStore } from '../media/media-store.ts';

/** The names of files that this server wrote; other files in the folder are not touched. */
const OWN_FILE = /^\.?(?:portrait-)?([0-9a-f]{32})(-\d+)?\.[a-z0-9]{1,8}(\.\d+)?$/;

/** A newer file may belong to an import in progress, or to a page that is open in a browser. */
const MIN_AGE_MS = 3600 * 1000;

/** Finds a pattern in every text of the database that names published files. */
const selectNamed = (pattern: string) => `
  select distinct found[1] as found from (
    select body_html || attachments::text || album::text || coalesce(picture::text, '') as names from topic
    union all select content::text from site_part
    union all select note_html from notice_panel
    union all select body_html from terms
    union all select body_html from privacy_notice
    union all select picture_file from member where picture_file is not null
  ) as texts, regexp_matches(names, '${pattern}', 'g') as found`;

const STEM = '[0-9a-f]{32}';
const FILE = String.raw`(?:[a-z]+-)?[0-9a-f]{32}(?:-\d+)?\.[a-z0-9]{1,8}`;

/** The stems of all published files that the database names. */
export async function listMediaInUse(client: pg.ClientBase | pg.Pool): Promise<string[]> {
  const { rows } = await client.query<{ found: string }>(selectNamed(STEM));
  return rows.map(({ found }) => found);
}

/**
 * Deletes published files that are no longer referenced, in every size, and returns
 * their number. Files of the last hour stay.
 */
export async function sweepMedia(
  client: pg.ClientBase | pg.Pool,
  media: MediaStore,
  now: Date,
): Promise<number> {
  const old = await listOld(media, now);
  if (old.size === 0) return 0;
  // Read the references after listing the files: references added in between are to newer files.
  for (const stem of await listMediaInUse(client)) old.delete(stem);
  const files = [...old.values()].flat();
  for (const file of files) await media.remove(file);
  await client.query('delete from media_name where file = any($1)', [files]);
  return files.length;
}

/** The names of all published files that the database refers to. */
export async function listPublishedFiles(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql.raw<{ found: string }>(selectNamed(FILE)).execute(db);
  return rows.map(({ found }) => found);
}

/** The files by stem; one recently used file keeps all files of its stem. */
async function listOld(media: MediaStore, now: Date): Promise<Map<string, string[]>> {
  const byStem = new Map<string, string[]>();
  const recent = new Set<string>();
  for (const { name: file, usedAt } of await media.list()) {
    const stem = OWN_FILE.exec(file)?.[1];
    if (stem === undefined) continue;
    byStem.set(stem, [...(byStem.get(stem) ?? []), file]);
    if (now.getTime() - usedAt.getTime() < MIN_AGE_MS) recent.add(stem);
  }
  for (const stem of recent) byStem.delete(stem);
  return byStem;
}
