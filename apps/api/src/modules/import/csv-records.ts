import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Info } from 'csv-parse';
import { UnreadableFile } from './values/problems.ts';
import { MAX_ROW_LENGTH } from './source-record.ts';
import type { RecordReader, SourceRecord } from './source-record.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;
const BATCH_ROWS = 500;

type CsvRow = { record: string[]; info: Info };

/**
 * Reads CSV: the separator is found from the first line, a cell may be quoted and hold line ends, lines may
 * end in any way. Throws UnreadableFile for a file without headings or with one heading twice.
 */
export async function readCsv(text: AsyncIterable<string>): Promise<RecordReader> {
  const rows = readRows(text);
  const first = await rows.next();
  if (first.done) throw new UnreadableFile('ไฟล์ว่าง ไม่มีแม้แต่หัวคอลัมน์');
  const headings = first.value.record.map((heading) => heading.replaceAll('\u200b', '').trim());
  refuseDuplicateHeadings(headings);
  return { headings, batches: batchRows(rows, headings) };
}

function refuseDuplicateHeadings(headings: readonly string[]): void {
  const duplicate = headings.find((heading, index) => heading !== '' && headings.indexOf(heading) !== index);
  if (duplicate !== undefined) throw new UnreadableFile(`มีหัวคอลัมน์ ${duplicate} ซ้ำกัน`, 1);
  if (headings.every((heading) => heading === '')) throw new UnreadableFile('บรรทัดแรกไม่มีหัวคอลัมน์', 1);
}

async function* readRows(text: AsyncIterable<string>): AsyncGenerator<CsvRow, undefined> {
  const chunks = text[Symbol.asyncIterator]();
  const start = await firstLine(chunks);
  const parser = parse({
    delimiter: findSeparator(start),
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
    throw error instanceof CsvError ? explain(error) : error;
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

const REASONS = new Map([
  ['CSV_MAX_RECORD_SIZE', 'แถวยาวเกินหนึ่งล้านตัวอักษร อาจเปิดเครื่องหมายคำพูด (") แล้วไม่ปิด'],
  ['CSV_QUOTE_NOT_CLOSED', 'เปิดเครื่องหมายคำพูด (") แล้วไม่ปิดจนจบไฟล์'],
  ['CSV_INVALID_CLOSING_QUOTE', 'มีตัวอักษรต่อท้ายเครื่องหมายคำพูดปิด (")'],
  ['INVALID_OPENING_QUOTE', 'มีเครื่องหมายคำพูด (") กลางช่องที่ไม่ได้ครอบด้วยเครื่องหมายคำพูด'],
]);

function explain(error: CsvError & { lines?: number }): UnreadableFile {
  return new UnreadableFile(
    REASONS.get(error.code) ?? `ไม่ใช่ CSV ที่อ่านได้ (${error.code})`,
    error.lines ?? null,
  );
}

async function* batchRows(
  rows: AsyncGenerator<CsvRow, undefined>,
  headings: readonly string[],
): AsyncGenerator<SourceRecord[]> {
  let batch: SourceRecord[] = [];
  let countedTwice = 0;
  for await (const { record, info } of rows) {
    const inside = countLineBreaks(record);
    batch.push(toRecord(record, headings, info.lines - countedTwice - inside.counted));
    countedTwice += inside.counted - inside.real;
    if (batch.length === BATCH_ROWS) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

function toRecord(record: readonly string[], headings: readonly string[], line: number): SourceRecord {
  const cells: Record<string, string | null> = Object.create(null);
  for (const [index, heading] of headings.entries()) cells[heading] = toCell(record[index]);
  const problem =
    record.length === headings.length ? null : `มี ${record.length} ช่อง แต่หัวคอลัมน์มี ${headings.length} ช่อง`;
  return { line, cells, problem };
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
