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
  'membership_no,requestment_no,welfare_type,welfare_name,operate_date,amount,approve_status,paid_status';
const writeFolder = (...rows: string[]) =>
  books({ 'member.csv': MEMBERS, 'member_welfare.csv': `${[HEAD, ...rows].join('\n')}\n` });

describe('requests for welfare', () => {
  it('come in, change with their approval, and change nothing when they come again', async () => {
    await runImport(pool, await writeFolder('1,W69-1,01,ทุนการศึกษา,01/06/2569,"2,000",2,'));
    const approved = await writeFolder('1,W69-1,01,ทุนการศึกษา,01/06/2569,2000,1,1');
    expect((await runImport(pool, approved)).books[1]).toMatchObject({ added: 0, changed: 1 });
    const { rows } = await pool.query(
      'select operate_date, amount, approve_status, paid_status from welfare_request',
    );
    expect(rows).toEqual([
      { operate_date: '2026-06-01', amount: '2000.00', approve_status: '1', paid_status: '1' },
    ]);
    const before = await dumpBooks(pool);
    await runImport(pool, approved);
    expect(await dumpBooks(pool)).toEqual(before);
  });

  it.each([
    ['1,W1,01,ก,2026-06-01,5,2,1', 'member_welfare.csv:2 paid_status "1" จ่ายแล้วทั้งที่ยังไม่อนุมัติ'],
    ['1,W1,01,ก,2026-06-01,5,9,0', 'member_welfare.csv:2 approve_status "9" ไม่ใช่รหัสที่รู้จัก (0 1 2)'],
    [
      '9,W1,01,ก,2026-06-01,5,2,0',
      'member_welfare.csv:2 membership_no "000009" ไม่มีในทะเบียนสมาชิก (member) ทั้งในไฟล์และในพอร์ทัล',
    ],
  ])('are refused for %s', async (row, problem) => {
    expect((await getRefusal(runImport(pool, await writeFolder(row))))[1]).toBe(problem);
  });
});
