import { BODY_RULE, type TextIssue, findTextIssue } from '@sahakorn/contract/text-rules';
import { text as readAll } from 'node:stream/consumers';
import { OperatorError } from '../operator-error.ts';
import type { CommandIo } from './command.ts';

const NAME_LENGTH = 100;
const REASON_LENGTH = 200;

const ISSUE_MESSAGES: Readonly<Record<TextIssue, string>> = {
  empty: 'ยังไม่มีข้อความ',
  long: `ข้อความยาวได้ ${BODY_RULE.max} ตัวอักษร`,
  unreadable: 'ข้อความมีอักขระควบคุมที่แสดงไม่ได้',
  links: 'ข้อความมีลิงก์มากเกินไป',
};

/** The officer who acts, from `--staff`. */
export function readStaff(given: string | undefined): string {
  const staff = given?.trim() ?? '';
  if (staff === '' || staff.length > NAME_LENGTH) {
    throw new OperatorError(`ระบุชื่อเจ้าหน้าที่ที่ทำรายการ: --staff ชื่อ (ไม่เกิน ${NAME_LENGTH} ตัวอักษร)`);
  }
  return staff;
}

/** Why something is done, from `--reason`. */
export function readReason(given: string | undefined): string {
  const reason = given?.trim() ?? '';
  if (reason === '' || reason.length > REASON_LENGTH) {
    throw new OperatorError(`ระบุเหตุผล: --reason เหตุผล (ไม่เกิน ${REASON_LENGTH} ตัวอักษร)`);
  }
  return reason;
}

/** Parses the number of a row from an argument. */
export function readId(given: string | undefined, what: string): number {
  if (given === undefined || !/^[1-9]\d{0,8}$/.test(given)) throw new OperatorError(`ระบุหมายเลข${what}`);
  return Number(given);
}

/** A text to publish: from `--text`, else the whole of standard input. */
export async function readText(given: string | undefined, { stdin }: CommandIo): Promise<string> {
  const text = (given ?? (await readAll(stdin))).trim().replaceAll('\r\n', '\n');
  const issue = findTextIssue(text, BODY_RULE);
  if (issue !== null) throw new OperatorError(ISSUE_MESSAGES[issue]);
  return text;
}
