import { parseArgs } from 'node:util';
import type { Command, CommandIo } from './command.ts';
import { examine, type NamedFinding } from './doctor/examine.ts';
import { CHECKS, type FindingState } from './doctor/finding.ts';
import { formatJsonList } from './json-list.ts';
import type { Bilingual, Language } from '../language.ts';
import { isMailAddress } from '../mail-address.ts';
import { OperatorError } from '../operator-error.ts';
import { toTerminalLine } from '../terminal-text.ts';

const EXIT_CODES: Readonly<Record<FindingState, number>> = { ok: 0, fault: 1, warning: 3 };

const STATE_WORDS: Readonly<Record<FindingState, Bilingual>> = {
  ok: { th: 'ปกติ', en: 'ok' },
  warning: { th: 'เตือน', en: 'warning' },
  fault: { th: 'ผิดปกติ', en: 'FAULT' },
};

const RESULTS: Readonly<Record<FindingState, Bilingual>> = {
  ok: { th: 'ทุกอย่างปกติ', en: 'All is well.' },
  warning: { th: 'ไม่มีสิ่งผิดปกติ แต่มีคำเตือน', en: 'Nothing is broken, but there are warnings.' },
  fault: { th: 'มีสิ่งผิดปกติ', en: 'There are faults.' },
};

/** Examines an installation without changing it. */
export const doctorCommand: Command = {
  name: 'doctor',
  summary: {
    th: 'ตรวจค่าที่ตั้ง ดิสก์ ฐานข้อมูล นาฬิกา จดหมาย ไฟล์ บันทึกการใช้งาน และข้อมูลสำรอง',
    en: 'Examine settings, disk, database, clock, mail, files, audit log and backups.',
  },
  usage: {
    th: `[--mail ที่อยู่] [--json]

  ไม่แก้ไขสิ่งใด ใช้ได้ทั้งขณะเซิร์ฟเวอร์ทำงานและไม่ทำงาน ฐานข้อมูลในตัวที่ไม่ได้ทำงานจะถูกเปิดเพื่อตรวจแล้วปิด
  รหัสจบ: 0 ปกติ, 1 มีสิ่งผิดปกติ, 3 มีแต่คำเตือน
  --mail ที่อยู่  ส่งจดหมายทดสอบหนึ่งฉบับไปยังที่อยู่นี้
  --json        พิมพ์ผลเป็น JSON`,
    en: `[--mail ADDRESS] [--json]

  Changes nothing, and works beside a running server and without one; an embedded database that does not run is
  started for the check and stopped again.
  Exit codes: 0 all is well, 1 there is a fault, 3 there are only warnings.
  --mail ADDRESS  send one test mail to this address
  --json          print the result as JSON`,
  },
  run: runDoctor,
};

async function runDoctor(args: string[], io: CommandIo, language: Language): Promise<number> {
  const { json, mail = null } = parseArgs({
    args,
    options: { json: { type: 'boolean', default: false }, mail: { type: 'string' } },
  }).values;
  if (mail !== null && !isMailAddress(mail)) {
    throw new OperatorError({
      th: '--mail ต้องเป็นที่อยู่อีเมลหนึ่งที่อยู่',
      en: '--mail must be one mail address.',
    });
  }
  const findings: NamedFinding[] = [];
  for await (const finding of examine(io.env, mail)) {
    findings.push(finding);
    if (!json) io.stdout.write(`${describe(finding, language)}\n`);
  }
  const count = (wanted: FindingState) => findings.filter(({ state }) => state === wanted).length;
  const [faults, warnings] = [count('fault'), count('warning')];
  const state = faults > 0 ? 'fault' : warnings > 0 ? 'warning' : 'ok';
  if (json) {
    const items = findings.map(({ message, ...finding }) => ({ ...finding, message: message[language] }));
    io.stdout.write(
      `${formatJsonList({ command: 'doctor', items, summary: { state, faults, warnings } })}\n`,
    );
  } else io.stdout.write(`\n${RESULTS[state][language]}\n`);
  return EXIT_CODES[state];
}

const CHECK_WIDTH = Math.max(...CHECKS.map((name) => name.length));

function describe({ check, state, message }: NamedFinding, language: Language): string {
  const word = `[${STATE_WORDS[state][language]}]`;
  // A file name or an error of another program must not control the terminal.
  const text = toTerminalLine(message[language]);
  return `${check.padEnd(CHECK_WIDTH)}  ${word.padEnd(language === 'th' ? 0 : 9)}  ${text}`;
}
