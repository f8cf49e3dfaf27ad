import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { isReservedName, findTextIssue } from './text-rules.ts';

const LINE = { max: 10 } as const;
const BODY = { max: 10, lines: 'many' } as const;

it.each([
  ['กู้ที่นี่', LINE, null],
  ['ที่'.repeat(10), LINE, null],
  ['ที่'.repeat(11), LINE, 'long'],
  ['👨‍👩‍👧‍👦', LINE, null],
  ['👨‍👩‍👧‍👦'.repeat(4), LINE, 'long'],
  [`ก${'\u0E49'.repeat(4)}`, LINE, null],
  [`ก${'\u0E49'.repeat(5)}`, LINE, null],
  ['q\u0300\u0301\u0302\u0303\u0304', LINE, 'unreadable'],
  ['', LINE, 'empty'],
  ['', { ...LINE, optional: true }, null],
  ['\u200B \u3164', { ...LINE, optional: true }, 'empty'],
  ['ก\nข', LINE, 'unreadable'],
  ['ก\r\nข\tค', BODY, null],
  ['ก\u0000', BODY, 'unreadable'],
  ['ก\u001B[31m', BODY, 'unreadable'],
  ['ก\u202Eข', LINE, null],
  ['\u202E', LINE, 'empty'],
  ['ก\u202Eข', BODY, null],
  ['ก\uD800', BODY, 'unreadable'],
  ['http://a www.b https://c', { max: 99 }, null],
  ['http://a www.b https://c HTTP://d', { max: 99 }, 'links'],
])('finds the issue in %j', (text, rule, issue) => {
  expect(findTextIssue(text, rule)).toBe(issue);
  expect(plainText(rule).safeParse(text).success).toBe(issue === null);
});

it('stores a text in one spelling', () => {
  expect(plainText(LINE).parse('สิท\u00adธ์ิ\u202E')).toBe('สิทธิ์');
});

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
