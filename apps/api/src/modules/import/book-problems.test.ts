import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import type { ImportMap } from './mapping/import-map.ts';
import { dumpBooks, getRefusal, runImport, useBooks } from './test/books.ts';

const { pool } = useTestDatabase();
const books = useBooks();

afterEach(async () => {
  await pool.query('truncate member, books cascade');
});

const HEAD = 'membership_no,member_name,member_surname,id_card';

/** What a folder is refused for; the database must be as it was. */
async function refuse(
  files: Record<string, string | Buffer>,
  map: ImportMap | null = null,
): Promise<string[]> {
  const before = await dumpBooks(pool);
  const problems = await getRefusal(runImport(pool, await books(files), { map }));
  expect(await dumpBooks(pool)).toEqual(before);
  return problems;
}

describe('files that cannot be read', () => {
  it.each<[string, string | Buffer, string]>([
    ['an empty file', '', 'member.csv:- - null ไฟล์ว่าง ไม่มีแม้แต่หัวคอลัมน์'],
    [
      'a heading twice',
      'membership_no,member_name,member_surname,member_name\n',
      'member.csv:1 - null มีหัวคอลัมน์ member_name ซ้ำกัน',
    ],
    [
      'a gz file cut short',
      gzipSync(`${HEAD}\n${'1,ก,ข,\n'.repeat(5000)}`).subarray(0, 60),
      'member.csv:- - null ไฟล์ gz ขาดกลางทาง คัดลอกมาไม่ครบ',
    ],
    [
      'a gz file that is damaged',
      Buffer.concat([Buffer.from([0x1f, 0x8b]), Buffer.alloc(40, 7)]),
      'member.csv:- - null ไฟล์ gz เสีย',
    ],
    [
      'two encodings',
      Buffer.concat([Buffer.from(`${HEAD}\n1,สมหญิง,ใจดี,\n`), iconv.encode('2,สมชาย,ดีใจ,\n', 'tis-620')]),
      'member.csv:3 - null ปนสองรหัสอักขระ: บรรทัด 2 เป็น UTF-8 แต่บรรทัด 3 ไม่ใช่',
    ],
    [
      'a line of ten megabytes',
      `${HEAD}\n1,${'ก'.repeat(3_500_000)}`,
      'member.csv:2 - null แถวยาวเกินหนึ่งล้านตัวอักษร อาจเปิดเครื่องหมายคำพูด (") แล้วไม่ปิด',
    ],
    ['an open quote', `${HEAD}\n1,"ก,ข,\n`, 'member.csv:2 - "ก,ข,\\n" เปิดเครื่องหมายคำพูด (") แล้วไม่ปิดจนจบไฟล์'],
  ])('refuses %s', async (_what, content, problem) => {
    expect(await refuse({ 'member.csv': content })).toEqual(['1', problem]);
  });

  it('refuses an empty file of JSON lines', async () => {
    expect(await refuse({ 'member.jsonl': '\n' })).toEqual(['1', 'member.jsonl:- - null ไฟล์ว่าง']);
  });

  it('takes headings alone for a table without rows', async () => {
    const result = await runImport(pool, await books({ 'member.csv': `\ufeff${HEAD}\n` }));
    expect(result.books[0]).toMatchObject({ rows: 0, added: 0 });
  });

  it('names every required column that is missing', async () => {
    expect(await refuse({ 'member.csv': 'membership_no,name\n1,ก\n' })).toEqual([
      '2',
      'member.csv:1 member_name null ไม่มีคอลัมน์นี้ ทั้งที่เป็นคอลัมน์บังคับ',
      'member.csv:1 member_surname null ไม่มีคอลัมน์นี้ ทั้งที่เป็นคอลัมน์บังคับ',
    ]);
  });

  it('refuses two files for one table', async () => {
    expect(await refuse({ 'member.csv': `${HEAD}\n`, 'member.jsonl.gz': gzipSync('{}\n') })).toEqual([
      '1',
      'member.jsonl.gz:- - null มีไฟล์ของ member มากกว่าหนึ่งไฟล์ (member.csv และ member.jsonl.gz) ให้เหลือไฟล์เดียว',
    ]);
  });

  it('refuses a folder that is missing, is a file, or holds no books', async () => {
    const folder = await books({ 'notes.md': 'x' });
    await expect(runImport(pool, path.join(folder, 'none'))).rejects.toThrow('There is no folder ');
    await expect(runImport(pool, path.join(folder, 'notes.md'))).rejects.toThrow(' is not a folder.');
    await expect(runImport(pool, folder)).rejects.toThrow(
      / has no file that can be imported\..* Known names are member member_share/,
    );
  });

  it.skipIf(process.getuid?.() === 0)('refuses a folder and a file that are shut', async () => {
    const folder = await books({ 'member.csv': `${HEAD}\n` });
    await chmod(path.join(folder, 'member.csv'), 0);
    expect(await getRefusal(runImport(pool, folder))).toEqual(['1', 'member.csv:- - null ไม่มีสิทธิ์อ่านไฟล์']);
    await chmod(folder, 0);
    await expect(runImport(pool, folder)).rejects.toThrow(' cannot be opened (');
    await chmod(folder, 0o700);
  });

  it('passes over folders and hidden files', async () => {
    const folder = await books({ 'member.csv': `${HEAD}\n`, '.DS_Store': 'x' });
    await mkdir(path.join(folder, 'member_dep.csv'));
    expect((await runImport(pool, folder)).unread).toEqual([]);
  });
});

