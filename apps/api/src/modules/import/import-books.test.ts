import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { dumpBooks, NOW, getRefusal, runImport, useBooks } from './test/books.ts';

const { pool } = useTestDatabase();
const books = useBooks();

afterEach(async () => {
  await pool.query('truncate member, books cascade');
});

const MEMBERS = 'membership_no,prename,member_name,member_surname\n1,นาง,สมหญิง,ใจดี\n2,นาย,สมชาย,ดีใจ\n';
const ACCOUNTS =
  'deposit_account_no,membership_no,deposit_type_code,deposit_type_name,balance\nD-1,1,01,ออมทรัพย์,150.00\n';
const STATEMENT = `deposit_account_no,seq_no,operate_date,item_type_code,item_description,amount,balance
D-1,1,2026-01-05,OPN,เปิดบัญชี,100.00,100.00
D-1,2,05/02/2569,CD,ฝากเงินสด,"1,000.00","1,100.00"
D-1,3,2026-02-05,CW,ถอนเงินสด,-950.00,150.00
`;
const WHOLE = { 'member.csv': MEMBERS, 'member_dep.csv': ACCOUNTS, 'member_dep_statement.csv': STATEMENT };

async function getRows<Row>(text: string): Promise<Row[]> {
  const { rows } = await pool.query(text);
  return rows as Row[];
}

describe('a folder of books', () => {
  it('comes in with padded numbers, Buddhist dates and grouped amounts', async () => {
    const result = await runImport(pool, await books(WHOLE));
    expect(result.books.map(({ file, rows, added, changed }) => [file, rows, added, changed])).toEqual([
      ['member.csv', 2, 2, 0],
      ['member_dep.csv', 1, 1, 0],
      ['member_dep_statement.csv', 3, 3, 0],
    ]);
    expect(
      await getRows('select membership_no, member_name, member_status, salary_amount from member'),
    ).toEqual([
      { membership_no: '000001', member_name: 'สมหญิง', member_status: '0', salary_amount: null },
      { membership_no: '000002', member_name: 'สมชาย', member_status: '0', salary_amount: null },
    ]);
    expect(
      await getRows('select operate_date, amount, balance, fee_amount from deposit_entry where seq_no = 2'),
    ).toEqual([{ operate_date: '2026-02-05', amount: '1000.00', balance: '1100.00', fee_amount: '0.00' }]);
    expect(await getRows('select kind, loaded_at from books')).toEqual([
      { kind: 'imported', loaded_at: NOW },
    ]);
  });

  it('may be packed, in TIS-620, with semicolons and headings in capitals', async () => {
    const csv = 'MEMBERSHIP_NO;Member_Name;MEMBER_SURNAME\r\n000001;สมหญิง;ใจดี\r\n';
    const { books: read } = await runImport(
      pool,
      await books({ 'Member.CSV.gz': gzipSync(iconv.encode(csv, 'tis-620')) }),
    );
    expect(read).toMatchObject([{ file: 'Member.CSV.gz', encoding: 'windows-874', added: 1 }]);
    expect(await getRows('select member_name from member')).toEqual([{ member_name: 'สมหญิง' }]);
  });

  it('may be JSON lines, whose rows need not have every column', async () => {
    const lines = [
      { membership_no: 1, member_name: 'สมหญิง', member_surname: 'ใจดี', salary_amount: 25_000.5 },
      { membership_no: '2', member_name: 'สมชาย', member_surname: 'ดีใจ', joined_on: '20/11/2569' },
    ];
    await runImport(
      pool,
      await books({ 'member.jsonl': lines.map((line) => JSON.stringify(line)).join('\r\n') }),
    );
    expect(await getRows('select membership_no, salary_amount, joined_on from member order by 1')).toEqual([
      { membership_no: '000001', salary_amount: '25000.50', joined_on: null },
      { membership_no: '000002', salary_amount: null, joined_on: '2026-11-20' },
    ]);
  });

  it('takes every table of the guide', async () => {
    await runImport(
      pool,
      await books({
        ...WHOLE,
        'member_share.csv': 'membership_no,share_stock,share_amount,period,brought_forward\n1,1500,500,3,0\n',
        'member_share_statement.csv': `membership_no,seq_no,operate_date,item_type_code,item_type_description,share_value,share_stock
1,1,2026-01-31,BF,ยกมา,1000,1000\n1,2,2026-02-28,SPM,หุ้นรายเดือน,500,1500\n`,
        'member_loan.csv': `loan_contract_no,membership_no,loan_type_code,loan_type_description,begin_date,loan_approve_amount,period_payment_amount,principal_balance
ส6900123,2,02,เงินกู้สามัญ,2026-01-10,20000,1000,19000\n`,
        'member_loan_collateral.csv': `loan_contract_no,seq_no,collateral_type,description,used_amount,guarantor_no
ส6900123,1,01,นาง สมหญิง ใจดี,20000,1\n`,
        'member_loan_statement.csv': `loan_contract_no,seq_no,loan_payment_date,item_type_code,item_type_description,principal_amount,principal_balance
ส6900123,1,2026-01-10,LRC,จ่ายเงินกู้,20000,20000\nส6900123,2,2026-02-28,LPM,ชำระ,-1000,19000\n`,
      }),
    );
    expect(await getRows('select guarantor_no from loan_collateral')).toEqual([{ guarantor_no: '000001' }]);
    expect(
      await getRows('select interest_amount, principal_balance from loan_entry where seq_no = 2'),
    ).toEqual([{ interest_amount: null, principal_balance: '19000.00' }]);
    expect(await getRows('select share_stock from share_entry where seq_no = 2')).toEqual([
      { share_stock: '1500.00' },
    ]);
  });

  it('names an account without a name after its owner', async () => {
    await runImport(pool, await books(WHOLE));
    expect(await getRows('select deposit_account_name from deposit_account')).toEqual([
      { deposit_account_name: 'นางสมหญิง ใจดี' },
    ]);
  });

  it('reports which files and columns it did not read', async () => {
    const result = await runImport(
      pool,
      await books({
        'member.csv': 'membership_no,member_name,member_surname,nickname\n1,ก,ข,ค\n',
        'orders.csv': 'x\n1\n',
        'README.txt': 'hello',
      }),
    );
    expect(result.unread).toEqual(['README.txt', 'orders.csv']);
    expect(result.books[0]?.unused).toEqual(['nickname']);
  });

  it('reports its progress, from the first byte to the writing', async () => {
    const phases = new Set<string>();
    let last = { bytes: 0, totalBytes: -1 };
    await runImport(pool, await books(WHOLE), {
      onProgress: (progress) => {
        phases.add(progress.phase);
        if (progress.phase === 'reading') last = progress;
      },
    });
    expect([...phases]).toEqual(['reading', 'checking', 'writing']);
    expect(last.bytes).toBe(last.totalBytes);
  });
});

