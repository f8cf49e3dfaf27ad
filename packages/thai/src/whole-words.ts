import { THAI_MONTHS, THAI_MONTHS_SHORT } from './date.ts';
import { JOINED_WORDS } from './joined-words.ts';

const WORD_JOINER = '\u2060';
const NO_BREAK_SPACE = '\u00A0';

/** Everyday words beside those of the trade, which a browser's dictionary breaks in two all the same. */
const EVERYDAY_WORDS =
  'เจ้าหน้าที่ จดทะเบียน ลงทะเบียน สำนักงานใหญ่ ทุกคน บัตรประชาชน ข้อกำหนด เผยแพร่ ขั้นตอน ความเป็นส่วนตัว ส่วนตัว';

const MONTHS = [...THAI_MONTHS, ...THAI_MONTHS_SHORT].map((month) => month.replaceAll('.', '\\.')).join('|');
const DATE = new RegExp(`([0-9๐-๙]) (${MONTHS})(?: ((?:พ\\.ศ\\. ?)?[0-9๐-๙]{2,4}))?`, 'g');
const NUMBER_WITH_UNIT = /([0-9๐-๙]) (?=(?:ล้าน)?บาท|ปี|เดือน|วัน|ชั่วโมง|นาที|งวด|คน|เท่า|ครั้ง|หน้า|ต่อปี|ต่อเดือน|น\.)/g;

/**
 * Markup whose lines end only where Thai readers expect it: words that browsers break in two get word joiners where they
 * would (ร้อยละ), dates and numbers with their units no-break spaces. Tags stay as they are.
 */
export function keepWordsWhole(html: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part, place) => (place % 2 === 0 ? keepWhole(part) : part))
    .join('');
}

function keepWhole(text: string): string {
  wholeWords ??= createWholeWords();
  const { pattern, joined } = wholeWords;
  return keepNumbersWhole(text.replaceAll(pattern, (found) => joined.get(found) ?? found));
}

/** A text in which no line ends inside a date, or between a number and its unit. */
export function keepNumbersWhole(text: string): string {
  return text
    .replaceAll(DATE, (_, day: string, month: string, year?: string) =>
      [day, month, ...(year === undefined ? [] : [year])].join(NO_BREAK_SPACE),
    )
    .replaceAll(NUMBER_WITH_UNIT, `$1${NO_BREAK_SPACE}`);
}

type WholeWords = { pattern: RegExp; joined: ReadonlyMap<string, string> };
let wholeWords: WholeWords | undefined;

/** Each word as it is written whole, and what finds them, the longest first. */
function createWholeWords(): WholeWords {
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
