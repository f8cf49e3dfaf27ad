import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import type { Bilingual } from '../../../language.ts';
import { getErrorCode } from '../../../operator-error.ts';
import { IMPORT_TABLES } from '../tables/import-tables.ts';
import { listProblems } from '../values/problems.ts';
import type { ProblemList, ProblemSink } from '../values/problems.ts';
import { getRuleReason, ImportMap } from './import-map.ts';

const UNKNOWN_NAME: Bilingual = { th: 'ไม่รู้จักชื่อนี้', en: 'not a known name' };
const REQUIRED: Bilingual = {
  th: 'ต้องมี เพราะเป็นคอลัมน์บังคับ',
  en: 'must be there, because the column is required',
};
const NOT_AN_EXPRESSION: Bilingual = {
  th: 'ต้องเป็นชื่อคอลัมน์ หรือกฎใน { }',
  en: 'must be the name of a column, or a rule in { }',
};

/** Reads a map file. Throws BooksRefused that names every problem and where in the file it is. */
export async function loadMap(file: string, all: ProblemSink | null = null): Promise<ImportMap> {
  const problems = listProblems(all);
  const map = await parseMap(file, problems);
  problems.refuse('files');
  return map;
}

async function parseMap(file: string, problems: ProblemList): Promise<ImportMap> {
  const refuse = (reason: Bilingual, column: string | null = null): void =>
    problems.add({ file: path.basename(file), line: null, column, value: null, reason });
  const none: ImportMap = { tables: {} };
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    const code = getErrorCode(error);
    refuse(
      code === 'ENOENT'
        ? { th: `ไม่มีไฟล์แผนที่ ${file}`, en: `there is no map ${file}` }
        : { th: `อ่านไฟล์แผนที่ไม่ได้ (${code})`, en: `the map cannot be read (${code})` },
    );
    return null;
  });
  if (text === null) return none;
  const json = parseJson(text);
  if (!json.ok) {
    refuse({ th: `ไม่ใช่ JSON: ${json.message}`, en: `not JSON: ${json.message}` });
    return none;
  }
  const result = checkMap(json.value);
  if (result === null) {
    refuse({ th: 'แผนที่ซ้อนกันลึกเกินไป', en: 'the map is nested too deeply' });
    return none;
  }
  if (!result.success) {
    for (const issue of result.error.issues) {
      for (const { at, reason } of explain(issue)) refuse(reason, at.join('.') || null);
    }
    return none;
  }
  for (const { at, reason } of missingColumns(result.data)) refuse(reason, at.join('.'));
  return result.data;
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false; message: string } {
  try {
    return { ok: true, value: JSON.parse(text.replace(/^\ufeff/, '')) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

/** Null where the stack overflows. */
function checkMap(value: unknown): ReturnType<typeof ImportMap.safeParse> | null {
  try {
    return ImportMap.safeParse(value);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

type MapProblem = { at: PropertyKey[]; reason: Bilingual };

function explain(issue: z.core.$ZodIssue): MapProblem[] {
  const at = issue.path;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ at: [...at, key], reason: UNKNOWN_NAME }));
  }
  if (issue.code === 'invalid_union')
    return closestBranch(issue).flatMap((inner) => explainInside(inner, at));
  if (issue.code === 'invalid_type')
    return [{ at, reason: { th: `ต้องเป็น ${issue.expected}`, en: `must be ${issue.expected}` } }];
  if (issue.code === 'too_small') return [{ at, reason: { th: 'ต้องไม่ว่าง', en: 'must not be empty' } }];
  return [{ at, reason: getRuleReason(issue) }];
}

/** An expression is a heading or a rule; for an object the complaints about the rule are the useful ones. */
function closestBranch(issue: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[] {
  const rule = issue.errors.at(-1) ?? [];
  const isObject = !rule.some(({ code, path: inner }) => code === 'invalid_type' && inner.length === 0);
  if (isObject) return rule;
  return [{ code: 'custom', path: [], message: '', params: NOT_AN_EXPRESSION, input: issue.input }];
}

function explainInside(inner: z.core.$ZodIssue, at: PropertyKey[]): MapProblem[] {
  return explain(inner).map((problem) => ({ ...problem, at: [...at, ...problem.at] }));
}

function missingColumns(map: ImportMap): MapProblem[] {
  return IMPORT_TABLES.flatMap(({ name, columns }) => {
    const mapped = map.tables[name]?.columns;
    if (!mapped) return [];
    return columns
      .filter((column) => column.required && mapped[column.name] === undefined)
      .map((column) => ({ at: ['tables', name, 'columns', column.name], reason: REQUIRED }));
  });
}
