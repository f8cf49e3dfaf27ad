import { normaliseMarks } from '@sahakorn/thai/normalise';

/** Letters of other scripts, and digits, that look like a Latin letter; the Latin letter is the first of each. */
const LOOKALIKES = [
  'aаαɑᴀꭺꓮ@4',
  'bвьβʙᏼꓐ6',
  'cсϲᴄꮯꓚ',
  'dԁɗᴅꭰꓓᗪ',
  'eеεёᴇꭼꓰ3',
  'fғƒꜰꓝ',
  'hһнʜꮋꓧ',
  'iіιıїlӏɪʟꭵꮮꓲꓡ1|!ɩ',
  'jјᴊꭻꓙ',
  'kкκᴋꮶꓗ',
  'mмμᴍꮇꓟ',
  'nпոռηɴꓠ',
  'oоοօᴏꓳ0๐',
  'pрρᴘꮲꓑ',
  'rгᴦʀꭱꮢꓣ',
  'sѕꜱꮪꓢ5$',
  'tтτᴛꭲꓔ7',
  'uυսцᴜꓴ',
  'vνѵᴠꮩꓦ',
  'wшωԝᴡꮃꓪ',
  'xхχ',
  'yуγүʏꓬ',
  'zᴢꮓꓜ2',
];
const LATIN = new Map(
  LOOKALIKES.flatMap((letters) => [...letters].map((letter) => [letter, letters.charAt(0)])),
);

/** What Thai readers hardly see is missing or added: tone marks, the silencing mark, short vowels above. */
const THAI_MARKS = /[\u0E47-\u0E4E\u0E3A]/gu;
/** Vowels that differ by one stroke are read as the first of their kind. */
const THAI_VOWELS = [
  [/[\u0E35-\u0E37]/gu, '\u0E34'],
  [/\u0E39/gu, '\u0E38'],
] as const;
const MARKS = /[\u0300-\u036F]/gu;
const NOT_LETTERS = /[^\p{L}\p{M}\p{N}]+/gu;

/** A name as a hasty reader sees it: one case, one script for letters that look alike, no marks, signs or spaces. */
function fold(name: string): string {
  // Two Greek capitals resemble other Latin letters than their small forms do.
  const letters = normaliseMarks(name.normalize('NFKC').replaceAll('Ν', 'n').replaceAll('Η', 'h'))
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '');
  const latin = [...letters].map((letter) => LATIN.get(letter) ?? letter).join('');
  const thai = THAI_VOWELS.reduce((text, [vowel, first]) => text.replace(vowel, first), latin);
  return thai.replace(THAI_MARKS, '').normalize('NFC').replace(NOT_LETTERS, ' ').trim();
}

const compact = (folded: string) => folded.replaceAll(' ', '');

const toPattern = (words: readonly string[]) => words.map((word) => compact(fold(word))).join('|');

/** Reserved in any part of a name. */
const OFFICERS = [
  'เจ้าหน้าที่',
  'จนท',
  'ผู้ดูแลระบบ',
  'ผู้ดูแลเว็บ',
  'แอดมิน',
  'ผู้จัดการ',
  'ผจก',
  'คณะกรรมการ',
  'กรรมการดำเนินการ',
  'ประธานกรรมการ',
  'เหรัญญิก',
  'ทีมงานสหกรณ์',
  'พนักงานสหกรณ์',
  'ประธานสหกรณ์',
  'เลขานุการสหกรณ์',
];
/** At the beginning. */
const OFFICES = ['สหกรณ์', 'ทีมงาน', 'ศูนย์บริการสมาชิก', 'คอลเซ็นเตอร์'];
/** At the beginning, a unit with what it does. */
const UNITS = ['ฝ่าย', 'แผนก', 'งาน', 'กลุ่มงาน', 'ส่วนงาน'];
const DUTIES = [
  'สินเชื่อ',
  'เงินกู้',
  'เงินฝาก',
  'การเงิน',
  'บัญชี',
  'ทะเบียน',
  'สวัสดิการ',
  'บริการ',
  'บริหาร',
  'ธุรการ',
  'สมาชิกสัมพันธ์',
  'ประชาสัมพันธ์',
];
/** As whole words, or as the whole name. */
const ENGLISH = [
  'admin',
  'administrator',
  'staff',
  'officer',
  'manager',
  'moderator',
  'webmaster',
  'official',
  'cooperative',
  'support',
  'helpdesk',
  'call center',
];

const THAI_RESERVED = new RegExp(
  `${toPattern(OFFICERS)}|^(${toPattern(OFFICES)}|(${toPattern(UNITS)})(${toPattern(DUTIES)}))`,
  'u',
);
const ENGLISH_RESERVED = new RegExp(`^(${toPattern(ENGLISH)})$`);
/** A digit may number a word, or replace a letter of it. */
const DIGITS_BEFORE = /(?<![\p{L}\p{N}])\p{N}+/gu;
const DIGITS_BEHIND = /\p{N}+(?![\p{L}\p{N}])/gu;
const LEGAL_FORM = /จำกัด$|,?\s*(limited|ltd)\.?$/i;
/** Shorter names of a cooperative, such as its initials, are in many names. */
const SHORTEST_OWN_NAME = 4;

/**
 * Whether readers could mistake a visitor with this name for the cooperative.
 * @param ownNames the names of the cooperative
 */
export function isReservedName(name: string, ownNames: readonly string[] = []): boolean {
  const readings = [name, name.replace(DIGITS_BEFORE, ''), name.replace(DIGITS_BEHIND, '')].map(fold);
  return readings.some((reading) => hasReservedWord(reading, ownNames));
}

function hasReservedWord(folded: string, ownNames: readonly string[]): boolean {
  const whole = compact(folded);
  if (THAI_RESERVED.test(whole) || ENGLISH_RESERVED.test(whole)) return true;
  if ((folded.match(/[a-z]+/g) ?? []).some((word) => ENGLISH_RESERVED.test(word))) return true;
  return ownNames.some((own) => {
    const wanted = compact(fold(own.replace(LEGAL_FORM, '')));
    return wanted.length >= SHORTEST_OWN_NAME && whole.includes(wanted);
  });
}
