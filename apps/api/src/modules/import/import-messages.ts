import { formatNumber } from '@sahakorn/thai/number';
import { truncate } from '@sahakorn/thai/truncate';
import { toTerminalLine } from '../../terminal-text.ts';
import type { ContradictingRows } from './contradictions.ts';
import type { ImportedBook, ImportResult } from './import-books.ts';
import type { FutureMovements } from './future-movements.ts';
import type { BooksRefused, CheckedStage, Problem } from './values/problems.ts';

const VALUE_SHOWN = 60;

const NOT_YET_CHECKED: Record<CheckedStage, string | null> = {
  files: 'ยังไม่ได้อ่านแถวในไฟล์ แก้ข้างต้นแล้วลองใหม่',
  rows: 'ยังไม่ได้ตรวจการอ้างอิงและยอดคงเหลือ เพราะยังมีแถวที่อ่านไม่ได้',
  books: null,
};

/** The lines that explain why the books were refused: the first problems, their number, and what to do. */
export function describeRefusal({ first, count, stage, sufficientTolerance }: BooksRefused): string[] {
  const rest = count - first.length;
  return [
    `ไม่รับเข้า พบ ${formatCount(count)} จุดที่ต้องแก้ ข้อมูลในพอร์ทัลไม่เปลี่ยนแปลง`,
    ...first.map((problem) => `  ${describeProblem(problem)}`),
    ...(rest > 0 ? [`  และอีก ${formatCount(rest)} จุด`] : []),
    ...(NOT_YET_CHECKED[stage] === null ? [] : [NOT_YET_CHECKED[stage]]),
    ...(sufficientTolerance === null
      ? []
      : [
          `ทุกจุดเป็นยอดที่ต่างไม่เกิน ${sufficientTolerance} บาท ถ้าสหกรณ์ยอมรับได้ ใช้ --balance-tolerance ${sufficientTolerance}`,
        ]),
  ];
}

/** One problem on one line: file, line, column, value and reason. */
export function describeProblem({ file, line, column, value, reason }: Problem): string {
  const place = [
    file,
    ...(line === null ? [] : [`บรรทัด ${line}`]),
    ...(column === null ? [] : [`คอลัมน์ ${column}`]),
    ...(value === null ? [] : [`ค่า ${JSON.stringify(truncate(value, VALUE_SHOWN))}`]),
  ];
  return toTerminalLine(`${place.join(' ')}: ${reason}`);
}

const NO_RULES =
  'ยังไม่มีวิธีคำนวณของสหกรณ์ (site/rules.yaml) พอร์ทัลไม่ใช้ของสหกรณ์ตัวอย่างกับสมุดบัญชีนี้ ยอดที่ต้องคำนวณจะแสดงหลังนำเข้าเนื้อหาที่มีไฟล์นี้';

export type ResultContext = { dryRun: boolean; tolerance: string; reportFile: string | null };

/** The report of an import, with its warnings. */
export function describeResult(result: ImportResult, context: ResultContext): string[] {
  const {
    books,
    unread,
    replacedDemo,
    hasRules,
    tolerated,
    midway,
    future,
    contradicting,
    uncheckedDividends,
  } = result;
  return [
    context.dryRun ? 'ทดลองนำเข้าผ่านแล้ว ข้อมูลในพอร์ทัลไม่เปลี่ยนแปลง' : 'นำเข้าเสร็จแล้ว',
    ...books.map((book) => `  ${describeBook(book)}`),
    ...(replacedDemo ? ['แทนที่สหกรณ์ตัวอย่าง: สมาชิกตัวอย่างและบัญชีผู้ใช้ของเขาถูกลบ'] : []),
    ...(hasRules ? [] : [NO_RULES]),
    ...(tolerated > 0 ? [describeTolerated(tolerated, context)] : []),
    ...(midway > 0 ? [`${formatCount(midway)} บัญชีเริ่มหลังลำดับที่ 1 จึงตรวจยอดของรายการแรกไม่ได้`] : []),
    ...future.map((rows) => describeFuture(rows, context)),
    ...contradicting.map((rows) => describeContradicting(rows, context)),
    ...(uncheckedDividends > 0
      ? [
          `${formatCount(uncheckedDividends)} ปีตรวจปันผลไม่ได้ เพราะไม่มีอัตรา จำนวนหุ้นต้นปี หรือวิธีคำนวณใน site/rules.yaml`,
        ]
      : []),
    ...books.flatMap(describeRemarks),
    ...(unread.length > 0 ? [`ไฟล์ที่ไม่ได้อ่าน: ${unread.join(' ')}`] : []),
  ].map(toTerminalLine);
}

