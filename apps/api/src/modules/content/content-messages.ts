import { formatNumber } from '@sahakorn/thai/number';
import type { Language, WordTable } from '../../language.ts';
import { toTerminalLine } from '../../terminal-text.ts';
import type { ContentProblem, ContentRefused } from './content-problems.ts';
import type { ContentResult } from './import-content.ts';

const PROBLEMS_SHOWN = 50;
const FILES_SHOWN = 10;

const WORDS = {
  refused: (count: string) => ({
    th: `ไม่รับเข้า พบ ${count} จุดที่ต้องแก้ เนื้อหาในพอร์ทัลไม่เปลี่ยนแปลง`,
    en: `Refused: ${count} problems to correct. The content of the portal was not changed.`,
  }),
  more: (count: string) => ({ th: `และอีก ${count} จุด`, en: `and ${count} more` }),
  line: (line: number) => ({ th: ` บรรทัด ${line}`, en: ` line ${line}` }),
  tried: {
    th: 'ทดลองนำเข้าผ่านแล้ว เนื้อหาในพอร์ทัลไม่เปลี่ยนแปลง',
    en: 'The dry run succeeded. The content of the portal was not changed.',
  },
  done: { th: 'นำเข้าเนื้อหาเสร็จแล้ว', en: 'The content was imported.' },
  pages: ({ added, changed, same }: Readonly<Record<'added' | 'changed' | 'same', string>>) => ({
    th: `หน้า: เพิ่ม ${added} เปลี่ยน ${changed} เหมือนเดิม ${same}`,
    en: `Pages: ${added} added, ${changed} changed, ${same} the same`,
  }),
  removed: (count: string) => ({ th: ` ลบ ${count}`, en: `, ${count} deleted` }),
  siteFiles: (names: string) => ({ th: `ส่วนของเว็บไซต์: ${names}`, en: `Parts of the site: ${names}` }),
  newTerms: (version: number) => ({
    th: `ข้อกำหนดฉบับใหม่ (ฉบับที่ ${version}): สมาชิกทุกคนจะถูกขอให้ยอมรับก่อนใช้บริการ`,
    en: `New terms (version ${version}): every member is asked to accept them before using the portal`,
  }),
  newPrivacy: (version: number) => ({
    th: `ประกาศความเป็นส่วนตัวฉบับใหม่ (ฉบับที่ ${version})`,
    en: `New privacy notice (version ${version})`,
  }),
  replacedDemo: {
    th: 'แทนที่เนื้อหาของสหกรณ์ตัวอย่าง',
    en: 'The content of the demonstration was replaced',
  },
  indexed: (count: string) => ({ th: `ดัชนีค้นหา: ${count} หน้า`, en: `Pages in the search index: ${count}` }),
  swept: (count: string) => ({
    th: `ลบไฟล์ที่ไม่มีหน้าใดใช้แล้ว: ${count} ไฟล์`,
    en: `Files deleted because no page uses them any more: ${count}`,
  }),
  vanished: (count: string, names: string) => ({
    th: `${count} หน้ามีในพอร์ทัลแต่ไม่มีในโฟลเดอร์ ไม่ได้ลบ (ลบด้วย --prune): ${names}`,
    en: `Pages of the portal that are not in the folder; they were kept (--prune deletes them): ${count}: ${names}`,
  }),
  unused: (count: string, names: string) => ({
    th: `${count} ไฟล์ไม่ใช่หน้า (.md .markdown .html .htm) และไม่มีหน้าใดใช้: ${names}`,
    en: `Files that are no pages (.md .markdown .html .htm) and that no page uses: ${count}: ${names}`,
  }),
} satisfies WordTable;

/** The lines that explain why a folder was refused. */
export function describeContentRefusal({ problems }: ContentRefused, language: Language): string[] {
  const rest = problems.length - PROBLEMS_SHOWN;
  return [
    WORDS.refused(formatCount(problems.length))[language],
    ...problems.slice(0, PROBLEMS_SHOWN).map((problem) => `  ${describeProblem(problem, language)}`),
    ...(rest > 0 ? [`  ${WORDS.more(formatCount(rest))[language]}`] : []),
  ];
}

/** One problem on one line: file, line and reason. */
function describeProblem({ file, line, reason }: ContentProblem, language: Language): string {
  return toTerminalLine(`${file}${line === null ? '' : WORDS.line(line)[language]}: ${reason[language]}`);
}

/** The report of an import. */
export function describeContentResult(result: ContentResult, dryRun: boolean, language: Language): string[] {
  const { topics, siteFiles, newTerms, newPrivacy, replacedDemo, indexed, swept, unused } = result;
  const { removed, vanished } = topics;
  const pages = WORDS.pages({
    added: formatCount(topics.added),
    changed: formatCount(topics.changed),
    same: formatCount(topics.same),
  });
  const gone = removed > 0 ? WORDS.removed(formatCount(removed))[language] : '';
  const notes = [
    ...(siteFiles.length > 0 ? [WORDS.siteFiles(siteFiles.join(' '))] : []),
    ...(newTerms === null ? [] : [WORDS.newTerms(newTerms)]),
    ...(newPrivacy === null ? [] : [WORDS.newPrivacy(newPrivacy)]),
    ...(replacedDemo ? [WORDS.replacedDemo] : []),
    ...(indexed === null ? [] : [WORDS.indexed(formatCount(indexed))]),
    ...(swept === 0 ? [] : [WORDS.swept(formatCount(swept))]),
    ...(vanished.length > 0 ? [WORDS.vanished(formatCount(vanished.length), listNames(vanished))] : []),
    ...(unused.length > 0 ? [WORDS.unused(formatCount(unused.length), listNames(unused))] : []),
  ];
  return [
    (dryRun ? WORDS.tried : WORDS.done)[language],
    `  ${pages[language]}${gone}`,
    ...notes.map((note) => `  ${note[language]}`),
  ].map(toTerminalLine);
}

function listNames(files: readonly string[]): string {
  return `${files.slice(0, FILES_SHOWN).join(', ')}${files.length > FILES_SHOWN ? ' …' : ''}`;
}

function formatCount(count: number): string {
  return formatNumber(count, { decimals: 0 });
}
