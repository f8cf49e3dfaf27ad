import { formatNumber } from '@sahakorn/thai/number';
import { truncate } from '@sahakorn/thai/truncate';
import type { Language } from '../../language.ts';
import { toTerminalLine } from '../../terminal-text.ts';
import type { ContradictingRows } from './contradictions.ts';
import type { ImportedBook, ImportResult } from './import-books.ts';
import { IMPORT_WORDS } from './import-words.ts';
import type { SavedProblems } from './problem-report.ts';
import type { UnlikelyDays } from './unlikely-days.ts';
import type { BooksRefused, Problem } from './values/problems.ts';

const VALUE_SHOWN = 60;

/** The lines that explain why the books were refused: the first problems, where all are, and what to do. */
export function describeRefusal(
  { first, count, stage, sufficientTolerance }: BooksRefused,
  { language, saved }: { language: Language; saved: SavedProblems },
): string[] {
  const words = IMPORT_WORDS[language];
  const rest = count - first.length;
  const notYetChecked = words.notYetChecked[stage];
  return [
    words.refused(formatCount(count)),
    ...first.map((problem) => `  ${describeProblem(problem, language)}`),
    ...(rest > 0 ? [`  ${words.more(formatCount(rest))}`] : []),
    ...(saved.file === null ? [] : [toTerminalLine(words.allProblems(saved.file))]),
    ...(saved.failure === null ? [] : [toTerminalLine(words.notSaved(saved.failure))]),
    ...(notYetChecked === null ? [] : [notYetChecked]),
    ...(sufficientTolerance === null ? [] : [words.sufficientTolerance(sufficientTolerance)]),
  ];
}

/** One problem on one line: file, line, column, value and reason. */
export function describeProblem({ file, line, column, value, reason }: Problem, language: Language): string {
  const words = IMPORT_WORDS[language];
  const place = [
    file,
    ...(line === null ? [] : [`${words.line} ${line}`]),
    ...(column === null ? [] : [`${words.column} ${column}`]),
    ...(value === null ? [] : [`${words.value} ${JSON.stringify(truncate(value, VALUE_SHOWN))}`]),
  ];
  return toTerminalLine(`${place.join(' ')}: ${reason[language]}`);
}

export type ResultContext = {
  language: Language;
  dryRun: boolean;
  tolerance: string;
  reportFile: string | null;
};

/** The report of an import, with its warnings. */
export function describeResult(result: ImportResult, context: ResultContext): string[] {
  const {
    books,
    replacedDemo,
    hasRules,
    tolerated,
    midway,
    unlikelyDays,
    contradicting,
    uncheckedDividends,
  } = result;
  const { language, dryRun, tolerance } = context;
  const words = IMPORT_WORDS[language];
  return [
    dryRun ? words.tried : words.done,
    ...books.map((book) => `  ${describeBook(book, language)}`),
    ...(replacedDemo ? [words.replacedDemo] : []),
    ...(hasRules ? [] : [words.noRules]),
    ...(tolerated > 0 ? [words.tolerated(formatCount(tolerated), tolerance) + listedIn(context)] : []),
    ...(midway > 0 ? [words.midway(formatCount(midway))] : []),
    ...unlikelyDays.map((rows) => describeUnlikely(rows, context)),
    ...contradicting.map((rows) => describeContradicting(rows, context)),
    ...(uncheckedDividends > 0 ? [words.uncheckedDividends(formatCount(uncheckedDividends))] : []),
    ...books.flatMap((book) => describeRemarks(book, language)),
    ...describeUnread(result, language),
  ].map(toTerminalLine);
}

function describeBook({ title, file, ...book }: ImportedBook, language: Language): string {
  const [rows, added, changed, same] = [book.rows, book.added, book.changed, book.same].map(formatCount);
  return IMPORT_WORDS[language].book(title[language], {
    file,
    rows: rows ?? '',
    added: added ?? '',
    changed: changed ?? '',
    same: same ?? '',
    removed: book.removed > 0 ? formatCount(book.removed) : null,
  });
}

function listedIn({ language, reportFile }: ResultContext): string {
  return reportFile === null ? '' : IMPORT_WORDS[language].listedIn(reportFile);
}

function listLines(
  { count, lines }: { count: number; lines: readonly number[] },
  language: Language,
): string {
  return IMPORT_WORDS[language].atLines(`${lines.join(', ')}${count > lines.length ? ' …' : ''}`);
}

function describeUnlikely(rows: UnlikelyDays, context: ResultContext): string {
  const describe = IMPORT_WORDS[context.language].unlikelyDays[rows.kind];
  return `${rows.file}: ${describe(formatCount(rows.count), listLines(rows, context.language))}${listedIn(context)}`;
}

function describeContradicting(rows: ContradictingRows, context: ResultContext): string {
  const words = IMPORT_WORDS[context.language];
  const what = words.contradictions[rows.kind];
  const where = listLines(rows, context.language);
  return `${rows.file}: ${words.contradicting(formatCount(rows.count), what, where)}${listedIn(context)}`;
}

function describeRemarks(book: ImportedBook, language: Language): string[] {
  const { file, encoding, vanished, vanishedKeys, unused, absent } = book;
  const words = IMPORT_WORDS[language];
  const keys = `${vanishedKeys.join(', ')}${vanished > vanishedKeys.length ? ' …' : ''}`;
  return [
    ...(encoding === 'windows-874' ? [words.readAsThai] : []),
    ...(vanished > 0 ? [words.vanished(formatCount(vanished), keys)] : []),
    ...(unused.length > 0 ? [`${words.unused}: ${unused.join(' ')}`] : []),
    ...(absent.length > 0 ? [`${words.absent}: ${absent.join(' ')}`] : []),
  ].map((remark) => `${file}: ${remark}`);
}

function describeUnread({ unread, documents }: ImportResult, language: Language): string[] {
  if (unread.length === 0) return [];
  const kinds = new Map(documents.map(({ file, kind }) => [file, ` (${kind[language]})`]));
  return [
    `${IMPORT_WORDS[language].unread}: ${unread.map((file) => file + (kinds.get(file) ?? '')).join(' ')}`,
  ];
}

function formatCount(count: number): string {
  return formatNumber(count, { decimals: 0 });
}
