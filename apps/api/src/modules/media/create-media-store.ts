import path from 'node:path';
import type { Config } from '../../config.ts';
import { BucketStore } from './bucket-store.ts';
import { FolderStore } from './folder-store.ts';
import type { MediaStore } from './media-store.ts';

/** The folder of published files below `DATA_DIR`. */
export const MEDIA_FOLDER = 'mediafiles';

/** The bucket of the settings, or else the folder. */
export function createMediaStore({ dataDir, media }: Pick<Config, 'dataDir' | 'media'>): MediaStore {
  return media === null ? new FolderStore(path.join(dataDir, MEDIA_FOLDER)) : new BucketStore(media);
}
