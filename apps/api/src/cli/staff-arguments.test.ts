import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import type { CommandIo } from './command.ts';
import { checkText, readId, readReason, readStaff, readText } from './staff-arguments.ts';

function getThaiRefusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof OperatorError) return error.getMessage('th');
    throw error;
  }
  return '';
}

it.each([
  ['an escape sequence', 'วิภา\u001B[2J'],
  ['a C1 control character', 'วิภา\u009B31m'],
  ['a bell', 'วิ\u0007ภา'],
  ['NUL', 'วิภา\u0000ก'],
  ['a line break', 'วิภา\nคำตอบ 9'],
  ['a carriage return', 'วิภา\rสมพร'],
  ['a line separator', 'วิภา\u2028สมพร'],
  ['a tab', 'วิภา\tสมพร'],
  ['half a character', 'วิภา\uD800'],
])('refuses %s in the name of an officer and in a reason', (_what, text) => {
  expect(getThaiRefusal(() => readStaff(text, { env: {} }))).toContain(
    '--staff ต้องเป็นข้อความบรรทัดเดียว และไม่มีอักขระควบคุมที่แสดงไม่ได้',
  );
  expect(getThaiRefusal(() => readReason(text))).toContain(
    '--reason ต้องเป็นข้อความบรรทัดเดียว และไม่มีอักขระควบคุมที่แสดงไม่ได้',
  );
});

it.each([undefined, '', '  ', '\u200B', 'ก'.repeat(101)])(
  'asks for the name of an officer instead of %j',
  (text) => {
    expect(getThaiRefusal(() => readStaff(text, { env: {} }))).toContain('--staff ชื่อ (ไม่เกิน 100 ตัวอักษร)');
  },
);

it('takes a name and a reason as they are typed, without spaces around them', () => {
  expect(readStaff(' วิภา “แดง” ใจดี (สาขา 2)\n', { env: {} })).toBe('วิภา “แดง” ใจดี (สาขา 2)');
  expect(readReason('ก'.repeat(200))).toBe('ก'.repeat(200));
});

it('takes arguments that were pasted, in the one spelling of Thai', async () => {
  expect(readStaff('\u202Aวิภา ศักด์ิสิทธ์ิ\u202C', { env: {} })).toBe('วิภา ศักดิ์สิทธิ์');
  expect(readId('\u200e๑๒', { th: 'กระทู้', en: 'topic' })).toBe(12);
  expect(checkText('พันธ์ุ\u00ad', 10)).toBe('พันธุ์');
});

it('takes a text of several lines, and refuses control characters in it', async () => {
  const io = { stdin: Readable.from(['บรรทัดแรก\r\n\tบรรทัดสอง\r\n']) } as unknown as CommandIo;
  expect(await readText(undefined, io)).toBe('บรรทัดแรก\n\tบรรทัดสอง');
  for (const text of ['จริง\rปลอม', 'ก\u001B[31mข', 'ก\u009Bข']) {
    expect(getThaiRefusal(() => checkText(text, 100))).toContain('ข้อความมีอักขระควบคุมที่แสดงไม่ได้');
  }
  expect(getThaiRefusal(() => checkText('ก'.repeat(101), 100))).toContain('ข้อความยาวได้ 100 ตัวอักษร');
});

it('takes only the officers of OFFICERS, if that is set', () => {
  const env = { OFFICERS: 'วิภา ใจดี, สมศรี รักงาน' };
  expect(readStaff('สมศรี รักงาน', { env })).toBe('สมศรี รักงาน');
  expect(getThaiRefusal(() => readStaff('สมศร รักงาน', { env }))).toContain(
    '--staff สมศร รักงาน ไม่อยู่ในรายชื่อเจ้าหน้าที่ (OFFICERS) หมายถึง สมศรี รักงาน หรือไม่',
  );
  expect(getThaiRefusal(() => readStaff('ผู้อื่น', { env }))).toContain(
    '--staff ผู้อื่น ไม่อยู่ในรายชื่อเจ้าหน้าที่ (OFFICERS)',
  );
});
