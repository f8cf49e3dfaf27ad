import { BODY_RULE, type TextIssue, type TextRule, findTextIssue } from '@sahakorn/contract/text-rules';
import { normaliseCode, normaliseThai } from '@sahakorn/thai/normalise';
import { text as readAll } from 'node:stream/consumers';
import { readConfig } from '../config.ts';
import { findNearestName } from '../nearest-name.ts';
import { OperatorError } from '../operator-error.ts';
import type { CommandIo } from './command.ts';

const STAFF_RULE = { max: 100 } as const;
const REASON_RULE = { max: 200 } as const;

/** The officer who acts, from `--staff`; one of `OFFICERS`, if that is set. */
export function readStaff(given: string | undefined, { env }: Pick<CommandIo, 'env'>): string {
  const staff = readLine(given, {
    rule: STAFF_RULE,
    option: '--staff',
    usage: `ระบุชื่อเจ้าหน้าที่ที่ทำรายการ: --staff ชื่อ (ไม่เกิน ${STAFF_RULE.max} ตัวอักษร)`,
  });
  const { officers } = readConfig(env);
  if (officers === null || officers.includes(staff)) return staff;
  const nearest = findNearestName(staff, officers);
  throw new OperatorError(
    `--staff ${staff} ไม่อยู่ในรายชื่อเจ้าหน้าที่ (OFFICERS)${nearest === null ? '' : ` หมายถึง ${nearest} หรือไม่`}`,
  );
}

/** Why something is done, from `--reason`. */
export function readReason(given: string | undefined): string {
  return readLine(given, {
    rule: REASON_RULE,
    option: '--reason',
    usage: `ระบุเหตุผล: --reason เหตุผล (ไม่เกิน ${REASON_RULE.max} ตัวอักษร)`,
  });
}

/** A text of one line, without control characters: it is printed on terminals and kept in the audit log. */
export function readLine(
  given: string | undefined,
  { rule, option, usage }: { rule: TextRule; option: string; usage: string },
): string {
  const text = normaliseThai(given ?? '').trim();
  const issue = findTextIssue(text, rule);
  if (issue === 'unreadable') {
    throw new OperatorError(`${option} ต้องเป็นข้อความบรรทัดเดียว และไม่มีอักขระควบคุมที่แสดงไม่ได้`);
  }
  if (issue !== null) throw new OperatorError(usage);
  return text;
}

/** Parses the number of a row from an argument. */
export function readId(given: string | undefined, what: string): number {
  const number = normaliseCode(given ?? '');
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new OperatorError(`ระบุหมายเลข${what}`);
  return Number(number);
}

/** A text to publish: from `--text`, else the whole of standard input. */
export async function readText(given: string | undefined, { stdin }: CommandIo): Promise<string> {
  return checkText(given ?? (await readAll(stdin)), BODY_RULE.max);
}

/** A text of several lines, as it is stored: without control characters except tabs and line breaks. */
export function checkText(given: string, max: number): string {
  const text = normaliseThai(given).trim().replaceAll('\r\n', '\n');
  const issue = text.includes('\r') ? 'unreadable' : findTextIssue(text, { max, lines: 'many' });
  if (issue === null) return text;
  const messages: Readonly<Record<TextIssue, string>> = {
    empty: 'ยังไม่มีข้อความ',
    long: `ข้อความยาวได้ ${max} ตัวอักษร`,
    unreadable: 'ข้อความมีอักขระควบคุมที่แสดงไม่ได้',
    links: 'ข้อความมีลิงก์มากเกินไป',
  };
  throw new OperatorError(messages[issue]);
}
