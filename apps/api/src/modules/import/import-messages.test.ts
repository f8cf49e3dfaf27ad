import { describe, expect, it } from 'vitest';
import type { ImportedBook } from './import-books.ts';
import { describeProblem, describeRefusal, describeResult } from './import-messages.ts';
import type { Language } from '../../language.ts';
import type { SavedProblems } from './problem-report.ts';
import { BooksRefused, listProblems } from './values/problems.ts';

const PROBLEM = {
  file: 'member.csv',
  line: 7,
  column: 'id_card',
  value: '123',
  reason: { th: 'ไม่ถูกต้อง', en: 'not valid' },
};
const NONE = { file: null, failure: null };

function refused(
  count: number,
  {
    stage = 'books',
    sufficientTolerance = null,
    language = 'th',
    saved = NONE,
  }: {
    stage?: 'files' | 'rows' | 'books';
    sufficientTolerance?: string | null;
    language?: Language;
    saved?: SavedProblems;
  } = {},
): string[] {
  const problems = listProblems();
  for (let added = 0; added < count; added += 1) problems.add(PROBLEM);
  return describeRefusal(new BooksRefused(problems, stage, sufficientTolerance), { language, saved });
}

describe('describeRefusal', () => {
  it('states the number of problems, the first ones, and that nothing changed', () => {
    expect(refused(1)).toEqual([
      'ไม่รับเข้า พบ 1 จุดที่ต้องแก้ ข้อมูลในพอร์ทัลไม่เปลี่ยนแปลง',
      '  member.csv บรรทัด 7 คอลัมน์ id_card ค่า "123": ไม่ถูกต้อง',
    ]);
    expect(refused(3326)).toHaveLength(52);
    expect(refused(3326).at(-1)).toBe('  และอีก 3,276 จุด');
    expect(refused(1, { language: 'en' })).toEqual([
      'Refused: 1 problems to correct. Nothing in the portal was changed.',
      '  member.csv line 7 column id_card value "123": not valid',
    ]);
  });

  it('says where all problems are, or why they could not be saved', () => {
    expect(refused(51, { saved: { file: '/x/r.csv', failure: null } }).at(-1)).toBe('ทุกจุดอยู่ใน /x/r.csv');
    expect(refused(51, { saved: { file: null, failure: 'ENOSPC' } }).at(-1)).toContain('(ENOSPC)');
  });

  it('states what was not checked yet', () => {
    expect(refused(1, { stage: 'rows' }).at(-1)).toMatch(/^ยังไม่ได้ตรวจการอ้างอิงและยอดคงเหลือ/);
    expect(refused(1, { stage: 'files' }).at(-1)).toMatch(/^ยังไม่ได้อ่านแถวในไฟล์/);
  });

  it('states the tolerance that would suffice', () => {
    expect(refused(1, { sufficientTolerance: '0.10' }).at(-1)).toBe(
      'ทุกจุดเป็นยอดที่ต่างไม่เกิน 0.10 บาท ถ้าสหกรณ์ยอมรับได้ ใช้ --balance-tolerance 0.10',
    );
  });
});

describe('describeProblem', () => {
  it('leaves out what is not known', () => {
    expect(describeProblem({ ...PROBLEM, line: null, column: null, value: null }, 'th')).toBe(
      'member.csv: ไม่ถูกต้อง',
    );
  });

  it('shortens a long value and shows signs that would steer a terminal', () => {
    const problem = { ...PROBLEM, file: 'a\u001b[2J\u202eb.csv', value: `\u001b[31m${'ก'.repeat(100)}` };
    expect(describeProblem(problem, 'th')).toBe(
      `a\ufffd[2J\ufffdb.csv บรรทัด 7 คอลัมน์ id_card ค่า "\\u001b[31m${'ก'.repeat(55)}...": ไม่ถูกต้อง`,
    );
  });
});

