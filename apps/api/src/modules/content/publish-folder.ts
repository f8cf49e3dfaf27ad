import { createHash } from 'node:crypto';
import type { Manufacturer } from '@sahakorn/contract/home';
import type { Attachment, Picture } from '@sahakorn/contract/topic';
import type { Bilingual } from '../../language.ts';
import type { SitePart, SitePartName, Slide } from '../info/site-parts.ts';
import { publishBodyFiles } from './body-files.ts';
import type { ContentProblem } from './content-problems.ts';
import { FileRefused, type FolderMedia } from './folder-media.ts';
import type { FolderDraft } from './read-folder.ts';
import { locateInSite, locateInTopic, type Refused } from './refused-files.ts';
import type { SiteDraft, SiteFileName } from './site-files.ts';
import type { TopicDraft } from './topic-file.ts';

/** A page as it is stored. */
export type ReadyTopic = Omit<TopicDraft, 'html' | 'picture' | 'attachments' | 'album'> & {
  bodyHtml: string;
  picture: Picture | null;
  attachments: Attachment[];
  album: Picture[];
  digest: string;
};

/** The parts of the site that are stored as one value. */
export type ReadyParts = { [Name in SitePartName]?: SitePart<Name> };

export type ReadyContent = {
  topics: ReadyTopic[];
  parts: ReadyParts;
  site: SiteDraft;
  terms: FolderDraft['terms'];
  privacy: FolderDraft['privacy'];
  mediaNames: ReadonlyMap<string, string>;
};

/**
 * Publishes the pictures and files of a folder and sanitises its pages.
 * Files that cannot be used go to `problems`.
 */
export async function publishFolder(
  draft: FolderDraft,
  { media, problems }: { media: FolderMedia; problems: ContentProblem[] },
): Promise<ReadyContent> {
  const topics: ReadyTopic[] = [];
  for (const topic of draft.topics) {
    const refused: Refused[] = [];
    const refuse: Refuse = (name, reason, part) => refused.push({ name, reason, part });
    topics.push(await publishTopic(topic, media, refuse));
    problems.push(...(await locateInTopic(draft, topic.source, refused)));
  }
  const parts = await publishParts(draft.site, media, async (file, name, reason) => {
    problems.push(await locateInSite(draft, file, name, reason));
  });
  const { site, terms, privacy } = draft;
  return { topics, parts, site, terms, privacy, mediaNames: media.names };
}

type Refuse = (name: string, reason: Bilingual, part: Refused['part']) => void;

/** Returns null, and reports why, where a file cannot be used. */
async function orReport<Made>(
  make: Promise<Made>,
  refuse: (reason: Bilingual) => void | Promise<void>,
): Promise<Made | null> {
  try {
    return await make;
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    await refuse(error.reason);
    return null;
  }
}

async function publishTopic(topic: TopicDraft, media: FolderMedia, refuse: Refuse): Promise<ReadyTopic> {
  const { html, picture, attachments, album, lines, ...kept } = topic;
  const { source } = topic;
  const getPicture = ({ file, alt }: { file: string; alt: string }) =>
    orReport(media.picture(source, file, alt), (reason) => refuse(file, reason, 'head'));
  const refuseInBody = (file: string, reason: Bilingual) => refuse(file, reason, 'body');
  const bodyHtml = await publishBodyFiles(html, source, { media, refuse: refuseInBody });
  const files: (Attachment | null)[] = [];
  for (const { file, title } of attachments) {
    const attached = media.attachment(source, file, title);
    files.push(await orReport(attached, (reason) => refuse(file, reason, 'head')));
  }
  const pictures: (Picture | null)[] = [];
  for (const shown of album) pictures.push(await getPicture(shown));
  const ready = {
    ...kept,
    bodyHtml,
    picture: picture && (await getPicture(picture)),
    attachments: files.filter((file) => file !== null),
    album: pictures.filter((shown) => shown !== null),
  };
  return { ...ready, lines, digest: createHash('sha256').update(JSON.stringify(ready)).digest('hex') };
}

async function publishParts(
  { home, banners, footer, partners, rates, rules }: SiteDraft,
  media: FolderMedia,
  refuse: (file: SiteFileName, name: string, reason: Bilingual) => Promise<void>,
): Promise<ReadyParts> {
  const pictureIn = (file: SiteFileName, name: string, alt: string) =>
    orReport(media.picture(`site/${file}`, name, alt), (reason) => refuse(file, name, reason));
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
    ...(rules && { rules }),
  };
}
