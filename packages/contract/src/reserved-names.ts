import { normaliseThai } from '@sahakorn/thai/normalise';

/**
 * Letters of other scripts, and digits, that look like a Latin letter; the Latin letter is the first of each.
 */
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

/** Pairs of letters that look like one. */
const PAIRS = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
] as const;

/**
 * Lao letters stand in Unicode as far from the Thai ones that they resemble as the blocks from each other.
 */
const LAO = /[\u0E81-\u0ECD]/gu;
const LAO_FROM_THAI = 0x80;

/** What Thai readers hardly see is missing or added: tone marks, the silencing mark, short vowels above. */
const THAI_MARKS = /[\u0E47-\u0E4E\u0E3A]/gu;
/** It looks like a tone mark, but makes another word: it is ignored in long words only. */
const MAI_HAN_AKAT = /\u0E31/gu;
/** Vowels that differ by one stroke are read as the first of their kind. */
const THAI_VOWELS = [
  [/[\u0E35-\u0E37]/gu, '\u0E34'],
  [/\u0E39/gu, '\u0E38'],
] as const;
const MARKS = /[\u0300-\u036F]/gu;
const NOT_LETTERS = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * A name as a hasty reader sees it: one case, one script for letters that
 * look alike, no marks, signs or spaces.
 */
function fold(name: string): string {
  // Two Greek capitals resemble other Latin letters than their small forms do.
  const letters = normaliseThai(name.normalize('NFKC').replaceAll('Ν', 'n').replaceAll('Η', 'h'))
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '');
  const single = [...letters].map((letter) => LATIN.get(letter) ?? letter).join('');
  const latin = PAIRS.reduce((text, [pair, letter]) => text.replaceAll(pair, letter), single);
  const thai = THAI_VOWELS.reduce((text, [vowel, first]) => text.replace(vowel, first), toThai(latin));
  return thai.replace(THAI_MARKS, '').normalize('NFC').replace(NOT_LETTERS, ' ').trim();
}

function toThai(text: string): string {
  return text.replace(LAO, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - LAO_FROM_THAI));
}

const compact = (folded: string) => folded.replaceAll(' ', '');

const bare = (folded: string) => compact(folded).replace(MAI_HAN_AKAT, '');

const toPattern = (words: readonly string[]) => words.map((word) => bare(fold(word))).join('|');

/** Reserved in any part of a name. */
const OFFICERS = [
  'เจ้าหน้าที่',
  'ผู้ดูแลระบบ',
  'ผู้ดูแลเว็บ',
  'แอดมิน',
  'ผู้จัดการ',
  'คณะกรรมการ',
  'กรรมการดำเนินการ',
  'ประธานกรรมการ',
  'เหรัญญิก',
  'ทีมงานสหกรณ์',
  'พนักงานสหกรณ์',
  'ประธานสหกรณ์',
  'เลขานุการสหกรณ์',
];
/** Wherever they stand, too, but too short to ignore a mark. */
const ABBREVIATIONS = ['จนท', 'ผจก'];
/** At the beginning; the last is how Lao writes it. */
const OFFICES = ['สหกรณ์', 'ทีมงาน', 'คอลเซ็นเตอร์', 'สะหะกอน'];
/** At the beginning, a unit with what it does. */
const UNITS = ['ฝ่าย', 'แผนก', 'งาน', 'กลุ่มงาน', 'ส่วนงาน', 'ศูนย์'];
const DUTIES = [
  'สินเชื่อ',
  'เงินกู้',
  'เงินฝาก',
  'การเงิน',
  'บัญชี',
  'ทะเบียน',
  'สวัสดิการ',
  'บริการ',
  'ช่วยเหลือ',
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
  'co-operative',
  'coop',
  'co-op',
  'support',
  'helpdesk',
  'help desk',
  'call center',
];

const THAI_RESERVED = new RegExp(
  `${toPattern(OFFICERS)}|^(${toPattern(OFFICES)}|(${toPattern(UNITS)})(${toPattern(DUTIES)})|(${toPattern(DUTIES)})สหกรณ)`,
  'u',
);
const ABBREVIATED = new RegExp(ABBREVIATIONS.join('|'), 'u');
/**
 * The cooperative as a separate word, such as in brackets after a name; its members may call themselves so.
 */
const COOPERATIVE_WORD = /(?<!สมาชิก ?)(?<![\p{L}\p{M}])สหกรณ/u;
const ENGLISH_RESERVED = new RegExp(`^(${toPattern(ENGLISH)})$`);
/** Words that may be written as two. */
const ENGLISH_WORDS = new RegExp(
  `(?<![a-z])(${ENGLISH.map((word) => fold(word).replaceAll(' ', ' ?')).join('|')})(?![a-z])`,
);
/** A digit may number a word, or replace a letter of it. */
const DIGITS_BEFORE = /(?<![\p{L}\p{N}])\p{N}+/gu;
const DIGITS_BEHIND = /\p{N}+(?![\p{L}\p{N}])/gu;
const LEGAL_FORM = /จำกัด$|,?\s*(limited|ltd)\.?$/i;
/** Shorter names of a cooperative, such as its initials, are in many names. */
const MIN_OWN_NAME_LENGTH = 4;

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
  if (THAI_RESERVED.test(bare(folded)) || ABBREVIATED.test(whole) || COOPERATIVE_WORD.test(folded))
    return true;
  if (ENGLISH_RESERVED.test(whole) || ENGLISH_WORDS.test(folded)) return true;
  return ownNames.some((own) => {
    const ownName = compact(fold(own.replace(LEGAL_FORM, '')));
    return ownName.length >= MIN_OWN_NAME_LENGTH && whole.includes(ownName);
  });
}
