import path from 'node:path';
import type pg from 'pg';
import type { MediaStore } from '../media/media-store.ts';
import { importContent, ImportRunning } from './import-content.ts';

/** The content of the demonstration cooperative; a folder to copy and change. */
export const DEMO_CONTENT = path.resolve(import.meta.dirname, '../../../../../content/demo');

/** Publishes the demonstration if nothing was ever published. If two servers start together, one does it. */
export async function publishDemo(
  pool: pg.Pool,
  { media, now }: { media: MediaStore; now: Date },
): Promise<void> {
  try {
    if (await hasContent(pool)) return;
    await importContent(pool, { folder: DEMO_CONTENT, media, kind: 'demo', now });
  } catch (error) {
    if (!(error instanceof ImportRunning)) throw error;
  }
}

async function hasContent(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>('select exists (select from content_state) as there');
  return rows[0]?.there ?? false;
}
