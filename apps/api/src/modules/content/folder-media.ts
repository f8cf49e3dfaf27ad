import { access, readdir, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Attachment, Picture } from '@sahakorn/contract/topic';
import { normaliseThai } from '@sahakorn/thai/normalise';
import { type Bilingual, inEach, type WordTable } from '../../language.ts';
import { getErrorCode } from '../../operator-error.ts';
import { contentName, type MediaStore } from '../media/media-store.ts';
import type { FolderFile } from './folder-files.ts';
import { getMediaType, isNamedByContent } from '../media/media-type.ts';
import { countPdfPages } from '../media/pdf-pages.ts';
import { type MadePicture, makePicture, PictureRefused } from '../media/picture-maker.ts';

const MAX_BYTES = 30 * 1024 * 1024;
const NO_TYPE = 'application/octet-stream';

const REFUSED = {
  kind: {
    th: 'ไฟล์แนบต้องเป็น PDF, Word, Excel, PowerPoint, ZIP หรือภาพ',
    en: 'an attached file must be PDF, Word, Excel, PowerPoint, ZIP or a picture',
  },
  ending: {
    th: 'นามสกุลของไฟล์ไม่ตรงกับเนื้อหา',
    en: 'the ending of its name is not that of its content',
  },
  outside: { th: 'อยู่นอกโฟลเดอร์', en: 'outside the folder' },
  missing: { th: 'ไม่มีไฟล์นี้', en: 'no such file' },
  notFile: { th: 'ไม่ใช่ไฟล์', en: 'not a file' },
  tooLarge: { th: 'ใหญ่เกิน 30 เมกะไบต์', en: 'larger than 30 megabytes' },
} satisfies WordTable;

/** Why a file that a page names cannot be used, as a clause. */
export class FileRefused extends Error {
  override name = 'FileRefused';
  readonly reason: Bilingual;

  constructor(file: string, why: Bilingual) {
    const reason = inEach(why, (text) => `${file}: ${text}`);
    super(reason.en);
    this.reason = reason;
  }
}

/** Copies the pictures and files that pages refer to into the published files. */
export class FolderMedia {
  readonly #folder: string;
  readonly #store: MediaStore;
  readonly #pictures = new Map<string, Promise<MadePicture>>();
  /** The files that were found, by their real paths. */
  readonly #used = new Set<string>();
  /** The download names of published files. */
  readonly names = new Map<string, string>();

  constructor(folder: string, store: MediaStore) {
    this.#folder = folder;
    this.#store = store;
  }

  /**
   * A picture in the sizes of a page.
   * @param from the file that names it; a name that begins with a slash counts from the folder
   * @throws FileRefused for what is missing, outside the folder or no picture
   */
  async picture(from: string, file: string, alt: string): Promise<Picture> {
    const found = await this.#find(from, file);
    let made = this.#pictures.get(found);
    if (!made) {
      made = this.#read(found).then((content) => makePicture(content, this.#store));
      this.#pictures.set(found, made);
    }
    try {
      return { ...(await made), alt };
    } catch (error) {
      if (error instanceof PictureRefused) throw new FileRefused(decodePath(file), error.reason);
      throw error;
    }
  }

  /**
   * A file for download.
   * @throws FileRefused for what is missing, outside the folder, too large, or of an unknown kind or another than its name
   */
  async attachment(from: string, file: string, title: string): Promise<Attachment> {
    const found = await this.#find(from, file);
    const content = await this.#read(found);
    const extension = path.extname(found).toLowerCase();
    const { type } = getMediaType(content, found);
    if (type === NO_TYPE) {
      throw new FileRefused(decodePath(file), REFUSED.kind);
    }
    if (!isNamedByContent(content, found)) {
      throw new FileRefused(decodePath(file), REFUSED.ending);
    }
    const name = `${contentName(content)}${extension}`;
    await this.#store.put(name, content);
    const shown = title === '' ? path.basename(found, path.extname(found)).normalize('NFC') : title;
    this.names.set(name, `${shown}${extension}`);
    return {
      file: name,
      title: shown,
      media_type: type,
      size_bytes: content.length,
      pages: type === 'application/pdf' ? countPdfPages(content) : null,
    };
  }

  /** The names of those files that nothing refers to. */
  async listUnused(files: readonly FolderFile[]): Promise<string[]> {
    const unused: string[] = [];
    for (const file of files) {
      const found = await realpath(file.path).catch(() => file.path);
      if (!this.#used.has(found)) unused.push(file.name);
    }
    return unused;
  }

  /** A symbolic link or `..` must not publish files outside the folder. */
  async #find(from: string, file: string): Promise<string> {
    const name = decodePath(file);
    const base = name.startsWith('/') ? '' : path.posix.dirname(from);
    try {
      const written = path.posix.join(base, name.replaceAll('\\', '/'));
      const found = await realpath(await findInFolder(this.#folder, written));
      const inside = path.relative(await realpath(this.#folder), found);
      if (inside.startsWith('..') || path.isAbsolute(inside)) throw new FileRefused(name, REFUSED.outside);
      this.#used.add(found);
      return found;
    } catch (error) {
      if (error instanceof FileRefused || getErrorCode(error) === '') throw error;
      throw new FileRefused(name, REFUSED.missing);
    }
  }

  async #read(found: string): Promise<Buffer> {
    const stats = await stat(found);
    if (!stats.isFile()) throw new FileRefused(path.basename(found), REFUSED.notFile);
    if (stats.size > MAX_BYTES) throw new FileRefused(path.basename(found), REFUSED.tooLarge);
    return readFile(found);
  }
}

/** The path of a file on the disk, whose names may be in another spelling: NFD, or with capitals. */
async function findInFolder(folder: string, written: string): Promise<string> {
  let found = folder;
  for (const part of written.split('/').filter((name) => name !== '')) {
    const exact = path.join(found, part);
    found = (await exists(exact)) ? exact : path.join(found, await findName(found, part));
  }
  return found;
}

async function findName(folder: string, written: string): Promise<string> {
  const names = await readdir(folder);
  return names.find((name) => toSpelling(name) === toSpelling(written)) ?? written;
}

function toSpelling(name: string): string {
  return normaliseThai(name).toLowerCase();
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Links in Markdown are percent-encoded. */
export function decodePath(file: string): string {
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}
