import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import type { z } from 'zod';
import { readIssueMessage } from '../../issue-message.ts';
import { type Bilingual, inEach, type WordTable } from '../../language.ts';
import type { ContentProblem } from './content-problems.ts';

export type ReadFields<Value> = { value: Value } | { problems: ContentProblem[] };

type YamlSource = { file: string; text: string; firstLine?: number };
type Path = readonly PropertyKey[];
type Found = { offset: number; reason: Bilingual };

const QUOTE: Bilingual = {
  th: 'ใส่เครื่องหมายคำพูดคร่อมข้อความทั้งหมด เช่น "…"',
  en: 'put quotation marks around the entire text, such as "…"',
};
const REFUSED = {
  tooDeep: { th: 'รายการซ้อนกันลึกเกินไป', en: 'lists are nested too deeply' },
  notYaml: (message: string) => ({
    th: `อ่านแบบ YAML ไม่ได้: ${message} (ข้อความที่มี : # & * ! [ ] { } ให้${QUOTE.th})`,
    en: `cannot be read as YAML: ${message} (where a text has : # & * ! [ ] { }, ${QUOTE.en})`,
  }),
  firstLetter: (mark: string) => ({
    th: `${mark} ต้นข้อความใช้ไม่ได้ ${QUOTE.th}`,
    en: `${mark} cannot begin a text: ${QUOTE.en}`,
  }),
  cut: {
    th: `ข้อความหลัง # จะหายไป ${QUOTE.th} หรือย้ายหมายเหตุไปบรรทัดอื่น`,
    en: `the text after # would be lost: ${QUOTE.en}, or move the comment to another line`,
  },
  noName: { th: 'ชื่อของช่องต้องเป็นข้อความ', en: 'the name of a field must be a text' },
  unstorable: {
    th: 'มีอักขระ U+0000 หรืออักขระที่ไม่ครบคู่',
    en: 'contains the character U+0000, or half of a pair of characters',
  },
  unknown: (keys: string) => ({ th: `ไม่รู้จัก ${keys}`, en: `unknown: ${keys}` }),
  missing: (name: string) => ({ th: `ขาด ${name}`, en: `${name} is missing` }),
  invalid: ({ th, en }: Bilingual) => ({ th: `ค่าใช้ไม่ได้ (${th})`, en: `not a valid value (${en})` }),
} satisfies WordTable;
/** Booleans of earlier YAML. */
const YES_OR_NO: Readonly<Record<string, boolean>> = { yes: true, on: true, no: false, off: false };

/**
 * Reads YAML, which JSON is too, by a schema. An unquoted value stays the text that it is, such as 9.30 or
 * 020000001, unless the schema asks for a number, a boolean or null; an empty value is a missing one.
 * @param firstLine the line of the file at which the text begins
 */
export function readYaml<Schema extends z.ZodType>(
  { file, text, firstLine = 1 }: YamlSource,
  schema: Schema,
): ReadFields<z.output<Schema>> {
  const lines = new LineCounter();
  const getLine = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
    const unreadable = findUnreadable(document, text);
    if (unreadable.length > 0) {
      const problems = unreadable.map(({ offset, reason }) => ({ file, line: getLine(offset), reason }));
      return { problems };
    }
    return readDocument(document, schema, { file, getLine, firstLine });
  } catch (error) {
    // The parser and the schema call themselves for each level.
    if (!(error instanceof RangeError)) throw error;
    return { problems: [{ file, line: firstLine, reason: REFUSED.tooDeep }] };
  }
}

/** What YAML cannot read, or would read as something else than a text. */
function findUnreadable(document: Document.Parsed, text: string): Found[] {
  if (document.errors.length > 0) {
    return document.errors.map(({ pos, message }) => ({
      offset: pos[0],
      reason: REFUSED.notYaml(message),
    }));
  }
  const found: Found[] = [];
  const add = (node: Node, reason: Bilingual) => found.push({ offset: node.range?.[0] ?? 0, reason });
  visit(document, {
    Node: (_key, node) => {
      if (isAlias(node)) add(node, REFUSED.firstLetter('*'));
      else if (node.anchor !== undefined) add(node, REFUSED.firstLetter('&'));
      else if (node.tag !== undefined) add(node, REFUSED.firstLetter('!'));
      else if (isCutAtHash(node, text)) add(node, REFUSED.cut);
    },
    Pair: (_key, { key }) => {
      if (!isScalar(key)) found.push({ offset: 0, reason: REFUSED.noName });
    },
  });
  return found;
}

