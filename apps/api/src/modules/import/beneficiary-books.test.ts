import { afterEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { dumpBooks, getRefusal, runImport, useBooks } from './test/books.ts';

const { pool } = useTestDatabase();
const books = useBooks();

afterEach(async () => {
  await pool.query('truncate member, books cascade');
});

const MEMBERS = 'membership_no,member_name,member_surname\n1,สมหญิง,ใจดี\n2,สมชาย,ดีใจ\n';
const HEAD = 'membership_no,order_no,name,relation,percent,recorded_on';
const writeFolder = (...rows: string[]) =>
  books({ 'member.csv': MEMBERS, 'member_gian.csv': `${[HEAD, ...rows].join('\n')}\n` });

const names = async () => {
  const { rows } = await pool.query('select name, percent from beneficiary order by membership_no, order_no');
  return rows;
};

describe('beneficiaries', () => {
  it('are imported with their parts, and change nothing the second time', async () => {
    const folder = await writeFolder('1,1,ก,บุตร,33.3333,20/11/2560', '1,2,ข,,66.6667,', '2,1,ค,,,');
    await runImport(pool, folder);
    expect(await names()).toEqual([
      { name: 'ก', percent: '33.3333' },
      { name: 'ข', percent: '66.6667' },
      { name: 'ค', percent: null },
    ]);
    const before = await dumpBooks(pool);
    await runImport(pool, folder);
    expect(await dumpBooks(pool)).toEqual(before);
  });

  it('who are no longer named go, and those of members who are not in the file stay', async () => {
    await runImport(pool, await writeFolder('1,1,ก,,50,', '1,2,ข,,50,', '2,1,ค,,100,'));
    const { books: read } = await runImport(pool, await writeFolder('1,1,ข,,100,'));
    expect(read[1]).toMatchObject({ changed: 1, removed: 1, vanishedKeys: ['000002 1'] });
    expect(await names()).toEqual([
      { name: 'ข', percent: '100.0000' },
      { name: 'ค', percent: '100.0000' },
    ]);
  });

  it('are refused for more than 100 %, at each of the rows', async () => {
    expect(
      await getRefusal(runImport(pool, await writeFolder('1,1,ก,,50,', '1,2,ข,,50.5,', '2,1,ค,,100,'))),
    ).toEqual([
      '2',
      'member_gian.csv:2 percent "50.0000" ส่วนแบ่งของสมาชิกคนนี้รวมกันเกินร้อยละ 100',
      'member_gian.csv:3 percent "50.5000" ส่วนแบ่งของสมาชิกคนนี้รวมกันเกินร้อยละ 100',
    ]);
  });

  it('are refused for an unknown member', async () => {
    expect((await getRefusal(runImport(pool, await writeFolder('9,1,ก,,,'))))[1]).toMatch(
      /^member_gian\.csv:2 membership_no "000009" ไม่มีในทะเบียนสมาชิก/,
    );
  });
});