describe('a second import', () => {
  it('of the same books changes nothing', async () => {
    const folder = await books(WHOLE);
    await runImport(pool, folder);
    const before = await dumpBooks(pool);
    const again = await runImport(pool, folder, { now: new Date('2026-11-21T03:00:00Z') });
    expect(again.books.map(({ added, changed, same, vanished }) => [added, changed, same, vanished])).toEqual(
      [
        [0, 0, 2, 0],
        [0, 0, 1, 0],
        [0, 0, 3, 0],
      ],
    );
    expect(await dumpBooks(pool)).toEqual(before);
  });

  it('of a newer export adds, changes, and keeps what the export no longer holds', async () => {
    await runImport(pool, await books(WHOLE));
    const result = await runImport(
      pool,
      await books({
        'member.csv': 'membership_no,prename,member_name,member_surname\n1,นาง,สมหญิง,ใจงาม\n3,นาย,ก้อง,ใหม่\n',
        'member_dep.csv': ACCOUNTS.replace('150.00', '250.00'),
        'member_dep_statement.csv': `${STATEMENT}D-1,4,2026-03-05,CD,ฝากเงินสด,100,250\n`,
      }),
    );
    expect(result.books).toMatchObject([
      { added: 1, changed: 1, same: 0, vanished: 1, vanishedKeys: ['000002'] },
      { added: 0, changed: 1, same: 0, vanished: 0 },
      { added: 1, changed: 0, same: 3, vanished: 0 },
    ]);
    expect(await getRows('select member_name, member_surname from member order by membership_no')).toEqual([
      { member_name: 'สมหญิง', member_surname: 'ใจงาม' },
      { member_name: 'สมชาย', member_surname: 'ดีใจ' },
      { member_name: 'ก้อง', member_surname: 'ใหม่' },
    ]);
  });

  it('leaves columns alone that its files do not have', async () => {
    await runImport(
      pool,
      await books({ 'member.csv': 'membership_no,member_name,member_surname,email\n1,ก,ข,a@b.th\n' }),
    );
    await runImport(pool, await books({ 'member.csv': 'membership_no,member_name,member_surname\n1,ก,ค\n' }));
    expect(await getRows('select member_surname, email from member')).toEqual([
      { member_surname: 'ค', email: 'a@b.th' },
    ]);
  });

  it('empties a column whose cell became empty', async () => {
    const file = (email: string) => ({
      'member.csv': `membership_no,member_name,member_surname,email\n1,ก,ข,${email}\n`,
    });
    await runImport(pool, await books(file('a@b.th')));
    const result = await runImport(pool, await books(file('')));
    expect(result.books[0]).toMatchObject({ changed: 1 });
    expect(await getRows('select email from member')).toEqual([{ email: null }]);
  });

  it('lets two members swap the id cards that were mixed up', async () => {
    const file = (first: string, second: string) => ({
      'member.csv': `membership_no,member_name,member_surname,id_card\n1,ก,ข,${first}\n2,ค,ง,${second}\n`,
    });
    await runImport(pool, await books(file('1100200300412', '3100200300427')));
    const result = await runImport(pool, await books(file('3100200300427', '1100200300412')));
    expect(result.books[0]).toMatchObject({ changed: 2 });
    expect(await getRows('select id_card from member order by membership_no')).toEqual([
      { id_card: '3100200300427' },
      { id_card: '1100200300412' },
    ]);
  });
});

