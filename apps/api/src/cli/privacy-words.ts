import type { PrivacyRequestKind } from '@sahakorn/contract/privacy';
import { formatThaiDate } from '@sahakorn/thai/date';
import type { PrivacyRequestRow, RequestState } from '../modules/privacy/request-queries.ts';
import { toTerminalLines } from '../terminal-text.ts';

const KIND_WORDS: Readonly<Record<PrivacyRequestKind, string>> = {
  correction: 'ขอแก้ไข',
  erasure: 'ขอลบ',
  objection: 'คัดค้านการใช้',
  restriction: 'ขอระงับการใช้',
};
export const REQUEST_STATE_WORDS: Readonly<Record<RequestState, string>> = {
  received: 'รอคำตอบ',
  done: 'ดำเนินการแล้ว',
  refused: 'ปฏิเสธ',
};

/** A request in the lines of a list on a terminal. `today` is an ISO date. */
export function describePrivacyRequest(request: PrivacyRequestRow, today: string): string {
  const { id, membershipNo, kind, detail, receivedAt, dueOn, state } = request;
  const late = state === 'received' && dueOn < today ? ' เกินกำหนด' : '';
  const received = formatThaiDate(receivedAt.toISOString(), { style: 'short' });
  const due = formatThaiDate(dueOn, { style: 'short' });
  return [
    `เลขที่ ${id}  สมาชิก ${membershipNo}  ${KIND_WORDS[kind]}  ${REQUEST_STATE_WORDS[state]}${late}  รับ ${received}  ตอบภายใน ${due}`,
    ...toTerminalLines(detail),
    ...(request.answer === null ? [] : toTerminalLines(`ตอบโดย ${request.staff ?? ''}: ${request.answer}`)),
  ].join('\n');
}
