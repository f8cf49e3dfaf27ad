import { CONTACT_RULE, TITLE_RULE } from '@sahakorn/contract/text-rules';
import { plainText } from '@sahakorn/contract/plain-text';
import { parseReferenceCode } from '@sahakorn/contract/reference-code';
import { MembershipNoInput } from '@sahakorn/contract/values';
import { formatPhone } from '@sahakorn/thai/account-no';
import { parseThaiDate } from '@sahakorn/thai/date-input';
import { onlyDigits } from '@sahakorn/thai/digits';
import { padMembershipNo } from '@sahakorn/thai/membership-no';
import { parseMoneyInput } from '@sahakorn/thai/money-input';
import { foldForSearch } from '@sahakorn/thai/search-words';
import { describe, expect, it } from 'vitest';
import { checkText, readId, readReason, readStaff } from '../src/cli/staff-arguments.ts';
import { printable } from '../src/documents/printable-text.ts';
import { isSameName, readIdentity } from '../src/modules/account/identity.ts';
import { hashCode, isCode } from '../src/modules/account/identity-code.ts';
import { TypedFields } from '../src/modules/calculator/typed-fields.ts';
import { Day, line, Moment } from '../src/modules/content/field-values.ts';
import { compileExpression } from '../src/modules/import/mapping/expression.ts';
import { parseFileName } from '../src/modules/import/source-file.ts';
import type { ColumnKind } from '../src/modules/import/tables/import-table.ts';
import { readValue } from '../src/modules/import/values/values.ts';
import { toStatementFilter } from '../src/modules/statement/statement-wire.ts';

const now = new Date('2026-11-20T03:00:00Z');

/** Every range of Default_Ignorable_Code_Point that a keyboard, an office program or a chat inserts. */
const INVISIBLE = [
  0xad, 0x34f, 0x61c, 0x115f, 0x17b4, 0x180b, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c,
  0x202d, 0x202e, 0x2060, 0x2063, 0x2066, 0x2067, 0x2068, 0x2069, 0x206f, 0x3164, 0xfe00, 0xfe0f, 0xfeff,
  0xffa0, 0xe0001, 0xe0061, 0xe0100,
].map((code) => String.fromCodePoint(code));

const between = (text: string, letter: string) => `${letter}${[...text].join(letter)}${letter}`;
const fullWidth = (text: string) =>
  text.replaceAll(/[0-9A-Za-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfe_e0));
const thaiDigits = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0e50 + Number(digit)));

const MARKS = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]{2,}/g;
const GLYPHS = new Map([
  ['\u0e31', '\uf710'],
  ['\u0e34', '\uf701'],
  ['\u0e38', '\uf718'],
  ['\u0e48', '\uf70a'],
  ['\u0e49', '\uf70b'],
  ['\u0e4c', '\uf70e'],
]);

