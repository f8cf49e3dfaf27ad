import { afterEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { dumpBooks, getRefusal, runImport, useBooks } from './test/books.ts';

const { pool } = useTestDatabase();
const books = useBooks();

afterEach(async () => {
  await pool.query('truncate member, books cascade');
});

const MEMBERS = 'membership_no,member_name,member_surname\n1,สมหญิง,ใจดี\n2,สมชาย,ดีใจ\n';
const RECEIPTS = `membership_no,receive_year,receive_month,seq_no,receipt_no,receipt_date,posted,charged_amount,collected_amount
1,2569,9,1,R-9,25/09/2569,1,"2,500.00",2500
1,2569,10,1,,25/10/2569,0,3000.00,0
`;
const LINES = `membership_no,receive_year,receive_month,seq_no,line_no,item_type_code,item_type_name,amount
1,2569,9,1,1,MS00,ค่าหุ้น,1500.00
1,2569,9,1,2,ML02,เงินกู้สามัญ,1000.00
1,2569,10,1,1,MS00,ค่าหุ้น,3000.00
`;
const COLLECTION = `membership_no,receive_year,receive_month,charged_amount,collected_amount,paid_later_amount,paid_later_on
1,2569,9,2500,2000,200,05/10/2569
`;
const WHOLE = {
  'member.csv': MEMBERS,
  'member_kep.csv': RECEIPTS,
  'member_kep_lines.csv': LINES,
  'member_collection.csv': COLLECTION,
};
const refuse = async (files: Record<string, string>) =>
  getRefusal(runImport(pool, await books({ ...WHOLE, ...files })));

describe('receipts', () => {
  it('come in with their lines and months, in Gregorian years', async () => {
    await runImport(pool, await books(WHOLE));
    const { rows } = await pool.query(
      `select receive_year, receive_month, posted, charged_amount, count(*)::integer as lines
       from receipt join receipt_line using (membership_no, receive_year, receive_month, seq_no)
       group by 1, 2, 3, 4 order by 2`,
    );
    expect(rows).toEqual([
      { receive_year: 2026, receive_month: 9, posted: '1', charged_amount: '2500.00', lines: 2 },
      { receive_year: 2026, receive_month: 10, posted: '0', charged_amount: '3000.00', lines: 1 },
    ]);
    const { rows: collected } = await pool.query('select missed_amount, outstanding_amount from collection');
    expect(collected).toEqual([{ missed_amount: '500.00', outstanding_amount: '300.00' }]);
  });

  it('change nothing when they come again, or a second time from the newest month', async () => {
    const folder = await books(WHOLE);
    await runImport(pool, folder);
    const before = await dumpBooks(pool);
    await runImport(pool, folder);
    const newest = {
      'member_kep.csv': RECEIPTS.replace(/^1,2569,9.*\n/m, ''),
      'member_kep_lines.csv': LINES.replaceAll(/^1,2569,9.*\n/gm, ''),
    };
    const { books: read } = await runImport(pool, await books(newest));
    expect(read).toMatchObject([
      { same: 1, vanished: 0 },
      { same: 1, vanished: 0, removed: 0 },
    ]);
    const { books: _digest, ...rest } = await dumpBooks(pool);
    const { books: _before, ...then } = before;
    expect(rest).toEqual(then);
  });

  it('lose the lines that a later export no longer has', async () => {
    await runImport(pool, await books(WHOLE));
    const later = {
      'member_kep.csv': RECEIPTS.replace('"2,500.00",2500', '1500,1500'),
      'member_kep_lines.csv': LINES.replace(/^1,2569,9,1,2.*\n/m, ''),
    };
    const { books: read } = await runImport(pool, await books(later));
    expect(read).toMatchObject([
      { changed: 1, same: 1 },
      { same: 2, removed: 1 },
    ]);
    const { rows } = await pool.query('select count(*)::integer as count from receipt_line');
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('are refused where the lines do not sum to what is charged', async () => {
    expect(await refuse({ 'member_kep_lines.csv': LINES.replace('1000.00', '1000.01') })).toEqual([
      '1',
      'member_kep.csv:2 charged_amount "2500.00" เลขที่ 000001 2026 9 1 ไม่ตรงกับผลรวมของรายการย่อย ซึ่งเป็น 2500.01 ต่างไป -0.01',
    ]);
  });

  it('are refused where lines come without their receipt, which the portal has otherwise', async () => {
    await runImport(pool, await books(WHOLE));
    const lines = { 'member_kep_lines.csv': LINES.replace('3000.00', '3100.00') };
    expect(await getRefusal(runImport(pool, await books(lines)))).toEqual([
      '1',
      'member_kep_lines.csv:4 charged_amount "3000.00" เลขที่ 000001 2026 10 1 ไม่ตรงกับผลรวมของรายการย่อย ซึ่งเป็น 3100.00 ต่างไป -100.00',
    ]);
  });

  it('may be off by a tolerance, which is counted', async () => {
    const folder = await books({ ...WHOLE, 'member_kep_lines.csv': LINES.replace('1000.00', '1000.01') });
    expect(await runImport(pool, folder, { tolerance: '0.01' })).toMatchObject({ tolerated: 1 });
  });

  it.each([
    [
      'a line of no receipt',
      { 'member_kep_lines.csv': `${LINES}1,2569,11,1,1,MS00,ค่าหุ้น,5\n` },
      'member_kep_lines.csv:5 membership_no receive_year receive_month seq_no "000001 2026 11 1" ไม่มีในใบเสร็จและใบแจ้งหนี้รายเดือน (member_kep) ทั้งในไฟล์และในพอร์ทัล',
    ],
    [
      'an unknown member',
      { 'member_collection.csv': COLLECTION.replace('1,2569', '9,2569') },
      'member_collection.csv:2 membership_no "000009" ไม่มีในทะเบียนสมาชิก (member) ทั้งในไฟล์และในพอร์ทัล',
    ],
    [
      'a month that is none',
      { 'member_collection.csv': COLLECTION.replace('2569,9', '2569,13') },
      'member_collection.csv:2 receive_month "13" เดือนต้องเป็น 1 ถึง 12',
    ],
    [
      'a receipt twice',
      { 'member_kep.csv': `${RECEIPTS}1,2026,9,1,R-9,2026-09-25,1,2500,2500\n` },
      'member_kep.csv:4 membership_no receive_year receive_month seq_no "000001 2026 9 1" ซ้ำกับบรรทัด 2',
    ],
  ])('are refused for %s', async (_what, files, problem) => {
    expect((await refuse(files))[1]).toBe(problem);
  });

  it.each([
    [RECEIPTS.replace(',0,3000', ',2,3000'), 'member_kep.csv:3 posted "2" ไม่ใช่รหัสที่รู้จัก (0 1)'],
    [
      RECEIPTS.replace('1,2569,9', '1,69,9'),
      'member_kep.csv:2 receive_year "69" ไม่ใช่ปีสี่หลัก เช่น 2569 หรือ 2026',
    ],
  ])('name a cell that cannot be', async (receipts, problem) => {
    expect((await refuse({ 'member_kep.csv': receipts }))[1]).toBe(problem);
  });
});
