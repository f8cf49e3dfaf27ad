import { parseArgs } from 'node:util';
import type { BreachStep } from '../db/privacy-schema.ts';
import { formatMoment } from '../date-words.ts';
import { AuditLog } from '../modules/audit/audit-log.ts';
import { isOverdue, getReportDeadline, describeBreachState } from '../modules/breach/breach-clock.ts';
import { type Breach, BreachRegister, type StepRefusal } from '../modules/breach/breach-register.ts';
import { Moment } from '../modules/content/field-values.ts';
import type { Bilingual, Language, WordTable } from '../language.ts';
import { OperatorError } from '../operator-error.ts';
import type { Command, CommandIo, Terminal } from './command.ts';
import { withDatabase } from './command.ts';
import { formatJson, formatJsonList } from './json-list.ts';
import { readId, readStaff, readText } from './staff-arguments.ts';
import { toTerminalLine, toTerminalLines } from '../terminal-text.ts';

const DONE = 0;
const OVERDUE = 2;
const BREACH = { th: 'เหตุ', en: 'breach' };

const WORDS = {
  usage: {
    th: 'พิมพ์: npm run portal -- breach record, list หรือ report (ดู npm run portal -- help breach)',
    en: 'Type: npm run portal -- breach record, list or report (see npm run portal -- help breach)',
  },
  count: (count: number) => ({
    th: `${count} เหตุ`,
    en: `${count} ${count === 1 ? 'breach' : 'breaches'}`,
  }),
  late: (count: number) => ({ th: ` เกินกำหนดแจ้ง ${count}`, en: `, reports overdue: ${count}` }),
  recordedBy: (staff: string, recordedAt: Date) => ({
    th: `บันทึกโดย ${staff} เมื่อ ${formatMoment(recordedAt, 'th')}`,
    en: `recorded by ${staff} on ${formatMoment(recordedAt, 'en')}`,
  }),
  head: (breachNo: number, discoveredAt: Date) => ({
    th: `เหตุที่ ${breachNo}  พบ ${formatMoment(discoveredAt, 'th')}`,
    en: `Breach ${breachNo}  discovered ${formatMoment(discoveredAt, 'en')}`,
  }),
  stepUsage: {
    th: 'ระบุขั้นตอน: --step assessed, reported, members-told, note หรือ closed',
    en: 'Give the step: --step assessed, reported, members-told, note or closed',
  },
  momentUsage: {
    th: 'ระบุวันและเวลา: --at "2569-11-20 14:30"',
    en: 'Give the day and time: --at "2569-11-20 14:30"',
  },
} satisfies WordTable;

const STEP_WORDS: Readonly<Record<BreachStep, Bilingual>> = {
  discovered: { th: 'พบเหตุ', en: 'discovered' },
  assessed: { th: 'ประเมินความเสี่ยง', en: 'risk assessed' },
  reported: { th: 'แจ้ง สคส.', en: 'reported to the committee' },
  'members-told': { th: 'แจ้งสมาชิก', en: 'members told' },
  note: { th: 'บันทึกเพิ่มเติม', en: 'note' },
  closed: { th: 'ปิดเรื่อง', en: 'closed' },
};

