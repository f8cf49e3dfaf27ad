import { readFile } from 'node:fs/promises';
import type { Bilingual } from '../../language.ts';
import type { ContentProblem } from './content-problems.ts';
import type { FolderDraft } from './read-folder.ts';
import type { SiteFileName } from './site-files.ts';

/** A file that cannot be used, and whether the front matter names it or the text. */
export type Refused = { name: string; reason: Bilingual; part: 'head' | 'body' };

/** Each refused file with the line that refers to it, or the first line of its part. */
export async function locateInTopic(
  { paths }: Pick<FolderDraft, 'paths'>,
  source: string,
  refused: readonly Refused[],
): Promise<ContentProblem[]> {
  if (refused.length === 0) return [];
  const lines = (await readFile(paths.get(source) ?? source, 'utf8')).split('\n');
  const bodyAt = lines.findIndex((text, at) => at > 0 && text.trimEnd() === '---') + 1;
  return refused.map(({ name, reason, part }) => {
    const [from, to] = part === 'head' ? [1, bodyAt] : [bodyAt, lines.length];
    const at = lines.findIndex((text, place) => place >= from && place < to && text.includes(name));
    return { file: source, line: (at < 0 ? from : at) + 1, reason };
  });
}

/** The same for a part of the site. */
export async function locateInSite(
  { paths, siteFiles }: Pick<FolderDraft, 'paths' | 'siteFiles'>,
  part: SiteFileName,
  name: string,
  reason: Bilingual,
): Promise<ContentProblem> {
  const file = siteFiles[part] ?? `site/${part}`;
  const text = await readFile(paths.get(file) ?? file, 'utf8');
  const at = text.split('\n').findIndex((line) => line.includes(name));
  return { file, line: Math.max(0, at) + 1, reason };
}
