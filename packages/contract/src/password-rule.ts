import { COMMON_PASSWORDS } from './common-passwords.ts';
import { PASSWORD_MAX_LENGTH } from './values.ts';

/** Why a password is refused. */
export type PasswordIssue = 'too-short' | 'too-long' | 'personal' | 'common' | 'unchanged';

/** Known data about the owner of a password, which must not be used as the password. */
export type PasswordOwner = {
  membershipNo: string;
  idCard: string | null;
  /** `YYYY-MM-DD`, Gregorian. */
  dateOfBirth: string | null;
  names: readonly string[];
  /** From the register; absent if unknown. */
  phone?: string | null;
  /** The names of the cooperative, in both languages; absent if unknown. */
  cooperative?: readonly string[];
  /** The password to be replaced; absent if there is none. */
  presentPassword?: string;
};

/** One line of the checklist for a new password. */
export type PasswordCheck = { id: PasswordIssue; text: string; met: boolean };

/** The text shown for each issue. */
export const PASSWORD_ISSUE_TEXTS: Readonly<Record<PasswordIssue, string>> = {
  'too-short': 'ต้องยาวอย่างน้อย 12 ตัวอักษร หรือ 8 ตัวอักษรที่มีตัวเล็ก ตัวใหญ่ ตัวเลข และเครื่องหมาย 3 ใน 4 อย่าง',
  'too-long': `ต้องยาวไม่เกิน ${PASSWORD_MAX_LENGTH} ตัวอักษร`,
  personal: 'ต้องไม่ใช่เลขสมาชิก เลขบัตรประชาชน วันเกิด ชื่อ เบอร์โทร หรือชื่อสหกรณ์',
  common: 'ต้องไม่ใช่รหัสผ่านที่ใช้กันทั่วไป',
  unchanged: 'ต้องไม่ซ้ำกับรหัสผ่านเดิม',
};

/** Describes all issues of a new password in one sentence. */
export function describePasswordIssues(issues: readonly PasswordIssue[]): string {
  return `รหัสผ่านใหม่${issues.map((issue) => PASSWORD_ISSUE_TEXTS[issue]).join(' และ')}`;
}

/** The rules as worded in the checklist, where fulfilled ones are ticked. */
const CHECK_TEXTS: Readonly<Record<PasswordIssue, string>> = {
  'too-short': 'ยาว 12 ตัวขึ้นไป หรือ 8 ตัวขึ้นไปที่มีตัวเล็ก ตัวใหญ่ ตัวเลข และเครื่องหมาย 3 ใน 4 อย่าง',
  'too-long': `ยาวไม่เกิน ${PASSWORD_MAX_LENGTH} ตัวอักษร`,
  personal: 'ไม่ใช่เลขสมาชิก เลขบัตรประชาชน วันเกิด ชื่อ เบอร์โทร หรือชื่อสหกรณ์',
  common: 'ไม่ใช่รหัสผ่านที่ใช้กันทั่วไป',
  unchanged: 'ไม่ซ้ำกับรหัสผ่านเดิม',
};

const LENGTH_WITHOUT_CLASSES = 12;
const MIN_LENGTH = 8;
const MIN_CLASSES = 3;
const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u];

/** Shorter names are part of too many words to be removed from the password. */
const MIN_NAME_LENGTH = 3;
/** The same for numbers with fewer digits. */
const MIN_NUMBER_LENGTH = 4;

const BUDDHIST_ERA_OFFSET = 543;

/**
 * All issues of a new password (contract, section 2): it needs 12 characters, or 8 of three classes; at
 * most 128; not only personal data of its owner; not a common password. Letters without upper and lower
 * case, such as Thai ones, count as symbols.
 */
export function findPasswordIssues(password: string, owner: PasswordOwner): PasswordIssue[] {
  const text = password.normalize('NFC');
  const length = [...text].length;
  const classes = CLASSES.filter((letters) => letters.test(text)).length;
  const short = length < MIN_LENGTH || (length < LENGTH_WITHOUT_CLASSES && classes < MIN_CLASSES);
  return [
    ...(short ? (['too-short'] as const) : []),
    ...(length > PASSWORD_MAX_LENGTH ? (['too-long'] as const) : []),
    ...(isPersonal(text, owner) ? (['personal'] as const) : []),
    ...(isCommon(text) ? (['common'] as const) : []),
    ...(text === owner.presentPassword?.normalize('NFC') ? (['unchanged'] as const) : []),
  ];
}

/**
 * The checklist for a new password, based on what the form knows about its owner; the server knows more and
 * decides. Nothing is ticked while the field is empty.
 */
