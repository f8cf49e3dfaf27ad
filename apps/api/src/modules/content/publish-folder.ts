import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manufacturer } from '@sahakorn/contract/home';
import type { Attachment, Picture } from '@sahakorn/contract/topic';
import type { SitePart, SitePartName, Slide } from '../info/site-parts.ts';
import { publishBody } from './body-files.ts';
import type { ContentProblem } from './content-problems.ts';
import { FileRefused, type FolderMedia } from './folder-media.ts';
import type { FolderDraft } from './read-folder.ts';
import type { SiteDraft } from './site-files.ts';
import type { TopicDraft } from './topic-file.ts';

/** A page as it is kept. */
export type ReadyTopic = Omit<TopicDraft, 'html' | 'picture' | 'attachments' | 'album'> & {
  bodyHtml: string;
  picture: Picture | null;
  attachments: Attachment[];
  album: Picture[];
  digest: string;
};

/** The parts of the site that are kept whole. */
export type ReadyParts = { [Name in SitePartName]?: SitePart<Name> };

export type ReadyContent = {
  topics: ReadyTopic[];
  parts: ReadyParts;
  site: SiteDraft;
  terms: FolderDraft['terms'];
  mediaNames: ReadonlyMap<string, string>;
};

/** Publishes the pictures and files of a folder and makes its pages safe. What cannot be used joins `problems`. */
export async function publishFolder(
  folder: string,
  draft: FolderDraft,
  { media, problems }: { media: FolderMedia; problems: ContentProblem[] },
): Promise<ReadyContent> {
  const topics: ReadyTopic[] = [];
  for (const topic of draft.topics) {
    const refused: string[] = [];
    const refuse = (file: string, reason: string) => {
      refused.push(file);
      problems.push({ file: topic.source, line: null, reason });
    };
    topics.push(await publishTopic(topic, media, refuse));
    await placeProblems(path.join(folder, topic.source), topic.source, refused, problems);
  }
  const parts = await publishParts(draft.site, media, problems);
  return { topics, parts, site: draft.site, terms: draft.terms, mediaNames: media.names };
}

type Refuse = (file: string, reason: string) => void;

/** Gives null, and says why, where a file cannot be used. */
async function orRefuse<Made>(make: Promise<Made>, file: string, refuse: Refuse): Promise<Made | null> {
  try {
    return await make;
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    refuse(file, error.message);
    return null;
  }
}

async function publishTopic(topic: TopicDraft, media: FolderMedia, refuse: Refuse): Promise<ReadyTopic> {
  const { html, picture, attachments, album, ...kept } = topic;
  const { source } = topic;
  const pictureOf = ({ file, alt }: { file: string; alt: string }) =>
    orRefuse(media.picture(source, file, alt), file, refuse);
  const bodyHtml = await publishBody(html, source, { media, refuse });
  const files: (Attachment | null)[] = [];
  for (const { file, title } of attachments) {
    files.push(await orRefuse(media.attachment(source, file, title), file, refuse));
  }
  const pictures: (Picture | null)[] = [];
  for (const shown of album) pictures.push(await pictureOf(shown));
  const ready = {
    ...kept,
    bodyHtml,
    picture: picture && (await pictureOf(picture)),
    attachments: files.filter((file) => file !== null),
    album: pictures.filter((shown) => shown !== null),
  };
  return { ...ready, digest: createHash('sha256').update(JSON.stringify(ready)).digest('hex') };
}

/** Finds the lines on which the refused files are named. */
async function placeProblems(
  fullPath: string,
  source: string,
  refused: readonly string[],
  problems: ContentProblem[],
): Promise<void> {
  if (refused.length === 0) return;
  const lines = (await readFile(fullPath, 'utf8')).split('\n');
  for (const problem of problems) {
    if (problem.file !== source || problem.line !== null) continue;
    const file = refused.find((name) => problem.reason.startsWith(`${name}:`));
    const at = file === undefined ? -1 : lines.findIndex((text) => text.includes(file));
    if (at >= 0) problem.line = at + 1;
  }
}

async function publishParts(
  { home, banners, footer, partners, rates }: SiteDraft,
  media: FolderMedia,
  problems: ContentProblem[],
): Promise<ReadyParts> {
  const pictureIn = (file: string, name: string, alt: string) =>
    orRefuse(media.picture(`site/${file}`, name, alt), name, (_name, reason) =>
      problems.push({ file: `site/${file}.yaml`, line: null, reason }),
    );
  const slides: Slide[] = [];
  for (const { title, text, label, url, picture, alt, from, until } of banners?.slides ?? []) {
    const shown = picture === undefined ? null : await pictureIn('banners', picture, alt);
    const days = { from: from ?? null, until: until ?? null };
    slides.push({ title, excerpt: text, label, url, picture: shown, ...days });
  }
  const manufacturers: Manufacturer[] = [];
  for (const { name, url, logo, description } of partners ?? []) {
    const shown = logo === undefined ? null : await pictureIn('partners', logo, name);
    manufacturers.push({ name, url, logo: shown?.file ?? null, description });
  }
  return {
    ...(home && { home }),
    ...(banners && { slides }),
    ...(footer && { footer }),
    ...(partners && { manufacturers }),
    ...(rates && { rates }),
  };
}
