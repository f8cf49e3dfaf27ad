import { expect, it } from 'vitest';
import { joinNumbersWithUnits, joinWordsInHtml } from './word-joining.ts';

const whole = (word: string) => `<span class="whole-word">${word}</span>`;

it.each([
  ['ดอกเบี้ยร้อยละ 5', `ดอกเบี้ย${whole('ร้อยละ\u00A05')}`],
  ['เจ้าหน้าที่อ่านทุกเรื่อง', `${whole('เจ้าหน้าที่')}อ่านทุกเรื่อง`],
  ['ใบเสร็จรับเงิน', whole('ใบเสร็จรับเงิน')],
  ['โครงการเงินกู้สามัญ', `โครงการ${whole('เงินกู้')}สามัญ`],
  ['รายการเงินฝาก', `รายการ${whole('เงินฝาก')}`],
  ['ฝ่ายการเงินสาขา', `ฝ่าย${whole('การเงิน')}สาขา`],
  ['1 ถึง 30 ธันวาคม 2569', '1 ถึง 30\u00A0ธันวาคม\u00A02569'],
  ['วันที่ 5 ม.ค. 69', `${whole('วันที่')} 5\u00A0ม.ค.\u00A069`],
  ['เดือนมกราคม 2569', 'เดือนมกราคม\u00A02569'],
  ['โทร 02 000 0001', 'โทร 02\u00A0000\u00A00001'],
  ['โทร 02-123-4567', 'โทร 02-123-4567'],
  ['ประชุมใหญ่ครั้งที่ 11/2569', `${whole('ประชุมใหญ่')}${whole('ครั้งที่\u00A011/2569')}`],
  ['ร้อยละ 5.25 ต่อปี, ร้อยละ 6.', `${whole('ร้อยละ\u00A05.25')}\u00A0${whole('ต่อปี')}, ${whole('ร้อยละ\u00A06')}.`],
  ['ผ่อนไม่เกิน 120 งวด 50 ล้านบาท', 'ผ่อนไม่เกิน 120\u00A0งวด 50\u00A0ล้านบาท'],
  ['อีก 6 บรรทัด', 'อีก 6\u00A0บรรทัด'],
  ['<a href="/show/ร้อยละ">ร้อยละ</a>', `<a href="/show/ร้อยละ">${whole('ร้อยละ')}</a>`],
  ['<img alt="1 ปี">1 ปี', '<img alt="1 ปี">1\u00A0ปี'],
  ['plain English, 5 words', 'plain English, 5 words'],
  ['', ''],
])('joins the words of %j', (text, joined) => {
  expect(joinWordsInHtml(text)).toBe(joined);
});

it('is idempotent', () => {
  const once = joinWordsInHtml('<p>ร้อยละ 5 ของเงินกู้ ภายใน 30 วัน นับจากวันที่ 1 มกราคม พ.ศ. 2569</p>');
  expect(joinWordsInHtml(once)).toBe(once);
});

it('joinNumbersWithUnits does not join words', () => {
  expect(joinNumbersWithUnits('ร้อยละ 5 ตั้งแต่ 30 ธันวาคม 2569 <1 ปี>')).toBe(
    'ร้อยละ\u00A05 ตั้งแต่ 30\u00A0ธันวาคม\u00A02569 <1\u00A0ปี>',
  );
});
