import path from 'node:path';
import { parseArgs } from 'node:util';
import { normaliseCode } from '@sahakorn/thai/normalise';
import { toFileTime } from '../file-time.ts';
import { importBooks, type ImportResult } from '../modules/import/import-books.ts';
import type { Bilingual, Language } from '../language.ts';
import { describeRefusal, describeResult } from '../modules/import/import-messages.ts';
import { showProgress } from '../modules/import/import-progress.ts';
import { loadMap } from '../modules/import/mapping/load-map.ts';
import { BooksRefused } from '../modules/import/values/problems.ts';
import { ProblemReport, type SavedProblems } from '../modules/import/problem-report.ts';
import { openReport } from '../modules/import/tolerance-report.ts';
import { getErrorCode, OperatorError, getErrorMessage } from '../operator-error.ts';
import type { Command, CommandIo } from './command.ts';
import { withDatabase } from './command.ts';
import { formatJsonList } from './json-list.ts';
import { SIGNAL_EXIT_CODES, stopOnSignal } from './stop-on-signal.ts';

/** Brings a folder of a cooperative's books into the portal: all of it, or nothing. */
export const importCommand: Command = {
  name: 'import',
  summary: {
    th: 'นำเข้าโฟลเดอร์สมุดบัญชีของสหกรณ์ เข้าทั้งหมดหรือไม่เข้าเลย',
    en: "Import a folder of the cooperative's books, all or nothing.",
  },
  usage: {
    th: `โฟลเดอร์ [--map ไฟล์] [--dry-run] [--balance-tolerance บาท] [--report ไฟล์] [--json]

  โฟลเดอร์                   ไฟล์ CSV หรือ JSON บรรทัดละแถว ตารางละไฟล์ (docs/guides/import.md)
  --map ไฟล์                 แผนที่จากคอลัมน์ของระบบอื่นมาเป็นของพอร์ทัล
  --dry-run                 ตรวจและทำทุกขั้น แล้วยกเลิกทั้งหมด
  --balance-tolerance บาท   ยอมรับยอดที่ต่างไม่เกินเท่านี้ เช่น 0.10
  --report ไฟล์              รายการยอดต่างที่ยอมรับ และรายการที่ขัดกันเอง หรือทุกจุดที่ต้องแก้
  --json                    พิมพ์ผลเป็น JSON`,
    en: `FOLDER [--map FILE] [--dry-run] [--balance-tolerance BAHT] [--report FILE] [--json]

  FOLDER                    CSV or JSON-lines files, one a table (docs/guides/import.md)
  --map FILE                how the columns of another system's files map to ours
  --dry-run                 check and do everything, then roll back
  --balance-tolerance BAHT  accept balances that are off by at most this, such as 0.10
  --report FILE             a list of the accepted differences and of contradictions, or of all problems
  --json                    print the result as JSON`,
  },
  run: runImport,
};

type ImportArguments = {
  folder: string;
  map: string | null;
  dryRun: boolean;
  tolerance: string;
  reportFile: string;
  /** Whether the report is wanted although it may have no row. */
  reportAlways: boolean;
  /** Whether all problems are wanted in it, however few. */
  problemsAlways: boolean;
  json: boolean;
};

async function runImport(args: string[], io: CommandIo, language: Language): Promise<number> {
  const options = readArguments(args, io.env.INIT_CWD ?? process.cwd());
  const stop = stopOnSignal();
  const problems = new ProblemReport(options.reportFile, { always: options.problemsAlways, language });
  try {
    return await runUntilStopped(options, io, { language, problems, signal: stop.signal });
  } catch (error) {
    if (error instanceof BooksRefused) {
      const saved = problems.save();
      if (options.json) writeLines(io.stdout, [formatRefusal(error, options, { language, saved })]);
      else writeLines(io.stderr, describeRefusal(error, { language, saved }));
      return 1;
    }
    if (stop.stoppedBy === null) throw explain(error);
    writeLines(io.stderr, [STOPPED[language]]);
    return SIGNAL_EXIT_CODES[stop.stoppedBy];
  } finally {
    problems.discard();
    stop.release();
  }
}

const STOPPED: Bilingual = {
  th: 'หยุดตามคำสั่ง ข้อมูลในพอร์ทัลไม่เปลี่ยนแปลง',
  en: 'Stopped as asked. Nothing in the portal was changed.',
};

type Running = { language: Language; problems: ProblemReport; signal: AbortSignal };

