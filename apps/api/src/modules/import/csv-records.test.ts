import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readCsv } from './csv-records.ts';
import type { SourceRecord } from './source-record.ts';

async function read(
  text: string,
  size = 7,
): Promise<{ headings: readonly string[] | null; rows: SourceRecord[] }> {
  const parts = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  );
  const { headings, batches } = await readCsv(Readable.from(parts), () => Readable.from(parts));
  const rows: SourceRecord[] = [];
  for await (const batch of batches) rows.push(...batch);
  return { headings, rows };
}

const getCells = (rows: SourceRecord[]) => rows.map(({ line, cells }) => [line, ...Object.values(cells)]);

describe('readCsv', () => {
  it.each([
    ['commas', 'a,b\n1,2\n'],
    ['semicolons', 'a;b\n1;2\n'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['bars', 'a|b\n1|2\n'],
  ])('finds %s', async (_what, text) => {
    const { headings, rows } = await read(text);
    expect(headings).toEqual(['a', 'b']);
    expect(getCells(rows)).toEqual([[2, '1', '2']]);
  });

  it('is not misled by a separator inside a quoted heading', async () => {
    const { headings } = await read('"a, b, c, d";e\n1;2\n');
    expect(headings).toEqual(['a, b, c, d', 'e']);
  });

  it('counts lines through every kind of line end, empty lines and quoted ones', async () => {
    const { rows } = await read('a,b\r\n1,"x\ny\r\nz"\n\n2,"say ""no"""\r3,c\r\n4,d');
    expect(getCells(rows)).toEqual([
      [2, '1', 'x\ny\r\nz'],
      [6, '2', 'say "no"'],
      [7, '3', 'c'],
      [8, '4', 'd'],
    ]);
  });

  it('takes an empty cell and the null of database tools for no value', async () => {
    const { rows } = await read('a,b,c,d\n,"",NULL,\\N\n');
    expect(getCells(rows)).toEqual([[2, null, null, null, null]]);
  });

  it('finds a problem in a row with too few or too many cells', async () => {
    const { rows } = await read('a,b\n1\n1,2,3\n1,2\n');
    expect(rows.map(({ problem }) => problem?.reason.th ?? null)).toEqual([
      'มี 1 ช่อง แต่หัวคอลัมน์มี 2 ช่อง',
      'มี 3 ช่อง แต่หัวคอลัมน์มี 2 ช่อง',
      null,
    ]);
  });

  it('skips rows of separators, as spreadsheets write cleared rows', async () => {
    const { rows } = await read('a,b\n,\n1,2\n ,\u200b\n,,,,\n"\n",\n3,4\n');
    expect(getCells(rows)).toEqual([
      [3, '1', '2'],
      [8, '3', '4'],
    ]);
  });

  it('spells headings in one way', async () => {
    expect((await read('\u200ea,คํานําหน้า,เลข \u00a0 สมาชิก\n')).headings).toEqual([
      'a',
      'คำนำหน้า',
      'เลข สมาชิก',
    ]);
  });

  it('refuses headings in the wrong encoding, and says what they were', async () => {
    await expect(read('a,ª×èÍ\n')).rejects.toMatchObject({
      refusal: { line: 1, value: 'ª×èÍ', reason: { th: expect.stringContaining('"ชื่อ"') } },
    });
  });

  it.each([
    ['the end of the file', 'a,b\r\n1,"x\r\n2,y\r\n3,z\r\n', 2, 'แล้วไม่ปิดจนจบไฟล์'],
    ['the next quote', 'a,b\n1,"ok\nok"\n2,"x\n3,y\n4,"z",w\n', 4, 'เครื่องหมายถัดไปอยู่ที่บรรทัด 6'],
    ['letters on its own line', 'a,b\n1,"x"y\n', 2, 'มีตัวอักษรต่อท้าย'],
    ['a doubled quote', 'a,b\n1,"x""\n2,""\n', 2, 'แล้วไม่ปิดจนจบไฟล์'],
  ])('names the line of an open quote that is noticed at %s', async (_where, text, line, reason) => {
    await expect(read(text)).rejects.toMatchObject({
      refusal: { line, value: expect.stringMatching(/^x/), reason: { th: expect.stringContaining(reason) } },
    });
  });

  it('gives no rows for headings alone', async () => {
    expect(await read('a,b\n')).toEqual({ headings: ['a', 'b'], rows: [] });
    expect(await read('a,b')).toEqual({ headings: ['a', 'b'], rows: [] });
  });

  it.each(['', '\n\r\n\n'])('refuses %j, which has not even headings', async (text) => {
    await expect(read(text)).rejects.toMatchObject({ refusal: { reason: { th: 'ไฟล์ว่าง ไม่มีแม้แต่หัวคอลัมน์' } } });
  });

  it('refuses a duplicate heading', async () => {
    await expect(read('a,b, a \n1,2,3\n')).rejects.toMatchObject({
      refusal: { line: 1, reason: { th: 'มีหัวคอลัมน์ a ซ้ำกัน' } },
    });
  });

  it('passes over columns without a heading', async () => {
    const { rows } = await read('a,,\n1,,\n');
    expect(rows[0]?.cells).toMatchObject({ a: '1' });
  });

  it('treats headings as data, whatever they are called', async () => {
    const { rows } = await read('__proto__,constructor\n1,2\n');
    expect(Object.entries(rows[0]?.cells ?? {})).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
    ]);
  });

  it.each([
    ['a quote that is never closed', 'a,b\n1,"2\n3,4\n', 'เปิดเครื่องหมายคำพูด (") แล้วไม่ปิดจนจบไฟล์'],
    ['letters behind a closing quote', 'a,b\n1,"2"x\n', 'มีตัวอักษรต่อท้ายเครื่องหมายคำพูดปิด (")'],
    ['a quote inside a bare cell', 'a,b\n1,2"x\n', 'มีเครื่องหมายคำพูด (") กลางช่องที่ไม่ได้ครอบด้วยเครื่องหมายคำพูด'],
  ])('refuses %s', async (_what, text, reason) => {
    await expect(read(text)).rejects.toMatchObject({ refusal: { reason: { th: reason } } });
  });

  it('stops at a row of ten megabytes, and says what may be the cause', async () => {
    const text = `a,b\n1,"${'x'.repeat(10_000_000)}`;
    await expect(read(text, 65_536)).rejects.toMatchObject({
      refusal: { line: 2, reason: { th: expect.stringContaining('หนึ่งล้านตัวอักษร') } },
    });
  });

  it('keeps a NUL for the check of the cell', async () => {
    const { rows } = await read('a\nx\0y\n');
    expect(getCells(rows)).toEqual([[2, 'x\0y']]);
  });

  it('reads hundreds of rows in batches', async () => {
    const { rows } = await read(`a\n${Array.from({ length: 1201 }, (_, index) => index).join('\n')}`, 4096);
    expect(rows).toHaveLength(1201);
    expect(rows.at(-1)).toMatchObject({ line: 1202, cells: { a: '1200' } });
  });
});
