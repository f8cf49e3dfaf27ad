import { THAI_MONTHS, THAI_MONTHS_SHORT } from './date.ts';
import { JOINED_WORDS } from './joined-words.ts';

const WORD_JOINER = '\u2060';
const NO_BREAK_SPACE = '\u00A0';

/** Everyday words that browsers split as well, in addition to the domain terms. */
const EVERYDAY_WORDS =
  'เจ้าหน้าที่ จดทะเบียน ลงทะเบียน สำนักงานใหญ่ ทุกคน บัตรประชาชน ข้อกำหนด เผยแพร่ ขั้นตอน ความเป็นส่วนตัว ส่วนตัว';

const MONTHS = [...THAI_MONTHS, ...THAI_MONTHS_SHORT].map((month) => month.replaceAll('.', '\\.')).join('|');
const DATE = new RegExp(`([0-9๐-๙]) (${MONTHS})(?: ((?:พ\\.ศ\\. ?)?[0-9๐-๙]{2,4}))?`, 'g');
const NUMBER_WITH_UNIT = /([0-9๐-๙]) (?=(?:ล้าน)?บาท|ปี|เดือน|วัน|ชั่วโมง|นาที|งวด|คน|เท่า|ครั้ง|หน้า|ต่อปี|ต่อเดือน|น\.)/g;

/**
 * Prevents line breaks inside words, dates and numbers with units in HTML: inserts word joiners into words that
 * browsers split (ร้อยละ), and no-break spaces into dates and between a number and its unit. Tags are unchanged.
 */
export function joinWordsInHtml(html: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part, index) => (index % 2 === 0 ? joinWords(part) : part))
    .join('');
}

function joinWords(text: string): string {
  joinedWords ??= createJoinedWords();
  const { pattern, joined } = joinedWords;
  return joinNumbersWithUnits(text.replaceAll(pattern, (found) => joined.get(found) ?? found));
}

/** Prevents line breaks inside a date, and between a number and its unit. */
export function joinNumbersWithUnits(text: string): string {
  return text
    .replaceAll(DATE, (_, day: string, month: string, year?: string) =>
      [day, month, ...(year === undefined ? [] : [year])].join(NO_BREAK_SPACE),
    )
    .replaceAll(NUMBER_WITH_UNIT, `$1${NO_BREAK_SPACE}`);
}

type JoinedWords = { pattern: RegExp; joined: ReadonlyMap<string, string> };
let joinedWords: JoinedWords | undefined;

/** Each word with word joiners inserted, and a pattern that finds the words, longest first. */
function createJoinedWords(): JoinedWords {
  const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
  const words = [...JOINED_WORDS, ...EVERYDAY_WORDS.split(' ')].sort(
    (one, other) => other.length - one.length,
  );
  const joined = new Map(
    words.map((word) => [
      word,
      Array.from(segmenter.segment(word), ({ segment }) => segment).join(WORD_JOINER),
    ]),
  );
  return { pattern: new RegExp(words.join('|'), 'g'), joined };
}