describe('a dry run', () => {
  it('reports what would happen, and changes nothing', async () => {
    const before = await dumpBooks(pool);
    const result = await runImport(pool, await books(WHOLE), { dryRun: true });
    expect(result.books.map(({ added }) => added)).toEqual([2, 1, 3]);
    expect(await dumpBooks(pool)).toEqual(before);
  });

  it('refuses what an import would refuse', async () => {
    const folder = await books({ 'member.csv': 'membership_no,member_name,member_surname\nx,ก,ข\n' });
    expect(await getRefusal(runImport(pool, folder, { dryRun: true }))).toHaveLength(2);
  });
});

describe('the demonstration cooperative', () => {
  it('makes way for real books, with its accounts', async () => {
    await pool.query(`
      insert into member (membership_no, member_name, member_surname) values ('001234', 'สมหญิง', 'ใจดี');
      insert into account (membership_no, password_hash, created_at, password_changed_at) values ('001234', 'x', now(), now());
      insert into share_account values ('001234', 100, 100, 1);
      insert into books (kind, loaded_at) values ('demo', now())`);
    const result = await runImport(pool, await books(WHOLE));
    expect(result.replacedDemo).toBe(true);
    expect(await getRows('select membership_no from member order by 1')).toEqual([
      { membership_no: '000001' },
      { membership_no: '000002' },
    ]);
    expect(await getRows('select from account')).toEqual([]);
    expect(await getRows('select kind from books')).toEqual([{ kind: 'imported' }]);
    expect(await getRows('select from terms')).not.toEqual([]);
  });

  it('stays when the books are refused, and is no reference for them', async () => {
    await pool.query(`
      insert into member (membership_no, member_name, member_surname) values ('001234', 'สมหญิง', 'ใจดี');
      insert into books (kind, loaded_at) values ('demo', now())`);
    const folder = await books({
      'member_dep.csv':
        'deposit_account_no,membership_no,deposit_type_code,deposit_type_name\nD-1,1234,01,ออมทรัพย์\n',
    });
    expect(await getRefusal(runImport(pool, folder))).toEqual([
      '1',
      'member_dep.csv:2 membership_no "001234" ไม่มีในทะเบียนสมาชิก (member) ทั้งในไฟล์และในพอร์ทัล',
    ]);
    expect(await getRows('select membership_no from member')).toEqual([{ membership_no: '001234' }]);
  });

  it('cannot start while books are being written', async () => {
    const folder = await books(WHOLE);
    let seeding: Promise<unknown> = Promise.resolve();
    await runImport(pool, folder, {
      onProgress: ({ phase }) => {
        if (phase !== 'writing') return;
        seeding = pool
          .query(`insert into books (kind, loaded_at) values ('demo', now())`)
          .catch((error: Error) => error);
      },
    });
    expect(await seeding).toMatchObject({ code: '23505' });
    expect(await getRows('select kind from books')).toEqual([{ kind: 'imported' }]);
  });

  it('is not mistaken for an earlier import, whose members keep their accounts', async () => {
    await runImport(pool, await books(WHOLE));
    await pool.query(
      `insert into account (membership_no, password_hash, created_at, password_changed_at) values ('000001', 'x', now(), now())`,
    );
    expect((await runImport(pool, await books(WHOLE))).replacedDemo).toBe(false);
    expect(await getRows('select membership_no from account')).toEqual([{ membership_no: '000001' }]);
  });
});
