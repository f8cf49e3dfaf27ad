import { bare, compact, fold } from './look-alikes.ts';

/** Each alternative once, so that no text can be read in many ways. */
const toPattern = (words: readonly string[]) => [...new Set(words.map((word) => bare(fold(word))))].join('|');

/** Reserved in any part of a name. */
const OFFICERS = [
  'เจ้าหน้าที่',
  'ผู้ดูแลระบบ',
  'ผู้ดูแลเว็บ',
  'ผู้ดูแลกระดาน',
  'แอดมิน',
  'แอดmin',
  'adมิน',
  'aดมิน',
  'ผู้จัดการ',
  'คณะกรรมการ',
  'กรรมการดำเนินการ',
  'กรรมการบริหาร',
  'กรรมการเงินกู้',
  'ประธานกรรมการ',
  'ผู้ตรวจสอบกิจการ',
  'เหรัญญิก',
];
/** As the whole name: similar letters make the beginning of other names out of it. */
const STAFF = 'สตาฟ';
/** As words, too short to ignore a mark; a title may stand before them. */
const ABBREVIATIONS = ['จนท', 'ผจก'].map((word) => compact(fold(word)));
const TITLES = ['คุณ', 'พี่', 'น้อง', 'ทีม'];
/** At the beginning; the last is how Lao writes it. */
const OFFICES = [
  'ทีมงาน',
  'คอลเซ็นเตอร์',
  'คัสตอมเมอร์เซอร์วิส',
  'ซัพพอร์ต',
  'ออฟฟิเชียล',
  'สำนักงานใหญ่',
  'เคาน์เตอร์บริการ',
  'ลูกค้าสัมพันธ์',
  'คำตอบจาก',
  'คำตอบทางการ',
  'คำตอบอย่างเป็นทางการ',
  'ผู้ตอบอย่างเป็นทางการ',
  'สะหะกอน',
];
/** At the beginning, but members work elsewhere under these names. */
const POSITIONS = ['พนักงาน', 'กรรมการ'];
const WORKPLACES = [
  'ราชการ',
  'มหาวิทยาลัย',
  'สถานศึกษา',
  'โรง',
  'บริษัท',
  'ธนาคาร',
  'เทศบาล',
  'อบต',
  'รัฐวิสาหกิจ',
  'ของรัฐ',
  'จ้าง',
  'ขับรถ',
  'ขาย',
  'หมู่บ้าน',
  'ชุมชน',
  'วัด',
  'นักเรียน',
  'นักศึกษา',
  'ผู้ปกครอง',
];
/** At the beginning, a unit with what it does. */
const UNITS = ['ฝ่าย', 'แผนก', 'งาน', 'กลุ่มงาน', 'ส่วนงาน', 'ศูนย์'];
const HEADS = ['หัวหน้า', 'ผู้ช่วย', 'รอง'];
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
  'ดูแลสมาชิก',
  'สมาชิกสัมพันธ์',
  'ประชาสัมพันธ์',
];
/** What is done for others, at the beginning without a unit. */
const SERVICES = ['บริการสมาชิก', 'บริการลูกค้า', 'ดูแลสมาชิก', 'ดูแลลูกค้า', 'สมาชิกสัมพันธ์'];
/** As whole words, or as the whole name. */
const ENGLISH = [
  'admin',
  'administrator',
  'staff',
  'officer',
  'official',
  'employee',
  'manager',
  'moderator',
  'webmaster',
  'committee',
  'director',
  'chairman',
  'treasurer',
  'cooperative',
  'co-operative',
  'coop',
  'co-op',
  'sahakorn',
  'sahakon',
  'support',
  'helpdesk',
  'help desk',
  'call center',
  'service center',
  'customer service',
  'customer care',
  'customer relations',
];
/** Words that make no name of a person out of one of those when they are written together. */
const ENGLISH_MORE = ['the', 'super', 'sys', 'web', 'real', 'team', 'office', 'thai', 'answer'];
/** Who may speak of the cooperative in their name without being it. */
const MEMBERS = ['สมาชิก', 'ผู้กู้', 'ผู้ฝาก', 'ผู้ถือหุ้น', 'ลูกหนี้', 'คนรัก'];

const UNIT = `(${toPattern(HEADS)})?(${toPattern(UNITS)})(${toPattern(DUTIES)})`;
const THAI_RESERVED = new RegExp(
  `${toPattern(OFFICERS)}|^(${toPattern([STAFF])}$|${toPattern([...OFFICES, ...SERVICES])}|${UNIT}|(${toPattern(POSITIONS)})(?!${toPattern(WORKPLACES)}))`,
  'u',
);
const ABBREVIATED = new RegExp(
  `(?<![\\p{L}\\p{M}])(${toPattern(TITLES)})? ?(${ABBREVIATIONS.map((word) => [...word].join(' ?')).join('|')})`,
  'u',
);
const COOPERATIVE = bare(fold('สหกรณ์'));
/** What members call themselves. */
const MEMBER_OF_COOPERATIVE = new RegExp(
  `(${toPattern(MEMBERS)})(${toPattern(['ของ'])})?${COOPERATIVE}`,
  'gu',
);
const ENGLISH_PARTS = toPattern(ENGLISH);
const ENGLISH_RESERVED = new RegExp(
  `^(${toPattern(ENGLISH_MORE)})*(${ENGLISH_PARTS})(${ENGLISH_PARTS}|${toPattern(ENGLISH_MORE)})*s?$`,
);
/** Words that may be written as two. */
const ENGLISH_WORDS = new RegExp(
  `(?<![a-z])(${ENGLISH.map((word) => fold(word).replaceAll(' ', ' ?')).join('|')})s?(?![a-z])`,
);
/** Longer names are refused for their length. */
const NAME_MAX_LENGTH = 300;
/** A digit may number a word, or replace a letter of it. */
const DIGITS_BEFORE = /(?<![\p{L}\p{N}])\p{N}+/gu;
const DIGITS_BEHIND = /\p{N}+(?![\p{L}\p{N}])/gu;
/** Where a new word begins in `AdminTeam`. */
const WORD_START = /(?<=\p{Ll})(?=\p{Lu})/gu;
const LEGAL_FORM = /จำกัด$|,?\s*(limited|ltd)\.?$/i;
/** Shorter names of a cooperative, such as its initials, are in many names. */
const MIN_OWN_NAME_LENGTH = 4;

