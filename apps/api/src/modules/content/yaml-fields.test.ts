import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkReason } from '../../../test/english-reason.ts';
import { Moment } from './field-values.ts';
import { SITE_FILES } from './site-files.ts';
import { readTopicFile } from './topic-file.ts';
import { readYaml } from './yaml-fields.ts';

const read = (text: string, schema: z.ZodType = z.record(z.string(), z.unknown())) =>
  readYaml({ file: 'a.yaml', text }, schema);
const Texts = z.record(z.string(), z.string());
const reasons = (text: string, schema?: z.ZodType) => {
  const found = read(text, schema);
  return 'problems' in found
    ? found.problems.map(({ line, reason }) => `${line} ${checkReason(reason, text)}`)
    : found.value;
};

describe('an unquoted value of a text', () => {
  it.each([
    '020000001',
    '+6620000001',
    '9.30',
    '13.00',
    '5.50',
    '001234',
    '1e3',
    '.5',
    '5.',
    '0x1F',
    '0o17',
    '017',
    '-0',
    '12345678901234567890',
    '0.1000000000000000055',
    '.inf',
    '.nan',
    'true',
    'False',
    'yes',
    'no',
    'on',
    'off',
    'y',
    '9:30',
    '190:20:30',
    '2026-06-01',
    '2026-06-01 09:00:00',
    '1_000',
    '1,000.50',
    '๐๒๐๐๐',
    '<<',
    '=',
    '50%',
    'ก#ข',
  ])('%s stays as it was written', (written) => {
    const value = { value: { a: written } };
    expect(read(`a: ${written}`, Texts)).toEqual(value);
    expect(read(`%YAML 1.1\n---\na: ${written}`, Texts)).toEqual(value);
    expect(read(`{ a: ${written.replaceAll(',', '')} }`, Texts)).toEqual({
      value: { a: written.replaceAll(',', '') },
    });
  });

  it('also stays in JSON', () => {
    expect(read('{"a": 5.50, "b": true, "c": 1e2}', Texts)).toEqual({
      value: { a: '5.50', b: 'true', c: '1e2' },
    });
  });

  it('is a number, a boolean or null where the schema asks for one', () => {
    const schema = z.strictObject({
      id: z.int(),
      place: z.number(),
      yes: z.boolean(),
      on: z.boolean(),
      no: z.boolean(),
      none: z.string().nullable(),
      choice: z.union([z.literal(365), z.literal('actual')]),
      several: z.array(z.union([z.int(), z.strictObject({ n: z.int(), t: z.string() })])),
    });
    const text =
      'id: 010\nplace: 13.7563\nyes: yes\non: ON\nno: No\nnone: null\nchoice: 365\nseveral: [1, {n: 2, t: 3.0}]';
    expect(read(text, schema)).toEqual({
      value: {
        id: 10,
        place: 13.7563,
        yes: true,
        on: true,
        no: false,
        none: null,
        choice: 365,
        several: [1, { n: 2, t: '3.0' }],
      },
    });
  });

  it.each(['', ' ~', ' null', ' NULL'])('is missing where it is empty: %j', (nothing) => {
    const schema = z.strictObject({ a: z.string().default('x'), b: z.string().optional() });
    expect(read(`a:${nothing}\nb:${nothing}`, schema)).toEqual({ value: { a: 'x' } });
    expect(reasons(`a:${nothing}\nc: d`, z.strictObject({ a: z.string(), c: z.string() }))).toEqual([
      '1 ขาด a',
    ]);
  });
});

