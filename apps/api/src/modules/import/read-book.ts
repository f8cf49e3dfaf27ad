import type { Hash } from 'node:crypto';
import type { Bilingual } from '../../language.ts';
import type { BookFile } from './books-folder.ts';
import { findEncoding } from './encoding.ts';
import type { Encoding } from './encoding.ts';
import type { ImportMap } from './mapping/import-map.ts';
import { MapError } from './mapping/map-error.ts';
import { UnreadableFile } from './values/problems.ts';
import type { ProblemList } from './values/problems.ts';
import { openRecords } from './records.ts';
import type { RecordReader, SourceRecord } from './source-record.ts';
import { missingColumns, planRows, readRow, unusedColumns } from './row-plan.ts';
import type { RowPlan } from './row-plan.ts';
import { readBytes } from './source-file.ts';

/** Facts about a file, known once it is read. */
export type BookReading = {
  encoding: Encoding;
  rows: number;
  /** Our columns that the file fills; the others keep what the database has. */
  provided: readonly string[];
  /** Columns of the file that nothing reads. */
  unused: readonly string[];
  /** Columns that the map names and no row has; a CSV file is refused for them, JSON lines are not. */
  absent: readonly string[];
};

export type BookRow = { line: number; values: readonly (string | null)[] };

export type OpenBook = {
  plan: RowPlan;
  /** The valid rows in batches; problems go to the problem list. */
  rows: AsyncIterable<BookRow[]>;
  /** Call it when the rows are taken. */
  finish(): BookReading;
};

export type BookOptions = {
  map: ImportMap | null;
  problems: ProblemList;
  digest: Hash;
  /** Called with progress: bytes on disk, and rows. */
  onRead: (bytes: number, rows: number) => void;
};

/**
 * Opens one file of the books for reading. Null, with the reason in the problem list, for one that cannot be
 * read at all; one that fails later ends its rows early and adds a problem to the list.
 */
export async function openBook(book: BookFile, options: BookOptions): Promise<OpenBook | null> {
  const { table, source } = book;
  const { map, problems, digest, onRead } = options;
  try {
    const encoding = await findEncoding(() => readBytes(source));
    const reader = await openRecords(source, { encoding, digest, onRead: (bytes) => onRead(bytes, 0) });
    const plan = planRows(table, map, reader.headings);
    const missing = reader.headings ? missingColumns(plan, reader.headings) : [];
    for (const { column, reason } of missing) {
      problems.add({ file: source.name, line: 1, column, value: null, reason });
    }
    return missing.length > 0 ? null : readRows(book, { plan, reader, encoding }, options);
  } catch (error) {
    reportUnreadable(error, source.name, problems);
    return null;
  }
}

const EMPTY: Bilingual = { th: 'ไฟล์ว่าง', en: 'the file is empty' };

type Opened = { plan: RowPlan; reader: RecordReader; encoding: Encoding };

function readRows({ source }: BookFile, { plan, reader, encoding }: Opened, options: BookOptions): OpenBook {
  const { problems, onRead, map } = options;
  const seen = new Set<string>(reader.headings ?? []);
  let count = 0;

  function toRows(record: SourceRecord): BookRow[] {
    if (!reader.headings) for (const key of Object.keys(record.cells)) seen.add(key);
    const row = readRow(plan, record);
    for (const problem of row.problems) problems.add({ file: source.name, ...problem });
    return row.problems.length > 0 ? [] : [{ line: record.line, values: row.values }];
  }

  async function* rows(): AsyncGenerator<BookRow[]> {
    try {
      for await (const batch of reader.batches) {
        count += batch.length;
        onRead(0, batch.length);
        yield batch.flatMap(toRows);
      }
      if (count === 0 && !reader.headings) throw new UnreadableFile(EMPTY);
    } catch (error) {
      reportUnreadable(error, source.name, problems);
    }
  }

  const isSeen = (path: string): boolean => seen.has(path) || seen.has(path.split('.')[0] ?? '');

  function finish(): BookReading {
    const provided = plan.columns.filter(
      ({ expression: { paths } }) => paths.length === 0 || paths.some(isSeen),
    );
    const paths = plan.columns.flatMap(({ expression }) => expression.paths);
    const absent = map && count > 0 ? [...new Set(paths.filter((path) => !isSeen(path)))] : [];
    const names = provided.map(({ column }) => column.name);
    return { encoding, rows: count, provided: names, unused: unusedColumns(plan, seen), absent };
  }

  return { plan, rows: rows(), finish };
}

function reportUnreadable(error: unknown, file: string, problems: ProblemList): void {
  if (error instanceof MapError) {
    problems.add({ file, line: null, column: null, value: null, reason: error.reason });
  } else if (error instanceof UnreadableFile) {
    problems.add({ file, ...error.refusal });
  } else throw error;
}
