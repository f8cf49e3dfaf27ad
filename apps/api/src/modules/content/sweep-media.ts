import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { getErrorCode } from '../../operator-error.ts';

/** The names of files that this server wrote; other files in the folder are left alone. */
const OWN_FILE = /^\.?([0-9a-f]{32})(-\d+)?\.[a-z0-9]{1,8}(\.\d+)?$/;

/** A newer file may belong to an import in progress, or to a page that is open in a browser. */
const YOUNG_MS = 3600 * 1000;

/** Every text of the database that names published files. */
const NAMED = `
  select distinct found[1] as stem from (
    select body_html || attachments::text || album::text || coalesce(picture::text, '') as names from topic
    union all select content::text from site_part
    union all select note_html from notice_panel
    union all select body_html from terms
    union all select body_html from privacy_notice
    union all select picture_file from member where picture_file is not null
  ) as texts, regexp_matches(names, '[0-9a-f]{32}', 'g') as found`;

/**
 * Deletes published files that are no longer referenced, in every size, and returns their number. Files of the last hour stay.
 */
export async function sweepMedia(
  client: pg.ClientBase | pg.Pool,
  mediaFolder: string,
  now: Date,
): Promise<number> {
  const old = await listOld(mediaFolder, now);
  if (old.size === 0) return 0;
  // Read the references after listing the files: references added in between are to newer files.
  const { rows } = await client.query<{ stem: string }>(NAMED);
  for (const { stem } of rows) old.delete(stem);
  const files = [...old.values()].flat();
  for (const file of files) await rm(path.join(mediaFolder, file), { force: true });
  await client.query('delete from media_name where file = any($1)', [files]);
  return files.length;
}

/** The files by stem; one recently used file keeps all files of its stem. */
async function listOld(mediaFolder: string, now: Date): Promise<Map<string, string[]>> {
  const byStem = new Map<string, string[]>();
  const young = new Set<string>();
  for (const file of await readdir(mediaFolder)) {
    const stem = OWN_FILE.exec(file)?.[1];
    if (stem === undefined) continue;
    byStem.set(stem, [...(byStem.get(stem) ?? []), file]);
    if (now.getTime() - (await lastUsed(path.join(mediaFolder, file))) < YOUNG_MS) young.add(stem);
  }
  for (const stem of young) byStem.delete(stem);
  return byStem;
}

async function lastUsed(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return 0;
    throw error;
  }
}