describe('YAML that would be read as something else than it says', () => {
  it.each([
    ['x: ก\na: รางวัล #1 ของปี', '2 ข้อความหลัง # จะหายไป'],
    ['x: ก\na: #1 ของปี', '2 ข้อความหลัง # จะหายไป'],
    ['x: ก\na: ก # หมายเหตุ', '2 ข้อความหลัง # จะหายไป'],
    ['x: ก\na: 25 #1', '2 ข้อความหลัง # จะหายไป'],
    ['x:\n  - ก #1', '2 ข้อความหลัง # จะหายไป'],
    ['x: ก\na: *ด่วน* ประชุม', '2 อ่านแบบ YAML ไม่ได้'],
    ['x: ก\na: *ด่วน', '2 * ต้นข้อความใช้ไม่ได้'],
    ['x: ก\na: &ของ ดี', '2 & ต้นข้อความใช้ไม่ได้'],
    ['x: ก\na: !ด่วน ประชุม', '2 อ่านแบบ YAML ไม่ได้'],
    ['x: ก\na: !new ประชุม', '2 ! ต้นข้อความใช้ไม่ได้'],
    ['x: &a [1]\ny: [*a, *a]', '1 & ต้นข้อความใช้ไม่ได้'],
    ['x: ก\n<<: *a', '2 * ต้นข้อความใช้ไม่ได้'],
    ['x: ก\na: [ด่วน] ประชุม', '2 อ่านแบบ YAML ไม่ได้'],
    ['x: ก\na: ก: ข', '2 อ่านแบบ YAML ไม่ได้'],
    ['x: ก\na: @ข', '2 อ่านแบบ YAML ไม่ได้'],
    ['x: ก\na: %ข', '2 อ่านแบบ YAML ไม่ได้'],
    ['x: ก\na: "ก" ข', '2 อ่านแบบ YAML ไม่ได้'],
    ['x: ก\nx: ข', '2 อ่านแบบ YAML ไม่ได้'],
    ['? [ก]\n: ข', '1 ชื่อของช่องต้องเป็นข้อความ'],
    ['x: ก\n---\ny: ข', '2 อ่านแบบ YAML ไม่ได้'],
    [`${'['.repeat(20_000)}${']'.repeat(20_000)}`, '1 '],
    [`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, '1 '],
    [`a: &a [${'x,'.repeat(9)}x]\nb: &b [*a,*a]\nc: [*b,*b]`, '1 & ต้นข้อความใช้ไม่ได้'],
  ])('is refused in a sentence with its line: %.40j', (text, reason) => {
    expect(reasons(text)).toEqual(expect.arrayContaining([expect.stringContaining(reason)]));
  });

  it.each([
    ['# ทั้งบรรทัด\na: ก\n# ต่อ\nb: ข\n# ท้าย', { a: 'ก', b: 'ข' }],
    ['a: "ก #1" # หมายเหตุ', { a: 'ก #1' }],
    ["a: 'ก: #1 *'", { a: 'ก: #1 *' }],
    ['a: |\n  ก #1\n  *ข', { a: 'ก #1\n*ข\n' }],
    ['a: 25 # วันจ่าย', { a: '25' }],
    ['a: # รายการ\n  b: ก', { a: { b: 'ก' } }],
  ])('is no comment or quoted text: %j', (text, value) => {
    expect(reasons(text)).toEqual(value);
  });
});

describe('the day and time of a page', () => {
  it.each([
    ['2026-11-18', '2026-11-17T17:00:00Z'],
    ['18/11/2569', '2026-11-17T17:00:00Z'],
    ['2026-11-18 09:00', '2026-11-18T02:00:00Z'],
    ['2569-11-18 09.30 น.', '2026-11-18T02:30:00Z'],
    ['18/11/2569 เวลา 9.30 น.', '2026-11-18T02:30:00Z'],
    ['๑๘/๑๑/๒๕๖๙ ๐๙:๓๐', '2026-11-18T02:30:00Z'],
    ['2026-11-18 09:00:30', '2026-11-18T02:00:30Z'],
    ['2026-11-18T09:00:30.250', '2026-11-18T02:00:30Z'],
    ['2026-11-18T02:00:00Z', '2026-11-18T02:00:00Z'],
    ['2026-11-18 09:00:00+07', '2026-11-18T02:00:00Z'],
    ['2026-11-18T09:00:00 +07:00', '2026-11-18T02:00:00Z'],
    ['2026-11-18T10:00:00+0800', '2026-11-18T02:00:00Z'],
  ])('%s is %s', (written, instant) => {
    const page = readTopicFile({ file: 'news/a.md', text: `---\ntitle: ก\ndate: ${written}\n---\nข` });
    expect(page).toMatchObject({ publishedAt: new Date(instant) });
  });

  it.each([
    '2026-11-18 25:00',
    '2026-11-18 09:61',
    '2026-11-18 09:00:99',
    '2026-02-30 09:00',
    '09:00',
    '2026',
  ])('%s is refused', (written) => {
    expect(Moment.safeParse(written).success).toBe(false);
  });
});

it('keeps telephones, times, titles and authors as they are written', () => {
  const footer = read(
    'address: 99\nphones:\n  - { name: สำนักงาน, number: 020000001 }\n  - { name: ต่างประเทศ, number: +6620000001 }',
    SITE_FILES.footer,
  );
  expect(footer).toMatchObject({
    value: { address: '99', phones: [{ number: '020000001' }, { number: '+6620000001' }] },
  });
  const calendar =
    '- { title: ประชุม, date: 2027-01-16, time: 9.30 }\n- { title: 2.50, date: 2027-01-17, time: 13.00 }';
  expect(read(calendar, SITE_FILES.calendar)).toMatchObject({
    value: [
      { title: 'ประชุม', time: '9.30' },
      { title: '2.50', time: '13.00' },
    ],
  });
  const rates = '- { kind: loan, name: 2.0, items: [{ name: 1.10, rate: 5.50 }] }';
  expect(read(rates, SITE_FILES.rates)).toMatchObject({
    value: [{ name: '2.0', items: [{ name: '1.10', rate: '5.50' }] }],
  });
  const page = '---\ntitle: 5.50\nauthor: 001234\nexcerpt: 1.20\ndate: 2026-06-01\n---\nx';
  expect(readTopicFile({ file: 'news/a.md', text: page })).toMatchObject({
    title: '5.50',
    author: '001234',
    excerpt: '1.20',
  });
});