async function runUntilStopped(
  options: ImportArguments,
  io: CommandIo,
  { language, problems, signal }: Running,
): Promise<number> {
  const { folder, dryRun, tolerance, json } = options;
  const map = options.map === null ? null : await loadMap(options.map, problems);
  const now = new Date();
  await withDatabase(io, async ({ pool }) => {
    const report = await openWantedReport(options);
    const progress = showProgress(io.stderr, language);
    const result = await importBooks(pool, {
      folder,
      map,
      tolerance,
      dryRun,
      report,
      problemReport: problems,
      now,
      signal,
      onProgress: progress.update,
    }).finally(progress.stop);
    const reportFile = report && (report.always || result.listed > 0) ? options.reportFile : null;
    const lines = json
      ? [formatResult(result, { dryRun, reportFile, language })]
      : describeResult(result, { language, dryRun, tolerance, reportFile });
    writeLines(io.stdout, lines);
  });
  return 0;
}

/** An optional report is skipped if the working folder is not writable. */
async function openWantedReport({ reportFile, reportAlways }: ImportArguments) {
  try {
    return await openReport(reportFile, { always: reportAlways });
  } catch (error) {
    if (reportAlways) throw error;
    return null;
  }
}

type Outcome = { dryRun: boolean; reportFile: string | null; language: Language };

function formatResult(
  { books, documents, ...others }: ImportResult,
  { dryRun, reportFile, language }: Outcome,
): string {
  return formatJsonList({
    command: 'import',
    items: books.map((book) => ({ ...book, title: book.title[language] })),
    summary: {
      accepted: true,
      dryRun,
      reportFile,
      ...others,
      documents: documents.map(({ file, kind }) => ({ file, kind: kind[language] })),
    },
  });
}

/** The first problems; `problems` is the number of all. */
function formatRefusal(
  { first, count, stage }: BooksRefused,
  { dryRun }: ImportArguments,
  { language, saved }: { language: Language; saved: SavedProblems },
): string {
  return formatJsonList({
    command: 'import',
    items: first.map((problem) => ({ ...problem, reason: problem.reason[language] })),
    summary: { accepted: false, dryRun, problems: count, checkedUntil: stage, reportFile: saved.file },
  });
}

/**
 * PostgreSQL's classes of errors for a lost connection, a lack of room and
 * a server that stops; a broken socket.
 */
const CONNECTION_ERRORS = /^(08|53|57|58)|^(EPIPE|ECONNRESET)$/;

/**
 * If the database fails halfway, nothing was stored. Run the command again to
 * learn whether a last commit succeeded.
 */
function explain(error: unknown): unknown {
  const lost =
    CONNECTION_ERRORS.test(getErrorCode(error)) || getErrorMessage(error).includes('Connection terminated');
  if (!lost) return error;
  const message = getErrorMessage(error);
  return new OperatorError({
    th: `ฐานข้อมูลหยุดกลางทาง (${message}) สั่งนำเข้าซ้ำได้ ข้อมูลไม่ซ้ำซ้อน`,
    en: `The database stopped halfway (${message}). Import again; nothing is imported twice.`,
  });
}

function readArguments(args: string[], workingFolder: string): ImportArguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      map: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      'balance-tolerance': { type: 'string' },
      report: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) {
    throw new OperatorError({
      th: 'ระบุโฟลเดอร์ของสมุดบัญชีหนึ่งโฟลเดอร์: npm run portal -- import FOLDER',
      en: 'Name one folder of books: npm run portal -- import FOLDER',
    });
  }
  const resolve = (file: string): string => path.resolve(workingFolder, file);
  const tolerance = readTolerance(values['balance-tolerance']);
  return {
    folder: resolve(folder),
    map: values.map === undefined ? null : resolve(values.map),
    dryRun: values['dry-run'],
    tolerance: tolerance ?? '0',
    reportFile: resolve(values.report ?? defaultReportName(new Date())),
    reportAlways: values.report !== undefined || tolerance !== null,
    problemsAlways: values.report !== undefined,
    json: values.json,
  };
}

function readTolerance(text: string | undefined): string | null {
  if (text === undefined) return null;
  const baht = normaliseCode(text);
  if (/^\d{1,3}(\.\d{1,2})?$/.test(baht)) return baht;
  throw new OperatorError({
    th: `--balance-tolerance ต้องเป็นจำนวนบาท เช่น 0.10 ไม่ใช่ ${text}`,
    en: `--balance-tolerance must be an amount in baht, such as 0.10, not ${text}`,
  });
}

function defaultReportName(now: Date): string {
  return `import-report-${toFileTime(now)}.csv`;
}

function writeLines(stream: NodeJS.WritableStream, lines: readonly string[]): void {
  stream.write(`${lines.join('\n')}\n`);
}
