import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { normaliseLine } from '@sahakorn/thai/normalise';
import type { Bilingual } from '../../language.ts';
import { getErrorCode } from '../../operator-error.ts';
import { UnreadableFile } from './values/problems.ts';

/** A file of books in the folder. */
export type SourceFile = {
  path: string;
  /** As the reader at the cooperative knows it: the name inside the folder. */
  name: string;
  format: 'csv' | 'json-lines';
  /** Size on the disk in bytes, packed where the file is packed. */
  size: number;
  gzip: boolean;
};

const FORMATS = new Map<string, SourceFile['format']>([
  ['csv', 'csv'],
  ['tsv', 'csv'],
  ['txt', 'csv'],
  ['jsonl', 'json-lines'],
  ['ndjson', 'json-lines'],
]);

const CHUNK_BYTES = 256 * 1024;
const GZIP_MAGIC = [0x1f, 0x8b];

/** Table and format by file name: `Member.CSV.gz` is table `member` as CSV. Null for other files. */
export function parseFileName(name: string): { stem: string; format: SourceFile['format'] } | null {
  const match = /^(.+?)\.([a-z]+)(?:\.gz)?$/i.exec(normaliseLine(name));
  const format = FORMATS.get(match?.[2]?.toLowerCase() ?? '');
  return match?.[1] && format ? { stem: match[1].toLowerCase(), format } : null;
}

/** Checks a file without reading it. Throws UnreadableFile for a missing, unreadable or empty one. */
export async function describeSource(
  folder: string,
  name: string,
  format: SourceFile['format'],
): Promise<SourceFile> {
  const file = path.join(folder, name);
  try {
    const handle = await open(file);
    try {
      const { bytesRead, buffer } = await handle.read(
        Buffer.alloc(GZIP_MAGIC.length),
        0,
        GZIP_MAGIC.length,
        0,
      );
      const gzip =
        bytesRead === GZIP_MAGIC.length && GZIP_MAGIC.every((byte, index) => buffer[index] === byte);
      return { path: file, name, format, size: (await stat(file)).size, gzip };
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw toReadError(error);
  }
}

/**
 * The unpacked bytes of a file. `onRead` is called with the bytes read from disk since the last call.
 * Throws UnreadableFile for a file that cannot be read or unpacked to its end.
 */
export async function* readBytes(
  source: SourceFile,
  onRead: (bytes: number) => void = () => undefined,
): AsyncGenerator<Buffer> {
  const disk = createReadStream(source.path, { highWaterMark: CHUNK_BYTES });
  const unpacked = source.gzip ? disk.pipe(createGunzip({ chunkSize: CHUNK_BYTES })) : disk;
  disk.once('error', (error) => unpacked.destroy(error));
  let reported = 0;
  try {
    for await (const chunk of unpacked) {
      onRead(disk.bytesRead - reported);
      reported = disk.bytesRead;
      yield chunk as Buffer;
    }
  } catch (error) {
    throw toReadError(error);
  } finally {
    unpacked.destroy();
    disk.destroy();
  }
}

/** Also for a file of the map. */
export const NO_FILE: Bilingual = { th: 'ไม่มีไฟล์นี้ในโฟลเดอร์', en: 'no such file in the folder' };
const NOT_ALLOWED: Bilingual = { th: 'ไม่มีสิทธิ์อ่านไฟล์', en: 'no permission to read the file' };

const REASONS = new Map<string, Bilingual>([
  ['ENOENT', NO_FILE],
  ['EACCES', NOT_ALLOWED],
  ['EPERM', NOT_ALLOWED],
  ['EISDIR', { th: 'เป็นโฟลเดอร์ ไม่ใช่ไฟล์', en: 'a folder, not a file' }],
  [
    'Z_BUF_ERROR',
    { th: 'ไฟล์ gz ขาดกลางทาง คัดลอกมาไม่ครบ', en: 'the gz file ends early; it was not copied completely' },
  ],
  ['Z_DATA_ERROR', { th: 'ไฟล์ gz เสีย', en: 'the gz file is damaged' }],
]);

function toReadError(error: unknown): unknown {
  const reason = REASONS.get(getErrorCode(error));
  return reason === undefined ? error : new UnreadableFile(reason);
}