const REFUSALS: Readonly<Record<StepRefusal, Bilingual>> = {
  unknown: { th: 'ไม่มีเหตุหมายเลขนี้', en: 'There is no breach with this number.' },
  closed: {
    th: 'เรื่องนี้ปิดแล้ว บันทึกเหตุใหม่ถ้ามีเรื่องเพิ่ม',
    en: 'This breach is closed: record a new one if there is more.',
  },
  reported: {
    th: 'แจ้ง สคส. ไว้แล้ว ใช้ --step note สำหรับรายงานเพิ่มเติม',
    en: 'It was already reported to the committee: use --step note for further reports.',
  },
  future: { th: 'เวลาอยู่ในอนาคต', en: 'The time is in the future.' },
  before: { th: 'เวลาอยู่ก่อนที่พบเหตุ', en: 'The time is before the breach was discovered.' },
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

async function runBreach(args: string[], io: CommandIo, language: Language): Promise<number> {
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
  const terminal = { io, language };
  if (others.length > 0) throw new OperatorError(WORDS.usage);
  if (action === 'list' && number === undefined) return list(terminal, values);
  if (action === 'report') return report(terminal, readId(number, BREACH), values.json);
  if (action === 'record') return record(terminal, number, values);
  throw new OperatorError(WORDS.usage);
}

type StepValues = { at?: string | undefined; step?: string | undefined; text?: string | undefined };

async function record(
  terminal: Terminal,
  number: string | undefined,
  values: StepValues & { staff?: string | undefined },
): Promise<number> {
  const { io } = terminal;
  const staff = readStaff(values.staff, io);
  const step = number === undefined ? null : readStep(values.step);
  const happenedAt = readMoment(values.at);
  const added = { staff, happenedAt, detail: await readText(values.text, io) };
  return withRegister(io, async (register) => {
    if (step === null) {
      const opened = await register.open(added);
      if (typeof opened !== 'number') throw new OperatorError(REFUSALS[opened.refusal]);
      return show(terminal, await register.find(opened));
    }
    const breachNo = readId(number, BREACH);
    const refusal = await register.add(breachNo, step, added);
    if (refusal !== null) throw new OperatorError(REFUSALS[refusal]);
    return show(terminal, await register.find(breachNo));
  });
}

function list(terminal: Terminal, { all, json }: { all: boolean; json: boolean }): Promise<number> {
  const { io, language } = terminal;
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
    for (const breach of shown) show(terminal, breach);
    const overdue = late > 0 ? WORDS.late(late)[language] : '';
    io.stdout.write(`${WORDS.count(shown.length)[language]}${overdue}\n`);
    return exitCode;
  });
}

function report(terminal: Terminal, breachNo: number, asJson: boolean): Promise<number> {
  const { io, language } = terminal;
  return withRegister(io, async (register) => {
    const breach = await register.find(breachNo);
    if (!breach) throw new OperatorError(REFUSALS.unknown);
    if (asJson) {
      io.stdout.write(`${formatJson(breach)}\n`);
      return DONE;
    }
    show(terminal, breach);
    for (const { step, happenedAt, recordedAt, staff, detail } of breach.entries) {
      io.stdout.write(`\n${STEP_WORDS[step][language]}  ${formatMoment(happenedAt, language)}\n`);
      for (const line of toTerminalLines(detail)) io.stdout.write(`${line}\n`);
      io.stdout.write(`  ${WORDS.recordedBy(toTerminalLine(staff), recordedAt)[language]}\n`);
    }
    return DONE;
  });
}

function show({ io, language }: Terminal, breach: Breach | null): number {
  if (!breach) return DONE;
  const { breachNo, times } = breach;
  const standing = describeBreachState(times, new Date());
  io.stdout.write(`${WORDS.head(breachNo, times.discoveredAt)[language]}  ${standing[language]}\n`);
  return DONE;
}

function withRegister(io: CommandIo, work: (register: BreachRegister) => Promise<number>): Promise<number> {
  const now = () => new Date();
  return withDatabase(io, ({ db }) => work(new BreachRegister({ db, audit: new AuditLog({ now }), now })));
}

function readStep(given: string | undefined): Exclude<BreachStep, 'discovered'> {
  const step = Object.keys(STEP_WORDS).find((known) => known === given && known !== 'discovered');
  if (step === undefined) {
    throw new OperatorError(WORDS.stepUsage);
  }
  return step as Exclude<BreachStep, 'discovered'>;
}

function readMoment(given: string | undefined): Date {
  const parsed = Moment.safeParse(given);
  if (!parsed.success) throw new OperatorError(WORDS.momentUsage);
  return parsed.data;
}
