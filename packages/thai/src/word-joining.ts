import { MONTH_PATTERN, WORD_PATTERN } from './unbreakable-text.ts';

/**
 * An element, not a word joiner (U+2060): Firefox breaks Thai words at word
 * joiners, and readers would copy them.
 */
const WHOLE_WORD = '<span class="whole-word">';
const NO_BREAK_SPACE = '\u00A0';

const DATE = new RegExp(`([0-9๐-๙]) (${MONTH_PATTERN})(?: ((?:พ\\.ศ\\. ?)?[0-9๐-๙]{2,4}))?`, 'g');
const MONTH_AND_YEAR = new RegExp(`(${MONTH_PATTERN}) (?=[0-9๐-๙]{4}(?![0-9๐-๙]))`, 'g');
const NUMBER_WITH_UNIT =
  /([0-9๐-๙]) (?=(?:ล้าน)?บาท|ปี|เดือน|วัน|ชั่วโมง|นาที|งวด|คน|เท่า|ครั้ง|หน้า|ต่อปี|ต่อเดือน|น\.|กระทู้|เรื่อง|รายการ|คำตอบ|บรรทัด|ช่อง)/g;
const NUMBERED = /((?:ปี|พ\.ศ\.|ร้อยละ|ฉบับที่|ครั้งที่|รุ่นที่|งวดที่|หน้า|ข้อ|เวลา|เลขที่)) (?=[0-9๐-๙])/g;
/** With the number that a word numbers: Firefox breaks between the end of an element and a no-break space. */
const WORDS = new RegExp(`(?:${WORD_PATTERN})(?:${NO_BREAK_SPACE}[0-9๐-๙][0-9๐-๙.,/-]*(?<![.,/-]))?`, 'g');
const TELEPHONE = /(?<![0-9])(0[0-9x]{1,2}) ([0-9x]{3,4}) ([0-9x]{3,4})(?![0-9])/g;

/**
 * Prevents line breaks inside words, dates and numbers with units in HTML: puts words that browsers split
 * (ร้อยละ) into `<span class="whole-word">`, which the page must show with `white-space: nowrap`, and
 * no-break spaces into dates and between a number and its unit. Tags are unchanged.
 */
export function joinWordsInHtml(html: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part, index, parts) => {
      const isDone = index % 2 === 1 || parts[index - 1] === WHOLE_WORD;
      return isDone ? part : joinNumbersWithUnits(part).replaceAll(WORDS, `${WHOLE_WORD}$&</span>`);
    })
    .join('');
}

/**
 * Prevents line breaks inside a date or a telephone number, and between a
 * number and its unit or what it numbers.
 */
export function joinNumbersWithUnits(text: string): string {
  if (!/[0-9๐-๙]/.test(text)) return text;
  return text
    .replaceAll(DATE, (_, day: string, month: string, year?: string) =>
      [day, month, ...(year === undefined ? [] : [year])].join(NO_BREAK_SPACE),
    )
    .replaceAll(MONTH_AND_YEAR, `$1${NO_BREAK_SPACE}`)
    .replaceAll(NUMBER_WITH_UNIT, `$1${NO_BREAK_SPACE}`)
    .replaceAll(NUMBERED, `$1${NO_BREAK_SPACE}`)
    .replaceAll(TELEPHONE, ['$1', '$2', '$3'].join(NO_BREAK_SPACE));
}
