import type { Hash } from 'node:crypto';
import { readCsv } from './csv-records.ts';
import { decode } from './encoding.ts';
import type { Encoding } from './encoding.ts';
import { readJsonLines } from './json-records.ts';
import { readBytes } from './source-file.ts';
import type { SourceFile } from './source-file.ts';

/** Longest row in characters; past it a quote was not closed, or the file is something else. */
export const LONGEST_ROW = 1_000_000;

/** One row of a file before anything is known about its columns. */
export type SourceRecord = {
  line: number;
  /** By heading: strings and null in CSV, whatever JSON says elsewhere, with numbers as they are written. */
  cells: Readonly<Record<string, unknown>>;
  /** What is wrong with the row as a whole, so that its cells cannot be trusted. */
  fault: string | null;
};

export type RecordReader = {
  /** Column headings where the file has them; null for JSON lines. */
  headings: readonly string[] | null;
  /** Rows in handfuls. Throws UnreadableFile where reading cannot go on. */
  batches: AsyncIterable<SourceRecord[]>;
};

export type ReadingOptions = {
  encoding: Encoding;
  /** Takes in every unpacked byte. */
  digest: Hash;
  /** Hears how many bytes came from the disk. */
  onRead: (bytes: number) => void;
};

/** Opens a file for reading row by row. Throws UnreadableFile for one without a usable first line. */
export async function openRecords(source: SourceFile, options: ReadingOptions): Promise<RecordReader> {
  const text = decode(digesting(readBytes(source, options.onRead), options.digest), options.encoding);
  return source.format === 'csv' ? readCsv(text) : { headings: null, batches: readJsonLines(text) };
}

async function* digesting(bytes: AsyncIterable<Buffer>, digest: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    digest.update(chunk);
    yield chunk;
  }
}
