import { todayIso } from '@sahakorn/thai/date';
import { formatMoney } from '@sahakorn/thai/money';
import { normaliseCode } from '@sahakorn/thai/normalise';
import { IsoDate } from '@sahakorn/contract/values';
import { parseArgs } from 'node:util';
import { formatDay, formatMoment } from '../date-words.ts';
import { AuditLog } from '../modules/audit/audit-log.ts';
import {
  type AnsweredLine,
  ConfirmationAdministration,
  type ConfirmationRound,
} from '../modules/confirmation/confirmation-administration.ts';
import type { Language, WordTable } from '../language.ts';
import { OperatorError } from '../operator-error.ts';
import { type Command, type CommandIo, withDatabase } from './command.ts';
import { formatJsonList } from './json-list.ts';
import { readStaff } from './staff-arguments.ts';
import { toTerminalLine, toTerminalLines } from '../terminal-text.ts';

const DONE = 0;
const ANSWERS = {
  agreed: { th: 'ถูกต้อง', en: 'agreed' },
  disputed: { th: 'ไม่ถูกต้อง', en: 'disputed' },
} as const;

const WORDS = {
  usage: {
    th: 'พิมพ์: npm run portal -- confirmation open หรือ list (ดู npm run portal -- help confirmation)',
    en: 'Type: npm run portal -- confirmation open or list (see npm run portal -- help confirmation)',
  },
  dayNotOver: {
    th: '--date ต้องเป็นวันที่ผ่านมาแล้ว เพราะยอดของวันนี้ยังเปลี่ยนได้',
    en: '--date must be a past day, because the balances of today can still change.',
  },
  untilPast: { th: '--until ต้องไม่ก่อนวันนี้', en: '--until must not be before today.' },
  openedAlready: (day: string) => ({
    th: `ขอให้ยืนยันยอด ณ ${formatDay(day, 'th')} ไว้แล้ว`,
    en: `Members were already asked to confirm the balances of ${formatDay(day, 'en')}.`,
  }),
  noBalances: (day: string) => ({
    th: `ไม่มีสมาชิกที่มียอด ณ ${formatDay(day, 'th')}`,
    en: `No member has a balance on ${formatDay(day, 'en')}.`,
  }),
  opened: (members: number, day: string, until: string) => ({
    th: `ขอให้สมาชิก ${members} คนยืนยันยอด ณ ${formatDay(day, 'th')} ตอบได้ถึง ${formatDay(until, 'th')}`,
    en: `Members asked to confirm the balances of ${formatDay(day, 'en')}: ${members}. They can answer until ${formatDay(until, 'en')}.`,
  }),
  empty: { th: 'ไม่มีรายการ', en: 'There is nothing to list.' },
  round: ({ balanceOn, openUntil, ...counts }: ConfirmationRound) => {
    const { members, submitted, lines, agreed, disputed } = counts;
    return {
      th: `ยอด ณ ${formatDay(balanceOn, 'th')}  ตอบได้ถึง ${formatDay(openUntil, 'th')}  ส่งแล้ว ${submitted} จาก ${members} คน  ถูกต้อง ${agreed}  ไม่ถูกต้อง ${disputed}  จาก ${lines} บรรทัด`,
      en: `balances of ${formatDay(balanceOn, 'en')}  open until ${formatDay(openUntil, 'en')}  submitted by ${submitted} of ${members} members  agreed ${agreed}  disputed ${disputed}  of ${lines} lines`,
    };
  },
  noAmount: { th: 'ไม่มียอดในสมุดบัญชี', en: 'no balance in the books' },
  member: (membershipNo: string) => ({ th: `สมาชิก ${membershipNo}`, en: `member ${membershipNo}` }),
  submitted: { th: 'ส่งแล้ว', en: 'submitted' },
  notSubmitted: { th: 'ยังไม่ได้ส่ง', en: 'not submitted' },
  dayUsage: (option: string) => ({
    th: `ระบุวันที่เป็น ค.ศ.: ${option} 2026-09-30`,
    en: `Give the day as YYYY-MM-DD: ${option} 2026-09-30`,
  }),
} satisfies WordTable;

