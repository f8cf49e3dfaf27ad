import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { MediaStore } from '../media/media-store.ts';
import { createPictureQueries } from './picture-queries.ts';
import { PictureService } from './picture-service.ts';

const FILE = path.resolve(import.meta.dirname, '../../db/seed/pictures/somying.png');
const SIDE = 512;

/** Uploads the picture of the demonstration's member 001234. */
export async function seedDemoPicture(db: Kysely<Database>, media: MediaStore): Promise<void> {
  const pictures = new PictureService({ queries: createPictureQueries(db), media });
  const image = `data:image/png;base64,${(await readFile(FILE)).toString('base64')}`;
  const stored = await pictures.replace('001234', { image, area: { x: 0, y: 0, width: SIDE, height: SIDE } });
  if ('refusal' in stored) throw new Error(`The picture of the demonstration is ${stored.refusal}.`);
}