const THAI_VARIANTS: readonly (readonly [string, (text: string) => string])[] = [
  ['marks in the other order', (text) => text.replaceAll(MARKS, (marks) => [...marks].toReversed().join(''))],
  ['marks twice', (text) => text.replaceAll(/[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g, '$&$&')],
  ['glyphs of old fonts', (text) => [...text].map((letter) => GLYPHS.get(letter) ?? letter).join('')],
  ['ำ in two parts', (text) => text.replaceAll(/([\u0e48-\u0e4b]?)ำ/g, '\u0e4d$1า')],
  ['ำ before its tone', (text) => text.replaceAll(/([\u0e48-\u0e4b])ำ/g, 'ำ$1')],
  ['แ as two เ', (text) => text.replaceAll('แ', 'เเ')],
  ['decomposed', (text) => text.normalize('NFD')],
];
const INVISIBLE_VARIANTS = INVISIBLE.map(
  (letter) => [`U+${letter.codePointAt(0)?.toString(16)}`, (text: string) => between(text, letter)] as const,
);
const DIGIT_VARIANTS = [
  ['full-width', fullWidth],
  ['Thai digits', thaiDigits],
] as const;

const NAME = 'แจ้งน้ำพันธุ์สิทธิ์กี่ก้ำ';

const column = (kind: ColumnKind) => (text: string) => readValue({ name: 'x', kind }, text);
const filter = (text: string) => toStatementFilter({ text }).text;
const identity = (typed: Partial<Parameters<typeof readIdentity>[0]>) =>
  readIdentity({ membership_no: '1', id_card: '', date_of_birth: '', ...typed }).identity;

const TEXT_DOORS: readonly (readonly [string, (text: string) => unknown])[] = [
  ['a text of the board, a demand or an answer', (text) => plainText(TITLE_RULE).parse(text)],
  ['a contact', (text) => plainText(CONTACT_RULE).parse(text)],
  ['a name of a member', (text) => isSameName(NAME, text)],
  ['a search', foldForSearch],
  ['a filter of a statement', filter],
  ['an imported text', column('text')],
  ['an imported code', column('code')],
  ['a heading of a map', (text) => compileExpression(text).paths],
  ['a heading of a template', (text) => compileExpression({ template: `{${text}}` }).paths],
  [
    'a value of a map',
    (text) => compileExpression({ from: 'a', values: { [NAME]: 'x' } }).evaluate({ a: text }),
  ],
  [
    'a key of a map',
    (text) => compileExpression({ from: 'a', values: { [text]: 'x' } }).evaluate({ a: NAME }),
  ],
  ['the name of a file', (text) => parseFileName(`${text}.csv`)?.stem],
  ['a title of content', (text) => line(200).parse(text)],
  ['an officer', (text) => readStaff(text, { env: {} })],
  ['a reason', readReason],
  ['a text on the command line', (text) => checkText(text, 100)],
  ['a text on paper', printable],
];

const TICKET = 'ticket';
const CODE = hashCode('123456', TICKET);

const CODE_DOORS: readonly (readonly [string, string, (text: string) => unknown])[] = [
  ['a membership number', '001234', (text) => MembershipNoInput.parse(text)],
  ['a membership number of the portal', '1234', padMembershipNo],
  ['a membership number of an identity', '1234', (text) => identity({ membership_no: text }).membershipNo],
  ['an identity card', '1-1002-00300-41-2', (text) => identity({ id_card: text }).idCard],
  ['a birthday', '1977-02-07', (text) => identity({ date_of_birth: text }).dateOfBirth],
  ['a mailed code', '123456', (text) => isCode(text, TICKET, CODE)],
  ['a code of a document', 'ABCD-EFGH-JKMN', parseReferenceCode],
  ['digits of a field', '1100200300412', onlyDigits],
  ['a telephone number', '+66 81 234 5678', formatPhone],
  ['an amount', '100,000.50 บาท', parseMoneyInput],
  ['a calculator', '100,000.50', (text) => new TypedFields({ a: text }).readAmount('a', 'x')],
  ['a rate', '5.25 %', (text) => new TypedFields({ a: text }).readRate('a', 'x', undefined)],
  ['instalments', '60', (text) => new TypedFields({ a: text }).readPeriods('a', 'x', 480)],
  ['a date', '7/2/2520', (text) => parseThaiDate(text, { now })],
  ['a date with a name', '7 ก.พ. 2520', (text) => parseThaiDate(text, { now })],
  ['a day of content', '2569-02-07', (text) => Day.parse(text)],
  ['a moment of content', '2569-02-07 10:30', (text) => Moment.parse(text)],
  ['the number of a row', '12', (text) => readId(text, { th: 'กระทู้', en: 'topic' })],
  ['an imported membership number', '1234', column('member')],
  ['an imported account number', '01-00000123', column('deposit-no')],
  ['an imported contract number', 'A6900123', column('loan-no')],
  ['an imported identity card', '1-1002-00300-41-2', column('id-card')],
  ['an imported date', '20/11/2569', column('date')],
  ['an imported amount', '1,234.50', column('money')],
  ['an imported rate', '5.25', column('rate')],
  ['an imported number', '12', column('integer')],
  ['an imported year', '2569', column('year')],
];

describe('every door for what people type, paste, import and map', () => {
  it.each(TEXT_DOORS)('reads one spelling of Thai: %s', (_door, read) => {
    const expected = read(NAME);
    for (const [what, vary] of [...THAI_VARIANTS, ...INVISIBLE_VARIANTS]) {
      expect(read(vary(NAME)), what).toEqual(expected);
    }
  });

  it.each(CODE_DOORS)('reads digits of any kind, with whatever is invisible: %s', (_door, text, read) => {
    const expected = read(text);
    expect(expected).toBeTruthy();
    for (const [what, vary] of [...DIGIT_VARIANTS, ...INVISIBLE_VARIANTS]) {
      expect(read(vary(text)), what).toEqual(expected);
    }
  });
});
