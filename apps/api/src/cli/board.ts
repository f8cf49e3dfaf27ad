import { NAME_RULE } from '@sahakorn/contract/text-rules';
import { formatThaiDate } from '@sahakorn/thai/date';
import { parseArgs } from 'node:util';
import { AuditLog } from '../modules/audit/audit-log.ts';
import { BoardModeration } from '../modules/board/board-moderation.ts';
import { OperatorError } from '../operator-error.ts';
import { type Command, type CommandIo, withDatabase } from './command.ts';
import { formatJsonList } from './json-list.ts';
import { readId, readLine, readReason, readStaff, readText } from './staff-arguments.ts';
import { toTerminalLine, toTerminalLines } from '../terminal-text.ts';

const LIST_LIMIT = 20;
const DEFAULT_AUTHOR = 'เจ้าหน้าที่สหกรณ์';
const USAGE = 'พิมพ์: npm run portal -- board list, show, answer หรือ remove';
const OPTIONS = {
  staff: { type: 'string' },
  as: { type: 'string', default: DEFAULT_AUTHOR },
  text: { type: 'string' },
  answer: { type: 'string' },
  reason: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** Moderates the board. */
export const boardCommand: Command = {
  name: 'board',
  summary: {
    th: 'ดูรายการกระทู้ ตอบในนามสหกรณ์ ลบกระทู้และคำตอบ',
    en: 'List the board, answer as the cooperative, delete topics and answers.',
  },
  usage: {
    th: `list [--json]
  npm run portal -- board show กระทู้
  npm run portal -- board answer กระทู้ --staff ชื่อ [--as ชื่อ] [--text ข้อความ]
  npm run portal -- board remove กระทู้ --staff ชื่อ --reason เหตุผล
  npm run portal -- board remove --answer หมายเลข --staff ชื่อ --reason เหตุผล

  กระทู้       หมายเลข ดังในที่อยู่ /boardShow/หมายเลข
  --staff    เจ้าหน้าที่ผู้ทำ สำหรับบันทึกการใช้งาน ผู้อ่านไม่เห็น
  --as       ชื่อที่ผู้อ่านเห็นข้างตราของสหกรณ์ (${DEFAULT_AUTHOR})
  --text     คำตอบ ถ้าไม่ระบุ อ่านจาก standard input
  --answer   หมายเลขของคำตอบ ตามที่ board show พิมพ์
  --json     พิมพ์รายการเป็น JSON`,
    en: `list [--json]
  npm run portal -- board show TOPIC
  npm run portal -- board answer TOPIC --staff NAME [--as NAME] [--text TEXT]
  npm run portal -- board remove TOPIC --staff NAME --reason TEXT
  npm run portal -- board remove --answer ID --staff NAME --reason TEXT

  TOPIC      its number, as in the address /boardShow/TOPIC
  --staff    the officer who acts, for the audit; readers do not see it
  --as       the name that readers see beside the cooperative's badge (${DEFAULT_AUTHOR})
  --text     the answer; without it, standard input is read
  --answer   the number of an answer, as \`board show\` prints it
  --json     print the list as JSON`,
  },
  run: runBoard,
};

type Options = ReturnType<typeof readArguments>['values'];

function readArguments(args: string[]) {
  return parseArgs({ args, allowPositionals: true, options: OPTIONS });
}

async function runBoard(args: string[], io: CommandIo): Promise<number> {
  const { positionals, values } = readArguments(args);
  const [action = '', id, ...others] = positionals;
  const work = ACTIONS[action];
  if (!work || others.length > 0) throw new OperatorError(USAGE);
  const prepared = await work(id, values, io);
  return withDatabase(io, async ({ db }) => {
    const now = () => new Date();
    const lines = await prepared(new BoardModeration({ db, audit: new AuditLog({ now }), now }));
    io.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  });
}

/** Parses the arguments before the database is opened, and returns the work to do. */
type Action = (id: string | undefined, values: Options, io: CommandIo) => Promise<Work>;
type Work = (moderation: BoardModeration) => Promise<string[]>;

const ACTIONS: Readonly<Record<string, Action>> = {
  list:
    async (_id, { json }) =>
    async (moderation) => {
      const topics = await moderation.listNewest(LIST_LIMIT);
      if (json) {
        const items = topics.map(({ topic_id, created_at, title, name, answer_count }) => ({
          topicId: topic_id,
          createdAt: created_at,
          title,
          name,
          answerCount: answer_count,
        }));
        return [formatJsonList({ command: 'board list', items, summary: { most: LIST_LIMIT } })];
      }
      if (topics.length === 0) return ['ยังไม่มีกระทู้'];
      return topics.map(
        ({ topic_id, created_at, title, name, answer_count }) =>
          `${topic_id}  ${formatMoment(created_at)}  ${toTerminalLine(`${title} (${name})`)} ${answer_count} คำตอบ`,
      );
    },
  show: async (id) => {
    const topicId = readId(id, 'กระทู้');
    return async (moderation) => {
      const topic = await moderation.find(topicId);
      if (!topic) throw missing('กระทู้', topicId);
      const answers = topic.answers.flatMap(({ answer_id, created_at, name, staff, body }) => [
        '',
        `คำตอบ ${answer_id}  ${formatMoment(created_at)}  ${toTerminalLine(name)}${staff === null ? '' : ` (เจ้าหน้าที่ ${toTerminalLine(staff)})`}`,
        ...toTerminalLines(body),
      ]);
      const head = `กระทู้ ${topicId}  ${formatMoment(topic.created_at)}  ${toTerminalLine(topic.name)}`;
      return [head, ...toTerminalLines(topic.title), ...toTerminalLines(topic.body), ...answers];
    };
  },
  answer: async (id, values, io) => {
    const topicId = readId(id, 'กระทู้');
    const staff = readStaff(values.staff, io);
    const usage = `--as ยาวได้ ${NAME_RULE.max} ตัวอักษร`;
    const name = readLine(values.as, { rule: NAME_RULE, option: '--as', usage });
    const body = await readText(values.text, io);
    return async (moderation) => {
      const answerId = await moderation.answer(topicId, { staff, name, body });
      if (answerId === null) throw missing('กระทู้', topicId);
      return [`ตอบกระทู้ ${topicId} แล้ว เป็นคำตอบ ${answerId}`];
    };
  },
  remove: async (id, values, io) => {
    const isAnswer = values.answer !== undefined;
    if (isAnswer && id !== undefined) throw new OperatorError('ระบุกระทู้หรือ --answer อย่างใดอย่างหนึ่ง');
    const what = isAnswer ? 'คำตอบ' : 'กระทู้';
    const number = readId(isAnswer ? values.answer : id, what);
    const done = { staff: readStaff(values.staff, io), reason: readReason(values.reason) };
    return async (moderation) => {
      if (!(await moderation.remove(isAnswer ? 'answer' : 'topic', number, done)))
        throw missing(what, number);
      return [`ลบ${what} ${number} แล้ว`];
    };
  },
};

function formatMoment(instant: Date): string {
  return formatThaiDate(instant.toISOString(), { style: 'short', time: true });
}

function missing(what: string, id: number): OperatorError {
  return new OperatorError(`ไม่มี${what} ${id} หรือถูกลบไปแล้ว`);
}
