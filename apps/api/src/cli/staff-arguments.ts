import { BODY_RULE, type TextIssue, type TextRule, findTextIssue } from '@sahakorn/contract/text-rules';
import { isMembershipNo, padMembershipNo } from '@sahakorn/thai/membership-no';
import { normaliseCode, normaliseThai } from '@sahakorn/thai/normalise';
import { text as readAll } from 'node:stream/consumers';
import { readConfig } from '../config.ts';
import { findNearestName } from '../nearest-name.ts';
import type { Bilingual, WordTable } from '../language.ts';
import { OperatorError } from '../operator-error.ts';
import type { CommandIo } from './command.ts';

const STAFF_RULE = { max: 100 } as const;
const REASON_RULE = { max: 200 } as const;

const WORDS = {
  staffUsage: {
    th: `ระบุชื่อเจ้าหน้าที่ที่ทำรายการ: --staff ชื่อ (ไม่เกิน ${STAFF_RULE.max} ตัวอักษร)`,
    en: `Name the officer who acts: --staff NAME (at most ${STAFF_RULE.max} characters)`,
  },
  notOfficer: (staff: string, nearest: string | null) => ({
    th: `--staff ${staff} ไม่อยู่ในรายชื่อเจ้าหน้าที่ (OFFICERS)${nearest === null ? '' : ` หมายถึง ${nearest} หรือไม่`}`,
    en: `--staff ${staff} is not one of the officers (OFFICERS).${nearest === null ? '' : ` Did you mean ${nearest}?`}`,
  }),
  reasonUsage: {
    th: `ระบุเหตุผล: --reason เหตุผล (ไม่เกิน ${REASON_RULE.max} ตัวอักษร)`,
    en: `Give the reason: --reason TEXT (at most ${REASON_RULE.max} characters)`,
  },
  notOneLine: (option: string) => ({
    th: `${option} ต้องเป็นข้อความบรรทัดเดียว และไม่มีอักขระควบคุมที่แสดงไม่ได้`,
    en: `${option} must be one line of text, without control characters.`,
  }),
  idUsage: (what: Bilingual) => ({ th: `ระบุหมายเลข${what.th}`, en: `Give the number of the ${what.en}.` }),
  notMembershipNo: (given: string) => ({
    th: `${given} ไม่ใช่เลขสมาชิก (ตัวเลข 1 ถึง 6 หลัก)`,
    en: `${given} is not a membership number (1 to 6 digits).`,
  }),
} satisfies WordTable;

const TEXT_ISSUES: Readonly<Record<TextIssue, (max: number) => Bilingual>> = {
  empty: () => ({ th: 'ยังไม่มีข้อความ', en: 'There is no text.' }),
  long: (max) => ({
    th: `ข้อความยาวได้ ${max} ตัวอักษร`,
    en: `The text may have at most ${max} characters.`,
  }),
  unreadable: () => ({
    th: 'ข้อความมีอักขระควบคุมที่แสดงไม่ได้',
    en: 'The text has control characters, which cannot be shown.',
  }),
  links: () => ({ th: 'ข้อความมีลิงก์มากเกินไป', en: 'The text has too many links.' }),
};

/** The officer who acts, from `--staff`; one of `OFFICERS`, if that is set. */
export function readStaff(given: string | undefined, { env }: Pick<CommandIo, 'env'>): string {
  const staff = readLine(given, {
    rule: STAFF_RULE,
    option: '--staff',
    usage: WORDS.staffUsage,
  });
  const { officers } = readConfig(env);
  if (officers === null || officers.includes(staff)) return staff;
  throw new OperatorError(WORDS.notOfficer(staff, findNearestName(staff, officers)));
}

/** Why something is done, from `--reason`. */
export function readReason(given: string | undefined): string {
  return readLine(given, {
    rule: REASON_RULE,
    option: '--reason',
    usage: WORDS.reasonUsage,
  });
}

/** A text of one line, without control characters: it is printed on terminals and kept in the audit log. */
export function readLine(
  given: string | undefined,
  { rule, option, usage }: { rule: TextRule; option: string; usage: Bilingual },
): string {
  const text = normaliseThai(given ?? '').trim();
  const issue = findTextIssue(text, rule);
  if (issue === 'unreadable') throw new OperatorError(WORDS.notOneLine(option));
  if (issue !== null) throw new OperatorError(usage);
  return text;
}

/** Parses the number of a row from an argument. */
export function readId(given: string | undefined, what: Bilingual): number {
  const number = normaliseCode(given ?? '');
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new OperatorError(WORDS.idUsage(what));
  return Number(number);
}

/** Parses a membership number, which may lack leading zeros. */
export function readMembershipNo(given: string): string {
  const membershipNo = padMembershipNo(given);
  if (!isMembershipNo(membershipNo)) throw new OperatorError(WORDS.notMembershipNo(given));
  return membershipNo;
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
  throw new OperatorError(TEXT_ISSUES[issue](max));
}