/**
 * Whether readers could mistake a visitor with this name for the cooperative.
 * @param ownNames the names of the cooperative
 */
export function isReservedName(name: string, ownNames: readonly string[] = []): boolean {
  const start = name.slice(0, NAME_MAX_LENGTH);
  const readings = [
    start,
    start.replace(DIGITS_BEFORE, ''),
    start.replace(DIGITS_BEHIND, ''),
    start.replace(WORD_START, ' '),
  ].map(fold);
  return readings.some((reading) => hasReservedWord(reading, ownNames));
}

function hasReservedWord(folded: string, ownNames: readonly string[]): boolean {
  const whole = compact(folded);
  const plain = bare(folded);
  if (THAI_RESERVED.test(plain) || ABBREVIATED.test(folded)) return true;
  if (plain.replace(MEMBER_OF_COOPERATIVE, '').includes(COOPERATIVE)) return true;
  if (ENGLISH_RESERVED.test(whole) || ENGLISH_WORDS.test(folded)) return true;
  return toOwnPatterns(ownNames).some((own) => whole.includes(own));
}

function toOwnPatterns(ownNames: readonly string[]): string[] {
  return ownNames
    .map((own) => compact(fold(own.replace(LEGAL_FORM, ''))))
    .filter((own) => own.length >= MIN_OWN_NAME_LENGTH);
}

const OFFICIALLY = toPattern(['อย่างเป็นทางการ', 'ทางการ', 'official']);
const ANSWER = toPattern(['คำตอบ', 'คำชี้แจง', 'answer', 'reply', 'response']);
const ANSWERED = toPattern(['ตอบ', 'ชี้แจง']);
const ANNOUNCED = toPattern(['ประกาศ', 'แจ้ง', 'ข้อความ', 'message', 'announcement']);
const FROM = toPattern(['จาก', 'โดย', 'from', 'by', 'ของ']);
const SIDE = `(${toPattern(['ทาง', 'the'])})?`;
const POLITE = `(${toPattern(['จำกัด', 'ค่ะ', 'คะ', 'ครับ', 'team'])})*`;
const GREETING = `(${toPattern(['สวัสดี', 'เรียนสมาชิก', 'เรียนท่านสมาชิก', 'ทุกท่าน', 'ค่ะ', 'คะ', 'ครับ'])})*`;
const SPEAKERS = [
  ...OFFICERS,
  ...SERVICES,
  ...POSITIONS,
  ...ENGLISH,
  'สหกรณ์ออมทรัพย์',
  'สหกรณ์',
  'สำนักงาน',
  'ทีมงาน',
];
/** A label ends here: `[เจ้าหน้าที่] …`, `สหกรณ์ตอบ: …`. */
const LABEL_END = /[:：\]】)）」』>》|\n]|\s[-–—]+\s/u;
const LABEL_MAX_LENGTH = 100;

/**
 * Whether a visitor's title or text begins as an answer of the cooperative would: `คำตอบจากสหกรณ์`,
 * `เจ้าหน้าที่ตอบ: …`. A text that only speaks of it or to it, such as `ถามเจ้าหน้าที่`, does not.
 * @param ownNames the names of the cooperative
 */
export function claimsToBeOfficial(text: string, ownNames: readonly string[] = []): boolean {
  const [label = '', ...rest] = text
    .trimStart()
    .slice(0, LABEL_MAX_LENGTH + 1)
    .split(LABEL_END);
  const own = toOwnPatterns(ownNames).map(bare);
  const speaker = `${SIDE}(${[toPattern(SPEAKERS), ...ABBREVIATIONS, UNIT, ...own].join('|')})+`;
  const answers = [
    `(${OFFICIALLY})?(${ANSWER})(${OFFICIALLY})?(${FROM})?${speaker}`,
    `(${ANSWERED})(${OFFICIALLY})?(${FROM})${speaker}`,
    `(${OFFICIALLY})(${ANSWER})|(${ANSWER})(${OFFICIALLY})`,
  ];
  const words = fold(label).split(' ');
  const starts = words.map((_word, at) => bare(words.slice(0, at + 1).join('')));
  const answer = toClaim(answers);
  if (starts.some((start) => answer.test(start))) return true;
  const isLabelled = rest.length > 0;
  if (!isLabelled && label.length > LABEL_MAX_LENGTH) return false;
  const labels = toClaim([
    `(${ANNOUNCED})(${OFFICIALLY})?(${FROM})${speaker}`,
    `${speaker}(${[ANSWER, ANSWERED, ANNOUNCED].join('|')})`,
    ...(isLabelled ? [speaker] : []),
  ]);
  return labels.test(starts.at(-1) ?? '');
}

function toClaim(claims: readonly string[]): RegExp {
  return new RegExp(`^${GREETING}(${claims.join('|')})${POLITE}$`, 'u');
}
