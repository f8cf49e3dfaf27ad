import { formatThaiDate, todayIso } from '@sahakorn/thai/date';
import { formatMoney } from '@sahakorn/thai/money';
import { normaliseCode } from '@sahakorn/thai/normalise';
import { IsoDate } from '@sahakorn/contract/values';
import { parseArgs } from 'node:util';
import { AuditLog } from '../modules/audit/audit-log.ts';
import {
  type AnsweredLine,
  ConfirmationAdministration,
  type ConfirmationRound,
} from '../modules/confirmation/confirmation-administration.ts';
import { OperatorError } from '../operator-error.ts';
import { type Command, type CommandIo, withDatabase } from './command.ts';
import { formatJsonList } from './json-list.ts';
import { readStaff } from './staff-arguments.ts';
import { toTerminalLine, toTerminalLines } from '../terminal-text.ts';

const DONE = 0;
const USAGE = 'พิมพ์: npm run portal -- confirmation open หรือ list (ดู npm run portal -- help confirmation)';
const ANSWERS = { agreed: 'ถูกต้อง', disputed: 'ไม่ถูกต้อง' } as const;

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

async function runConfirmation(args: string[], io: CommandIo): Promise<number> {
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
  if (others.length > 0) throw new OperatorError(USAGE);
  if (action === 'open') return open(io, values);
  if (action === 'list') return list(io, values);
  throw new OperatorError(USAGE);
}

type OpenValues = { date?: string | undefined; until?: string | undefined; staff?: string | undefined };

function open(io: CommandIo, { date, until, staff: given }: OpenValues): Promise<number> {
  const [balanceOn, openUntil, staff] = [
    readDay('--date', date),
    readDay('--until', until),
    readStaff(given, io),
  ];
  const today = todayIso(new Date());
  if (balanceOn >= today) throw new OperatorError('--date ต้องเป็นวันที่ผ่านมาแล้ว เพราะยอดของวันนี้ยังเปลี่ยนได้');
  if (openUntil < today) throw new OperatorError('--until ต้องไม่ก่อนวันนี้');
  return withAdministration(io, async (administration) => {
    const members = await administration.open({ balanceOn, openUntil, staff });
    if (members === null) throw new OperatorError(`ขอให้ยืนยันยอด ณ ${formatDay(balanceOn)} ไว้แล้ว`);
    if (members === 0) throw new OperatorError(`ไม่มีสมาชิกที่มียอด ณ ${formatDay(balanceOn)}`);
    io.stdout.write(
      `ขอให้สมาชิก ${members} คนยืนยันยอด ณ ${formatDay(balanceOn)} ตอบได้ถึง ${formatDay(openUntil)}\n`,
    );
    return DONE;
  });
}

type ListValues = { date?: string | undefined; disputed: boolean; json: boolean };

function list(io: CommandIo, { date, disputed, json }: ListValues): Promise<number> {
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
    const lines = items.map((item) => ('members' in item ? describeRound(item) : describeAnswer(item)));
    io.stdout.write(`${lines.length === 0 ? 'ไม่มีรายการ' : lines.join('\n')}\n`);
    return DONE;
  });
}

function describeRound({ balanceOn, openUntil, ...counts }: ConfirmationRound): string {
  const { members, submitted, lines, agreed, disputed } = counts;
  return `ยอด ณ ${formatDay(balanceOn)}  ตอบได้ถึง ${formatDay(openUntil)}  ส่งแล้ว ${submitted} จาก ${members} คน  ถูกต้อง ${agreed}  ไม่ถูกต้อง ${disputed}  จาก ${lines} บรรทัด`;
}

function describeAnswer({ balanceOn, membershipNo, answer, comment, ...line }: AnsweredLine): string {
  const amount = line.amount === null ? 'ไม่มียอดในสมุดบัญชี' : formatMoney(line.amount);
  const when = formatThaiDate(line.answeredAt.toISOString(), { style: 'short', time: true });
  const state = line.submittedAt === null ? 'ยังไม่ได้ส่ง' : 'ส่งแล้ว';
  const name = [line.accountName, line.accountNo].filter((part) => part !== '').join(' ');
  const head = `${formatDay(balanceOn)}  สมาชิก ${membershipNo}  ${name}  ${amount}  ${ANSWERS[answer]}  ${when}  ${state}`;
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
  if (!day.success) throw new OperatorError(`ระบุวันที่เป็น ค.ศ.: ${option} 2026-09-30`);
  return day.data;
}

function formatDay(day: string): string {
  return formatThaiDate(day, { style: 'short' });
}
