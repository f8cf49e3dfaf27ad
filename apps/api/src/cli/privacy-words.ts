import type { PrivacyRequestKind } from '@sahakorn/contract/privacy';
import { todayIso } from '@sahakorn/thai/date';
import { formatDay } from '../date-words.ts';
import type { Bilingual, Language, WordTable } from '../language.ts';
import type { PrivacyRequestRow, RequestState } from '../modules/privacy/request-queries.ts';
import { toTerminalLines } from '../terminal-text.ts';

const KIND_WORDS: Readonly<Record<PrivacyRequestKind, Bilingual>> = {
  correction: { th: 'ขอแก้ไข', en: 'correction' },
  erasure: { th: 'ขอลบ', en: 'erasure' },
  objection: { th: 'คัดค้านการใช้', en: 'objection' },
  restriction: { th: 'ขอระงับการใช้', en: 'restriction' },
};
const STATE_WORDS: Readonly<Record<RequestState, Bilingual>> = {
  received: { th: 'รอคำตอบ', en: 'waiting' },
  done: { th: 'ดำเนินการแล้ว', en: 'done' },
  refused: { th: 'ปฏิเสธ', en: 'refused' },
};

/** What `privacy` says, in both languages. */
export const PRIVACY_WORDS = {
  usage: {
    th: 'พิมพ์: npm run portal -- privacy list, answer หรือ sweep (ดู npm run portal -- help privacy)',
    en: 'Type: npm run portal -- privacy list, answer or sweep (see npm run portal -- help privacy)',
  },
  waiting: (count: number) => ({ th: `รอคำตอบ ${count} เรื่อง`, en: `Requests waiting: ${count}` }),
  overdue: (count: number) => ({ th: ` เกินกำหนด ${count}`, en: `, overdue: ${count}` }),
  late: { th: ' เกินกำหนด', en: ', overdue' },
  head: (id: string, membershipNo: string) => ({
    th: `เลขที่ ${id}  สมาชิก ${membershipNo}`,
    en: `No. ${id}  member ${membershipNo}`,
  }),
  dates: (received: string, due: string) => ({
    th: `รับ ${formatDay(received, 'th')}  ตอบภายใน ${formatDay(due, 'th')}`,
    en: `received ${formatDay(received, 'en')}  due ${formatDay(due, 'en')}`,
  }),
  answeredBy: (staff: string, answer: string) => ({
    th: `ตอบโดย ${staff}: ${answer}`,
    en: `answered by ${staff}: ${answer}`,
  }),
  notWaiting: (id: string) => ({
    th: `ไม่มีคำขอเลขที่ ${id} ที่รอคำตอบ`,
    en: `No request ${id} waits for an answer.`,
  }),
  answered: ({ id, membershipNo, state }: PrivacyRequestRow) => ({
    th: `ตอบคำขอเลขที่ ${id} ของสมาชิก ${membershipNo} แล้ว: ${STATE_WORDS[state].th}`,
    en: `Request ${id} of member ${membershipNo} was answered: ${STATE_WORDS[state].en}`,
  }),
  tried: { th: 'ทดลองเท่านั้น ไม่ได้ลบ', en: 'A dry run: nothing was deleted.' },
  swept: { th: 'ลบสิ่งที่ครบกำหนดแล้ว', en: 'Expired data was deleted.' },
  anotherDay: (today: string, typed: string) => ({
    th: `นาฬิกาของเครื่องนี้บอกวันที่ ${today} ไม่ใช่ ${typed}: ตั้งนาฬิกาให้ตรงก่อน`,
    en: `The clock of this machine says ${today}, not ${typed}: set it right first.`,
  }),
  notId: (id: string) => ({ th: `${id} ไม่ใช่เลขคำขอ`, en: `${id} is not the number of a request.` }),
  answerUsage: {
    th: 'ระบุ --done หรือ --refused อย่างใดอย่างหนึ่ง กับ --answer คำตอบ และ --staff ชื่อเจ้าหน้าที่',
    en: 'Give either --done or --refused, with --answer TEXT and --staff NAME.',
  },
} satisfies WordTable;

/** A request in the lines of a list on a terminal. `today` is an ISO date. */
export function describePrivacyRequest(
  request: PrivacyRequestRow,
  today: string,
  language: Language,
): string {
  const { id, membershipNo, kind, detail, receivedAt, dueOn, state, staff, answer } = request;
  const late = state === 'received' && dueOn < today ? PRIVACY_WORDS.late[language] : '';
  const head = PRIVACY_WORDS.head(id, membershipNo)[language];
  const dates = PRIVACY_WORDS.dates(todayIso(receivedAt), dueOn)[language];
  return [
    `${head}  ${KIND_WORDS[kind][language]}  ${STATE_WORDS[state][language]}${late}  ${dates}`,
    ...toTerminalLines(detail),
    ...(answer === null ? [] : toTerminalLines(PRIVACY_WORDS.answeredBy(staff ?? '', answer)[language])),
  ].join('\n');
}
