import { createSearchTokenizer, type SearchWord } from '@sahakorn/thai/search-words';

/** Words that members search for, and that the dictionary leaves in longer words or splits. */
const TRADE_WORDS = (
  'ปันผล เฉลี่ยคืน เงินกู้ กู้ยืม ค้ำประกัน ผู้ค้ำ ค่าหุ้น ทุนเรือนหุ้น เงินฝาก ดอกเบี้ย ออมทรัพย์ สหกรณ์ สวัสดิการ ' +
  'ทุนการศึกษา ฌาปนกิจ สงเคราะห์ ใบเสร็จ ระเบียบ ข้อบังคับ ผู้รับโอนประโยชน์ สมาชิก ประชุมใหญ่ แบบฟอร์ม คำขอ ลงทะเบียน ' +
  'ฉุกเฉิน สามัญ เคหะ ผ่อนชำระ งบการเงิน รหัสผ่าน ' +
  'กทม ครม รมว รมช อบต อบจ กยศ ธกส สพฐ ชสอ กสส สสจ'
).split(' ');

/** Splits folded texts into words, pages and queries in the same way. */
export function createTokenizer(): (folded: string) => SearchWord[] {
  return createSearchTokenizer(TRADE_WORDS);
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Common words between which a word of the dictionary stays whole. */
const FRAMES = ['ที่', 'และ', 'การ'];

/**
 * Whether a Thai word is in the dictionary of `Intl.Segmenter`, which joins what it does not know with what stands
 * beside it, or divides it.
 */
export function isDictionaryWord(word: string): boolean {
  const stays = (parts: readonly string[]) => {
    const found = Array.from(segmenter.segment(parts.join('')), ({ segment }) => segment);
    return found.length === parts.length && found.every((segment, at) => segment === parts[at]);
  };
  return stays([word, word, word]) && FRAMES.every((frame) => stays([frame, word, frame]));
}
