import { afterEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { dumpBooks, getRefusal, runImport, useBooks } from './test/books.ts';

const { pool } = useTestDatabase();
const books = useBooks();

afterEach(async () => {
  await pool.query('truncate member, books cascade');
});

const MEMBERS = 'membership_no,member_name,member_surname\n1,สมหญิง,ใจดี\n';
const HEAD =
  'membership_no,receive_year,receive_month,seq_no,receipt_date,posted,charged_amount,collected_amount,crem_code,crem_name,case_count,rate_per_case,amount';
const writeFolder = (...rows: string[]) =>
  books({ 'member.csv': MEMBERS, 'member_kepcrem.csv': `${[HEAD, ...rows].join('\n')}\n` });

const SEPTEMBER = '1,2569,9,1,25/09/2569,1,100,100,CM01,สมาคม,5,20,100';
const OCTOBER = '1,2569,10,1,25/10/2569,0,60.50,0,CM01,สมาคม,5,12.10,60.50';

describe('cremation receipts', () => {
  it('are imported, and change nothing when the newest month is imported again', async () => {
    await runImport(pool, await writeFolder(SEPTEMBER, OCTOBER));
    const { books: _digest, ...before } = await dumpBooks(pool);
    const { books: read } = await runImport(pool, await writeFolder(OCTOBER));
    expect(read[1]).toMatchObject({ same: 1, vanished: 0 });
    const { books: _after, ...after } = await dumpBooks(pool);
    expect(after).toEqual(before);
    const { rows } = await pool.query(
      'select receive_year, receive_month, amount from cremation_receipt order by receive_month',
    );
    expect(rows).toEqual([
      { receive_year: 2026, receive_month: 9, amount: '100.00' },
      { receive_year: 2026, receive_month: 10, amount: '60.50' },
    ]);
  });

  it.each([
    [
      SEPTEMBER.replace(',20,100', ',20,100.01'),
      'member_kepcrem.csv:2 amount "100.01" ไม่เท่ากับจำนวนศพคูณอัตราต่อศพ',
    ],
    [SEPTEMBER.replace('2569,9', '2569,0'), 'member_kepcrem.csv:2 receive_month "0" เดือนต้องเป็น 1 ถึง 12'],
    [
      SEPTEMBER.replace('1,2569', '7,2569'),
      'member_kepcrem.csv:2 membership_no "000007" ไม่มีในทะเบียนสมาชิก (member) ทั้งในไฟล์และในพอร์ทัล',
    ],
  ])('are refused for %s', async (row, problem) => {
    expect((await getRefusal(runImport(pool, await writeFolder(row))))[1]).toBe(problem);
  });
});
