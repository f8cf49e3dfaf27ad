import type { Size } from 'react-easy-crop';

/** Limits of a chosen file. */
export type PictureLimits = {
  /** Bytes of the file at most. */
  bytes: number;
  /** Greatest number of pixels: a browser needs four bytes for each. */
  pixels: number;
  /** Width and height at least, in pixels. */
  side: number;
};

/** Why a file is refused. */
export type Refusal = 'type' | 'heic' | 'bytes' | 'pixels' | 'side' | 'broken';

/** A decoded picture, with its upright size in pixels. The caller must revoke `url`. */
export type Picture = { image: HTMLImageElement; url: string; size: Size };

const HEAD_BYTES = 16;
/** Magic bytes of each format: file names and types are not reliable. */
const SIGNATURES = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^GIF8[79]a/, /^RIFF.{4}WEBP/s];
const HEIC = /^.{4}ftyp(?:hei|hev|mif1|msf1)/s;

/**
 * Reads a file as a picture, or returns why it is refused: not a JPEG, PNG, GIF or WebP by its content, too large,
 * too small or broken. Pictures with too many pixels are refused before they are decoded.
 */
export async function readPicture(file: Blob, limits: PictureLimits): Promise<Picture | Refusal> {
  const refusal = await refusalByHead(file, limits);
  if (refusal) return refusal;
  const url = URL.createObjectURL(file);
  const opened = await open(url, limits);
  if (typeof opened === 'string') URL.revokeObjectURL(url);
  return opened;
}

async function refusalByHead(file: Blob, { bytes }: PictureLimits): Promise<Refusal | null> {
  if (file.size > bytes) return 'bytes';
  const start = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const head = String.fromCharCode(...start);
  if (HEIC.test(head)) return 'heic';
  return SIGNATURES.some((signature) => signature.test(head)) ? null : 'type';
}

async function open(url: string, limits: PictureLimits): Promise<Picture | Refusal> {
  const image = new Image();
  const loaded = new Promise<boolean>((resolve) => {
    image.addEventListener('load', () => resolve(true));
    image.addEventListener('error', () => resolve(false));
  });
  image.src = url;
  if (!(await loaded)) return 'broken';
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  if (size.width * size.height > limits.pixels) return 'pixels';
  if (Math.min(size.width, size.height) < limits.side) return 'side';
  try {
    await image.decode();
  } catch {
    return 'broken';
  }
  return { image, url, size };
}
