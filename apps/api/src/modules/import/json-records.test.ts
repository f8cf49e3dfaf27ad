import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readJsonLines } from './json-records.ts';
import type { SourceRecord } from './source-record.ts';

async function read(...parts: string[]): Promise<SourceRecord[]> {
  const rows: SourceRecord[] = [];
  for await (const batch of readJsonLines(Readable.from(parts))) rows.push(...batch);
  return rows;
}

describe('readJsonLines', () => {
  it('reads lines that end in any way and lie across pieces', async () => {
    expect(await read('{"a":"1"}\r\n\n{"a"', ':"2"}\n{"a":"3"}')).toEqual([
      { line: 1, cells: { a: '1' }, problem: null },
      { line: 3, cells: { a: '2' }, problem: null },
      { line: 4, cells: { a: '3' }, problem: null },
    ]);
  });

  it('keeps the digits of a number as they are written', async () => {
    const [row] = await read('{"a":1234567890123.10,"b":{"c":0.1},"d":true,"e":null}');
    expect(row?.cells).toEqual({ a: '1234567890123.10', b: { c: '0.1' }, d: true, e: null });
  });

  it.each(['{"a":', 'hello', '"text"', '12', 'null'])(
    'finds a problem in the line %s and continues',
    async (line) => {
      expect(await read(`${line}\n{"a":"1"}\n`)).toEqual([
        {
          line: 1,
          cells: {},
          problem: { value: line, reason: { th: 'ไม่ใช่ JSON ที่อ่านได้', en: expect.any(String) } },
        },
        { line: 2, cells: { a: '1' }, problem: null },
      ]);
    },
  );

  it('spells keys as the headings of CSV files, in nested objects too', async () => {
    const [row] = await read('{"ค\u0e4dานำหน้า":{"เลข  ที\u200e่":1},"__proto__\u200b":"x","a":"b"}');
    expect(Object.entries(row?.cells ?? {})).toEqual([
      ['a', 'b'],
      ['คำนำหน้า', { 'เลข ที่': '1' }],
      ['__proto__', 'x'],
    ]);
  });

  it('finds a problem in JSON that is nested too deeply, and continues', async () => {
    const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const [row, next] = await read(`${deep}\n{"a":"1"}\n`);
    expect(row).toMatchObject({ line: 1, problem: { reason: { th: 'JSON ซ้อนกันลึกเกินไป' } } });
    expect(next).toEqual({ line: 2, cells: { a: '1' }, problem: null });
  });

  it('refuses one large JSON array', async () => {
    await expect(read('[\n{"a":1},\n')).rejects.toMatchObject({ refusal: { line: 1 } });
  });

  it('stops at a line of ten megabytes', async () => {
    const long = `{"a":"${'x'.repeat(65_530)}`;
    await expect(read('{"a":"1"}\n', ...Array.from({ length: 160 }, () => long))).rejects.toMatchObject({
      refusal: { line: 2, reason: { th: 'บรรทัดยาวเกินหนึ่งล้านตัวอักษร' } },
    });
  });

  it('gives nothing for an empty file', async () => {
    expect(await read()).toEqual([]);
    expect(await read('\n \n')).toEqual([]);
  });
});
