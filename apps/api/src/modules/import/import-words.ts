import type { Language } from '../../language.ts';
import type { ContradictingRows } from './contradictions.ts';
import type { UnlikelyDays } from './unlikely-days.ts';
import type { CheckedStage } from './values/problems.ts';

type ImportWords = {
  refused: (count: string) => string;
  more: (count: string) => string;
  allProblems: (file: string) => string;
  notSaved: (reason: string) => string;
  notYetChecked: Readonly<Record<CheckedStage, string | null>>;
  sufficientTolerance: (baht: string) => string;
  line: string;
  column: string;
  value: string;
  tried: string;
  done: string;
  noRules: string;
  replacedDemo: string;
  book: (
    title: string,
    counts: Readonly<Record<'file' | 'rows' | 'added' | 'changed' | 'same', string>> & {
      removed: string | null;
    },
  ) => string;
  listedIn: (file: string) => string;
  tolerated: (count: string, baht: string) => string;
  midway: (count: string) => string;
  atLines: (lines: string) => string;
  unlikelyDays: Readonly<Record<UnlikelyDays['kind'], (count: string, where: string) => string>>;
  contradicting: (count: string, what: string, where: string) => string;
  contradictions: Readonly<Record<ContradictingRows['kind'], string>>;
  uncheckedDividends: (count: string) => string;
  readAsThai: string;
  vanished: (count: string, keys: string) => string;
  unused: string;
  absent: string;
  unread: string;
};