/** Asks members to confirm the balances of a day, and lists their answers. */
export const confirmationCommand: Command = {
  name: 'confirmation',
  summary: {
    th: 'ขอให้สมาชิกยืนยันยอด ณ วันที่หนึ่ง และดูคำตอบ',
    en: 'Ask members to confirm the balances of a day, and list their answers.',
  },
  usage: {
    th: `open --date วันที่ --until วันที่ --staff ชื่อ
  npm run portal -- confirmation list [--date วันที่] [--disputed] [--json]

  open        เก็บยอดหุ้น เงินฝาก และเงินกู้ของสมาชิกทุกคน ณ สิ้นวันนั้นจากสมุดบัญชี แล้วให้ตอบทีละบรรทัด
              ภายในวันที่ --until ยอดที่เก็บแล้วไม่เปลี่ยนตามการนำเข้าครั้งต่อไป วันหนึ่งเปิดได้ครั้งเดียว
  list        วันที่ที่ขอให้ยืนยัน กับจำนวนคำตอบ --date: คำตอบทุกบรรทัดของวันนั้น
  --disputed  เฉพาะบรรทัดที่สมาชิกตอบว่าไม่ถูกต้อง กับข้อความ
  --json      พิมพ์รายการเป็น JSON
  วันที่เป็น ค.ศ. เช่น 2026-09-30`,
    en: `open --date DATE --until DATE --staff NAME
  npm run portal -- confirmation list [--date DATE] [--disputed] [--json]

  open        stores the shares, deposits and loans of every member at the end of that day, from the ledgers, to be
              answered line by line until the day of --until. Later imports do not change them; a day is opened once
  list        the days asked for, with how many answers there are; --date: every answered line of that day
  --disputed  only lines that members dispute, with what they wrote
  --json      print the list as JSON
  DATE is YYYY-MM-DD, such as 2026-09-30`,
  },
  run: runConfirmation,
};

async function runConfirmation(args: string[], io: CommandIo, language: Language): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      date: { type: 'string' },
      until: { type: 'string' },
      staff: { type: 'string' },
      disputed: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const [action, ...others] = positionals;
  if (others.length > 0) throw new OperatorError(WORDS.usage);
  if (action === 'open') return open(io, values, language);
  if (action === 'list') return list(io, values, language);
  throw new OperatorError(WORDS.usage);
}

type OpenValues = { date?: string | undefined; until?: string | undefined; staff?: string | undefined };

function open(io: CommandIo, { date, until, staff: given }: OpenValues, language: Language): Promise<number> {
  const [balanceOn, openUntil, staff] = [
    readDay('--date', date),
    readDay('--until', until),
    readStaff(given, io),
  ];
  const today = todayIso(new Date());
  if (balanceOn >= today) throw new OperatorError(WORDS.dayNotOver);
  if (openUntil < today) throw new OperatorError(WORDS.untilPast);
  return withAdministration(io, async (administration) => {
    const members = await administration.open({ balanceOn, openUntil, staff });
    if (members === null) throw new OperatorError(WORDS.openedAlready(balanceOn));
    if (members === 0) throw new OperatorError(WORDS.noBalances(balanceOn));
    io.stdout.write(`${WORDS.opened(members, balanceOn, openUntil)[language]}\n`);
    return DONE;
  });
}

type ListValues = { date?: string | undefined; disputed: boolean; json: boolean };

function list(io: CommandIo, { date, disputed, json }: ListValues, language: Language): Promise<number> {
  const balanceOn = date === undefined ? null : readDay('--date', date);
  return withAdministration(io, async (administration) => {
    const byLine = balanceOn !== null || disputed;
    const items = byLine
      ? await administration.listAnswers({ balanceOn, disputed })
      : await administration.listRounds();
    if (json) {
      const summary = { date: balanceOn, disputed, count: items.length };
      io.stdout.write(`${formatJsonList({ command: 'confirmation list', items, summary })}\n`);
      return DONE;
    }
    const lines = items.map((item) =>
      'members' in item ? WORDS.round(item)[language] : describeAnswer(item, language),
    );
    io.stdout.write(`${lines.length === 0 ? WORDS.empty[language] : lines.join('\n')}\n`);
    return DONE;
  });
}

function describeAnswer(
  { balanceOn, membershipNo, answer, comment, ...line }: AnsweredLine,
  language: Language,
): string {
  const amount = line.amount === null ? WORDS.noAmount[language] : formatMoney(line.amount);
  const when = formatMoment(line.answeredAt, language);
  const state = line.submittedAt === null ? WORDS.notSubmitted : WORDS.submitted;
  const name = [line.accountName, line.accountNo].filter((part) => part !== '').join(' ');
  const head = `${formatDay(balanceOn, language)}  ${WORDS.member(membershipNo)[language]}  ${name}  ${amount}  ${ANSWERS[answer][language]}  ${when}  ${state[language]}`;
  return [toTerminalLine(head), ...(comment === null ? [] : toTerminalLines(comment))].join('\n');
}

function withAdministration(
  io: CommandIo,
  work: (administration: ConfirmationAdministration) => Promise<number>,
): Promise<number> {
  const now = () => new Date();
  return withDatabase(io, ({ db }) =>
    work(new ConfirmationAdministration({ db, audit: new AuditLog({ now }), now })),
  );
}

function readDay(option: string, given: string | undefined): string {
  const day = IsoDate.safeParse(normaliseCode(given ?? ''));
  if (!day.success) throw new OperatorError(WORDS.dayUsage(option));
  return day.data;
}
