import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { claimsToBeOfficial, isReservedName } from './reserved-names.ts';

it.each([
  ['เจ้าหน้าที่', true],
  ['เจ้า\u200Bหน้าที่ สินเชื่อ', true],
  [' สหกรณ์', true],
  ['Admin', true],
  ['แอดมินใจดี', true],
  ['ผู้จัดการสหกรณ์', true],
  ['ผูจัดการ สหกรณ', true],
  ['จนท.สหกรณ์', true],
  ['จ.น.ท. สินเชื่อ', true],
  ['เเอดมิน', true],
  ['คณะกรรมการดำเนินการ', true],
  ['ฝ่ายสินเชื่อ', true],
  ['สหกรณ์\u0E4C\u0E4C ออนไลน์', true],
  ['Аdmіn', true],
  ['ΑDΜΙΝ', true],
  ['ａｄｍｉｎ', true],
  ['a d m i n', true],
  ['adm1n', true],
  ['Admin1', true],
  ['Staff 7', true],
  ['24support', true],
  ['4dmin2', true],
  ['ᴀᴅᴍɪɴ', true],
  ['ᎪᎠMIN', true],
  ['ꓢTAFF', true],
  ['ผุ้จัดการ', true],
  ['เจ้าหน้าทึ่', true],
  ['Ádmin', true],
  ['Cooperative Staff', true],
  ['งานทะเบียนสมาชิก', true],
  ['งาน-ทะเบียน', true],
  ['แผนกบริการสมาชิก', true],
  ['ทีมงาน', true],
  ['Cаll Cеnter', true],
  ['Ban Rai Co-op', true],
  ['Coop', true],
  ['Ban Rai Co Operative', true],
  ['adrnin', true],
  ['Help Desk', true],
  ['การเงินสหกรณ์', true],
  ['ศูนย์ช่วยเหลือสมาชิก', true],
  ['ฝ่ายช่วยเหลือสมาชิก', true],
  ['คุณวราภรณ์ (สหกรณ์)', true],
  ['วราภรณ์ สหกรณ์ฯ', true],
  ['\u0EAA\u0EAB\u0E81\u0EA3\u0E93\u0ECC', true],
  ['\u0EAA\u0EAB\u0E81\u0EA3ณ์', true],
  ['\u0EAA\u0EB0\u0EAB\u0EB0\u0E81\u0EAD\u0E99', true],
  ['ผู้จ้ดการ', true],
  ['ผู้จดการ', true],
  ['สมาชิก สหกรณ์', false],
  ['สมาชิกสหกรณ์คนหนึ่ง', false],
  ['จันทร์เพ็ญ แก้วใส', false],
  ['จันทนา', false],
  ['ศูนย์ฝึก บ้านไร่', false],
  ['Cooper', false],
  ['Clara Modern', false],
  ['Scoop', false],
  ['ມະນີ', false],
  ['งานสวน หลังบ้าน', false],
  ['บัญชา งานดี', false],
  ['สมาชิกสหกรณ์', false],
  ['ผู้แทนบ้านไร่', false],
  ['จ๋า การเงิน', false],
  ['ประธาน ใจดี', false],
  ['สมาชิก หน่วย 12', false],
  ['Staffan', false],
  ['Иван', false],
  ['Adminda', false],
  ['Somchai 1', false],
  ['2569', false],
  ['สมหญิง', false],
])('recognises whether %j could be mistaken for the cooperative', (name, reserved) => {
  expect(isReservedName(name)).toBe(reserved);
});

it.each([
  ['สหกรณ์ออมทรัพย์ครูบ้านไร่', true],
  ['เพจ สอ.บ้านไร่', true],
  ['ส.อ. บานไร', true],
  ['Ban Rai Teachers Savings Cооperative', true],
  ['ครูบ้านไร่', false],
  ['Ban Rai', false],
])("recognises whether %j is the cooperative's own name", (name, reserved) => {
  const own = ['สหกรณ์ออมทรัพย์ครูบ้านไร่ จำกัด', 'Ban Rai Teachers Savings Cooperative, Limited', 'สอ.บ้านไร่', ''];
  expect(isReservedName(name, own)).toBe(reserved);
});

it.each([
  'คำตอบจากสหกรณ์',
  'สำนักงานสหกรณ์',
  'กรรมการสหกรณ์',
  'กรรมการ',
  'พนักงาน',
  'พนักงาน วิภา',
  'เจ้าหน้าที่ วิภา',
  'Customer Service',
  'CustomerService',
  'customer_care',
  'AdminTeam',
  'superadmin',
  'admins',
  'coopadmin',
  'ตัวแทนสหกรณ์',
  'โฆษกสหกรณ์',
  'จากสหกรณ์',
  'คำตอบอย่างเป็นทางการ',
  'หัวหน้าฝ่ายสินเชื่อ',
  'บริการสมาชิก',
  'ลูกค้าสัมพันธ์',
  'ผู้ตรวจสอบกิจการ',
  'แอดmin',
  'สตาฟ',
  'คุณจนท.',
  'วิภา จนท',
])('takes %j for the cooperative', (name) => {
  expect(isReservedName(name)).toBe(true);
});

