// Crops one picture in a separate process, so that a decompression bomb cannot crash the server.
// Reads the file from standard input, the area from the arguments; writes a JPEG to standard output.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { MAX_PIXELS, readPicture } from '../media/readable-picture.ts';
import { type PixelArea, PORTRAIT_EXITS } from './portrait.ts';

const WIDTH = 512;
/** Narrower areas would be enlarged too much. */
const MAX_ASPECT_RATIO = 4;
const LOADERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'];

/** Decodes the whole picture, upright and on white; a truncated or broken one fails here. */
async function decode(source: Buffer) {
  const { content, options } = await readPicture(sharp, source);
  return sharp(content, options)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The area in whole pixels; null if it is outside the picture or too narrow. */
function toCropArea({ x, y, width, height }: PixelArea, image: { width: number; height: number }) {
  const [left, top] = [Math.round(x), Math.round(y)];
  const cut = {
    left,
    top,
    width: Math.min(Math.round(width), image.width - left),
    height: Math.min(Math.round(height), image.height - top),
  };
  const inside = x + width <= image.width + 1 && y + height <= image.height + 1;
  const span = Math.max(cut.width / cut.height, cut.height / cut.width);
  return inside && cut.width >= 1 && cut.height >= 1 && span <= MAX_ASPECT_RATIO ? cut : null;
}

async function main(): Promise<number> {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  sharp.concurrency(1);
  const { data, info } = await decode(await buffer(process.stdin));
  const area = toCropArea(JSON.parse(process.argv[2] ?? '') as PixelArea, info);
  if (!area) return PORTRAIT_EXITS.outside;
  const { width, height, channels } = info;
  const jpeg = await sharp(data, { raw: { width, height, channels }, limitInputPixels: MAX_PIXELS })
    .extract(area)
    .resize({ width: WIDTH })
    .jpeg({ quality: 85 })
    .toBuffer();
  process.stdout.write(jpeg);
  return PORTRAIT_EXITS.made;
}

process.exitCode = await main().catch(() => PORTRAIT_EXITS.refused);
