import { NAME_RULE } from '@sahakorn/contract/text-rules';
import { parseArgs } from 'node:util';
import { formatMoment } from '../date-words.ts';
import { AuditLog } from '../modules/audit/audit-log.ts';
import { BoardModeration } from '../modules/board/board-moderation.ts';
import type { Bilingual, Language, WordTable } from '../language.ts';
import { OperatorError } from '../operator-error.ts';
import { type Command, type CommandIo, withDatabase } from './command.ts';
import { formatJsonList } from './json-list.ts';
import { readId, readLine, readReason, readStaff, readText } from './staff-arguments.ts';
import { toTerminalLine, toTerminalLines } from '../terminal-text.ts';

const LIST_LIMIT = 20;
/** What readers see of an answer, unless `--as` says otherwise. */
export const DEFAULT_AUTHOR = 'เจ้าหน้าที่สหกรณ์';
const TOPIC = { th: 'กระทู้', en: 'topic' };
const ANSWER = { th: 'คำตอบ', en: 'answer' };

const WORDS = {
  usage: {
    th: 'พิมพ์: npm run portal -- board list, show, answer หรือ remove',
    en: 'Type: npm run portal -- board list, show, answer or remove',
  },
  empty: { th: 'ยังไม่มีกระทู้', en: 'There are no topics yet.' },
  answers: (count: number) => ({
    th: `${count} คำตอบ`,
    en: `${count} ${count === 1 ? 'answer' : 'answers'}`,
  }),
  topicHead: (id: number, when: string, name: string) => ({
    th: `กระทู้ ${id}  ${when}  ${name}`,
    en: `Topic ${id}  ${when}  ${name}`,
  }),
  answerHead: (id: number, when: string, name: string) => ({
    th: `คำตอบ ${id}  ${when}  ${name}`,
    en: `Answer ${id}  ${when}  ${name}`,
  }),
  byStaff: (staff: string) => ({ th: ` (เจ้าหน้าที่ ${staff})`, en: ` (officer ${staff})` }),
  longName: {
    th: `--as ยาวได้ ${NAME_RULE.max} ตัวอักษร`,
    en: `--as may have at most ${NAME_RULE.max} characters.`,
  },
  answered: (topicId: number, answerId: number) => ({
    th: `ตอบกระทู้ ${topicId} แล้ว เป็นคำตอบ ${answerId}`,
    en: `Topic ${topicId} was answered, as answer ${answerId}.`,
  }),
  topicOrAnswer: {
    th: 'ระบุกระทู้หรือ --answer อย่างใดอย่างหนึ่ง',
    en: 'Give either the topic or --answer, not both.',
  },
  removed: (what: Bilingual, id: number) => ({
    th: `ลบ${what.th} ${id} แล้ว`,
    en: `Deleted: ${what.en} ${id}.`,
  }),
  missing: (what: Bilingual, id: number) => ({
    th: `ไม่มี${what.th} ${id} หรือถูกลบไปแล้ว`,
    en: `There is no ${what.en} ${id}, or it was deleted.`,
  }),
} satisfies WordTable;

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

async function runBoard(args: string[], io: CommandIo, language: Language): Promise<number> {
  const { positionals, values } = readArguments(args);
  const [action = '', id, ...others] = positionals;
  const work = ACTIONS[action];
  if (!work || others.length > 0) throw new OperatorError(WORDS.usage);
  const prepared = await work(id, values, io);
  return withDatabase(io, async ({ db }) => {
    const now = () => new Date();
    const lines = await prepared(new BoardModeration({ db, audit: new AuditLog({ now }), now }), language);
    io.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  });
}

/** Parses the arguments before the database is opened, and returns the work to do. */
type Action = (id: string | undefined, values: Options, io: CommandIo) => Promise<Work>;
type Work = (moderation: BoardModeration, language: Language) => Promise<string[]>;

const ACTIONS: Readonly<Record<string, Action>> = {
  list:
    async (_id, { json }) =>
    async (moderation, language) => {
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
      if (topics.length === 0) return [WORDS.empty[language]];
      return topics.map(
        ({ topic_id, created_at, title, name, answer_count }) =>
          `${topic_id}  ${formatMoment(created_at, language)}  ${toTerminalLine(`${title} (${name})`)} ${WORDS.answers(answer_count)[language]}`,
      );
    },
  show: async (id) => {
    const topicId = readId(id, TOPIC);
    return async (moderation, language) => {
      const topic = await moderation.find(topicId);
      if (!topic) throw missing(TOPIC, topicId);
      const answers = topic.answers.flatMap(({ answer_id, created_at, name, staff, body }) => [
        '',
        WORDS.answerHead(answer_id, formatMoment(created_at, language), toTerminalLine(name))[language] +
          (staff === null ? '' : WORDS.byStaff(toTerminalLine(staff))[language]),
        ...toTerminalLines(body),
      ]);
      const when = formatMoment(topic.created_at, language);
      const head = WORDS.topicHead(topicId, when, toTerminalLine(topic.name));
      return [head[language], ...toTerminalLines(topic.title), ...toTerminalLines(topic.body), ...answers];
    };
  },
  answer: async (id, values, io) => {
    const topicId = readId(id, TOPIC);
    const staff = readStaff(values.staff, io);
    const name = readLine(values.as, { rule: NAME_RULE, option: '--as', usage: WORDS.longName });
    const body = await readText(values.text, io);
    return async (moderation, language) => {
      const answerId = await moderation.answer(topicId, { staff, name, body });
      if (answerId === null) throw missing(TOPIC, topicId);
      return [WORDS.answered(topicId, answerId)[language]];
    };
  },
  remove: async (id, values, io) => {
    const isAnswer = values.answer !== undefined;
    if (isAnswer && id !== undefined) throw new OperatorError(WORDS.topicOrAnswer);
    const what = isAnswer ? ANSWER : TOPIC;
    const number = readId(isAnswer ? values.answer : id, what);
    const done = { staff: readStaff(values.staff, io), reason: readReason(values.reason) };
    return async (moderation, language) => {
      if (!(await moderation.remove(isAnswer ? 'answer' : 'topic', number, done)))
        throw missing(what, number);
      return [WORDS.removed(what, number)[language]];
    };
  },
};

function missing(what: Bilingual, id: number): OperatorError {
  return new OperatorError(WORDS.missing(what, id));
}