describe('describeResult', () => {
  const book: ImportedBook = {
    file: 'member.csv',
    title: { th: 'ทะเบียนสมาชิก', en: 'member register' },
    encoding: 'utf-8',
    rows: 5369,
    provided: [],
    unused: [],
    absent: [],
    added: 5000,
    changed: 9,
    same: 360,
    removed: 0,
    vanished: 0,
    vanishedKeys: [],
  };
  const result = {
    books: [book],
    unread: [],
    documents: [],
    replacedDemo: false,
    hasRules: true,
    tolerated: 0,
    midway: 0,
    unlikelyDays: [],
    contradicting: [],
    uncheckedDividends: 0,
    listed: 0,
  };
  const context = { language: 'th', dryRun: false, tolerance: '0', reportFile: null } as const;

  it('says of a quiet import what it did, and no more', () => {
    expect(describeResult(result, context)).toEqual([
      'นำเข้าเสร็จแล้ว',
      '  ทะเบียนสมาชิก (member.csv) 5,369 แถว: เพิ่ม 5,000 เปลี่ยน 9 เหมือนเดิม 360',
    ]);
  });

  it('says everything that a careful reader should know', () => {
    const bookWithEvents: ImportedBook = {
      ...book,
      encoding: 'windows-874',
      removed: 12,
      vanished: 7,
      vanishedKeys: ['000001', '000002'],
      unused: ['nickname'],
      absent: ['mail'],
    };
    const lines = describeResult(
      {
        books: [bookWithEvents],
        unread: ['orders.csv', 'letter.bin'],
        documents: [{ file: 'letter.bin', kind: { th: 'ไฟล์ PDF', en: 'a PDF' } }],
        replacedDemo: true,
        hasRules: false,
        tolerated: 3326,
        midway: 2,
        unlikelyDays: [{ kind: 'future', file: 'member_dep_statement.csv', count: 28, lines: [3, 7, 12] }],
        contradicting: [
          { kind: 'dividend', file: 'member_div.csv', count: 1200, lines: [2, 3, 4] },
          { kind: 'instalment', file: 'member_loan.csv', count: 1, lines: [9] },
          { kind: 'rate', file: 'member_loan_rate.csv', count: 2, lines: [4, 8] },
          { kind: 'tax', file: 'member_div_deductions.csv', count: 1, lines: [6] },
        ],
        uncheckedDividends: 5,
        listed: 4528,
      },
      { ...context, dryRun: true, tolerance: '0.10', reportFile: 'report.csv' },
    );
    expect(lines[1]).toMatch(/ เหมือนเดิม 360 ลบ 12$/);
    expect(lines.filter((line) => !line.startsWith('  '))).toEqual([
      'ทดลองนำเข้าผ่านแล้ว ข้อมูลในพอร์ทัลไม่เปลี่ยนแปลง',
      'แทนที่สหกรณ์ตัวอย่าง: สมาชิกตัวอย่างและบัญชีผู้ใช้ของเขาถูกลบ',
      'ยังไม่มีวิธีคำนวณของสหกรณ์ (site/rules.yaml) พอร์ทัลไม่ใช้ของสหกรณ์ตัวอย่างกับสมุดบัญชีนี้ ยอดที่ต้องคำนวณจะแสดงหลังนำเข้าเนื้อหาที่มีไฟล์นี้',
      '3,326 ยอดต่างจากที่คำนวณไม่เกิน 0.10 บาท สมาชิกเห็นยอดตามสมุดบัญชี รายการอยู่ใน report.csv',
      '2 บัญชีเริ่มหลังลำดับที่ 1 จึงตรวจยอดของรายการแรกไม่ได้',
      'member_dep_statement.csv: 28 รายการลงวันที่หลังวันนี้ (บรรทัด 3, 7, 12 …) ตรวจปีของไฟล์ ถ้าลงล่วงหน้าจริง สมาชิกเห็นตามนั้น แต่ไม่นับเป็นวันที่อัพเดทล่าสุด รายการอยู่ใน report.csv',
      'member_div.csv: 1,200 ปีมีปันผลไม่เท่ากับอัตราคูณหุ้นตามวิธีคำนวณใน site/rules.yaml (บรรทัด 2, 3, 4 …) สมาชิกเห็นยอดตามสมุดบัญชี รายการอยู่ใน report.csv',
      'member_loan.csv: 1 สัญญาชำระหนี้ไม่หมดด้วยงวดที่เหลือ (บรรทัด 9) สมาชิกเห็นยอดตามสมุดบัญชี รายการอยู่ใน report.csv',
      'member_loan_rate.csv: 2 สัญญามีอัตราดอกเบี้ยไม่ตรงกับอัตราล่าสุดใน member_loan_rate (บรรทัด 4, 8) สมาชิกเห็นยอดตามสมุดบัญชี รายการอยู่ใน report.csv',
      'member_div_deductions.csv: 1 รายการหักภาษีจากเงินปันผลหรือเงินเฉลี่ยคืน ซึ่งได้รับยกเว้นภาษีตามพระราชกฤษฎีกา (ฉบับที่ 40) พ.ศ. 2514 แผนที่คอลัมน์น่าจะผิด (บรรทัด 6) สมาชิกเห็นยอดตามสมุดบัญชี รายการอยู่ใน report.csv',
      '5 ปีตรวจปันผลไม่ได้ เพราะไม่มีอัตรา จำนวนหุ้นต้นปี หรือวิธีคำนวณใน site/rules.yaml',
      'member.csv: อ่านแบบ TIS-620 (Windows-874)',
      'member.csv: 7 รายการมีในพอร์ทัลแต่ไม่มีในไฟล์ ไม่ได้ลบ: 000001, 000002 …',
      'member.csv: คอลัมน์ที่ไม่ได้ใช้: nickname',
      'member.csv: แผนที่อ้างถึงคอลัมน์ที่ไม่มีในแถวใดเลย: mail',
      'ไฟล์ที่ไม่ได้อ่าน: orders.csv letter.bin (ไฟล์ PDF)',
    ]);
  });
});
