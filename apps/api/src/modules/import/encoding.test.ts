import { Readable } from 'node:stream';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decode, findEncoding } from './encoding.ts';

const thai = (text: string): Buffer => iconv.encode(text, 'windows-874');

/** The bytes in small pieces, so that characters are cut at every place. */
function pieces(bytes: Buffer, size = 3): () => AsyncIterable<Buffer> {
  const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  return () => Readable.from(parts);
}

async function getText(bytes: Buffer): Promise<string> {
  const read = pieces(bytes);
  let text = '';
  for await (const part of decode(read(), await findEncoding(read))) text += part;
  return text;
}

describe('findEncoding', () => {
  it.each([
    ['UTF-8', Buffer.from('ชื่อ,สกุล\nสมหญิง,ใจดี\n'), 'utf-8'],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffชื่อ\n'), 'utf-8'],
    ['ASCII', Buffer.from('membership_no\n1\n'), 'utf-8'],
    ['nothing', Buffer.alloc(0), 'utf-8'],
    ['TIS-620', thai('ชื่อ,สกุล\nสมหญิง,ใจดี\n'), 'windows-874'],
    ['Windows-874 with its euro and quotes', thai('“ราคา” 5€ … – สหกรณ์\n'), 'windows-874'],
    ['TIS-620 that is UTF-8 by chance in one line', thai('ชื่อ\nเนก เธน เนก\nสมหญิง\n'), 'windows-874'],
  ])('knows %s', async (_what, bytes, encoding) => {
    expect(await findEncoding(pieces(bytes))).toBe(encoding);
  });

  it('finds Thai letters that come late in a long file', async () => {
    const bytes = Buffer.concat([Buffer.from('a,b\n'.repeat(10_000)), thai('สหกรณ์\n')]);
    expect(await findEncoding(pieces(bytes, 4096))).toBe('windows-874');
  });

  it('names the lines of a file in two encodings', async () => {
    const bytes = Buffer.concat([Buffer.from('a\nสมหญิง ใจดี\n'), thai('สมชาย ใจดี\n')]);
    await expect(findEncoding(pieces(bytes))).rejects.toMatchObject({
      refusal: { line: 3, reason: { th: 'ปนสองรหัสอักขระ: บรรทัด 2 เป็น UTF-8 แต่บรรทัด 3 ไม่ใช่' } },
    });
  });

  it('names the line that is in no encoding', async () => {
    const bytes = Buffer.concat([Buffer.from('a\nb'), Buffer.from([0xff, 0xfe, 0x0a])]);
    await expect(findEncoding(pieces(bytes))).rejects.toMatchObject({
      refusal: { line: 2, reason: { th: 'อ่านไม่ได้ทั้งแบบ UTF-8 และแบบ TIS-620 (Windows-874)' } },
    });
  });

  it.each([
    ['little', Buffer.from('\ufeffกข', 'utf16le')],
    ['big', Buffer.from('\ufeffกข', 'utf16le').swap16()],
  ])('says what to do with UTF-16, %s end first', async (_end, bytes) => {
    await expect(findEncoding(pieces(bytes, 64))).rejects.toMatchObject({
      refusal: { reason: { th: expect.stringContaining('UTF-16') } },
    });
  });

  it('names TIS-620 behind the mark of UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), thai('a,b\nสมหญิง,ใจดี\n')]);
    await expect(findEncoding(pieces(bytes))).rejects.toMatchObject({
      refusal: { line: 2, reason: { th: expect.stringContaining('(BOM) ของ UTF-8 แต่ข้อความเป็น TIS-620') } },
    });
  });

  it.each([
    ['xlsx', 'PK\u0003\u0004\u0014\0\u0006\0[Content_Types].xml', 'Excel (xlsx)'],
    ['ods', 'PK\u0003\u0004\u0014\0\0\0mimetypeapplication/vnd.oasis.opendocument.spreadsheet', '(ods)'],
    ['zip', 'PK\u0003\u0004\u0014\0', 'zip'],
    ['xls', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1\0\0', 'Excel รุ่นเก่า (xls)'],
    ['pdf', '%PDF-1.7\n', 'PDF'],
    ['a page that a system calls xls', '<html><table>', 'HTML'],
  ])('names %s', async (_what, start, name) => {
    const bytes = Buffer.from(start, 'latin1');
    await expect(findEncoding(pieces(bytes, 512))).rejects.toMatchObject({
      refusal: { reason: { th: expect.stringContaining(name) } },
    });
  });

  it('gives up on a line without end', async () => {
    const bytes = Buffer.alloc(5 * 1024 * 1024, 0xa1);
    await expect(findEncoding(pieces(bytes, 65_536))).rejects.toMatchObject({
      refusal: { line: 1, reason: { th: 'บรรทัดยาวเกินไป' } },
    });
  });

  it('passes on an error of the disk', async () => {
    const read = () =>
      new Readable({
        read: (): never => {
          throw new Error('disk');
        },
      });
    await expect(findEncoding(read)).rejects.toThrow('disk');
  });
});

describe('decode', () => {
  it.each([
    ['UTF-8 cut inside a letter', Buffer.from('นาง สมหญิง ใจดี')],
    ['UTF-8 behind a byte order mark', Buffer.from('\ufeffนาง สมหญิง ใจดี')],
    ['TIS-620', thai('นาง สมหญิง ใจดี')],
  ])('gives the text of %s', async (_what, bytes) => {
    expect(await getText(bytes)).toBe('นาง สมหญิง ใจดี');
  });
});