function describeBook(book: ImportedBook): string {
  const { title, file, rows, added, changed, same, removed } = book;
  const counts = `เพิ่ม ${formatCount(added)} เปลี่ยน ${formatCount(changed)} เหมือนเดิม ${formatCount(same)}`;
  const gone = removed > 0 ? ` ลบ ${formatCount(removed)}` : '';
  return `${title} (${file}) ${formatCount(rows)} แถว: ${counts}${gone}`;
}

function describeTolerated(tolerated: number, { tolerance, reportFile }: ResultContext): string {
  const where = reportFile === null ? '' : ` รายการอยู่ใน ${reportFile}`;
  return `${formatCount(tolerated)} ยอดต่างจากที่คำนวณไม่เกิน ${tolerance} บาท สมาชิกเห็นยอดตามสมุดบัญชี${where}`;
}

function describeFuture({ file, count, lines }: FutureMovements, { reportFile }: ResultContext): string {
  const which = `บรรทัด ${lines.join(', ')}${count > lines.length ? ' …' : ''}`;
  const where = reportFile === null ? '' : ` รายการอยู่ใน ${reportFile}`;
  return `${file}: ${formatCount(count)} รายการลงวันที่หลังวันนี้ (${which}) ตรวจปีของไฟล์ ถ้าลงล่วงหน้าจริง สมาชิกเห็นตามนั้น แต่ไม่นับเป็นวันที่อัพเดทล่าสุด${where}`;
}

const CONTRADICTIONS = {
  dividend: 'ปีมีปันผลไม่เท่ากับอัตราคูณหุ้นตามวิธีคำนวณใน site/rules.yaml',
  instalment: 'สัญญาชำระหนี้ไม่หมดด้วยงวดที่เหลือ',
  rate: 'สัญญามีอัตราดอกเบี้ยไม่ตรงกับอัตราล่าสุดใน member_loan_rate',
  tax: 'รายการหักภาษีจากเงินปันผลหรือเงินเฉลี่ยคืน ซึ่งได้รับยกเว้นภาษีตามพระราชกฤษฎีกา (ฉบับที่ 40) พ.ศ. 2514 แผนที่คอลัมน์น่าจะผิด',
} as const;

function describeContradicting(
  { kind, file, count, lines }: ContradictingRows,
  { reportFile }: ResultContext,
): string {
  const which = `บรรทัด ${lines.join(', ')}${count > lines.length ? ' …' : ''}`;
  const where = reportFile === null ? '' : ` รายการอยู่ใน ${reportFile}`;
  return `${file}: ${formatCount(count)} ${CONTRADICTIONS[kind]} (${which}) สมาชิกเห็นยอดตามสมุดบัญชี${where}`;
}

function describeRemarks(book: ImportedBook): string[] {
  const { file, encoding, vanished, vanishedKeys, unused, absent } = book;
  const more = vanished > vanishedKeys.length ? ' …' : '';
  return [
    ...(encoding === 'windows-874' ? [`${file}: อ่านแบบ TIS-620 (Windows-874)`] : []),
    ...(vanished > 0
      ? [
          `${file}: ${formatCount(vanished)} รายการมีในพอร์ทัลแต่ไม่มีในไฟล์ ไม่ได้ลบ: ${vanishedKeys.join(', ')}${more}`,
        ]
      : []),
    ...(unused.length > 0 ? [`${file}: คอลัมน์ที่ไม่ได้ใช้: ${unused.join(' ')}`] : []),
    ...(absent.length > 0 ? [`${file}: แผนที่อ้างถึงคอลัมน์ที่ไม่มีในแถวใดเลย: ${absent.join(' ')}`] : []),
  ];
}

function formatCount(count: number): string {
  return formatNumber(count, { decimals: 0 });
}
