import { SATANG_DIGITS, isZero, readAmount } from './decimal.ts';

const DIGITS = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'] as const;
const PLACES = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน'] as const;
const MILLION = 'ล้าน';
const GROUP_LENGTH = PLACES.length;

/**
 * Writes an amount in Thai words as receipts and cheques do: `1000001` is หนึ่งล้านเอ็ดบาทถ้วน and `0.25`
 * is ยี่สิบห้าสตางค์. Takes a wire amount (decimal string in baht) of any length; negatives begin with ลบ.
 * Throws RangeError for a text that is no amount.
 */
export function bahtText(value: string): string {
  const amount = readAmount(value);
  if (isZero(amount)) return 'ศูนย์บาทถ้วน';
  const baht = wordsOf(amount.whole);
  const satang = wordsOf(amount.fraction.padEnd(SATANG_DIGITS, '0'));
  const sign = amount.negative ? 'ลบ' : '';
  if (satang === '') return `${sign}${baht}บาทถ้วน`;
  return baht === '' ? `${sign}${satang}สตางค์` : `${sign}${baht}บาท${satang}สตางค์`;
}

/** The digits in groups of six from the right, with ล้าน between two groups; all zeros give no words. */
function wordsOf(digits: string): string {
  const significant = digits.replace(/^0+/, '');
  const firstLength = significant.length % GROUP_LENGTH || GROUP_LENGTH;
  let words = wordsOfGroup(significant.slice(0, firstLength), false);
  for (let start = firstLength; start < significant.length; start += GROUP_LENGTH) {
    words += MILLION + wordsOfGroup(significant.slice(start, start + GROUP_LENGTH), true);
  }
  return words;
}

function wordsOfGroup(group: string, continues: boolean): string {
  let words = '';
  for (let index = 0; index < group.length; index += 1) {
    words += wordOf(Number(group[index]), group.length - index - 1, continues || words !== '');
  }
  return words;
}

/** One digit in its place: a final 1 after anything is เอ็ด, ten is สิบ and twenty ยี่สิบ. */
function wordOf(digit: number, place: number, continues: boolean): string {
  if (digit === 0) return '';
  if (place === 0 && digit === 1 && continues) return 'เอ็ด';
  if (place === 1 && digit === 1) return 'สิบ';
  if (place === 1 && digit === 2) return 'ยี่สิบ';
  return `${DIGITS[digit] ?? ''}${PLACES[place] ?? ''}`;
}
