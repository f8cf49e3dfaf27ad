import { readdir } from 'node:fs/promises';
import { getErrorCode, OperatorError } from '../../operator-error.ts';
import type { ImportTable } from './tables/import-table.ts';
import { IMPORT_TABLES } from './tables/import-tables.ts';
import type { ImportMap } from './mapping/import-map.ts';
import { UnreadableFile } from './values/problems.ts';
import type { ProblemList } from './values/problems.ts';
import { describeSource, parseFileName } from './source-file.ts';
import type { SourceFile } from './source-file.ts';

/** A table of the import with the file that fills it. */
export type BookFile = { table: ImportTable; source: SourceFile };

export type BooksFolder = {
  /** In the order in which they are read: parents first. */
  books: readonly BookFile[];
  /** Files that lie in the folder and are not read. */
  unread: readonly string[];
};

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
  const expected = map ? namesInMap(map) : namesInFolder(names, problems);
  const books: BookFile[] = [];
  for (const { table, name } of expected) {
    const source = await openBook(folder, name, names, problems);
    if (source) books.push({ table, source });
  }
  const read = new Set(expected.map(({ name }) => name));
  if (expected.length === 0) throw new OperatorError(describeEmpty(folder, map));
  return { books, unread: names.filter((name) => !read.has(name)) };
}

type Wanted = { table: ImportTable; name: string };

function namesInMap(map: ImportMap): Wanted[] {
  return IMPORT_TABLES.flatMap((table) => {
    const name = map.tables[table.name]?.file;
    return name === undefined ? [] : [{ table, name }];
  });
}

function namesInFolder(names: readonly string[], problems: ProblemList): Wanted[] {
  return IMPORT_TABLES.flatMap((table) => {
    const [name, second] = names.filter((candidate) => parseFileName(candidate)?.stem === table.name);
    if (name === undefined) return [];
    if (second !== undefined) {
      const reason = `มีไฟล์ของ ${table.name} มากกว่าหนึ่งไฟล์ (${name} และ ${second}) ให้เหลือไฟล์เดียว`;
      problems.add({ file: second, line: null, column: null, value: null, reason });
    }
    return [{ table, name }];
  });
}

async function openBook(
  folder: string,
  name: string,
  names: readonly string[],
  problems: ProblemList,
): Promise<SourceFile | null> {
  const refuse = (reason: string): null => {
    problems.add({ file: name, line: null, column: null, value: null, reason });
    return null;
  };
  const format = parseFileName(name)?.format;
  if (!format) return refuse('ไม่รู้จักชนิดไฟล์ ใช้ .csv .tsv .txt .jsonl .ndjson (ตามด้วย .gz ได้)');
  if (!names.includes(name)) return refuse('ไม่มีไฟล์นี้ในโฟลเดอร์');
  try {
    return await describeSource(folder, name, format);
  } catch (error) {
    if (error instanceof UnreadableFile) return refuse(error.refusal.reason);
    throw error;
  }
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .toSorted();
  } catch (error) {
    throw new OperatorError(describeFolderError(folder, getErrorCode(error)));
  }
}

function describeFolderError(folder: string, code: string): string {
  if (code === 'ENOENT') return `ไม่มีโฟลเดอร์ ${folder}`;
  if (code === 'ENOTDIR') return `${folder} ไม่ใช่โฟลเดอร์`;
  return `เปิดโฟลเดอร์ ${folder} ไม่ได้ (${code})`;
}

function describeEmpty(folder: string, map: ImportMap | null): string {
  if (map) return 'แผนที่ไม่ได้ระบุตารางใดเลย';
  const names = IMPORT_TABLES.map(({ name }) => name).join(' ');
  return `ในโฟลเดอร์ ${folder} ไม่มีไฟล์ที่นำเข้าได้ ชื่อไฟล์ที่รู้จักคือ ${names} (เช่น member.csv) หรือใช้ --map`;
}
