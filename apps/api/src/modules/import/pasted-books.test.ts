import { afterEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import type { ImportMap } from './mapping/import-map.ts';
import { getRefusal, runImport, useBooks } from './test/books.ts';

const { pool } = useTestDatabase();
const books = useBooks();

afterEach(async () => {
  await pool.query('truncate member, books cascade');
});

const NAME = { member_name: 'member_name', member_surname: 'member_surname' };

describe('books as spreadsheets and other programs write them', () => {
  it('passes over invisible marks in headings, numbers, names, days and amounts', async () => {
    const file =
      '\u200emembership_no,member_name,member_surname,joined_on,salary_amount\n' +
      '\u202a000101\u202c,ทด\u00adสอบ,ข,1\u200e/1\u200e/2550,1234.50\u200e\n';
    await runImport(pool, await books({ 'member.csv': file }));
    const { rows } = await pool.query(
      'select membership_no, member_name, joined_on::text, salary_amount from member',
    );
    expect(rows).toEqual([
      { membership_no: '000101', member_name: 'ทดสอบ', joined_on: '2007-01-01', salary_amount: '1234.50' },
    ]);
  });

  it('finds the file, the headings and the values of a map in any spelling', async () => {
    const map: ImportMap = {
      tables: {
        member: {
          file: 'สมาชิก.csv',
          columns: {
            membership_no: 'เลข สมาชิก',
            member_name: 'ชื่อ',
            member_surname: 'สกุล',
            prename: 'คำนำหน้า',
            member_status: { from: 'สถานะ', values: { ลาออกประจำ: '3', ปกติ: '0' } },
          },
        },
      },
    };
    const file = 'เลข  สมาชิก,ชื่อ,สกุล,ค\u0e4dาน\u0e4dาหน้า,สถานะ\n101,ก,ข,นาย,ลาออกประจ\u0e4dา\n';
    const name = 'สมาช\u200bิก.CSV';
    await runImport(pool, await books({ [name]: file }), { map });
    const { rows } = await pool.query('select prename, member_status from member');
    expect(rows).toEqual([{ prename: 'นาย', member_status: '3' }]);
    const both = await books({ 'สมาชิ\u200bก.csv': file, 'สม\u200bาชิก.csv': file });
    expect(await getRefusal(runImport(pool, both, { map }))).toEqual([
      '1',
      expect.stringContaining('มีไฟล์ของ member มากกว่าหนึ่งไฟล์'),
    ]);
  });

  it('passes over a byte order mark that another program read as letters', async () => {
    for (const mark of ['ï»¿', '๏ปฟ']) {
      const file = `${mark}membership_no,member_name,member_surname\n101,ก,ข\n`;
      expect((await runImport(pool, await books({ 'member.csv': file }))).books[0]).toMatchObject({
        rows: 1,
      });
    }
  });

  it('skips rows of separators', async () => {
    const file = 'membership_no,member_name,member_surname,salary_amount\n101,ก,ข,1000.00\n,,,\n ,,,\n,,,\n';
    const result = await runImport(pool, await books({ 'member.csv': file }));
    expect(result.books[0]).toMatchObject({ rows: 1, added: 1 });
  });

  const LEDGER: ImportMap = {
    tables: {
      member: { file: 'member.csv', columns: { membership_no: 'membership_no', ...NAME } },
      member_dep: {
        file: 'dep.csv',
        columns: {
          deposit_account_no: 'deposit_account_no',
          membership_no: 'membership_no',
          deposit_type_code: 'deposit_type_code',
          deposit_type_name: 'deposit_type_name',
          balance: 'balance',
        },
      },
      member_dep_statement: {
        file: 'st.csv',
        columns: {
          deposit_account_no: 'acct',
          seq_no: 'no',
          operate_date: 'date',
          item_type_code: 'code',
          item_description: 'desc',
          amount: { credit: 'cr', debit: 'dr' },
          balance: 'bal',
        },
      },
    },
  };
  const ledger = (out: string) => ({
    'member.csv': 'membership_no,member_name,member_surname\n101,ก,ข\n',
    'dep.csv':
      'deposit_account_no,membership_no,deposit_type_code,deposit_type_name,balance\n0100000001,101,01,ออมทรัพย์," 800.00 "\n',
    'st.csv': `acct,no,date,code,desc,dr,cr,bal\n0100000001,1,2026-01-05,OPN,เปิด," -   "," 1,000.00 "," 1,000.00 "\n0100000001,2,2026-01-06,CW,ถอน,"${out}"," -   "," 800.00 "\n`,
  });

  it('takes a dash for the empty side of an account', async () => {
    await runImport(pool, await books(ledger(' 200.00 ')), { map: LEDGER });
    const { rows } = await pool.query('select amount from deposit_entry order by seq_no');
    expect(rows).toEqual([{ amount: '1000.00' }, { amount: '-200.00' }]);
  });

  it('refuses CR and DR with their reason, and always shows the value', async () => {
    expect(await getRefusal(runImport(pool, await books(ledger('200.00 DR')), { map: LEDGER }))).toEqual([
      '1',
      expect.stringMatching(/^st\.csv:3 amount "200\.00 DR" มี CR หรือ DR/),
    ]);
  });

  it('refuses names that another program read in the wrong encoding, with file, line, column and value', async () => {
    const file = 'membership_no,member_name,member_surname\n101,ÊÁªÒÂ,ã¨´Õ\n102,José,Müller\n';
    expect(await getRefusal(runImport(pool, await books({ 'member.csv': file })))).toEqual([
      '2',
      'member.csv:2 member_name "ÊÁªÒÂ" โปรแกรมก่อนหน้าอ่าน TIS-620 เป็น Latin-1 น่าจะเป็น "สมชาย" ส่งออกใหม่เป็น UTF-8',
      'member.csv:2 member_surname "ã¨´Õ" โปรแกรมก่อนหน้าอ่าน TIS-620 เป็น Latin-1 น่าจะเป็น "ใจดี" ส่งออกใหม่เป็น UTF-8',
    ]);
  });

  it('refuses a birthday after today, also on the first of them', async () => {
    const file =
      'membership_no,member_name,member_surname,date_of_birth\n1,ก,ข,2026-11-20\n2,ค,ง,2026-11-21\n3,จ,ฉ,2\u2212 2 \u22122699\n';
    expect(await getRefusal(runImport(pool, await books({ 'member.csv': file })))).toEqual([
      '2',
      'member.csv:3 date_of_birth "2026-11-21" วันเกิดอยู่ในอนาคต ตรวจปีของไฟล์',
      'member.csv:4 date_of_birth "2156-02-02" วันเกิดอยู่ในอนาคต ตรวจปีของไฟล์',
    ]);
  });

  it('warns of ages that nobody reaches, and of no other', async () => {
    const file =
      'membership_no,member_name,member_surname,date_of_birth\n1,ก,ข,1896-11-20\n2,ค,ง,1896-11-19\n3,จ,ฉ,\n';
    const result = await runImport(pool, await books({ 'member.csv': file }));
    expect(result).toMatchObject({
      unlikelyDays: [{ kind: 'age', file: 'member.csv', count: 1, lines: [3] }],
      listed: 1,
    });
  });

  it('names spreadsheets and other documents of the folder as what they are', async () => {
    const xlsx = 'PK\u0003\u0004\u0014\0[Content_Types].xml';
    const member = 'membership_no,member_name,member_surname\n101,ก,ข\n';
    expect(await getRefusal(runImport(pool, await books({ 'member.xlsx': xlsx })))).toEqual([
      '1',
      expect.stringMatching(/^member\.xlsx:- - null เป็นไฟล์ Excel \(xlsx\) /),
    ]);
    expect(await getRefusal(runImport(pool, await books({ 'member.csv': xlsx })))).toEqual([
      '1',
      expect.stringMatching(/^member\.csv:- - null เป็นไฟล์ Excel \(xlsx\) /),
    ]);
    await expect(runImport(pool, await books({ 'books.pdf': '%PDF-1.7' }))).rejects.toThrow(
      'It has books.pdf (a PDF).',
    );
    const result = await runImport(
      pool,
      await books({ 'member.csv': member, 'member.xlsx': xlsx, 'x.md': 'x' }),
    );
    expect(result).toMatchObject({
      unread: ['member.xlsx', 'x.md'],
      documents: [{ file: 'member.xlsx', kind: { en: expect.stringContaining('Excel workbook (xlsx)') } }],
    });
  });
});
