import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { normaliseLine } from '@sahakorn/thai/normalise';
import type { Bilingual } from '../../language.ts';
import { getErrorCode, OperatorError } from '../../operator-error.ts';
import {
  describeDocument,
  DOCUMENT_START_BYTES,
  type DocumentKind,
  recogniseDocument,
} from './document-kind.ts';
import type { ImportTable } from './tables/import-table.ts';
import { IMPORT_TABLES } from './tables/import-tables.ts';
import type { ImportMap } from './mapping/import-map.ts';
import { UnreadableFile } from './values/problems.ts';
import type { ProblemList } from './values/problems.ts';
import { describeSource, NO_FILE, parseFileName } from './source-file.ts';
import type { SourceFile } from './source-file.ts';

/** A table of the import with the file that fills it. */
export type BookFile = { table: ImportTable; source: SourceFile };

export type BooksFolder = {
  /** In the order in which they are read: parents first. */
  books: readonly BookFile[];
  /** Files that lie in the folder and are not read. */
  unread: readonly string[];
  /** Those of them that are a spreadsheet or another document. */
  documents: readonly UnreadDocument[];
};

export type UnreadDocument = { file: string; kind: Bilingual };

/**
 * Finds the file of every table by name or by the map. Problems of single files go to `problems`.
 * Throws OperatorError for a folder that is missing, unreadable, or without a single book.
 */
export async function findBooks(
  folder: string,
  map: ImportMap | null,
  problems: ProblemList,
): Promise<BooksFolder> {
  const names = await listFiles(folder);
  const expected = map ? namesInMap(map, names, problems) : namesInFolder(names, problems);
  const books: BookFile[] = [];
  for (const { table, name } of expected) {
    const source = await openBook(folder, name, names, problems);
    if (source) books.push({ table, source });
  }
  const read = new Set(expected.map(({ name }) => name));
  const unread = names.filter((name) => !read.has(name));
  const documents = await findDocuments(folder, unread);
  if (!map) refuseDocumentsOfTables(documents, expected, problems);
  if (expected.length === 0 && problems.count === 0)
    throw new OperatorError(describeEmpty(folder, map, documents));
  return { books, unread, documents: documents.map(({ file, kind }) => ({ file, kind: kind.name })) };
}

type Wanted = { table: ImportTable; name: string };

function namesInMap(map: ImportMap, names: readonly string[], problems: ProblemList): Wanted[] {
  return IMPORT_TABLES.flatMap((table) => {
    const written = map.tables[table.name]?.file;
    if (written === undefined) return [];
    const alike = names.filter((name) => foldFileName(name) === foldFileName(written));
    const [name = written, second] = names.includes(written) ? [written] : alike;
    if (second !== undefined) refuseSecond(table, [name, second], problems);
    return [{ table, name }];
  });
}

function foldFileName(name: string): string {
  return normaliseLine(name).toLowerCase();
}

function namesInFolder(names: readonly string[], problems: ProblemList): Wanted[] {
  return IMPORT_TABLES.flatMap((table) => {
    const [name, second] = names.filter((candidate) => parseFileName(candidate)?.stem === table.name);
    if (name === undefined) return [];
    if (second !== undefined) refuseSecond(table, [name, second], problems);
    return [{ table, name }];
  });
}

function refuseSecond(table: ImportTable, [first, second]: [string, string], problems: ProblemList): void {
  const reason = {
    th: `มีไฟล์ของ ${table.name} มากกว่าหนึ่งไฟล์ (${first} และ ${second}) ให้เหลือไฟล์เดียว`,
    en: `there is more than one file of ${table.name} (${first} and ${second}); keep one`,
  };
  problems.add({ file: second, line: null, column: null, value: null, reason });
}

type FoundDocument = { file: string; kind: DocumentKind };

async function findDocuments(folder: string, names: readonly string[]): Promise<FoundDocument[]> {
  const found: FoundDocument[] = [];
  for (const file of names) {
    const kind = recogniseDocument(await readStart(path.join(folder, file)));
    if (kind) found.push({ file, kind });
  }
  return found;
}