describe('rows that cannot be read', () => {
  it('names line, column, value and reason of every problem, and counts them', async () => {
    const rows = [
      '1,สมหญิง,ใจดี,1100200300413',
      '"0000002","สม\nชาย",,',
      '3,ก',
      '4,x\0y,ข,',
      'ห้า,ก,ข,3-1002-00300-42-7',
    ];
    expect(await refuse({ 'member.csv': `${HEAD}\r\n${rows.join('\r\n')}\r\n` })).toEqual([
      '6',
      'member.csv:2 id_card "1100200300413" เลขตรวจสอบหลักที่ 13 ของบัตรประชาชนไม่ถูกต้อง',
      'member.csv:3 membership_no "0000002" เลขสมาชิกต้องเป็นตัวเลข 1 ถึง 6 หลัก',
      'member.csv:3 member_surname null ว่าง ทั้งที่ต้องมีค่า',
      'member.csv:5 - "3 | ก" มี 2 ช่อง แต่หัวคอลัมน์มี 4 ช่อง',
      'member.csv:6 member_name "x\\u0000y" มีอักขระ NUL ปนอยู่',
      'member.csv:7 membership_no "ห้า" เลขสมาชิกต้องเป็นตัวเลข 1 ถึง 6 หลัก',
    ]);
  });

  it('shows the first fifty of many', async () => {
    const problems = await refuse({ 'member.csv': `${HEAD}\n${'x,ก,ข,\n'.repeat(1234)}` });
    expect(problems).toHaveLength(51);
    expect(problems[0]).toBe('1234');
    expect(problems[50]).toMatch(/^member\.csv:51 /);
  });

  it('goes through the other files too', async () => {
    const problems = await refuse({
      'member.csv': `${HEAD}\nx,ก,ข,\n`,
      'member_dep.jsonl':
        '{"deposit_account_no":"D 1","membership_no":1,"deposit_type_code":"01"}\nnonsense\n',
    });
    expect(problems).toEqual([
      '4',
      expect.stringMatching(/^member\.csv:2 membership_no "x"/),
      expect.stringMatching(/^member_dep\.jsonl:1 deposit_account_no "D 1"/),
      expect.stringMatching(/^member_dep\.jsonl:1 deposit_type_name null/),
      'member_dep.jsonl:2 - "nonsense" ไม่ใช่ JSON ที่อ่านได้',
    ]);
  });
});

