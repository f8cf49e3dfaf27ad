import { parseArgs } from 'node:util';
import { todayIso } from '@sahakorn/thai/date';
import { normaliseCode } from '@sahakorn/thai/normalise';
import { formatNumber } from '@sahakorn/thai/number';
import { confirmClock, getDeletionTime } from '../db/deletion-clock.ts';
import { AuditLog } from '../modules/audit/audit-log.ts';
import { type GivenAnswer, RequestService } from '../modules/privacy/request-service.ts';
import { sweep } from '../modules/privacy/retention-job.ts';
import { retentionRules } from '../modules/privacy/retention-rules.ts';
import { OperatorError } from '../operator-error.ts';
import type { Command, CommandIo } from './command.ts';
import { withDatabase } from './command.ts';
import { formatJsonList } from './json-list.ts';
import { describePrivacyRequest, REQUEST_STATE_WORDS } from './privacy-words.ts';
import { checkText, readStaff } from './staff-arguments.ts';

const DONE = 0;
const ID = /^[1-9]\d{0,17}$/;
const ANSWER_LENGTH = 2000;

/** Answers members' privacy requests, and shows what the retention job removes. */
export const privacyCommand: Command = {
  name: 'privacy',
  summary: {
    th: 'ดูรายการและตอบคำขอเรื่องข้อมูลส่วนบุคคล ลบข้อมูลที่ครบกำหนด',
    en: 'List and answer privacy requests; delete expired data.',
  },
  usage: {
    th: `list [--all] [--json]
  npm run portal -- privacy answer หมายเลข --done|--refused --answer ข้อความ --staff ชื่อ
  npm run portal -- privacy sweep [--dry-run] [--today ปี-เดือน-วัน] [--json]

  list    คำขอที่รอคำตอบตามวันครบกำหนด --all: คำขอที่ตอบแล้วด้วย
  answer  สมาชิกเห็นข้อความนี้กับคำขอ คำขอหนึ่งตอบได้ครั้งเดียว
  sweep   ลบข้อมูลที่ครบกำหนด เหมือนที่เซิร์ฟเวอร์ทำทุกชั่วโมง --dry-run นับอย่างเดียว
          ถ้าไม่ยอมลบเพราะนาฬิกากระโดด แต่วันเวลาถูกต้องแล้ว --today ยืนยันวันนี้ เช่น 2026-11-28
  --json  พิมพ์รายการเป็น JSON`,
    en: `list [--all] [--json]
  npm run portal -- privacy answer NUMBER --done|--refused --answer TEXT --staff NAME
  npm run portal -- privacy sweep [--dry-run] [--today YEAR-MONTH-DAY] [--json]

  list    open requests by due date; --all: answered ones too
  answer  the member sees the text with the request; a request is answered once
  sweep   deletes expired data, as the server does every hour; --dry-run only counts
          if it refuses because the clock has jumped, but date and time are right: --today confirms
          the present day, such as 2026-11-28
  --json  print the list as JSON`,
  },
  run: runPrivacy,
};

async function runPrivacy(args: string[], io: CommandIo): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      done: { type: 'boolean', default: false },
      refused: { type: 'boolean', default: false },
      answer: { type: 'string', default: '' },
      staff: { type: 'string', default: '' },
      'dry-run': { type: 'boolean', default: false },
      today: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const [action, id, ...others] = positionals;
  if (action === 'list' && id === undefined) return list(io, values);
  if (action === 'sweep' && id === undefined) return runSweep(io, values);
  if (action === 'answer' && id !== undefined && others.length === 0) {
    return answer(io, readAnswer(id, values, io));
  }
  throw new OperatorError(
    'พิมพ์: npm run portal -- privacy list, answer หรือ sweep (ดู npm run portal -- help privacy)',
  );
}

