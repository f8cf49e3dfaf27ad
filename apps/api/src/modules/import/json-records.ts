import { UnreadableFile } from './values/problems.ts';
import { MAX_ROW_LENGTH } from './source-record.ts';
import type { SourceRecord } from './source-record.ts';

/** Node passes the text of a number to the reviver, so no amount passes through a float. */
type ReviverContext = { source?: string };

const parse = JSON.parse as (
  text: string,
  reviver: (key: string, value: unknown, context: ReviverContext) => unknown,
) => unknown;

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
    if (rest.length > MAX_ROW_LENGTH) throw new UnreadableFile('บรรทัดยาวเกินหนึ่งล้านตัวอักษร', line + 1);
  }
  const last: SourceRecord[] = [];
  pushRecord(last, rest, line + 1);
  if (last.length > 0) yield last;
}

function pushRecord(batch: SourceRecord[], row: string, line: number): void {
  const json = row.trim();
  if (json === '') return;
  if (json.length > MAX_ROW_LENGTH) throw new UnreadableFile('บรรทัดยาวเกินหนึ่งล้านตัวอักษร', line);
  if (json.startsWith('[')) {
    throw new UnreadableFile('เป็นรายการ JSON ก้อนเดียว ต้องเป็น JSON บรรทัดละหนึ่งรายการ', line);
  }
  batch.push(readRecord(json, line));
}

function readRecord(json: string, line: number): SourceRecord {
  try {
    const value = parse(json, (_key, inner, { source }) => (typeof inner === 'number' ? source : inner));
    if (isObject(value)) return { line, cells: value, problem: null };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return { line, cells: {}, problem: 'ไม่ใช่ JSON ที่อ่านได้' };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