describe('keys and references', () => {
  it('finds rows with one key and members with one id card', async () => {
    const rows = '1,ก,ข,1100200300412\n01,ค,ง,\n2,จ,ฉ,1-1002-00300-41-2\n';
    expect(await refuse({ 'member.csv': `${HEAD}\n${rows}` })).toEqual([
      '2',
      'member.csv:3 membership_no "000001" ซ้ำกับบรรทัด 2',
      'member.csv:4 id_card "1100200300412" ซ้ำกับบรรทัด 2',
    ]);
  });

  it('finds an id card that another member of the database keeps', async () => {
    await runImport(pool, await books({ 'member.csv': `${HEAD}\n1,ก,ข,1100200300412\n` }));
    expect(await refuse({ 'member.csv': `${HEAD}\n2,ก,ข,1100200300412\n` })).toEqual([
      '1',
      'member.csv:2 id_card "1100200300412" ซ้ำกับรายการอื่นที่อยู่ในพอร์ทัลแล้ว',
    ]);
  });

  it('finds rows without an owner', async () => {
    const problems = await refuse({
      'member.csv': `${HEAD}\n1,ก,ข,\n`,
      'member_dep.csv':
        'deposit_account_no,membership_no,deposit_type_code,deposit_type_name\nD-1,1,01,ก\nD-2,9,01,ก\n',
      'member_dep_statement.csv':
        'deposit_account_no,seq_no,operate_date,item_type_code,item_description,amount,balance\nD-3,1,2026-01-01,CD,ฝาก,1,1\n',
    });
    expect(problems).toEqual([
      '2',
      'member_dep.csv:3 membership_no "000009" ไม่มีในทะเบียนสมาชิก (member) ทั้งในไฟล์และในพอร์ทัล',
      'member_dep_statement.csv:2 deposit_account_no "D-3" ไม่มีในบัญชีเงินฝาก (member_dep) ทั้งในไฟล์และในพอร์ทัล',
    ]);
  });

  it('takes what the database knows from before', async () => {
    await runImport(pool, await books({ 'member.csv': `${HEAD}\n1,ก,ข,\n` }));
    const later = {
      'member_dep.csv': 'deposit_account_no,membership_no,deposit_type_code,deposit_type_name\nD-1,1,01,ก\n',
    };
    expect((await runImport(pool, await books(later))).books[0]).toMatchObject({ added: 1 });
  });
});

describe('maps', () => {
  const member = (columns: Record<string, unknown>, file = 'people.csv') =>
    ({
      tables: { member: { file, columns: { membership_no: 'no', member_name: 'name', ...columns } } },
    }) as ImportMap;

  it('names a file that is not in the folder', async () => {
    expect(await refuse({ 'x.csv': 'no\n' }, member({ member_surname: 'surname' }))).toEqual([
      '1',
      'people.csv:- - null ไม่มีไฟล์นี้ในโฟลเดอร์',
    ]);
  });

  it('refuses a file that is no book by its name', async () => {
    expect(
      await refuse({ 'people.xlsx': 'PK' }, member({ member_surname: 'surname' }, 'people.xlsx')),
    ).toEqual(['1', 'people.xlsx:- - null ไม่รู้จักชนิดไฟล์ ใช้ .csv .tsv .txt .jsonl .ndjson (ตามด้วย .gz ได้)']);
  });

  it('cannot reach outside the folder', async () => {
    const map = member({ member_surname: 'surname' }, '../../etc/passwd.csv');
    expect(await refuse({ 'x.csv': 'no\n' }, map)).toEqual([
      '1',
      '../../etc/passwd.csv:- - null ไม่มีไฟล์นี้ในโฟลเดอร์',
    ]);
  });

  it('names a heading that the file does not have', async () => {
    const map = member({ member_surname: 'surname', email: { template: '{mail}@{host}' } });
    expect(await refuse({ 'people.csv': 'no,name,surname,host\n1,ก,ข,x\n' }, map)).toEqual([
      '1',
      'people.csv:1 mail null แผนที่อ้างถึงคอลัมน์ที่ไม่มีในไฟล์',
    ]);
  });

  it('names a template that cannot be read', async () => {
    const map = member({ member_surname: { template: '{surname' } });
    expect(await refuse({ 'people.csv': 'no,name,surname\n1,ก,ข\n' }, map)).toEqual([
      '1',
      'people.csv:- - null แม่แบบ "{surname" มีวงเล็บ { } หรือ [ ] ที่ไม่ครบคู่',
    ]);
  });

  it('reports a value that a table of the map lacks, with its position', async () => {
    const map = member({ member_surname: 'surname', sex: { from: 'sex', values: { M: 'm' } } });
    expect(await refuse({ 'people.csv': 'no,name,surname,sex\n1,ก,ข,M\n2,ก,ข,X\n' }, map)).toEqual([
      '1',
      'people.csv:3 sex "X" ไม่มีค่า "X" ในตาราง values ของแผนที่',
    ]);
  });

  it('names the columns of JSON lines that no row has', async () => {
    const map = member({ member_surname: 'surname', email: 'mail', sex: { constant: 'f' } }, 'people.jsonl');
    const lines = '{"no":1,"name":"ก","surname":"ข","extra":1}\n';
    const result = await runImport(pool, await books({ 'people.jsonl': lines }), { map });
    expect(result.books[0]).toMatchObject({ absent: ['mail'], unused: ['extra'] });
    expect(result.books[0]?.provided).not.toContain('email');
    const { rows } = await pool.query('select sex from member');
    expect(rows).toEqual([{ sex: 'f' }]);
  });
});