function list(io: CommandIo, { all, json }: { all: boolean; json: boolean }): Promise<number> {
  return withDatabase(io, async ({ db }) => {
    const requests = await createRequestService(db).listAll({ answered: all });
    const today = todayIso(new Date());
    const waiting = requests.filter(({ state }) => state === 'received');
    const overdue = waiting.filter(({ dueOn }) => dueOn < today).length;
    if (json) {
      const summary = { all, waiting: waiting.length, overdue };
      io.stdout.write(`${formatJsonList({ command: 'privacy list', items: requests, summary })}\n`);
      return DONE;
    }
    for (const request of requests) io.stdout.write(`${describePrivacyRequest(request, today)}\n`);
    const late = overdue > 0 ? ` เกินกำหนด ${overdue}` : '';
    io.stdout.write(`รอคำตอบ ${waiting.length} เรื่อง${late}\n`);
    return DONE;
  });
}

function answer(io: CommandIo, given: GivenAnswer): Promise<number> {
  return withDatabase(io, async ({ db }) => {
    const request = await createRequestService(db).answer(given);
    if (!request) throw new OperatorError(`ไม่มีคำขอเลขที่ ${given.id} ที่รอคำตอบ`);
    io.stdout.write(
      `ตอบคำขอเลขที่ ${request.id} ของสมาชิก ${request.membershipNo} แล้ว: ${REQUEST_STATE_WORDS[request.state]}\n`,
    );
    return DONE;
  });
}

type SweepValues = { 'dry-run': boolean; today?: string | undefined; json: boolean };

function runSweep(io: CommandIo, { 'dry-run': dryRun, today, json }: SweepValues): Promise<number> {
  return withDatabase(io, async ({ db }, { retention }) => {
    const clock = { now: () => new Date() };
    if (today !== undefined) {
      checkToday(today, clock.now());
      await confirmClock(db, clock);
    }
    const now = dryRun ? clock.now() : await getDeletionTime(db, clock);
    const rules = retentionRules(retention, new AuditLog(clock));
    const swept = await sweep({ db, rules, now, dryRun });
    if (json) {
      io.stdout.write(`${formatJsonList({ command: 'privacy sweep', items: swept, summary: { dryRun } })}\n`);
      return DONE;
    }
    for (const { what, rows } of swept) {
      io.stdout.write(`${formatNumber(rows, { decimals: 0 }).padStart(9)}  ${what}\n`);
    }
    io.stdout.write(dryRun ? 'ทดลองเท่านั้น ไม่ได้ลบ\n' : 'ลบสิ่งที่ครบกำหนดแล้ว\n');
    return DONE;
  });
}

/** The operator looks at another calendar than the machine's. */
function checkToday(typed: string, now: Date): void {
  const today = todayIso(now);
  if (typed !== today)
    throw new OperatorError(`นาฬิกาของเครื่องนี้บอกวันที่ ${today} ไม่ใช่ ${typed}: ตั้งนาฬิกาให้ตรงก่อน`);
}

type AnswerValues = { done: boolean; refused: boolean; answer: string; staff: string };

function readAnswer(written: string, { done, refused, ...values }: AnswerValues, io: CommandIo): GivenAnswer {
  const id = normaliseCode(written);
  if (!ID.test(id)) throw new OperatorError(`${id} ไม่ใช่เลขคำขอ`);
  if (done === refused || values.answer.trim() === '' || values.staff.trim() === '') {
    throw new OperatorError('ระบุ --done หรือ --refused อย่างใดอย่างหนึ่ง กับ --answer คำตอบ และ --staff ชื่อเจ้าหน้าที่');
  }
  return {
    id,
    state: done ? 'done' : 'refused',
    answer: checkText(values.answer, ANSWER_LENGTH),
    staff: readStaff(values.staff, io),
  };
}

function createRequestService(db: ConstructorParameters<typeof RequestService>[0]['db']): RequestService {
  const now = () => new Date();
  return new RequestService({ db, audit: new AuditLog({ now }), now });
}
