import { randomBytes } from 'node:crypto';
import { PICTURE_MAX_BYTES } from '@sahakorn/contract/picture';
import { Invalid, NotFound } from '../../errors/domain-errors.ts';
import { type MediaStore, PORTRAIT_PREFIX } from '../media/media-store.ts';
import { parseDataUrl } from './data-url.ts';
import type { PictureQueries } from './picture-queries.ts';
import { makePortrait, type PixelArea } from './portrait.ts';

/** The names of files that this server wrote; only these are deleted. */
const OWN_NAME = /^(?:portrait-)?[0-9a-f]{32}\.jpg$/;

/** Why a picture is refused. */
export type PictureRefusal = 'too-large' | 'unreadable';

/** Stores members' pictures as files with unguessable names. */
export class PictureService {
  readonly #queries: PictureQueries;
  readonly #media: MediaStore;

  constructor({ queries, media }: { queries: PictureQueries; media: MediaStore }) {
    this.#queries = queries;
    this.#media = media;
  }

  /**
   * Replaces the member's picture, and returns the name of its file. The earlier picture is deleted.
   * @throws Invalid when the area is outside the picture, ServiceUnavailable in a flood
   */
  async replace(
    membershipNo: string,
    { image, area }: { image: string; area: PixelArea },
  ): Promise<{ file: string } | { refusal: PictureRefusal }> {
    const source = parseDataUrl(image);
    if (!source) return { refusal: 'unreadable' };
    if (source.length > PICTURE_MAX_BYTES) return { refusal: 'too-large' };
    const portrait = await makePortrait(source, area, membershipNo);
    if (portrait === 'outside') throw new Invalid('body.croppedAreaPixels: must lie inside the picture');
    if (portrait === 'unreadable') return { refusal: portrait };
    return { file: await this.#store(membershipNo, portrait) };
  }

  /** @throws NotFound unless the file is the current picture of the member */
  async read(membershipNo: string, file: string): Promise<Buffer> {
    if ((await this.#queries.findPicture(membershipNo)) !== file) throw new NotFound();
    const picture = await this.#media.read(file);
    if (picture === null) throw new NotFound();
    return picture;
  }

  async #store(membershipNo: string, portrait: Buffer): Promise<string> {
    const file = `${PORTRAIT_PREFIX}${randomBytes(16).toString('hex')}.jpg`;
    await this.#media.put(file, portrait);
    try {
      const before = await this.#queries.updatePicture(membershipNo, file);
      if (before !== null && OWN_NAME.test(before)) await this.#media.remove(before);
    } catch (error) {
      await this.#media.remove(file);
      throw error;
    }
    return file;
  }
}
