import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BooksRefused } from '../values/problems.ts';
import { importMapSchema } from './import-map.ts';
import { loadMap } from './load-map.ts';

const EXAMPLES = path.resolve(import.meta.dirname, '../../../../../../examples');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sahakorn-map-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What the map is refused for: place and reason of every problem. */
async function findProblems(text: string): Promise<string[]> {
  const file = path.join(folder, 'map.json');
  await writeFile(file, text);
  const error: unknown = await loadMap(file).catch((reason: unknown) => reason);
  if (!(error instanceof BooksRefused)) return [];
  return error.first.map(({ column, reason }) => `${column}: ${reason.th}`);
}

const member = (columns: Record<string, unknown>): string =>
  JSON.stringify({
    tables: {
      member: {
        file: 'm.csv',
        columns: { membership_no: 'no', member_name: 'name', member_surname: 'surname', ...columns },
      },
    },
  });

const ONE_ORIGIN =
  'tables.member.columns.email: ต้องมีอย่างใดอย่างหนึ่งเพียงอย่างเดียว: from, constant, template, join, credit';

describe('loadMap', () => {
  it('takes a map that fits', async () => {
    const file = path.join(folder, 'good.json');
    await writeFile(file, `\ufeff${member({ email: { from: 'mail', default: '' } })}`);
    expect((await loadMap(file)).tables.member?.columns).toMatchObject({
      email: { from: 'mail', default: '' },
    });
  });

  it('takes the shipped example', async () => {
    const map = await loadMap(path.join(EXAMPLES, 'import-map.coop-fixture.json'));
    expect(Object.keys(map.tables)).toHaveLength(5);
  });

  it.each<[string, string, string[]]>([
    ['a column that is not ours', member({ nickname: 'nick' }), ['tables.member.columns.nickname: ไม่รู้จักชื่อนี้']],
    [
      'a table that is not ours',
      '{"tables":{"members":{"file":"m.csv","columns":{}}}}',
      ['tables.members: ไม่รู้จักชื่อนี้'],
    ],
    [
      'a typing error in a rule',
      member({ email: { form: 'mail' } }),
      ['tables.member.columns.email.form: ไม่รู้จักชื่อนี้', ONE_ORIGIN],
    ],
    ['a rule with two origins', member({ email: { from: 'a', constant: 'b' } }), [ONE_ORIGIN]],
    ['a rule without origin', member({ email: { default: 'b' } }), [ONE_ORIGIN]],
    [
      'credit without debit',
      member({ salary_amount: { credit: 'a' } }),
      ['tables.member.columns.salary_amount: credit และ debit ต้องมาคู่กัน'],
    ],
    [
      'otherwise without values',
      member({ email: { from: 'a', otherwise: '' } }),
      ['tables.member.columns.email: otherwise ใช้กับ values เท่านั้น'],
    ],
    [
      'a number for a column',
      member({ email: 5 }),
      ['tables.member.columns.email: ต้องเป็นชื่อคอลัมน์ หรือกฎใน { }'],
    ],
    [
      'a problem deep inside a join',
      member({ email: { join: ['a', { from: '' }] } }),
      ['tables.member.columns.email.join.1.from: ต้องไม่ว่าง'],
    ],
    ['no file name', '{"tables":{"member":{"columns":{}}}}', ['tables.member.file: ต้องเป็น string']],
    ['no tables', '{}', ['tables: ต้องเป็น object']],
    ['a list', '[]', ['null: ต้องเป็น object']],
  ])('refuses %s', async (_what, text, problems) => {
    expect(await findProblems(text)).toEqual(problems);
  });

  it('names every required column that is left out', async () => {
    expect(
      await findProblems('{"tables":{"member":{"file":"m.csv","columns":{"membership_no":"no"}}}}'),
    ).toEqual([
      'tables.member.columns.member_name: ต้องมี เพราะเป็นคอลัมน์บังคับ',
      'tables.member.columns.member_surname: ต้องมี เพราะเป็นคอลัมน์บังคับ',
    ]);
  });

  it('says where JSON breaks off', async () => {
    const [problem] = await findProblems('{"tables": {');
    expect(problem).toMatch(/^null: ไม่ใช่ JSON: .*position/);
  });

  it('says that a map file is missing', async () => {
    const file = path.join(folder, 'nowhere.json');
    await expect(loadMap(file)).rejects.toMatchObject({ first: [{ reason: { th: `ไม่มีไฟล์แผนที่ ${file}` } }] });
  });

  it('refuses a map that is nested too deeply, in one sentence', async () => {
    const rule = `${'{"join":['.repeat(20_000)}"a"${']}'.repeat(20_000)}`;
    expect(
      await findProblems(`{"tables":{"member":{"file":"a.csv","columns":{"membership_no":${rule}}}}}`),
    ).toEqual(['null: แผนที่ซ้อนกันลึกเกินไป']);
  });

  it('says that a map file cannot be read', async () => {
    await expect(loadMap(folder)).rejects.toMatchObject({
      first: [{ reason: { th: 'อ่านไฟล์แผนที่ไม่ได้ (EISDIR)' } }],
    });
  });
});

describe('importMapSchema', () => {
  it('is what ships beside the example, for editors', async () => {
    const shipped: unknown = JSON.parse(
      await readFile(path.join(EXAMPLES, 'import-map.schema.json'), 'utf8'),
    );
    expect(shipped).toEqual(importMapSchema());
  });
});