export function checkPassword(password: string, owner: PasswordOwner): PasswordCheck[] {
  const issues = findPasswordIssues(password, owner);
  const shown = (Object.keys(CHECK_TEXTS) as PasswordIssue[]).filter(
    (id) =>
      (id !== 'too-long' || issues.includes(id)) &&
      (id !== 'unchanged' || owner.presentPassword !== undefined),
  );
  return shown.map((id) => ({ id, text: CHECK_TEXTS[id], met: password !== '' && !issues.includes(id) }));
}

/**
 * Whether too little is left after removing the owner's numbers, dates and
 * names, and those of the cooperative.
 */
function isPersonal(password: string, owner: PasswordOwner): boolean {
  let rest = password.toLowerCase();
  const whole = rest;
  for (const text of personalTexts(owner)) rest = rest.replaceAll(text, '');
  return rest !== whole && [...rest].length < MIN_LENGTH;
}

/** Longest first, so that a complete date is removed before its parts. */
function personalTexts(owner: PasswordOwner): string[] {
  const { membershipNo, idCard, dateOfBirth, names, phone, cooperative = [] } = owner;
  return [
    ...numbersWithoutZeros(membershipNo),
    ...(idCard === null ? [] : [idCard, idCard.replace(/(.)(.{4})(.{5})(..)(.)/, '$1-$2-$3-$4-$5')]),
    ...(dateOfBirth === null ? [] : dateSpellings(dateOfBirth)),
    ...(phone ? phoneSpellings(phone) : []),
    ...[...names, ...cooperative.flatMap((name) => [name.replaceAll(' ', ''), ...name.split(/[\s,.()]+/)])]
      .map((name) => name.normalize('NFC').toLowerCase())
      .filter((name) => [...name].length >= MIN_NAME_LENGTH),
  ].toSorted((left, right) => right.length - left.length);
}

/** A number with all, some and none of its leading zeros, unless it becomes too short. */
function numbersWithoutZeros(number: string): string[] {
  const zeros = /^0*/.exec(number)?.[0].length ?? 0;
  const spellings = Array.from({ length: zeros + 1 }, (_, cut) => number.slice(cut));
  return spellings.filter((text) => text === number || text.length >= MIN_NUMBER_LENGTH);
}

/** A telephone number as people type it: national or international, with and without dashes. */
function phoneSpellings(phone: string): string[] {
  const digits = phone.replaceAll(/\D/g, '').replace(/^66/, '0');
  if (digits.length < MIN_LENGTH) return [];
  const local = digits.replace(/^0/, '');
  const dashed = digits.replace(/^(.{2,3})(.{3})(.{4})$/, '$1-$2-$3');
  return [digits, dashed, `+66${local}`, `66${local}`, local];
}

/** A date as people type it: in both eras, day or year first, with and without separators. */
function dateSpellings(iso: string): string[] {
  const [year = '', month = '', day = ''] = iso.split('-');
  const buddhist = String(Number(year) + BUDDHIST_ERA_OFFSET);
  return [year, buddhist]
    .flatMap((written) => [
      [day, month, written],
      [written, month, day],
      [day, month, written.slice(2)],
      [written.slice(2), month, day],
    ])
    .flatMap((parts) => ['', '-', '/', '.'].map((mark) => parts.join(mark)));
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Sequences on the keyboard and in the alphabet that people type along. */
const SEQUENCES = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789'.repeat(2),
  '`1234567890-=',
  'qwertyuiop[]\\',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ',
  'ฟหกดเ้่าสวง',
  'ๆไำพะัีรนยบล',
  'ผปแอิืทมใฝ',
  'ๅ/-ภถุึคตจขช',
];

const MIN_SEQUENCE_LENGTH = 3;

function isCommon(password: string): boolean {
  const text = password.toLowerCase();
  return isRepeated(text) || isSequence(text) || COMMON_PASSWORDS.has(getPasswordCore(text));
}

/** One repeated piece: `121212121212`, `abcabcabc1`. */
function isRepeated(text: string): boolean {
  return /^(.{1,4}?)\1{2,}.?$/u.test(text);
}

/** Only keyboard sequences, forwards or backwards: `qwerty123456`. */
function isSequence(text: string): boolean {
  let rest = text;
  while (rest !== '') {
    const step = longestSequence(rest);
    if (step < MIN_SEQUENCE_LENGTH) return false;
    rest = rest.slice(step);
  }
  return true;
}

function longestSequence(text: string): number {
  let longest = 0;
  for (const sequence of SEQUENCES.flatMap((row) => [row, [...row].toReversed().join('')])) {
    while (longest < text.length && sequence.includes(text.slice(0, longest + 1))) longest += 1;
  }
  return longest;
}

/** Removes common prefixes, suffixes and letter substitutions: `p@ssw0rd2026!` becomes `password`. */
export function getPasswordCore(text: string): string {
  return text
    .replace(/^[^\p{L}@$]+|[\p{Nd}\p{P}\p{S}\p{Z}]+$/gu, '')
    .replaceAll(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);
}
