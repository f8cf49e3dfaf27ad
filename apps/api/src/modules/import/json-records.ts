import { normaliseLine } from '@sahakorn/thai/normalise';
import type { Bilingual } from '../../language.ts';
import { MAX_VALUE_LENGTH, UnreadableFile } from './values/problems.ts';
import { MAX_ROW_LENGTH } from './source-record.ts';
import type { SourceRecord } from './source-record.ts';

/** Node passes the text of a number to the reviver, so no amount passes through a float. */
type ReviverContext = { source?: string };

const parse = JSON.parse as (
  text: string,
  reviver: (key: string, value: unknown, context: ReviverContext) => unknown,
) => unknown;

const TOO_LONG: Bilingual = {
  th: 'บรรทัดยาวเกินหนึ่งล้านตัวอักษร',
  en: 'the line is longer than a million characters',
};
const ARRAY: Bilingual = {
  th: 'เป็นรายการ JSON ก้อนเดียว ต้องเป็น JSON บรรทัดละหนึ่งรายการ',
  en: 'one JSON array; it must be JSON lines, one object a line',
};
const NOT_JSON: Bilingual = { th: 'ไม่ใช่ JSON ที่อ่านได้', en: 'not JSON that can be read' };
const TOO_DEEP: Bilingual = { th: 'JSON ซ้อนกันลึกเกินไป', en: 'the JSON is nested too deeply' };

/** Most keys are ASCII, and spelt in one way only. */
const PLAIN = /^[!-~]*$/;

/** Reads JSON lines. A line that is not an object is a row with a problem; empty lines are skipped. */
export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<SourceRecord[]> {
  let line = 0;
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    const batch: SourceRecord[] = [];
    for (const row of lines) {
      line += 1;
      pushRecord(batch, row, line);
    }
    if (batch.length > 0) yield batch;
    if (rest.length > MAX_ROW_LENGTH) throw new UnreadableFile(TOO_LONG, line + 1);
  }
  const last: SourceRecord[] = [];
  pushRecord(last, rest, line + 1);
  if (last.length > 0) yield last;
}

function pushRecord(batch: SourceRecord[], row: string, line: number): void {
  const json = row.trim();
  if (json === '') return;
  if (json.length > MAX_ROW_LENGTH) throw new UnreadableFile(TOO_LONG, line);
  if (json.startsWith('[')) throw new UnreadableFile(ARRAY, line);
  batch.push(readRecord(json, line));
}

function readRecord(json: string, line: number): SourceRecord {
  const refuse = (reason: Bilingual): SourceRecord => ({
    line,
    cells: {},
    problem: { value: json.slice(0, MAX_VALUE_LENGTH), reason },
  });
  try {
    const value = parse(json, (_key, inner, { source }) => {
      if (typeof inner === 'number') return source;
      if (isObject(inner)) spellKeys(inner);
      return inner;
    });
    return isObject(value) ? { line, cells: value, problem: null } : refuse(NOT_JSON);
  } catch (error) {
    if (error instanceof SyntaxError) return refuse(NOT_JSON);
    // The stack overflows.
    if (error instanceof RangeError) return refuse(TOO_DEEP);
    throw error;
  }
}

/** The headings of a CSV file are spelt in the same way. */
function spellKeys(row: Record<string, unknown>): void {
  for (const key of Object.keys(row)) {
    const spelling = PLAIN.test(key) ? key : normaliseLine(key);
    if (spelling === key) continue;
    Object.defineProperty(row, spelling, {
      value: row[key],
      configurable: true,
      enumerable: true,
      writable: true,
    });
    delete row[key];
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