/** Whether an unquoted text ends at a # on its line. A number may have a comment after a space. */
function isCutAtHash(node: Node, text: string): boolean {
  if (!isScalar(node) || node.type !== 'PLAIN') return false;
  const [rest = ''] = text.slice(node.range?.[1] ?? text.length).split('\n', 1);
  const isText = typeof node.value === 'string' || node.value === null;
  return isText ? /^\s*#/.test(rest) : /^\s*#\S/.test(rest);
}

type Reading = { file: string; firstLine: number; getLine: (offset: number) => number };

function readDocument<Schema extends z.ZodType>(
  document: Document.Parsed,
  schema: Schema,
  { file, firstLine, getLine }: Reading,
): ReadFields<z.output<Schema>> {
  const typed = new Set<string>();
  const problemsAt = (path: Path, reason: Bilingual) => ({ file, line: lineFor(path), reason });
  const lineFor = (path: Path): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : null;
      if (Array.isArray(range) && typeof range[0] === 'number') return getLine(range[0]);
    }
    return firstLine;
  };
  for (;;) {
    const value = toValue(document.contents, typed) ?? {};
    const unstorable = findUnstorable(value);
    if (unstorable !== null) {
      const reason = nameField(unstorable.join('.'), REFUSED.unstorable);
      return { problems: [problemsAt(unstorable, reason)] };
    }
    const parsed = schema.safeParse(value);
    if (parsed.success) return { value: parsed.data };
    const { issues } = parsed.error;
    const others = issues
      .flatMap((issue) => listTypePaths(issue))
      .filter((path) => hasOtherValue(document, path, typed));
    for (const path of others) typed.add(JSON.stringify(path));
    if (others.length > 0) continue;
    return {
      problems: issues.map((issue) =>
        problemsAt(
          issue.path,
          describeIssue(issue, issue.path.length === 0 || isPresent(document, issue.path)),
        ),
      ),
    };
  }
}

/** The value of a node, with the source of unquoted scalars except at the paths that are typed. */
function toValue(node: unknown, typed: ReadonlySet<string>, path: Path = []): unknown {
  if (isMap(node)) {
    const entries = node.items.map(({ key, value }): [string, unknown] => {
      const name = getText(key);
      return [name, toValue(value, typed, [...path, name])];
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (isSeq(node)) return node.items.map((item, at) => toValue(item, typed, [...path, at]) ?? null);
  if (!isScalar(node)) return undefined;
  if (typed.has(JSON.stringify(path))) return getTyped(node);
  return node.value === null ? undefined : getText(node);
}

function getText(node: unknown): string {
  if (!isScalar(node)) return '';
  return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
}

function getTyped({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? (YES_OR_NO[value.toLowerCase()] ?? value) : value;
}

/** Whether a value may be read as another than its text. */
function hasOtherValue(document: Document.Parsed, path: Path, typed: ReadonlySet<string>): boolean {
  const node: unknown = document.getIn(path, true);
  if (!isScalar(node) || node.type !== 'PLAIN' || typed.has(JSON.stringify(path))) return false;
  return getTyped(node) !== getText(node);
}

/** The paths where a schema asks for another type, also in one of the choices that a value may be. */
function listTypePaths(issue: z.core.$ZodIssue): Path[] {
  if (issue.code === 'invalid_type' || issue.code === 'invalid_value') return [issue.path];
  if (issue.code !== 'invalid_union') return [];
  const inner = issue.errors.flat().flatMap((choice) => listTypePaths(choice));
  return [issue.path, ...inner.map((path) => [...issue.path, ...path])];
}

function isPresent(document: Document.Parsed, path: Path): boolean {
  const node: unknown = document.getIn(path, true);
  return node !== undefined && !(isScalar(node) && node.value === null);
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

function nameField(name: string, reason: Bilingual): Bilingual {
  return inEach(reason, (text) => `${name}: ${text}`);
}

function describeIssue(issue: z.core.$ZodIssue, isThere: boolean): Bilingual {
  const name = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') return REFUSED.unknown(issue.keys.join(', '));
  if (!isThere) return REFUSED.missing(name);
  const rule = readIssueMessage(issue.message);
  const reason = issue.code === 'custom' ? rule : REFUSED.invalid(rule);
  return name === '' ? reason : nameField(name, reason);
}
