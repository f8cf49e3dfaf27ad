import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Info } from 'csv-parse';
import { normaliseLine } from '@sahakorn/thai/normalise';
import type { Bilingual } from '../../language.ts';
import { findOpenQuote } from './csv-quotes.ts';
import { findDoubleEncoding } from './values/double-encoding.ts';
import { MAX_VALUE_LENGTH, UnreadableFile } from './values/problems.ts';
import { describeDoubleEncoding } from './values/values.ts';
import { MAX_ROW_LENGTH } from './source-record.ts';
import type { RecordReader, SourceRecord } from './source-record.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;
const BATCH_ROWS = 500;

type CsvRow = { record: string[]; info: Info };

/**
 * Reads CSV: the separator is found from the first line, a cell may be quoted and hold line ends, lines may
 * end in any way. Throws UnreadableFile for a file without headings or with one heading twice.
 * @param reopen starts the text again, to find where a quote opened
 */
export async function readCsv(
  text: AsyncIterable<string>,
  reopen: () => AsyncIterable<string>,
): Promise<RecordReader> {
  const rows = readRows(text, reopen);
  const first = await rows.next();
  if (first.done) {
    throw new UnreadableFile({
      th: 'ไฟล์ว่าง ไม่มีแม้แต่หัวคอลัมน์',
      en: 'the file is empty, without even column headings',
    });
  }
  const headings = first.value.record.map(readHeading);
  refuseDuplicateHeadings(headings);
  return { headings, batches: batchRows(rows, headings) };
}

/** The byte order mark of UTF-8 in Latin-1 and in TIS-620. */
const MARK_AS_LETTERS = /^(?:ï»¿|๏ปฟ)/;

function readHeading(cell: string, index: number): string {
  const written = index === 0 ? cell.replace(MARK_AS_LETTERS, '') : cell;
  const double = findDoubleEncoding(written);
  if (double)
    throw new UnreadableFile(describeDoubleEncoding(double), 1, { column: written, value: written });
  return normaliseLine(written);
}

function refuseDuplicateHeadings(headings: readonly string[]): void {
  const duplicate = headings.find((heading, index) => heading !== '' && headings.indexOf(heading) !== index);
  if (duplicate !== undefined) {
    const reason = { th: `มีหัวคอลัมน์ ${duplicate} ซ้ำกัน`, en: `the column heading ${duplicate} is there twice` };
    throw new UnreadableFile(reason, 1);
  }
  if (headings.every((heading) => heading === '')) {
    throw new UnreadableFile({ th: 'บรรทัดแรกไม่มีหัวคอลัมน์', en: 'the first line has no column headings' }, 1);
  }
}

async function* readRows(
  text: AsyncIterable<string>,
  reopen: () => AsyncIterable<string>,
): AsyncGenerator<CsvRow, undefined> {
  const chunks = text[Symbol.asyncIterator]();
  const start = await firstLine(chunks);
  const separator = findSeparator(start);
  const parser = parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_LENGTH,
    info: true,
  });
  const source = Readable.from(concatenate(start, chunks));
  source.once('error', (error) => parser.destroy(error));
  try {
    for await (const row of source.pipe(parser)) yield row as CsvRow;
  } catch (error) {
    throw error instanceof CsvError ? await explain(error, () => findOpenQuote(reopen(), separator)) : error;
  } finally {
    source.destroy();
    parser.destroy();
  }
}

/** Enough of the text to contain the headings. */
async function firstLine(chunks: AsyncIterator<string>): Promise<string> {
  let start = '';
  while (!/[\r\n]/.test(start) && start.length < MAX_ROW_LENGTH) {
    const { done, value } = await chunks.next();
    if (done) break;
    start += value;
  }
  return start;
}

async function* concatenate(start: string, chunks: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    if (start !== '') yield start;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  } finally {
    await chunks.return?.();
  }
}

