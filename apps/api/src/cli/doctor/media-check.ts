import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { listPublishedFiles } from '../../modules/content/sweep-media.ts';
import { contentName, type MediaStore } from '../../modules/media/media-store.ts';
import { getMediaType } from '../../modules/media/media-type.ts';
import { fault, type Finding, ok } from './finding.ts';

const NAMES_SHOWN = 5;

/**
 * Looks whether every published file is there. The names of attachments are hashes of their content; a
 * picture is named by what it was made from, and must end as its format demands.
 */
export async function checkMedia(db: Kysely<Database>, media: MediaStore): Promise<Finding[]> {
  const files = await listPublishedFiles(db);
  const attachments = new Set(
    (await db.selectFrom('media_name').select('file').execute()).map(({ file }) => file),
  );
  const missing: string[] = [];
  const damaged: string[] = [];
  for (const file of files) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one file at a time in memory
    const content = await media.read(file);
    if (content === null) missing.push(file);
    else if (!(attachments.has(file) ? hasOwnName(file, content) : isWholePicture(content)))
      damaged.push(file);
  }
  const found = [
    ...report(missing, `ไฟล์หายจาก ${media.place}`, `Files missing in ${media.place}`),
    ...report(damaged, `ไฟล์เสียใน ${media.place}`, `Damaged files in ${media.place}`),
  ];
  if (found.length > 0) return found;
  return [
    ok(
      `ไฟล์ที่เผยแพร่ครบและไม่เสีย ${files.length} ไฟล์`,
      `Published files, all there and undamaged: ${files.length}`,
    ),
  ];
}

function report(files: readonly string[], th: string, en: string): Finding[] {
  if (files.length === 0) return [];
  const names = `${files.slice(0, NAMES_SHOWN).join(', ')}${files.length > NAMES_SHOWN ? ', …' : ''}`;
  return [fault(`${th} ${files.length} ไฟล์: ${names}`, `${en}: ${files.length}: ${names}`)];
}

function hasOwnName(file: string, content: Buffer): boolean {
  return contentName(content) === path.parse(file).name;
}

const JPEG_END = Buffer.from([0xff, 0xd9]);
const PNG_END = Buffer.from('IEND');
/** The length of a WebP file counts from after its own field. */
const RIFF_HEADER_BYTES = 8;

/** Whether a JPEG, PNG or WebP file was not cut off. */
function isWholePicture(content: Buffer): boolean {
  const { type } = getMediaType(content, '');
  if (type === 'image/jpeg') return content.subarray(-2).equals(JPEG_END);
  if (type === 'image/png') return content.subarray(-8, -4).equals(PNG_END);
  return type === 'image/webp' && content.readUInt32LE(4) + RIFF_HEADER_BYTES === content.length;
}
