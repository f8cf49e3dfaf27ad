import { describe, expect, it } from 'vitest';
import { COMPOUND_WORDS } from './compound-words.ts';
import { createWordBreaker } from './words.ts';

describe('createWordBreaker', () => {
  const breakWords = createWordBreaker();

  it.each([
    ['อัตราร้อยละ 5.25 ต่อปี', ['อัตรา', 'ร้อยละ', ' ', '5.25', ' ', 'ต่อปี']],
    ['เลขที่เอกสาร', ['เลขที่', 'เอกสาร']],
    ['เงินฝากออมทรัพย์พิเศษ', ['เงินฝาก', 'ออมทรัพย์', 'พิเศษ']],
    ['ผู้ค้ำประกันเงินกู้สามัญ', ['ผู้ค้ำประกัน', 'เงินกู้', 'สามัญ']],
    ['ระบบสมาชิก Online', ['ระบบ', 'สมาชิก', ' ', 'Online']],
    ['', []],
    [' ', [' ']],
    ['ๆ', ['ๆ']],
  ])('breaks %j', (text, expected) => {
    expect(breakWords(text)).toEqual(expected);
  });

  it.each(COMPOUND_WORDS)('keeps %s in one piece', (word) => {
    expect(breakWords(word)).toEqual([word]);
  });

  it.each([
    ['เหมืองแร่อัครา คำนึง', ['เหมือง', 'แร่', 'อัครา', ' ', 'คำนึง']],
    ['นางสาวสาลาม๊ะ หลง', ['นางสาว', 'สา', 'ลาม๊ะ', ' ', 'หลง']],
    ['นายประภัตร กล่าว', ['นาย', 'ประ', 'ภัตร', ' ', 'กล่าว']],
    ['ประชุมณสำนักงาน', ['ประชุม', 'ณ', 'สำนักงาน']],
    ['ข้อ ก และข้อ ข', ['ข้อ', ' ', 'ก', ' ', 'และ', 'ข้อ', ' ', 'ข']],
  ])('starts no line with a vowel or stray letter of an unknown name: %j', (text, expected) => {
    expect(breakWords(text)).toEqual(expected);
  });

  it('joins only at word boundaries', () => {
    expect(breakWords('ได้ร้อยละเอียด')).toEqual(['ได้', 'ร้อย', 'ละเอียด']);
  });

  it.each([
    ['19\u00a0พ.ย.\u00a02569', ['19\u00a0พ.ย.\u00a02569']],
    ['ปิด 10.42\u00a0น. วันนี้', ['ปิด', ' ', '10.42\u00a0น.', ' ', 'วันนี้']],
    ['500.00\u00a0บาท', ['500.00\u00a0บาท']],
  ])('does not break next to a no-break space: %j', (text, expected) => {
    expect(breakWords(text)).toEqual(expected);
  });

  it.each([
    ['กรุงเทพฯ (สาขา) ปิด', ['กรุงเทพฯ', ' ', '(สาขา)', ' ', 'ปิด']],
    ['รัฐบาล ฯ แถลง', ['รัฐบาล ฯ', ' ', 'แถลง']],
    ['ผัก ผลไม้ ฯลฯ', ['ผัก', ' ', 'ผล', 'ไม้ ฯลฯ']],
    ['ต่าง ๆ นานา', ['ต่าง ๆ', ' ', 'นานา']],
    ['ต่างๆ นานา', ['ต่างๆ', ' ', 'นานา']],
    ['7 ก.พ. 2520', ['7', ' ', 'ก.พ.', ' ', '2520']],
    ['สาขา ) ปิด', ['สาขา', ' ', ')', ' ', 'ปิด']],
    ['ดี, “มาก”!', ['ดี,', ' ', '“มาก”!']],
  ])('keeps punctuation with its word: %j', (text, expected) => {
    expect(breakWords(text)).toEqual(expected);
  });
});

describe('a word breaker with the cooperative’s terms', () => {
  it('does not split names', () => {
    expect(createWordBreaker()('นางสาวปิ่นมณีศรีสุข')).toEqual(['นางสาว', 'ปิ่น', 'มณี', 'ศรีสุข']);
    expect(createWordBreaker(['ปิ่นมณี', 'ศรีสุข'])('นางสาวปิ่นมณีศรีสุข')).toEqual(['นางสาว', 'ปิ่นมณี', 'ศรีสุข']);
  });

  it('takes the longest term', () => {
    const breakWords = createWordBreaker(['สหกรณ์', 'ครูบ้านไร่', 'สหกรณ์ออมทรัพย์ครูบ้านไร่']);
    expect(breakWords('สหกรณ์ออมทรัพย์ครูบ้านไร่ จำกัด')).toEqual(['สหกรณ์ออมทรัพย์ครูบ้านไร่', ' ', 'จำกัด']);
  });

  it('accepts a term that contains a space', () => {
    expect(createWordBreaker(['ณ บ้านไร่'])('ก้องภพ ณ บ้านไร่')).toEqual(['ก้อง', 'ภพ', ' ', 'ณ บ้านไร่']);
  });

  it('separates a term where the dictionary word extends beyond it', () => {
    expect(createWordBreaker(['ร้อยละ'])('ได้ร้อยละเอียด')).toEqual(['ได้', 'ร้อยละ', 'เอียด']);
  });

  it('does not split a word that contains a term', () => {
    expect(createWordBreaker(['ดี'])('ยินดี')).toEqual(createWordBreaker()('ยินดี'));
    expect(createWordBreaker(['กาแ'])('กาแฟร้อน')).toEqual(createWordBreaker()('กาแฟร้อน'));
  });

  it('does not separate a letter from its marks', () => {
    expect(createWordBreaker(['เงินก'])('เงินก้อน')).toEqual(['เงิน', 'ก้อน']);
    expect(createWordBreaker(['งินก้อน'])('เงินก้อน')).toEqual(['เงิน', 'ก้อน']);
    expect(createWordBreaker(['ก'])('น้ำกก้ก่')).toEqual(createWordBreaker()('น้ำกก้ก่'));
  });

  it('ignores blank terms', () => {
    expect(createWordBreaker(['', '  '])('เงินฝาก ดี')).toEqual(['เงินฝาก', ' ', 'ดี']);
  });

  it('trims its terms', () => {
    expect(createWordBreaker([' ก้องภพ '])('นายก้องภพ')).toEqual(['นาย', 'ก้องภพ']);
  });

  it.each([
    'สหกรณ์ออมทรัพย์ครูบ้านไร่ จำกัด รับฝากเงินทุกวัน เวลา 8.30–15.30 น. (เว้นวันหยุด)',
    'นํ้าใจเเละเเรงงาน\u200bต่าง ๆ ฯลฯ',
    '👩‍👩‍👧 ครอบครัว e\u0301te\u0301',
    '\ud83d ครึ่งตัวอักษร \udc69',
    'ครู\nบ้านไร่\r\n\tจำกัด\u00a0\u2060\u202f',
    '่้๊๋ำะาฯๆ',
    '((([[[“ ””” ]]])))',
    'www.example.com/หน้า?ค้นหา=เงินกู้',
  ])('returns pieces that join to the original text: %j', (text) => {
    for (const breakWords of [
      createWordBreaker(),
      createWordBreaker(['ครูบ้าน', 'ไร่ จำ', 'ๆ', 'น.', 'งิน', '\udc69']),
    ]) {
      const pieces = breakWords(text);
      expect(pieces.join('')).toBe(text);
      expect(pieces).not.toContain('');
    }
  });
});
