import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { describeDocument, recogniseDocument } from './document-kind.ts';
import { UnreadableFile } from './values/problems.ts';

/** TIS-620 is the part of Windows-874 that Thai letters are in. */
export type Encoding = 'utf-8' | 'windows-874';

const LINE_FEED = 0x0a;
const MAX_LINE_LENGTH = 4 * 1024 * 1024;

/** Bytes over 0x7f that are characters in Windows-874. */
const WINDOWS_874 = new Set([0x80, 0x85, ...range(0x91, 0x97), ...range(0xa0, 0xda), ...range(0xdf, 0xfb)]);

/**
 * By chance Thai words in TIS-620 are UTF-8 too (เธน, เนก), but hardly this often in one line without an
 * error. A line counts as UTF-8 if it contains at least this many characters beyond ASCII.
 */
const MIN_UTF8_CHARACTERS = 6;

const UTF_8_BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** The number of the first line in each encoding; null if there is none. */
type LineSurvey = { utf8: number | null; thai: number | null; neither: number | null; hasMark: boolean };

/**
 * Finds the encoding of a file from all of its bytes: strict UTF-8 first, else Windows-874. Throws
 * UnreadableFile, with a line, for UTF-16, for a file in both, and for one in neither, and for a spreadsheet, a
 * PDF or a page.
 * @param read starts the file from its first byte; it is called twice for a file that is not UTF-8
 */
export async function findEncoding(read: () => AsyncIterable<Buffer>): Promise<Encoding> {
  if (await isWhollyUtf8(read())) return 'utf-8';
  const { utf8, thai, neither, hasMark } = await surveyLines(read());
  if (neither !== null) {
    const reason = {
      th: 'อ่านไม่ได้ทั้งแบบ UTF-8 และแบบ TIS-620 (Windows-874)',
      en: 'neither UTF-8 nor TIS-620 (Windows-874)',
    };
    throw new UnreadableFile(reason, neither);
  }
  if (utf8 !== null && thai !== null) {
    const reason = {
      th: `ปนสองรหัสอักขระ: บรรทัด ${utf8} เป็น UTF-8 แต่บรรทัด ${thai} ไม่ใช่`,
      en: `two encodings are mixed: line ${utf8} is UTF-8, line ${thai} is not`,
    };
    throw new UnreadableFile(reason, thai);
  }
  if (hasMark) {
    const reason = {
      th: 'ขึ้นต้นด้วยเครื่องหมาย (BOM) ของ UTF-8 แต่ข้อความเป็น TIS-620 ส่งออกใหม่เป็น UTF-8 หรือตัดเครื่องหมายออก',
      en: 'begins with the byte order mark of UTF-8, but the text is TIS-620; export it again as UTF-8, or remove the mark',
    };
    throw new UnreadableFile(reason, thai);
  }
  return 'windows-874';
}

/** Turns bytes of a known encoding into text without a byte order mark. */
export async function* decode(bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  if (encoding === 'windows-874') {
    for await (const chunk of bytes) yield iconv.decode(chunk, 'windows-874');
    return;
  }
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function isWhollyUtf8(bytes: AsyncIterable<Buffer>): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  try {
    for await (const chunk of bytes) {
      if (first) refuseOtherFormats(chunk);
      first = false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function refuseOtherFormats(start: Buffer): void {
  const mark = start.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff') {
    throw new UnreadableFile({
      th: 'เป็น UTF-16 (Unicode Text ของ Excel) บันทึกใหม่เป็น CSV UTF-8',
      en: 'it is UTF-16 (Unicode Text of Excel); save it as CSV UTF-8',
    });
  }
  const document = recogniseDocument(start);
  if (document) throw new UnreadableFile(describeDocument(document));
}

async function surveyLines(bytes: AsyncIterable<Buffer>): Promise<LineSurvey> {
  const survey: LineSurvey = { utf8: null, thai: null, neither: null, hasMark: false };
  let number = 1;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      surveyLine(Buffer.concat([rest, chunk.subarray(start, end)]), number, survey);
      rest = Buffer.alloc(0);
      number += 1;
      start = end + 1;
    }
    rest = Buffer.concat([rest, chunk.subarray(start)]);
    if (rest.length > MAX_LINE_LENGTH)
      throw new UnreadableFile({ th: 'บรรทัดยาวเกินไป', en: 'the line is too long' }, number);
  }
  surveyLine(rest, number, survey);
  return survey;
}

function surveyLine(bytes: Buffer, number: number, survey: LineSurvey): void {
  const isMarked =
    number === 1 && bytes.subarray(0, UTF_8_BYTE_ORDER_MARK.length).equals(UTF_8_BYTE_ORDER_MARK);
  survey.hasMark ||= isMarked;
  const line = isMarked ? bytes.subarray(UTF_8_BYTE_ORDER_MARK.length) : bytes;
  const high = line.filter((byte) => byte > 0x7f);
  if (high.length === 0) return;
  if (!isUtf8(line)) {
    const known = high.every((byte) => WINDOWS_874.has(byte));
    if (known) survey.thai ??= number;
    else survey.neither ??= number;
  } else if ([...line.toString('utf8')].filter((letter) => letter > '\u007f').length >= MIN_UTF8_CHARACTERS) {
    survey.utf8 ??= number;
  }
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
