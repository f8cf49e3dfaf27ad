import sanitizeHtml from 'sanitize-html';
import { isTooLong, sanitiseHtml } from '../../html/sanitise-html.ts';
import type { Bilingual } from '../../language.ts';
import { decodePath, type FolderMedia, FileRefused } from './folder-media.ts';
import { EVERYTHING, isFileReference, isPictureFile } from './lost-text.ts';
import { TOO_LONG } from './page-body.ts';

type Reference = { tag: 'img' | 'a'; file: string; alt: string };

/** The published form of a picture or link in a text. */
type Replacement = Record<string, string>;

/**
 * Publishes the pictures and files that a text refers to, and returns the sanitised text.
 * @param refuse is called for each that cannot be used
 */
export async function publishBodyFiles(
  html: string,
  source: string,
  { media, refuse }: { media: FolderMedia; refuse: (file: string, reason: Bilingual) => void },
): Promise<string> {
  const replacements = new Map<string, Replacement>();
  for (const reference of listReferences(html)) {
    try {
      replacements.set(getKey(reference), await publish(reference, source, media));
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      refuse(decodePath(reference.file), error.reason);
    }
  }
  const written = replacements.size === 0 ? html : replaceReferences(html, replacements);
  const shown = sanitiseHtml(written).trim();
  if (isTooLong(written) || isTooLong(shown)) refuse(source, TOO_LONG);
  return shown;
}

function getKey({ tag, file }: Pick<Reference, 'tag' | 'file'>): string {
  return `${tag} ${file}`;
}

function listReferences(html: string): Reference[] {
  const found = new Map<string, Reference>();
  const addReference = (tag: Reference['tag'], file = '', alt = '') => {
    if (tag === 'img' ? isPictureFile(file) : isFileReference(file))
      found.set(getKey({ tag, file }), { tag, file, alt });
  };
  sanitizeHtml(html, {
    ...EVERYTHING,
    transformTags: {
      img: (tagName, attribs) => {
        addReference('img', attribs.src, attribs.alt);
        return { tagName, attribs };
      },
      a: (tagName, attribs) => {
        addReference('a', attribs.href);
        return { tagName, attribs };
      },
    },
  });
  return [...found.values()];
}

async function publish(
  { tag, file, alt }: Reference,
  source: string,
  media: FolderMedia,
): Promise<Replacement> {
  if (tag === 'a') return { href: `/mediafiles/${(await media.attachment(source, file, '')).file}` };
  const picture = await media.picture(source, file, alt);
  return {
    src: `/mediafiles/${picture.file}`,
    width: String(picture.width),
    height: String(picture.height),
  };
}

function replaceReferences(html: string, replacements: ReadonlyMap<string, Replacement>): string {
  const replace = (tagName: 'img' | 'a', attribs: sanitizeHtml.Attributes, file = '') => ({
    tagName,
    attribs: { ...attribs, ...replacements.get(getKey({ tag: tagName, file })) },
  });
  return sanitizeHtml(html, {
    ...EVERYTHING,
    transformTags: {
      img: (_tag, attribs) => replace('img', attribs, attribs.src),
      a: (_tag, attribs) => replace('a', attribs, attribs.href),
    },
  });
}
