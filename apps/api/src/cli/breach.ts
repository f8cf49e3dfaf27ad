import { parseArgs } from 'node:util';
import type { BreachStep } from '../db/privacy-schema.ts';
import { AuditLog } from '../modules/audit/audit-log.ts';
import {
  isOverdue,
  getReportDeadline,
  formatMoment,
  describeBreachState,
} from '../modules/breach/breach-clock.ts';
import { type Breach, BreachRegister, type StepRefusal } from '../modules/breach/breach-register.ts';
import { Moment } from '../modules/content/field-values.ts';
import { OperatorError } from '../operator-error.ts';
import type { Command, CommandIo } from './command.ts';
import { withDatabase } from './command.ts';
import { formatJson, formatJsonList } from './json-list.ts';
import { readId, readStaff, readText } from './staff-arguments.ts';
import { toTerminalLine, toTerminalLines } from '../terminal-text.ts';

const DONE = 0;
const OVERDUE = 2;
const USAGE = 'พิมพ์: npm run portal -- breach record, list หรือ report (ดู npm run portal -- help breach)';

const STEP_WORDS: Readonly<Record<BreachStep, string>> = {
  discovered: 'พบเหตุ',
  assessed: 'ประเมินความเสี่ยง',
  reported: 'แจ้ง สคส.',
  'members-told': 'แจ้งสมาชิก',
  note: 'บันทึกเพิ่มเติม',
  closed: 'ปิดเรื่อง',
};

const REFUSALS: Readonly<Record<StepRefusal, string>> = {
  unknown: 'ไม่มีเหตุหมายเลขนี้',
  closed: 'เรื่องนี้ปิดแล้ว บันทึกเหตุใหม่ถ้ามีเรื่องเพิ่ม',
  reported: 'แจ้ง สคส. ไว้แล้ว ใช้ --step note สำหรับรายงานเพิ่มเติม',
  future: 'เวลาอยู่ในอนาคต',
  before: 'เวลาอยู่ก่อนที่พบเหตุ',
};

/** Keeps the register of breaches of personal data. */
export const breachCommand: Command = {
  name: 'breach',
  summary: {
    th: 'บันทึกเหตุข้อมูลส่วนบุคคลรั่วไหล ดูกำหนดเวลา และส่งออก',
    en: 'Record a personal data breach, see its deadline, and export it.',
  },
  usage: {
    th: `record --at "2569-11-20 14:30" --text ข้อความ --staff ชื่อ
  npm run portal -- breach record หมายเลข --step ขั้นตอน --at เวลา --text ข้อความ --staff ชื่อ
  npm run portal -- breach list [--all] [--json]
  npm run portal -- breach report หมายเลข [--json]

  record  บันทึกเหตุและเวลาที่พบ หรือเพิ่มขั้นตอน ถ้าไม่มี --text อ่านจาก standard input
          ขั้นตอน: assessed (ประเมินแล้ว), reported (แจ้ง สคส. ภายใน 72 ชั่วโมง), members-told (แจ้งสมาชิก),
          note (บันทึกเพิ่ม), closed (ปิดเรื่อง) ทะเบียนเพิ่มได้อย่างเดียว
  list    เหตุที่ยังไม่ปิดกับเวลาที่เหลือ รหัสจบ 2 ถ้ามีเหตุเกินกำหนดแจ้ง --all: เหตุที่ปิดแล้วด้วย
  report  เหตุหนึ่งกับทุกขั้นตอน สำหรับพิมพ์ หรือเป็น JSON`,
    en: `record --at "2569-11-20 14:30" --text TEXT --staff NAME
  npm run portal -- breach record NUMBER --step STEP --at WHEN --text TEXT --staff NAME
  npm run portal -- breach list [--all] [--json]
  npm run portal -- breach report NUMBER [--json]

  record  records a breach and when it was discovered, or adds a step; without --text standard input is read.
          STEP: assessed, reported (to the committee, within 72 hours), members-told, note, closed.
          The register is append-only.
  list    open breaches, with the time left; exit code 2 where a report is overdue; --all: closed ones too
  report  one breach with its steps, to print or as JSON`,
  },
  run: runBreach,
};