/** What `import` says, by the language of the operator. */
export const IMPORT_WORDS: Readonly<Record<Language, ImportWords>> = {
  th: {
    refused: (count) => `ไม่รับเข้า พบ ${count} จุดที่ต้องแก้ ข้อมูลในพอร์ทัลไม่เปลี่ยนแปลง`,
    more: (count) => `และอีก ${count} จุด`,
    allProblems: (file) => `ทุกจุดอยู่ใน ${file}`,
    notSaved: (reason) => `เก็บรายการทั้งหมดเป็นไฟล์ไม่ได้ (${reason}) ระบุที่อื่นด้วย --report`,
    notYetChecked: {
      files: 'ยังไม่ได้อ่านแถวในไฟล์ แก้ข้างต้นแล้วลองใหม่',
      rows: 'ยังไม่ได้ตรวจการอ้างอิงและยอดคงเหลือ เพราะยังมีแถวที่อ่านไม่ได้',
      books: null,
    },
    sufficientTolerance: (baht) =>
      `ทุกจุดเป็นยอดที่ต่างไม่เกิน ${baht} บาท ถ้าสหกรณ์ยอมรับได้ ใช้ --balance-tolerance ${baht}`,
    line: 'บรรทัด',
    column: 'คอลัมน์',
    value: 'ค่า',
    tried: 'ทดลองนำเข้าผ่านแล้ว ข้อมูลในพอร์ทัลไม่เปลี่ยนแปลง',
    done: 'นำเข้าเสร็จแล้ว',
    noRules:
      'ยังไม่มีวิธีคำนวณของสหกรณ์ (site/rules.yaml) พอร์ทัลไม่ใช้ของสหกรณ์ตัวอย่างกับสมุดบัญชีนี้ ยอดที่ต้องคำนวณจะแสดงหลังนำเข้าเนื้อหาที่มีไฟล์นี้',
    replacedDemo: 'แทนที่สหกรณ์ตัวอย่าง: สมาชิกตัวอย่างและบัญชีผู้ใช้ของเขาถูกลบ',
    book: (title, { file, rows, added, changed, same, removed }) =>
      `${title} (${file}) ${rows} แถว: เพิ่ม ${added} เปลี่ยน ${changed} เหมือนเดิม ${same}${removed === null ? '' : ` ลบ ${removed}`}`,
    listedIn: (file) => ` รายการอยู่ใน ${file}`,
    tolerated: (count, baht) => `${count} ยอดต่างจากที่คำนวณไม่เกิน ${baht} บาท สมาชิกเห็นยอดตามสมุดบัญชี`,
    midway: (count) => `${count} บัญชีเริ่มหลังลำดับที่ 1 จึงตรวจยอดของรายการแรกไม่ได้`,
    atLines: (lines) => `บรรทัด ${lines}`,
    unlikelyDays: {
      future: (count, where) =>
        `${count} รายการลงวันที่หลังวันนี้ (${where}) ตรวจปีของไฟล์ ถ้าลงล่วงหน้าจริง สมาชิกเห็นตามนั้น แต่ไม่นับเป็นวันที่อัพเดทล่าสุด`,
      age: (count, where) =>
        `${count} คนมีวันเกิดที่ทำให้อายุเกิน 130 ปี (${where}) ตรวจปีของไฟล์ สมาชิกลงทะเบียนและเข้าใช้งานด้วยวันเกิดตามสมุดบัญชี`,
    },
    contradicting: (count, what, where) => `${count} ${what} (${where}) สมาชิกเห็นยอดตามสมุดบัญชี`,
    contradictions: {
      dividend: 'ปีมีปันผลไม่เท่ากับอัตราคูณหุ้นตามวิธีคำนวณใน site/rules.yaml',
      instalment: 'สัญญาชำระหนี้ไม่หมดด้วยงวดที่เหลือ',
      rate: 'สัญญามีอัตราดอกเบี้ยไม่ตรงกับอัตราล่าสุดใน member_loan_rate',
      tax: 'รายการหักภาษีจากเงินปันผลหรือเงินเฉลี่ยคืน ซึ่งได้รับยกเว้นภาษีตามพระราชกฤษฎีกา (ฉบับที่ 40) พ.ศ. 2514 แผนที่คอลัมน์น่าจะผิด',
    },
    uncheckedDividends: (count) =>
      `${count} ปีตรวจปันผลไม่ได้ เพราะไม่มีอัตรา จำนวนหุ้นต้นปี หรือวิธีคำนวณใน site/rules.yaml`,
    readAsThai: 'อ่านแบบ TIS-620 (Windows-874)',
    vanished: (count, keys) => `${count} รายการมีในพอร์ทัลแต่ไม่มีในไฟล์ ไม่ได้ลบ: ${keys}`,
    unused: 'คอลัมน์ที่ไม่ได้ใช้',
    absent: 'แผนที่อ้างถึงคอลัมน์ที่ไม่มีในแถวใดเลย',
    unread: 'ไฟล์ที่ไม่ได้อ่าน',
  },
  en: {
    refused: (count) => `Refused: ${count} problems to correct. Nothing in the portal was changed.`,
    more: (count) => `and ${count} more`,
    allProblems: (file) => `All of them are in ${file}`,
    notSaved: (reason) =>
      `The list of all of them could not be saved (${reason}); name another place with --report`,
    notYetChecked: {
      files: 'No row of the files was read yet. Correct these, then try again.',
      rows: 'References and balances were not checked yet, because some rows cannot be read.',
      books: null,
    },
    sufficientTolerance: (baht) =>
      `Every problem is a balance that is off by at most ${baht} baht. If the cooperative accepts that, use --balance-tolerance ${baht}`,
    line: 'line',
    column: 'column',
    value: 'value',
    tried: 'The dry run succeeded. Nothing in the portal was changed.',
    done: 'Imported.',
    noRules:
      'The cooperative has no rules of calculation yet (site/rules.yaml), and those of the demonstration are not used for these books. Calculated amounts appear when content with this file is imported.',
    replacedDemo: 'The demonstration was replaced: its members and their accounts were deleted.',
    book: (title, { file, rows, added, changed, same, removed }) =>
      `${title} (${file}), ${rows} rows: ${added} added, ${changed} changed, ${same} the same${removed === null ? '' : `, ${removed} deleted`}`,
    listedIn: (file) => ` They are listed in ${file}`,
    tolerated: (count, baht) =>
      `${count} balances differ from the calculated ones by at most ${baht} baht. Members see the balances of the books.`,
    midway: (count) => `${count} ledgers begin after entry 1, so their first balance cannot be checked.`,
    atLines: (lines) => `lines ${lines}`,
    unlikelyDays: {
      future: (count, where) =>
        `${count} movements are dated after today (${where}). Check the era of the years; if they are posted ahead, members see them so, but they do not count as the last update.`,
      age: (count, where) =>
        `${count} members would be older than 130 (${where}). Check the era of the years; members register with the birthdays of the books.`,
    },
    contradicting: (count, what, where) =>
      `${count} ${what} (${where}). Members see the amounts of the books.`,
    contradictions: {
      dividend: 'years have another dividend than the rate times the shares by site/rules.yaml',
      instalment: 'loans are not repaid by their remaining instalments',
      rate: 'loans have another rate than the newest in member_loan_rate',
      tax: 'taxes on dividends or average returns, which Royal Decree 40 of B.E. 2514 exempts: the map of columns is probably wrong',
    },
    uncheckedDividends: (count) =>
      `The dividend of ${count} years could not be checked, because the rate, the shares of 1 January or the rule in site/rules.yaml is missing.`,
    readAsThai: 'read as TIS-620 (Windows-874)',
    vanished: (count, keys) => `${count} entries of the portal are not in the file; they were kept: ${keys}`,
    unused: 'columns that were not used',
    absent: 'the map names columns that no row has',
    unread: 'Files that were not read',
  },
};
