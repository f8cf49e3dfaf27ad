import { formatNumber } from '@sahakorn/thai/number';
import { toTerminalLine } from '../../terminal-text.ts';
import type { ContentProblem, ContentRefused } from './content-problems.ts';
import type { ContentResult } from './import-content.ts';

const PROBLEMS_SHOWN = 50;
const FILES_SHOWN = 10;

/** The lines that explain why a folder was refused. */
export function describeContentRefusal({ problems }: ContentRefused): string[] {
  const rest = problems.length - PROBLEMS_SHOWN;
  return [
    `ไม่รับเข้า พบ ${formatCount(problems.length)} จุดที่ต้องแก้ เนื้อหาในพอร์ทัลไม่เปลี่ยนแปลง`,
    ...problems.slice(0, PROBLEMS_SHOWN).map((problem) => `  ${describeContentProblem(problem)}`),
    ...(rest > 0 ? [`  และอีก ${formatCount(rest)} จุด`] : []),
  ];
}

/** One problem on one line: file, line and reason. */
export function describeContentProblem({ file, line, reason }: ContentProblem): string {
  return toTerminalLine(`${file}${line === null ? '' : ` บรรทัด ${line}`}: ${reason}`);
}

/** The report of an import. */
export function describeContentResult(result: ContentResult, dryRun: boolean): string[] {
  const { topics, siteFiles, newTerms, newPrivacy, replacedDemo, indexed, swept, unused } = result;
  const { added, changed, same, removed, vanished } = topics;
  const gone = removed > 0 ? ` ลบ ${formatCount(removed)}` : '';
  return [
    dryRun ? 'ทดลองนำเข้าผ่านแล้ว เนื้อหาในพอร์ทัลไม่เปลี่ยนแปลง' : 'นำเข้าเนื้อหาเสร็จแล้ว',
    `  หน้า: เพิ่ม ${formatCount(added)} เปลี่ยน ${formatCount(changed)} เหมือนเดิม ${formatCount(same)}${gone}`,
    ...(siteFiles.length > 0 ? [`  ส่วนของเว็บไซต์: ${siteFiles.join(' ')}`] : []),
    ...(newTerms === null ? [] : [`  ข้อกำหนดฉบับใหม่ (ฉบับที่ ${newTerms}): สมาชิกทุกคนจะถูกขอให้ยอมรับก่อนใช้บริการ`]),
    ...(newPrivacy === null ? [] : [`  ประกาศความเป็นส่วนตัวฉบับใหม่ (ฉบับที่ ${newPrivacy})`]),
    ...(replacedDemo ? ['  แทนที่เนื้อหาของสหกรณ์ตัวอย่าง'] : []),
    ...(indexed === null ? [] : [`  ดัชนีค้นหา: ${formatCount(indexed)} หน้า`]),
    ...(swept === 0 ? [] : [`  ลบไฟล์ที่ไม่มีหน้าใดใช้แล้ว: ${formatCount(swept)} ไฟล์`]),
    ...(vanished.length > 0
      ? [
          `  ${formatCount(vanished.length)} หน้ามีในพอร์ทัลแต่ไม่มีในโฟลเดอร์ ไม่ได้ลบ (ลบด้วย --prune): ${listNames(vanished)}`,
        ]
      : []),
    ...(unused.length > 0
      ? [
          `  ${formatCount(unused.length)} ไฟล์ไม่ใช่หน้า (.md .markdown .html .htm) และไม่มีหน้าใดใช้: ${listNames(unused)}`,
        ]
      : []),
  ].map(toTerminalLine);
}

function listNames(files: readonly string[]): string {
  return `${files.slice(0, FILES_SHOWN).join(', ')}${files.length > FILES_SHOWN ? ' …' : ''}`;
}

function formatCount(count: number): string {
  return formatNumber(count, { decimals: 0 });
}
