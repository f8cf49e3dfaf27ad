import type { Hash } from 'node:crypto';
import { readCsv } from './csv-records.ts';
import { decode } from './encoding.ts';
import type { Encoding } from './encoding.ts';
import { readJsonLines } from './json-records.ts';
import { readBytes, type SourceFile } from './source-file.ts';
import type { RecordReader } from './source-record.ts';

export type ReadingOptions = {
  encoding: Encoding;
  /** The hash of all unpacked bytes. */
  digest: Hash;
  /** Called with the number of bytes read from disk. */
  onRead: (bytes: number) => void;
};

/** Opens a file for reading row by row. Throws UnreadableFile for one without a usable first line. */
export async function openRecords(source: SourceFile, options: ReadingOptions): Promise<RecordReader> {
  const { encoding, digest, onRead } = options;
  const text = decode(hashBytes(readBytes(source, onRead), digest), encoding);
  const reopen = () => decode(readBytes(source), encoding);
  return source.format === 'csv' ? readCsv(text, reopen) : { headings: null, batches: readJsonLines(text) };
}

async function* hashBytes(bytes: AsyncIterable<Buffer>, digest: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    digest.update(chunk);
    yield chunk;
  }
}
