import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { describeSource, parseFileName, readBytes } from './source-file.ts';
import { useBooks } from './test/books.ts';

const books = useBooks();

describe('parseFileName', () => {
  it.each([
    ['member.csv', 'member', 'csv'],
    ['Member_Dep.CSV.GZ', 'member_dep', 'csv'],
    ['member.tsv', 'member', 'csv'],
    ['member.txt', 'member', 'csv'],
    ['member.jsonl', 'member', 'json-lines'],
    ['member.ndjson.gz', 'member', 'json-lines'],
    ['2569.11.20.member.csv', '2569.11.20.member', 'csv'],
  ])('reads %s as table %s in %s', (name, stem, format) => {
    expect(parseFileName(name)).toEqual({ stem, format });
  });

  it.each(['member', 'member.xlsx', 'member.json', '.csv', 'member.csv.zip', 'member.gz', 'csv'])(
    'knows no book by the name %s',
    (name) => {
      expect(parseFileName(name)).toBeNull();
    },
  );
});

describe('describeSource', () => {
  it('recognises a compressed file by its first bytes, not by its name', async () => {
    const folder = await books({
      'packed.csv': gzipSync('a\n'),
      'plain.csv.gz': 'a\n',
      'short.csv': '\u001f',
    });
    const toGzip = async (name: string) => (await describeSource(folder, name, 'csv')).gzip;
    expect(await toGzip('packed.csv')).toBe(true);
    expect(await toGzip('plain.csv.gz')).toBe(false);
    expect(await toGzip('short.csv')).toBe(false);
  });

  it('knows the size on the disk', async () => {
    const packed = gzipSync('a\n'.repeat(1000));
    const folder = await books({ 'a.csv.gz': packed });
    expect(await describeSource(folder, 'a.csv.gz', 'csv')).toMatchObject({
      size: packed.length,
      name: 'a.csv.gz',
    });
  });

  it('refuses a file that was deleted', async () => {
    await expect(describeSource(await books({}), 'a.csv', 'csv')).rejects.toMatchObject({
      refusal: { reason: { th: 'ไม่มีไฟล์นี้ในโฟลเดอร์' }, line: null },
    });
  });
});

describe('readBytes', () => {
  async function read(content: Buffer): Promise<{ text: string; reported: number }> {
    const folder = await books({ 'a.csv': content });
    const source = await describeSource(folder, 'a.csv', 'csv');
    let text = '';
    let reported = 0;
    for await (const chunk of readBytes(source, (bytes) => (reported += bytes))) text += chunk.toString();
    return { text, reported };
  }

  const long = 'deposit_account_no,seq_no\n'.repeat(40_000);

  it('reads what is written, and reports every byte on the disk', async () => {
    expect(await read(Buffer.from(long))).toEqual({ text: long, reported: long.length });
    expect(await read(Buffer.alloc(0))).toEqual({ text: '', reported: 0 });
  });

  it('unpacks, and counts packed bytes', async () => {
    const packed = gzipSync(long);
    expect(await read(packed)).toEqual({ text: long, reported: packed.length });
  });

  it('unpacks parts that were packed one by one', async () => {
    expect(await read(Buffer.concat([gzipSync('a\n'), gzipSync('b\n')]))).toMatchObject({ text: 'a\nb\n' });
  });

  it.each([
    ['cut short', gzipSync(long).subarray(0, 200), 'ไฟล์ gz ขาดกลางทาง คัดลอกมาไม่ครบ'],
    ['changed inside', damaged(gzipSync(long)), 'ไฟล์ gz เสีย'],
  ])('refuses a packed file that was %s', async (_what, content, reason) => {
    await expect(read(content)).rejects.toMatchObject({ refusal: { reason: { th: reason } } });
  });

  it('refuses a file that vanished between two looks', async () => {
    const folder = await books({});
    const source = {
      path: path.join(folder, 'b.csv'),
      name: 'b.csv',
      format: 'csv',
      size: 1,
      gzip: false,
    } as const;
    const first = readBytes(source)[Symbol.asyncIterator]().next();
    await expect(first).rejects.toMatchObject({ refusal: { reason: { th: 'ไม่มีไฟล์นี้ในโฟลเดอร์' } } });
    await writeFile(source.path, 'a');
    expect((await readBytes(source)[Symbol.asyncIterator]().next()).value?.toString()).toBe('a');
  });
});

function damaged(packed: Buffer): Buffer {
  const copy = Buffer.from(packed);
  copy.fill(0xff, 20, 60);
  return copy;
}