async function runBreach(args: string[], io: CommandIo): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      at: { type: 'string' },
      step: { type: 'string' },
      text: { type: 'string' },
      staff: { type: 'string' },
      all: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const [action, number, ...others] = positionals;
  if (others.length > 0) throw new OperatorError(USAGE);
  if (action === 'list' && number === undefined) return list(io, values);
  if (action === 'report') return report(io, readId(number, 'เหตุ'), values.json);
  if (action === 'record') return record(io, number, values);
  throw new OperatorError(USAGE);
}

type StepValues = { at?: string | undefined; step?: string | undefined; text?: string | undefined };

async function record(
  io: CommandIo,
  number: string | undefined,
  values: StepValues & { staff?: string | undefined },
): Promise<number> {
  const staff = readStaff(values.staff, io);
  const step = number === undefined ? null : readStep(values.step);
  const happenedAt = readMoment(values.at);
  const added = { staff, happenedAt, detail: await readText(values.text, io) };
  return withRegister(io, async (register) => {
    if (step === null) {
      const opened = await register.open(added);
      if (typeof opened !== 'number') throw new OperatorError(REFUSALS[opened.refusal]);
      return show(io, await register.find(opened));
    }
    const breachNo = readId(number, 'เหตุ');
    const refusal = await register.add(breachNo, step, added);
    if (refusal !== null) throw new OperatorError(REFUSALS[refusal]);
    return show(io, await register.find(breachNo));
  });
}

function list(io: CommandIo, { all, json }: { all: boolean; json: boolean }): Promise<number> {
  return withRegister(io, async (register) => {
    const breaches = await register.list();
    const shown = breaches.filter(({ times }) => all || times.closedAt === null);
    const now = new Date();
    const late = breaches.filter(({ times }) => isOverdue(times, now)).length;
    const exitCode = late > 0 ? OVERDUE : DONE;
    if (json) {
      const items = shown.map(({ breachNo, times }) => ({
        breachNo,
        ...times,
        reportBy: getReportDeadline(times.discoveredAt),
        overdue: isOverdue(times, now),
      }));
      io.stdout.write(
        `${formatJsonList({ command: 'breach list', items, summary: { all, overdue: late } })}\n`,
      );
      return exitCode;
    }
    for (const breach of shown) show(io, breach);
    io.stdout.write(`${shown.length} เหตุ${late > 0 ? ` เกินกำหนดแจ้ง ${late}` : ''}\n`);
    return exitCode;
  });
}

function report(io: CommandIo, breachNo: number, asJson: boolean): Promise<number> {
  return withRegister(io, async (register) => {
    const breach = await register.find(breachNo);
    if (!breach) throw new OperatorError(REFUSALS.unknown);
    if (asJson) {
      io.stdout.write(`${formatJson(breach)}\n`);
      return DONE;
    }
    show(io, breach);
    for (const { step, happenedAt, recordedAt, staff, detail } of breach.entries) {
      io.stdout.write(`\n${STEP_WORDS[step]}  ${formatMoment(happenedAt)}\n`);
      for (const line of toTerminalLines(detail)) io.stdout.write(`${line}\n`);
      io.stdout.write(`  บันทึกโดย ${toTerminalLine(staff)} เมื่อ ${formatMoment(recordedAt)}\n`);
    }
    return DONE;
  });
}

function show(io: CommandIo, breach: Breach | null): number {
  if (!breach) return DONE;
  const { breachNo, times } = breach;
  const standing = describeBreachState(times, new Date());
  io.stdout.write(`เหตุที่ ${breachNo}  พบ ${formatMoment(times.discoveredAt)}  ${standing}\n`);
  return DONE;
}

function withRegister(io: CommandIo, work: (register: BreachRegister) => Promise<number>): Promise<number> {
  const now = () => new Date();
  return withDatabase(io, ({ db }) => work(new BreachRegister({ db, audit: new AuditLog({ now }), now })));
}

function readStep(given: string | undefined): Exclude<BreachStep, 'discovered'> {
  const step = Object.keys(STEP_WORDS).find((known) => known === given && known !== 'discovered');
  if (step === undefined) {
    throw new OperatorError('ระบุขั้นตอน: --step assessed, reported, members-told, note หรือ closed');
  }
  return step as Exclude<BreachStep, 'discovered'>;
}

function readMoment(given: string | undefined): Date {
  const parsed = Moment.safeParse(given);
  if (!parsed.success) throw new OperatorError('ระบุวันและเวลา: --at "2569-11-20 14:30"');
  return parsed.data;
}
