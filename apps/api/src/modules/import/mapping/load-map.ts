import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { getErrorCode } from '../../../operator-error.ts';
import { IMPORT_TABLES } from '../tables/import-tables.ts';
import { listProblems } from '../values/problems.ts';
import type { ProblemList } from '../values/problems.ts';
import { ImportMap } from './import-map.ts';

/** Reads a map file. Throws BooksRefused that names every problem and where in the file it is. */
export async function loadMap(file: string): Promise<ImportMap> {
  const problems = listProblems();
  const map = await parseMap(file, problems);
  problems.refuse('files');
  return map;
}

async function parseMap(file: string, problems: ProblemList): Promise<ImportMap> {
  const refuse = (reason: string, column: string | null = null): void =>
    problems.add({ file: path.basename(file), line: null, column, value: null, reason });
  const none: ImportMap = { tables: {} };
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    refuse(
      getErrorCode(error) === 'ENOENT' ? `ไม่มีไฟล์แผนที่ ${file}` : `อ่านไฟล์แผนที่ไม่ได้ (${getErrorCode(error)})`,
    );
    return null;
  });
  if (text === null) return none;
  const json = parseJson(text);
  if (!json.ok) {
    refuse(`ไม่ใช่ JSON: ${json.message}`);
    return none;
  }
  const result = ImportMap.safeParse(json.value);
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

type MapProblem = { at: PropertyKey[]; reason: string };

function explain(issue: z.core.$ZodIssue): MapProblem[] {
  const at = issue.path;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ at: [...at, key], reason: 'ไม่รู้จักชื่อนี้' }));
  }
  if (issue.code === 'invalid_union')
    return closestBranch(issue).flatMap((inner) => explainInside(inner, at));
  if (issue.code === 'invalid_type') return [{ at, reason: `ต้องเป็น ${issue.expected}` }];
  if (issue.code === 'too_small') return [{ at, reason: 'ต้องไม่ว่าง' }];
  return [{ at, reason: issue.message }];
}

/** An expression is a heading or a rule; for an object the complaints about the rule are the useful ones. */
function closestBranch(issue: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[] {
  const rule = issue.errors.at(-1) ?? [];
  const isObject = !rule.some(({ code, path: inner }) => code === 'invalid_type' && inner.length === 0);
  if (isObject) return rule;
  return [{ code: 'custom', path: [], message: 'ต้องเป็นชื่อคอลัมน์ หรือกฎใน { }', input: issue.input }];
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
      .map((column) => ({ at: ['tables', name, 'columns', column.name], reason: 'ต้องมี เพราะเป็นคอลัมน์บังคับ' }));
  });
}