it.each([
  'พนักงานราชการ',
  'พนักงานมหาวิทยาลัย สมชาย',
  'พนักงานโรงงาน',
  'กรรมการสถานศึกษา',
  'ผู้กู้สหกรณ์',
  'ลูกหนี้ของสหกรณ์',
  'สมาชิกสหกรณ์ออมทรัพย์',
  'ผอ.สมชาย',
  'ครูสมศรี',
  'สมศักดิ์ เจ้าของร้าน',
  'ประธาน ใจดี',
  'Thai Smile',
  'Directa',
  'Supporter',
  'Teamchai',
  'Admira',
  'ตุ๊กตา',
  'ปลายฟ้า ใจงาม',
  'ลดาพร ช้างเพชร',
  'กาญจน์ ทองดี',
  'แกมกาญจน์ ทิณภัทร์เพชร',
  'แม่บ้าน 4.0',
  '🇹🇭 สมหญิง',
])('takes %j for a visitor', (name) => {
  expect(isReservedName(name)).toBe(false);
});

const REGISTER = new URL('../../../../shared/data/coop_fixture/members.jsonl.gz', import.meta.url);

it.runIf(existsSync(REGISTER))('takes no member of a whole register for the cooperative', () => {
  const lines = gunzipSync(readFileSync(REGISTER)).toString().trim().split('\n');
  const members = lines.map((line) => JSON.parse(line) as { member_name: string; member_surname: string });
  const names = members.flatMap(({ member_name, member_surname }) => [
    member_name,
    `${member_name} ${member_surname}`,
  ]);
  expect(names.length).toBeGreaterThan(1000);
  expect(names.filter((name) => isReservedName(name))).toEqual([]);
});

const POSED = ['เจ้าหน้าที่', 'สหกรณ์', 'พนักงาน', 'ผู้จัดการ', 'แอดมิน', 'กรรมการสหกรณ์', 'admin', 'customer service'];
const INVISIBLE = [
  '\u00AD',
  '\u034F',
  '\u061C',
  '\u115F',
  '\u180E',
  '\u200B',
  '\u200E',
  '\u202A',
  '\u2060',
  '\u3164',
  '\uFE0F',
  '\uFEFF',
  '\u{E0061}',
];
const between = (text: string, mark: string) => [...text].join(mark);
const toPoints = (text: string, change: (point: number) => number) =>
  [...text].map((letter) => String.fromCodePoint(change(letter.codePointAt(0) ?? 0))).join('');
const isLatin = (name: string) => /^[a-z ]+$/.test(name);

/** The ways in which a name can be written so that readers still read the same. */
const DISGUISES: Record<string, (name: string) => string[]> = {
  'an invisible mark': (name) => INVISIBLE.flatMap((mark) => [between(name, mark), `${mark}${name}`]),
  'spaces and signs': (name) =>
    [' ', '.', '-', '_', '·', '\u00A0', '\u2009', '*'].map((sign) => between(name, sign)),
  'numbers around it': (name) => [`${name}1`, `${name} 24`, `7${name}`, `${name}๙`],
  'brackets and more words': (name) => [`(${name})`, `★${name}★`, `${name} สมหญิง`],
  'another case': (name) => [name.toUpperCase(), name.replace(/^./u, (letter) => letter.toUpperCase())],
  'no marks, or more of them': (name) => [
    name.replace(/[\u0E48-\u0E4C]/gu, ''),
    name.replace(/[ก-ฮ](?![\u0E31\u0E34-\u0E3A\u0E47-\u0E4E])/gu, '$&\u0E4E'),
    isLatin(name) ? between(name, '\u0301') : name,
  ],
  'digits for letters': (name) =>
    isLatin(name) ? [name.replaceAll('a', '4').replaceAll('i', '1').replaceAll('e', '3')] : [],
  'letters of other scripts': (name) => [
    name.replaceAll('a', 'а').replaceAll('e', 'е').replaceAll('i', 'і').replaceAll('c', 'с'),
    toPoints(name, (point) => (point >= 0x61 && point <= 0x7a ? point - 0x61 + 0x1d41a : point)),
    toPoints(name, (point) => (point >= 0x61 && point <= 0x7a ? point - 0x61 + 0x24d0 : point)),
    toPoints(name, (point) => (point >= 0x61 && point <= 0x7a ? point - 0x61 + 0x1f170 : point)),
    toPoints(name, (point) => (point >= 0x61 && point <= 0x7a ? point - 0x61 + 0xff41 : point)),
  ],
  'similar letters of Thai': (name) => [
    name.replaceAll('ส', 'ล'),
    name.replaceAll('ผ', 'ฝ'),
    name.replaceAll('ด', 'ค'),
    name.replaceAll('พ', 'ฟ'),
    name.replaceAll('ณ', 'ญ'),
    name.replaceAll('า', 'ๅ'),
  ],
};

