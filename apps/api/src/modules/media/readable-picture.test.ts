import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { FolderStore } from './folder-store.ts';
import { makePicture, PictureRefused } from './picture-maker.ts';
import { readPicture } from './readable-picture.ts';

const CASES = path.resolve(import.meta.dirname, '../../../../../../shared/cases/24-samsung-jpeg');

/** A photograph in the encoding of a camera, and one that is loaded in steps. */
let camera: Buffer;
let stepwise: Buffer;
let png: Buffer;

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = sharp({ create: { width: 320, height: 240, channels: 3, noise, background: '#fff' } });
  camera = await photo.clone().jpeg().toBuffer();
  stepwise = await photo.clone().jpeg({ progressive: true }).toBuffer();
  png = await photo.clone().png().toBuffer();
});

const make = (source: Buffer) => makePicture(source, new FolderStore(temporaryFolder()));

/** Sets the scan parameters as some phones do. */
function asPhone(source: Buffer): Buffer {
  const changed = Buffer.from(source);
  const scan = changed.indexOf(Buffer.from([0xff, 0xda]));
  changed.fill(0, scan + 2 + changed.readUInt16BE(scan + 2) - 3, scan + 2 + changed.readUInt16BE(scan + 2));
  return changed;
}

describe('a picture that browsers show', () => {
  it('is the same without its end marker, with the scan parameters of phones, and with both', async () => {
    const pixels = async (source: Buffer) => {
      const { content, options } = await readPicture(sharp, source);
      return sharp(content, options).raw().toBuffer();
    };
    for (const whole of [camera, stepwise]) {
      const expected = await sharp(whole).raw().toBuffer();
      const variants = [
        whole.subarray(0, -2),
        whole.subarray(0, -1),
        Buffer.concat([whole, Buffer.alloc(99)]),
      ];
      if (whole === camera) variants.push(asPhone(whole), asPhone(whole.subarray(0, -2)));
      for (const variant of variants) expect((await pixels(variant)).equals(expected)).toBe(true);
    }
  });

  it('may have bytes between its parts, or text chunks of another checksum', async () => {
    const tables = camera.indexOf(Buffer.from([0xff, 0xc4]));
    const spaced = Buffer.concat([
      camera.subarray(0, tables),
      Buffer.from([1, 2, 3]),
      camera.subarray(tables),
    ]);
    expect(await make(spaced)).toMatchObject({ width: 320, height: 240 });
    const note = Buffer.from('0000000474455874614062630000beef', 'hex');
    const noted = Buffer.concat([png.subarray(0, 33), note, png.subarray(33)]);
    expect(await make(noted)).toMatchObject({ width: 320, height: 240 });
  });

  it.skipIf(!existsSync(CASES)).each(['noeoi.jpg', 'sos000.jpg'])('such as %s is published', async (name) => {
    expect(await make(readFileSync(path.join(CASES, name)))).toMatchObject({ width: 400, height: 300 });
  });
});

describe('a picture that is damaged', () => {
  it.each([0.9, 0.5, 0.1])('is refused where %d of it is left, with an end marker too', async (share) => {
    const isRefused = (source: Buffer) => expect(make(source)).rejects.toThrow(PictureRefused);
    const [photo, steps, drawing] = [camera, stepwise, png].map((whole) =>
      whole.subarray(0, whole.length * share),
    ) as [Buffer, Buffer, Buffer];
    const end = Buffer.from([0xff, 0xd9]);
    for (const cut of [photo, steps, drawing, asPhone(photo)]) await isRefused(cut);
    for (const cut of [photo, steps, asPhone(photo)]) await isRefused(Buffer.concat([cut, end]));
  });

  it('is refused with nothing but its first bytes', async () => {
    for (const length of [3, 4, 20, 200]) {
      await expect(make(camera.subarray(0, length))).rejects.toThrow(PictureRefused);
      await expect(make(Buffer.concat([camera.subarray(0, length), Buffer.alloc(999)]))).rejects.toThrow(
        PictureRefused,
      );
    }
  });

  it('is refused over 24 megapixels, with little work', async () => {
    const bomb = { width: 5000, height: 5000, channels: 3 as const, background: '#000' };
    for (const large of [sharp({ create: bomb }).png(), sharp({ create: bomb }).jpeg()]) {
      await expect(make(await large.toBuffer())).rejects.toThrow(PictureRefused);
    }
  });
});