/** The first bytes of a file that is not read; none if it cannot be opened. */
async function readStart(file: string): Promise<Buffer> {
  try {
    if (!(await stat(file)).isFile()) return Buffer.alloc(0);
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(DOCUMENT_START_BYTES));
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch {
    return Buffer.alloc(0);
  }
}

/** A table that is there as a spreadsheet only must not be passed over. */
function refuseDocumentsOfTables(
  documents: readonly FoundDocument[],
  expected: readonly Wanted[],
  problems: ProblemList,
): void {
  for (const { file, kind } of documents) {
    const stem = path.parse(normaliseLine(file)).name.toLowerCase();
    const isTable = IMPORT_TABLES.some(({ name }) => name === stem);
    if (!isTable || expected.some(({ table }) => table.name === stem)) continue;
    problems.add({ file, line: null, column: null, value: null, reason: describeDocument(kind) });
  }
}

const UNKNOWN_FORMAT: Bilingual = {
  th: 'ไม่รู้จักชนิดไฟล์ ใช้ .csv .tsv .txt .jsonl .ndjson (ตามด้วย .gz ได้)',
  en: 'not a known kind of file; use .csv .tsv .txt .jsonl .ndjson (.gz may follow)',
};

async function openBook(
  folder: string,
  name: string,
  names: readonly string[],
  problems: ProblemList,
): Promise<SourceFile | null> {
  const refuse = (reason: Bilingual): null => {
    problems.add({ file: name, line: null, column: null, value: null, reason });
    return null;
  };
  const format = parseFileName(name)?.format;
  const isThere = names.includes(name);
  if (!format) {
    const document = isThere ? recogniseDocument(await readStart(path.join(folder, name))) : null;
    return refuse(document ? describeDocument(document) : UNKNOWN_FORMAT);
  }
  if (!isThere) return refuse(NO_FILE);
  try {
    return await describeSource(folder, name, format);
  } catch (error) {
    if (error instanceof UnreadableFile) return refuse(error.refusal.reason);
    throw error;
  }
}

/** The report of a running import, where the folder is the working folder. */
const OWN_DRAFT = /\.csv\.\d+\.(?:part|problems)$/;

async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .filter(({ name }) => !name.startsWith('.') && !OWN_DRAFT.test(name))
      .filter((entry) => !entry.isDirectory())
      .map(({ name }) => name)
      .toSorted();
  } catch (error) {
    throw new OperatorError(describeFolderError(folder, getErrorCode(error)));
  }
}

function describeFolderError(folder: string, code: string): Bilingual {
  if (code === 'ENOENT') return { th: `ไม่มีโฟลเดอร์ ${folder}`, en: `There is no folder ${folder}.` };
  if (code === 'ENOTDIR') return { th: `${folder} ไม่ใช่โฟลเดอร์`, en: `${folder} is not a folder.` };
  return {
    th: `เปิดโฟลเดอร์ ${folder} ไม่ได้ (${code})`,
    en: `The folder ${folder} cannot be opened (${code}).`,
  };
}

function describeEmpty(
  folder: string,
  map: ImportMap | null,
  documents: readonly FoundDocument[],
): Bilingual {
  if (map) return { th: 'แผนที่ไม่ได้ระบุตารางใดเลย', en: 'The map names no table.' };
  const names = IMPORT_TABLES.map(({ name }) => name).join(' ');
  const list = (language: keyof Bilingual) =>
    documents.map(({ file, kind }) => `${file} (${kind.name[language]})`).join(', ');
  const [th, en] = documents.length === 0 ? ['', ''] : [` พบแต่ ${list('th')}`, ` It has ${list('en')}.`];
  return {
    th: `ในโฟลเดอร์ ${folder} ไม่มีไฟล์ที่นำเข้าได้${th} ชื่อไฟล์ที่รู้จักคือ ${names} (เช่น member.csv) หรือใช้ --map`,
    en: `The folder ${folder} has no file that can be imported.${en} Known names are ${names} (such as member.csv); for others use --map.`,
  };
}