/** The separator that the headings have most of, outside quotes. */
function findSeparator(start: string): string {
  const headings = (/^[^\r\n]*/.exec(start.trimStart())?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((separator) => headings.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

const TOO_LONG: Bilingual = {
  th: 'แถวยาวเกินหนึ่งล้านตัวอักษร อาจเปิดเครื่องหมายคำพูด (") แล้วไม่ปิด',
  en: 'the row is longer than a million characters; a quote (") may be open and not closed',
};
const NOT_CLOSED: Bilingual = {
  th: 'เปิดเครื่องหมายคำพูด (") แล้วไม่ปิดจนจบไฟล์',
  en: 'a quote (") opens here and is not closed to the end of the file',
};
const AFTER_CLOSING: Bilingual = {
  th: 'มีตัวอักษรต่อท้ายเครื่องหมายคำพูดปิด (")',
  en: 'there are letters behind a closing quote (")',
};
const INSIDE_BARE: Bilingual = {
  th: 'มีเครื่องหมายคำพูด (") กลางช่องที่ไม่ได้ครอบด้วยเครื่องหมายคำพูด',
  en: 'there is a quote (") inside a cell that is not quoted',
};

type ReadError = CsvError & { lines?: number };

/** A quote that is not closed is noticed much later than it opened. */
async function explain(
  error: ReadError,
  findQuote: () => ReturnType<typeof findOpenQuote>,
): Promise<UnreadableFile> {
  const line = error.lines ?? null;
  if (error.code === 'INVALID_OPENING_QUOTE') return new UnreadableFile(INSIDE_BARE, line);
  const reason = REASONS.get(error.code);
  if (!reason) {
    const { code } = error;
    return new UnreadableFile(
      { th: `ไม่ใช่ CSV ที่อ่านได้ (${code})`, en: `not CSV that can be read (${code})` },
      line,
    );
  }
  const quote = await findQuote();
  if (!quote) return new UnreadableFile(reason, line);
  const { opened, noticed, value } = quote;
  const isElsewhere = reason === AFTER_CLOSING && noticed !== opened;
  return new UnreadableFile(isElsewhere ? describeNextQuote(noticed) : reason, opened, { value });
}

const REASONS = new Map([
  ['CSV_MAX_RECORD_SIZE', TOO_LONG],
  ['CSV_QUOTE_NOT_CLOSED', NOT_CLOSED],
  ['CSV_INVALID_CLOSING_QUOTE', AFTER_CLOSING],
]);

function describeNextQuote(line: number): Bilingual {
  return {
    th: `เปิดเครื่องหมายคำพูด (") แล้วไม่ปิด เครื่องหมายถัดไปอยู่ที่บรรทัด ${line} และมีตัวอักษรต่อท้าย`,
    en: `a quote (") opens here and is not closed; the next one is on line ${line}, with letters behind it`,
  };
}

async function* batchRows(
  rows: AsyncGenerator<CsvRow, undefined>,
  headings: readonly string[],
): AsyncGenerator<SourceRecord[]> {
  let batch: SourceRecord[] = [];
  let countedTwice = 0;
  for await (const { record, info } of rows) {
    const inside = countLineBreaks(record);
    const line = info.lines - countedTwice - inside.counted;
    countedTwice += inside.counted - inside.real;
    // Spreadsheets write rows that were cleared as separators.
    if (record.every(isBlank)) continue;
    batch.push(toRecord(record, headings, line));
    if (batch.length === BATCH_ROWS) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

const USUAL_LETTER = /[!-~ก-๛]/;

function isBlank(cell: string): boolean {
  return cell === '' || (!USUAL_LETTER.test(cell) && normaliseLine(cell) === '');
}

function toRecord(record: readonly string[], headings: readonly string[], line: number): SourceRecord {
  const cells: Record<string, string | null> = Object.create(null);
  for (const [index, heading] of headings.entries()) cells[heading] = toCell(record[index]);
  const problem = record.length === headings.length ? null : describeCount(record, headings.length);
  return { line, cells, problem };
}

function describeCount(record: readonly string[], expected: number): SourceRecord['problem'] {
  return {
    value: record.join(' | ').slice(0, MAX_VALUE_LENGTH),
    reason: {
      th: `มี ${record.length} ช่อง แต่หัวคอลัมน์มี ${expected} ช่อง`,
      en: `has ${record.length} cells, but there are ${expected} headings`,
    },
  };
}

/** Database tools write a missing value as `NULL` or `\N`. */
function toCell(cell: string | undefined): string | null {
  return cell === undefined || cell === '' || cell === 'NULL' || cell === String.raw`\N` ? null : cell;
}

/** Line ends inside quoted cells. csv-parse counts the two characters of CR LF there as two lines. */
function countLineBreaks(record: readonly string[]): { counted: number; real: number } {
  const broken = record.filter((cell) => /[\r\n]/.test(cell)).join(' ');
  if (broken === '') return { counted: 0, real: 0 };
  return { counted: broken.match(/[\r\n]/g)?.length ?? 0, real: broken.match(/\r\n|[\r\n]/g)?.length ?? 0 };
}
