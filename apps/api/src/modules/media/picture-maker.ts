import type { Picture } from '@sahakorn/contract/topic';
import type { Sharp } from 'sharp';
import type { Bilingual } from '../../language.ts';
import { contentName, type MediaStore } from './media-store.ts';
import { getMediaType } from './media-type.ts';
import { readPicture } from './readable-picture.ts';

/** Part of every name: change it when the conversion changes. */
const RECIPE = 'picture-1';

/** The width of the JPEG or PNG file. */
const MAX_WIDTH = 1440;
/** The widths of the WebP files; none is wider than the picture itself. */
const WIDTHS = [480, 960, MAX_WIDTH];
const JPEG = { quality: 82, mozjpeg: true } as const;
const WEBP_QUALITY = 78;

const ACCEPTED = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

const NO_PICTURE: Bilingual = {
  th: 'ไม่ใช่ภาพ JPEG, PNG, GIF หรือ WebP',
  en: 'not a JPEG, PNG, GIF or WebP picture',
};
const UNREADABLE: Bilingual = {
  th: 'ภาพเสีย ไม่ครบ หรือใหญ่เกิน 24 ล้านพิกเซล',
  en: 'the picture is broken, incomplete or larger than 24 megapixels',
};

/** Why a file is no picture for a page, as a clause. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
  readonly reason: Bilingual;

  constructor(reason: Bilingual) {
    super(reason.en);
    this.reason = reason;
  }
}

export type MadePicture = Omit<Picture, 'alt'>;

/**
 * Turns a photograph or drawing into the files of a page: a JPEG or PNG, whichever is smaller, and WebP in
 * several widths, all upright and without metadata. Existing files are not made again.
 * @throws PictureRefused for anything but a whole JPEG, PNG, GIF or WebP of at most 24 megapixels
 */
export async function makePicture(source: Uint8Array, store: MediaStore): Promise<MadePicture> {
  const { type } = getMediaType(source, '');
  if (!ACCEPTED.includes(type)) throw new PictureRefused(NO_PICTURE);
  const stem = contentName(source, RECIPE);
  try {
    return (await findExistingPicture(stem, store)) ?? (await make(stem, store, await createOpener(source)));
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error;
    throw new PictureRefused(UNREADABLE);
  }
}

/** Import sharp lazily: it loads a large library. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

async function createOpener(source: Uint8Array): Promise<() => Sharp> {
  const sharp = await loadSharp();
  const { content, options } = await readPicture(sharp, source);
  return () => sharp(content, options).autoOrient();
}

async function make(stem: string, store: MediaStore, open: () => Sharp): Promise<MadePicture> {
  const upright = () => open().resize({ width: MAX_WIDTH, withoutEnlargement: true });
  const { data: png, info } = await upright()
    .png({ compressionLevel: 9, palette: true })
    .toBuffer({ resolveWithObject: true });
  const jpeg = await upright().flatten({ background: '#ffffff' }).jpeg(JPEG).toBuffer();
  const isDrawing = png.length < jpeg.length;
  const { width, height } = info;
  for (const narrower of getWidths(width)) {
    const webp = await open()
      .resize({ width: narrower })
      .webp(isDrawing ? { lossless: true, effort: 2 } : { quality: WEBP_QUALITY, effort: 4 })
      .toBuffer();
    await store.put(webpName(stem, narrower), webp);
  }
  // It is written last: if it exists, so do the others.
  const file = `${stem}.${isDrawing ? 'png' : 'jpg'}`;
  await store.put(file, isDrawing ? png : jpeg);
  return describe(stem, file, width, height);
}

async function findExistingPicture(stem: string, store: MediaStore): Promise<MadePicture | null> {
  for (const file of [`${stem}.png`, `${stem}.jpg`]) {
    if (!(await store.has(file))) continue;
    const made = await store.read(file);
    if (made === null) continue;
    const { width, height } = await (await loadSharp())(made).metadata();
    return describe(stem, file, width, height);
  }
  return null;
}

function describe(stem: string, file: string, width: number, height: number): MadePicture {
  const sources = getWidths(width).map((narrower) => ({
    file: webpName(stem, narrower),
    media_type: 'image/webp',
    width: narrower,
  }));
  return { file, width, height, sources };
}

function getWidths(width: number): number[] {
  const narrower = WIDTHS.filter((step) => step < width);
  return [...narrower, width];
}

function webpName(stem: string, width: number): string {
  return `${stem}-${width}.webp`;
}