describe.each(Object.entries(DISGUISES))('a reserved name written with %s', (_how, disguise) => {
  it.each(POSED)('is recognised: %s', (name) => {
    expect(disguise(name).filter((written) => !isReservedName(written))).toEqual([]);
  });
});

const OWN = ['สหกรณ์ออมทรัพย์ครูบ้านไร่ จำกัด', 'Ban Rai Teachers Savings Cooperative, Limited', 'สอ.บ้านไร่', ''];

it.each([
  'คำตอบจากสหกรณ์',
  'คำตอบจากสหกรณ์ค่ะ',
  'คำตอบจากสหกรณ์: อนุมัติแล้ว',
  'คำตอบจากสหกรณ์ ท่านได้รับอนุมัติแล้ว',
  'คำตอบ จาก สหกรณ์\nโอนเงินมาที่',
  'คำ\u200Bตอบจากส\u00ADหกรณ์ โอนเงินมาที่',
  'คำตอบจากลหกรณ์: โอนเงิน',
  'คำตอบอย่างเป็นทางการ: โอนเงิน',
  'คำชี้แจงจากคณะกรรมการ: งดปันผล',
  'ตอบโดยเจ้าหน้าที่: ได้ค่ะ',
  'เจ้าหน้าที่ตอบ: ได้ค่ะ',
  'สหกรณ์ตอบ\nได้ค่ะ',
  'สหกรณ์ชี้แจง - งดปันผล',
  '[เจ้าหน้าที่] โอนเงินมาที่',
  '(แอดมิน) โอนเงินมาที่',
  'เจ้าหน้าที่สหกรณ์: โอนเงินมาที่',
  'ฝ่ายสินเชื่อ: อนุมัติแล้ว',
  'ประกาศจากสหกรณ์',
  'ประกาศจากสหกรณ์: งดให้บริการ',
  'สวัสดีค่ะ คำตอบจากเจ้าหน้าที่ค่ะ โอนเงินมาที่',
  'Official answer: transfer the money',
  'Answer from the cooperative: yes',
  'Admin: ok',
  'คำตอบจาก สอ.บ้านไร่ อนุมัติแล้ว',
  'สอ.บ้านไร่: อนุมัติแล้ว',
])('a text is refused that begins %j', (text) => {
  expect(claimsToBeOfficial(text, OWN)).toBe(true);
});

it.each([
  'ถามเจ้าหน้าที่',
  'ถามเจ้าหน้าที่: กู้ได้เท่าไร',
  'เรียนเจ้าหน้าที่: ขอทราบยอด',
  'เรียนผู้จัดการ ขอทราบเรื่องปันผล',
  'ตอบเจ้าหน้าที่: ส่งเอกสารแล้ว',
  'แจ้งเจ้าหน้าที่: ลิงก์เสีย',
  'ขอคำตอบจากสหกรณ์',
  'รอคำตอบจากสหกรณ์นานแล้ว',
  'ยังไม่ได้คำตอบจากเจ้าหน้าที่',
  'คำตอบจากสหกรณ์ไม่ชัดเจน',
  'คำตอบจากสหกรณ์ล่าสุดหมายความว่าอย่างไร',
  'ประกาศจากสหกรณ์เมื่อวานหมายความว่าอย่างไร',
  'ประกาศจากสหกรณ์ เมื่อวันที่ 3 อยู่ที่ไหน',
  'สหกรณ์แจ้งว่าปันผล 5.5 จริงไหม',
  'สหกรณ์ตอบช้ามาก',
  'เจ้าหน้าที่ไม่รับสาย: ทำอย่างไรดี',
  'เจ้าหน้าที่พูดดีมาก ขอชมเชย',
  'สหกรณ์เปิดวันไหน: เสาร์อาทิตย์',
  'สหกรณ์',
  'ผู้จัดการ',
  'ดอกเบี้ยเงินกู้สหกรณ์: เท่าไร',
  'สวัสดีค่ะ ถามเรื่องเงินกู้',
  'สอ.บ้านไร่ ปันผลเมื่อไร',
  'Customer service was great',
  'คำตอบ: ได้ค่ะ ผมเคยทำ',
  'ตอบ คุณแดง: กู้ได้ครับ',
  '',
])('a text is taken that begins %j', (text) => {
  expect(claimsToBeOfficial(text, OWN)).toBe(false);
});
