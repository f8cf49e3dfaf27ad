import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { todayIso } from '@sahakorn/thai/date';
import type pg from 'pg';
import type { Bilingual } from '../../language.ts';
import { OperatorError } from '../../operator-error.ts';
import { fillAccountNames } from './account-names.ts';
import type { BookFile, BooksFolder, UnreadDocument } from './books-folder.ts';
import { findBooks } from './books-folder.ts';
import { lockBooksState, recordBooks, removeDemonstration, takeImportLock } from './books-state.ts';
import { findContradictions } from './contradictions.ts';
import type { Contradictions } from './contradictions.ts';
import { findUnlikelyDays, type UnlikelyDays } from './unlikely-days.ts';
import { IMPORT_TABLES } from './tables/import-tables.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { checkKeys } from './key-checks.ts';
import { checkLedgers } from './ledger-checks.ts';
import type { LedgerFindings } from './ledger-checks.ts';
import type { ImportMap } from './mapping/import-map.ts';
import { mergeBook } from './merge.ts';
import type { MergeCounts } from './merge.ts';
import { readOwnRules } from './own-rules.ts';
import { listProblems } from './values/problems.ts';
import type { ProblemList, ProblemSink } from './values/problems.ts';
import { openBook } from './read-book.ts';
import type { BookReading } from './read-book.ts';
import { checkRows } from './row-checks.ts';
import { copyRows, createStages } from './staging.ts';
import type { ToleranceReport } from './tolerance-report.ts';
import type { StagedBook } from './merged-rows.ts';

export type ImportOptions = {
  folder: string;
  map: ImportMap | null;
  /** Baht by which a balance may differ from its ledger, as a decimal string. */
  tolerance: string;
  /** A dry run: does everything, then rolls back. */
  dryRun: boolean;
  report: ToleranceReport | null;
  /** Takes every problem; the refusal itself has only the first of them. */
  problemReport: ProblemSink | null;
  now: Date;
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
};

/** The progress of an import. Bytes are those of the files on disk. */
export type ImportProgress =
  | { phase: 'reading'; file: string; bytes: number; totalBytes: number; rows: number }
  | { phase: 'checking' | 'writing'; rows: number };

export type ImportedBook = BookReading & MergeCounts & { file: string; title: Bilingual };

export type ImportResult = Pick<LedgerFindings, 'tolerated' | 'midway'> &
  Contradictions & {
    /** Rows of the report. */
    listed: number;
    books: readonly ImportedBook[];
    unread: readonly string[];
    documents: readonly UnreadDocument[];
    unlikelyDays: readonly UnlikelyDays[];
    /** Whether a demonstration was replaced. */
    replacedDemo: boolean;
    /** Whether the cooperative has published its own rules. */
    hasRules: boolean;
  };

type Staged = StagedBook & { reading: BookReading };

/**
 * Brings a folder of books into the database: all of it in one transaction, or nothing. Throws BooksRefused
 * with what is wrong in the books, OperatorError for what is wrong around them, and the signal's reason when
 * it is aborted.
 */
export async function importBooks(pool: pg.Pool, options: ImportOptions): Promise<ImportResult> {
  const problems = listProblems(options.problemReport);
  let result: ImportResult;
  try {
    const folder = await findBooks(options.folder, options.map, problems);
    problems.refuse('files');
    result = await inTransaction(pool, options, (client) =>
      importInto(client, folder, { ...options, problems }),
    );
  } catch (error) {
    await options.report?.discard();
    throw error;
  }
  if (options.report?.always || result.listed > 0) await options.report?.save();
  else await options.report?.discard();
  return result;
}

type Running = ImportOptions & { problems: ProblemList };

async function importInto(
  client: pg.ClientBase,
  { books, unread, documents }: BooksFolder,
  options: Running,
): Promise<ImportResult> {
  const { problems, tolerance, signal, onProgress, report, now } = options;
  if (!(await takeImportLock(client))) {
    throw new OperatorError({
      th: 'มีการนำเข้าอีกรายการหนึ่งกำลังทำงานอยู่ รอให้เสร็จก่อนแล้วลองใหม่',
      en: 'Another import is running. Wait until it has finished, then try again.',
    });
  }
  const digest = createHash('sha256').update(JSON.stringify(options.map));
  const staged = await stageBooks(client, books, { ...options, digest });
  problems.refuse('rows');

  const rows = staged.reduce((sum, { reading }) => sum + reading.rows, 0);
  onProgress({ phase: 'checking', rows });
  const before = await lockBooksState(client);
  if (before.kind === 'demo') await removeDemonstration(client);
  await checkKeys(client, staged, problems);
  await checkRows(client, staged, { today: todayIso(now), problems });
  const balancesOnly = problems.count === 0;
  signal.throwIfAborted();
  const findings = await checkLedgers(client, staged, { tolerance, problems });
  problems.refuse('books', balancesOnly ? findings.sufficientTolerance : null);
  const unlikelyDays = await findUnlikelyDays(client, staged, todayIso(now));
  signal.throwIfAborted();

  onProgress({ phase: 'writing', rows });
  const merged: ImportedBook[] = [];
  for (const book of staged) {
    const counts = await mergeBook(client, await fillAccountNames(client, book));
    merged.push({ ...book.reading, ...counts, file: book.source.name, title: book.table.title });
    signal.throwIfAborted();
  }
  const rules = await readOwnRules(client);
  const contradictions = await findContradictions(client, staged, {
    tolerance,
    rules,
    today: todayIso(now),
    signal,
  });
  await report?.write(client);
  const sum = digest.digest('hex');
  if (before.kind !== 'imported' || before.digest !== sum) await recordBooks(client, sum, now);
  const { tolerated, midway } = findings;
  return {
    books: merged,
    unread,
    documents,
    replacedDemo: before.kind === 'demo',
    hasRules: rules !== null,
    tolerated,
    midway,
    unlikelyDays,
    ...contradictions,
    listed: [...unlikelyDays, ...contradictions.contradicting].reduce(
      (all, { count }) => all + count,
      tolerated,
    ),
  };
}

async function stageBooks(
  client: pg.ClientBase,
  books: readonly BookFile[],
  { map, problems, signal, onProgress, digest }: Running & { digest: Hash },
): Promise<Staged[]> {
  await createStages(client, IMPORT_TABLES);
  const totalBytes = books.reduce((sum, { source }) => sum + source.size, 0);
  let bytes = 0;
  let rows = 0;
  const staged: Staged[] = [];
  for (const book of books) {
    const onRead = (moreBytes: number, moreRows: number): void => {
      bytes += moreBytes;
      rows += moreRows;
      onProgress({ phase: 'reading', file: book.source.name, bytes, totalBytes, rows });
    };
    const open = await openBook(book, { map, problems, digest, onRead });
    signal.throwIfAborted();
    if (open) {
      await copyRows(client, open, signal);
      const reading = open.finish();
      staged.push({ ...book, provided: reading.provided, reading });
    }
  }
  return staged;
}
