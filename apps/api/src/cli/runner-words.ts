import type { Language } from '../language.ts';

type RunnerWords = {
  /** The lines above and below the list of commands. */
  usage: string;
  moreAboutOne: string;
  noCommand: (name: string) => string;
  noAction: (command: string, action: string) => string;
  noOption: (option: string) => string;
  wrongValue: (option: string) => string;
  notExpected: (argument: string) => string;
  nearest: (name: string) => string;
  typeHelp: (command: string) => string;
  diskFull: string;
};

/** Messages of the command line that all commands share. */
export const RUNNER_WORDS: Readonly<Record<Language, RunnerWords>> = {
  th: {
    usage: 'npm run portal -- คำสั่ง …',
    moreAboutOne:
      'ดูวิธีใช้แต่ละคำสั่ง: npm run portal -- help คำสั่ง\nเลือกภาษาด้วย --lang th หรือ --lang en (ถ้าไม่ระบุ ใช้ LC_ALL, LC_MESSAGES หรือ LANG)',
    noCommand: (name) => `ไม่มีคำสั่ง ${name}`,
    noAction: (command, action) => `คำสั่ง ${command} ไม่มี ${action}`,
    noOption: (option) => `ไม่มีตัวเลือก ${option}`,
    wrongValue: (option) => `ตัวเลือก ${option} ไม่มีค่าตามหลัง หรือมีค่าทั้งที่ไม่รับค่า`,
    notExpected: (argument) => `ไม่รับ ${argument}`,
    nearest: (name) => `หมายถึง ${name} หรือไม่`,
    typeHelp: (command) => `วิธีใช้: npm run portal -- help ${command}`.trim(),
    diskFull: 'ดิสก์เต็ม คำสั่งจึงหยุดกลางทาง เพิ่มที่ว่างแล้วสั่งใหม่',
  },
  en: {
    usage: 'npm run portal -- COMMAND …',
    moreAboutOne:
      'More about one: npm run portal -- help COMMAND\nThe language: --lang th or --lang en (otherwise LC_ALL, LC_MESSAGES or LANG decides)',
    noCommand: (name) => `There is no command ${name}.`,
    noAction: (command, action) => `The command ${command} has no ${action}.`,
    noOption: (option) => `There is no option ${option}.`,
    wrongValue: (option) => `The option ${option} lacks its value, or has one and takes none.`,
    notExpected: (argument) => `The argument ${argument} is not expected.`,
    nearest: (name) => `Did you mean ${name}?`,
    typeHelp: (command) => `Type: npm run portal -- help ${command}`.trim(),
    diskFull: 'The disk is full, and the command stopped halfway: free some space, and run it again.',
  },
};
