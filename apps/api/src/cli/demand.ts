import type { DemandKind, DemandState } from '@sahakorn/contract/demand';
import { formatThaiDate } from '@sahakorn/thai/date';
import { parseArgs } from 'node:util';
import { AuditLog } from '../modules/audit/audit-log.ts';
import { DemandAdministration } from '../modules/demand/demand-administration.ts';
import { OperatorError } from '../operator-error.ts';
import { type Command, type CommandIo, withDatabase } from './command.ts';
import { formatJsonList } from './json-list.ts';
import { readId, readReason, readStaff, readText } from './staff-arguments.ts';
import { toTerminalLine, toTerminalLines } from '../terminal-text.ts';

const LIST_LIMIT = 200;
const USAGE = 'พิมพ์: npm run portal -- demand list, show, answer, state หรือ hide';
const KINDS: Readonly<Record<DemandKind, string>> = {
  request: 'ความต้องการ',
  suggestion: 'ข้อเสนอแนะ',
  complaint: 'ร้องเรียน',
};
const STATES: Readonly<Record<DemandState, string>> = {
  received: 'รับเรื่องแล้ว',
  in_progress: 'กำลังดำเนินการ',
  answered: 'ตอบแล้ว',
};
const OPTIONS = {
  all: { type: 'boolean', default: false },
  staff: { type: 'string' },
  text: { type: 'string' },
  reason: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** Answers requests and complaints. */
export const demandCommand: Command = {
  name: 'demand',
  summary: {
    th: 'ดูรายการ อ่าน และตอบความต้องการและข้อร้องเรียน และตั้งสถานะ',
    en: 'List, read and answer requests and complaints, and set their state.',
  },
  usage: {
    th: `list [--all] [--json]
  npm run portal -- demand show หมายเลข --staff ชื่อ
  npm run portal -- demand state หมายเลข received|in_progress --staff ชื่อ
  npm run portal -- demand answer หมายเลข --staff ชื่อ [--text ข้อความ]
  npm run portal -- demand hide หมายเลข --staff ชื่อ --reason เหตุผล

  list       เรื่องที่ยังไม่ตอบ เก่าที่สุดก่อน --all: เรื่องที่ตอบแล้วด้วย --json: เป็น JSON
  show       เรื่องทั้งเรื่องกับชื่อและช่องทางติดต่อของผู้แจ้ง การอ่านถูกบันทึก
  answer     ตอบเรื่อง ถ้าไม่มี --text อ่านจาก standard input แทนคำตอบเดิมถ้ามี
  hide       ไม่แสดงเรื่องที่เผยแพร่ในรายการอีก ผู้แจ้งยังติดตามได้ด้วยรหัสติดตาม
  --staff    เจ้าหน้าที่ผู้ทำ สำหรับบันทึกการใช้งาน ผู้อ่านไม่เห็น`,
    en: `list [--all] [--json]
  npm run portal -- demand show ID --staff NAME
  npm run portal -- demand state ID received|in_progress --staff NAME
  npm run portal -- demand answer ID --staff NAME [--text TEXT]
  npm run portal -- demand hide ID --staff NAME --reason TEXT

  list       open ones, the oldest first; --all: answered ones too; --json: as JSON
  show       the whole demand with its author's name and contact; reading it is audited
  answer     answers it; without --text, standard input is read. Replaces an earlier answer
  hide       hides a public one from the list; its author can still follow it by the tracking code
  --staff    the officer who acts, for the audit; readers do not see it`,
  },
  run: runDemand,
};

type Typed = ReturnType<typeof readArguments>;

function readArguments(args: string[]) {
  return parseArgs({ args, allowPositionals: true, options: OPTIONS });
}

async function runDemand(args: string[], io: CommandIo): Promise<number> {
  const typed = readArguments(args);
  const [action = '', ...rest] = typed.positionals;
  const work = ACTIONS[action];
  if (!work || rest.length > (action === 'state' ? 2 : 1)) throw new OperatorError(USAGE);
  const prepared = await work(rest, typed.values, io);
  return withDatabase(io, async ({ db }) => {
    const now = () => new Date();
    const lines = await prepared(new DemandAdministration({ db, audit: new AuditLog({ now }), now }));
    io.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  });
}

/** Parses the arguments before the database is opened, and returns the work to do. */
type Action = (
  rest: string[],
  values: Typed['values'],
  io: CommandIo,
) => Promise<(administration: DemandAdministration) => Promise<string[]>>;

const ACTIONS: Readonly<Record<string, Action>> = {
  list:
    async (_rest, { all, json }) =>
    async (administration) => {
      const demands = await administration.list({ all, limit: LIST_LIMIT });
      if (json) {
        // The author's name and contact are not listed: reading them is audited.
        const items = demands.map((demand) => ({
          demandId: demand.demand_id,
          createdAt: demand.created_at,
          kind: demand.topic_kind,
          state: demand.state,
          public: demand.public,
          title: demand.title,
        }));
        return [formatJsonList({ command: 'demand list', items, summary: { all, most: LIST_LIMIT } })];
      }
      if (demands.length === 0) return [all ? 'ยังไม่มีเรื่อง' : 'ไม่มีเรื่องที่รอสหกรณ์'];
      return demands.map((demand) => getHead(demand));
    },
  show: async ([id], { staff: given }, io) => {
    const [demandId, staff] = [readId(id, 'เรื่อง'), readStaff(given, io)];
    return async (administration) => {
      const demand = await administration.find(demandId, staff);
      if (!demand) throw missing(demandId);
      return [
        getHead(demand),
        demand.public ? 'เผยแพร่ต่อสาธารณะ' : 'ไม่เผยแพร่',
        `ผู้แจ้ง ${toTerminalLine(demand.name) || '(ไม่ระบุ)'}  ติดต่อ ${toTerminalLine(demand.contact) || '(ไม่ระบุ)'}  เลขสมาชิก ${demand.membership_no ?? '(ไม่ได้เข้าระบบ)'}`,
        '',
        ...toTerminalLines(demand.body),
        ...(demand.answer === null ? [] : ['', 'คำตอบของสหกรณ์', ...toTerminalLines(demand.answer)]),
      ];
    };
  },
  state: async ([id, state], { staff: given }, io) => {
    const [demandId, staff] = [readId(id, 'เรื่อง'), readStaff(given, io)];
    if (state !== 'received' && state !== 'in_progress') {
      throw new OperatorError('ระบุสถานะ received หรือ in_progress ส่วนการตอบใช้ demand answer');
    }
    return async (administration) => {
      if (!(await administration.setState(demandId, { staff, state }))) throw missing(demandId);
      return [`เรื่อง ${demandId} ${STATES[state]}`];
    };
  },
  answer: async ([id], values, io) => {
    const [demandId, staff] = [readId(id, 'เรื่อง'), readStaff(values.staff, io)];
    const text = await readText(values.text, io);
    return async (administration) => {
      if (!(await administration.answer(demandId, { staff, text }))) throw missing(demandId);
      return [`ตอบเรื่อง ${demandId} แล้ว`];
    };
  },
  hide: async ([id], values, io) => {
    const demandId = readId(id, 'เรื่อง');
    const done = { staff: readStaff(values.staff, io), reason: readReason(values.reason) };
    return async (administration) => {
      if (!(await administration.hide(demandId, done))) throw missing(demandId);
      return [`เรื่อง ${demandId} ไม่แสดงต่อสาธารณะแล้ว`];
    };
  },
};

type Shown = {
  demand_id: number;
  created_at: Date;
  topic_kind: DemandKind;
  state: DemandState;
  title: string;
};

function getHead({ demand_id, created_at, topic_kind, state, title }: Shown): string {
  const when = formatThaiDate(created_at.toISOString(), { style: 'short', time: true });
  return `${demand_id}  ${when}  [${KINDS[topic_kind]}] ${toTerminalLine(title)} · ${STATES[state]}`;
}

function missing(id: number): OperatorError {
  return new OperatorError(`ไม่มีเรื่อง ${id}`);
}
