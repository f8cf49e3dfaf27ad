import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { ContentProblem } from './content-problems.ts';

export type ReadFields<Value> = { value: Value } | { problems: ContentProblem[] };

/**
 * Reads YAML, which JSON is too, by a schema.
 * @param firstLine the line of the file at which the text begins
 */
export function readYaml<Schema extends z.ZodType>(
  { file, text, firstLine = 1 }: { file: string; text: string; firstLine?: number },
  schema: Schema,
): ReadFields<z.output<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const getLine = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map(({ pos, message }) => ({
        file,
        line: getLine(pos[0]),
        reason: `อ่านแบบ YAML ไม่ได้: ${message}`,
      })),
    };
  }
  const value: unknown = document.toJS({ maxAliasCount: 100 }) ?? {};
  const parsed = schema.safeParse(value);
  const unstorable = findUnstorable(value);
  if (parsed.success && unstorable === null) return { value: parsed.data };
  const lineForPath = (path: readonly PropertyKey[]): number | null => {
    for (let length = path.length; length > 0; length -= 1) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : null;
      if (Array.isArray(range) && typeof range[0] === 'number') return getLine(range[0]);
    }
    return firstLine;
  };
  if (unstorable !== null) {
    const reason = `${unstorable.join('.')}: มีอักขระ U+0000 หรืออักขระที่ไม่ครบคู่`;
    return { problems: [{ file, line: lineForPath(unstorable), reason }] };
  }
  return {
    problems: (parsed.error?.issues ?? []).map((issue) => ({
      file,
      line: lineForPath(issue.path),
      reason: describeIssue(issue, issue.path.length === 0 || document.hasIn(issue.path)),
    })),
  };
}

/** The place of a text that PostgreSQL cannot store, as an escape sequence may contain. */
function findUnstorable(value: unknown, at: readonly string[] = []): readonly string[] | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? at : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = findUnstorable(name, [...at, name]) ?? findUnstorable(inner, [...at, name]);
    if (found) return found;
  }
  return null;
}

function describeIssue(issue: z.core.$ZodIssue, isPresent: boolean): string {
  const name = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') return `ไม่รู้จัก ${issue.keys.join(', ')}`;
  if (!isPresent) return `ขาด ${name}`;
  const reason = issue.code === 'custom' ? issue.message : `ค่าใช้ไม่ได้ (${issue.message})`;
  return name === '' ? reason : `${name}: ${reason}`;
}
