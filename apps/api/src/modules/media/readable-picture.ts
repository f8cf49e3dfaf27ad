import type { default as Sharp, SharpOptions } from 'sharp';

export const MAX_PIXELS = 24_000_000;

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
/** Frames whose scans hold whole blocks, baseline and extended. */
const SEQUENTIAL = [0xc0, 0xc1];
const WHOLE_BLOCK = [0, 63, 0];
/** Warnings that tell of missing or damaged image data; browsers and libvips pass over the others. */
const DAMAGE = /premature end|bad Huffman|corrupt header|read error/i;

/** The library, which is large and loaded only where pictures are made. */
type SharpLibrary = typeof Sharp;

export type ReadablePicture = { content: Buffer; options: SharpOptions };

/**
 * A picture with how to open it: any that browsers show whole. A JPEG may lack its end marker, and some phones
 * write scan parameters of 0 0 0; both are mended in memory. Other warnings of the decoder are passed over.
 * @throws Error for a picture that is cut short, damaged or over 24 megapixels
 */
export async function readPicture(sharp: SharpLibrary, source: Uint8Array): Promise<ReadablePicture> {
  const content = mendJpeg(Buffer.from(source));
  const strict: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'warning', pages: 1 };
  try {
    await decode(sharp, content, strict);
    return { content, options: strict };
  } catch (error) {
    if (!(error instanceof Error) || DAMAGE.test(error.message)) throw error;
    const lenient: SharpOptions = { ...strict, failOn: 'error' };
    await decode(sharp, content, lenient);
    return { content, options: lenient };
  }
}

/** Reads every pixel, and keeps few of them. */
async function decode(sharp: SharpLibrary, content: Buffer, options: SharpOptions): Promise<void> {
  await sharp(content, options).resize(8, 8).raw().toBuffer();
}

/** Another file is unchanged. */
function mendJpeg(content: Buffer): Buffer {
  if (content[0] !== 0xff || content[1] !== SOI) return content;
  let isSequential = false;
  for (let at = 2; at + 3 < content.length;) {
    const marker = content[at + 1] ?? 0;
    if (content[at] !== 0xff || marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) return content;
    const end = at + 2 + content.readUInt16BE(at + 2);
    isSequential ||= SEQUENTIAL.includes(marker);
    if (marker !== SOS) {
      at = end;
      continue;
    }
    if (isSequential && end <= content.length) content.set(WHOLE_BLOCK, end - WHOLE_BLOCK.length);
    at = findMarker(content, end);
  }
  const hasEnd = content.at(-2) === 0xff && content.at(-1) === EOI;
  return hasEnd ? content : Buffer.concat([content, Buffer.from([0xff, EOI])]);
}

/** The next marker after the data of a scan, which contains stuffed zeros and restart markers. */
function findMarker(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at >= 0; at = content.indexOf(0xff, at + 1)) {
    const next = content[at + 1];
    const isData = next === undefined || next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return content.length;
}
