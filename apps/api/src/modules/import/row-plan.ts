import type { Bilingual } from '../../language.ts';
import type { ImportColumn, ImportTable } from './tables/import-table.ts';
import { compileExpression } from './mapping/expression.ts';
import type { Expression } from './mapping/expression.ts';
import type { ImportMap } from './mapping/import-map.ts';
import type { Problem } from './values/problems.ts';
import { MAX_VALUE_LENGTH, Refusal } from './values/problems.ts';
import type { SourceRecord } from './source-record.ts';
import { readValue } from './values/values.ts';

const MISSING: Bilingual = {
  th: 'ไม่มีคอลัมน์นี้ ทั้งที่เป็นคอลัมน์บังคับ',
  en: 'this column is missing, though required',
};
const NOT_IN_FILE: Bilingual = {
  th: 'แผนที่อ้างถึงคอลัมน์ที่ไม่มีในไฟล์',
  en: 'the map names a column that the file does not have',
};

type PlannedColumn = { column: ImportColumn; expression: Expression };

/** How the rows of one file become rows of one table. */
export type RowPlan = {
  table: ImportTable;
  columns: readonly PlannedColumn[];
};

/** A row in the order of the table's columns, or its problems. */
export type ReadRow = { values: (string | null)[]; problems: Omit<Problem, 'file'>[] };

/**
 * Plans a file: by the map, or by our own column names, in upper or lower case. Throws
 * MapError for a rule of the map that cannot be read.
 * @param headings the headings of a CSV file, or null if only the rows have them
 */
export function planRows(
  table: ImportTable,
  map: ImportMap | null,
  headings: readonly string[] | null,
): RowPlan {
  const mapped = map?.tables[table.name]?.columns;
  const columns = table.columns.flatMap((column): PlannedColumn[] => {
    const rule = mapped ? mapped[column.name] : findHeading(column.name, headings);
    return rule === undefined ? [] : [{ column, expression: compileExpression(rule) }];
  });
  return { table, columns };
}

function findHeading(name: string, headings: readonly string[] | null): string | undefined {
  return headings === null ? name : headings.find((heading) => heading.toLowerCase() === name);
}

/**
 * Required columns that the file cannot fill, and source columns of the map that its headings do not have.
 */
export function missingColumns(
  plan: RowPlan,
  headings: readonly string[],
): { column: string; reason: Bilingual }[] {
  const planned = new Set(plan.columns.map(({ column }) => column.name));
  const unplanned = plan.table.columns
    .filter((column) => column.required && !planned.has(column.name))
    .map(({ name }) => ({ column: name, reason: MISSING }));
  const absent = sourcePaths(plan)
    .filter((path) => !headings.includes(path))
    .map((path) => ({ column: path, reason: NOT_IN_FILE }));
  return [...unplanned, ...absent];
}

/** Headings that nothing reads. */
export function unusedColumns(plan: RowPlan, headings: Iterable<string>): string[] {
  const used = new Set(sourcePaths(plan).flatMap((path) => [path, path.split('.')[0]]));
  return [...headings].filter((heading) => heading !== '' && !used.has(heading));
}

/** Every source column that the plan reads, once. */
export function sourcePaths(plan: RowPlan): string[] {
  return [...new Set(plan.columns.flatMap(({ expression }) => expression.paths))];
}

/** Reads one row. Every problem of the row is named, not only the first. */
export function readRow(plan: RowPlan, { line, cells, problem }: SourceRecord): ReadRow {
  if (problem !== null) return { values: [], problems: [{ line, column: null, ...problem }] };
  const values: (string | null)[] = [];
  const problems: ReadRow['problems'] = [];
  for (const { column, expression } of plan.columns) {
    const cell = expression.evaluate(cells);
    const value = cell instanceof Refusal ? cell : readValue(column, cell);
    if (value instanceof Refusal) {
      const shown = cell instanceof Refusal ? cell.value : cell;
      problems.push({
        line,
        column: column.name,
        value: shown?.slice(0, MAX_VALUE_LENGTH) ?? null,
        reason: value.reason,
      });
    } else values.push(value);
  }
  return { values, problems };
}
