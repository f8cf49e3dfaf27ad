import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { BooksRefused } from './values/problems.ts';
import { dumpBooks, getRefusal, runImport, useBooks } from './test/books.ts';

const { pool } = useTestDatabase();
const books = useBooks();

beforeEach(async () => {
  await runImport(pool, await books({ 'member.csv': 'membership_no,member_name,member_surname\n1,ก,ข\n' }));
});
afterEach(async () => {
  await pool.query('truncate member, books cascade');
});

type Row = [seq: number, amount: string, balance: string, code?: string];

function deposits(rows: readonly Row[], balance = rows.at(-1)?.[2] ?? ''): Record<string, string> {
  const entries = rows.map(
    ([seq, amount, after, code = 'CD']) => `D-1,${seq},2026-01-05,${code},x,${amount},${after}`,
  );
  return {
    'member_dep.csv': `deposit_account_no,membership_no,deposit_type_code,deposit_type_name,balance\nD-1,1,01,ก,${balance}\n`,
    'member_dep_statement.csv': `deposit_account_no,seq_no,operate_date,item_type_code,item_description,amount,balance\n${entries.join('\n')}\n`,
  };
}

async function refuse(files: Record<string, string>, tolerance = '0'): Promise<string[]> {
  const before = await dumpBooks(pool);
  const problems = await getRefusal(runImport(pool, await books(files), { tolerance }));
  expect(await dumpBooks(pool)).toEqual(before);
  return problems;
}

const TEN: readonly Row[] = Array.from({ length: 10 }, (_, index): Row => [
  index + 1,
  '10',
  `${(index + 1) * 10}.00`,
]);

describe('a ledger', () => {
  it('may be in any order in the file', async () => {
    const result = await runImport(pool, await books(deposits(TEN.toReversed(), '100.00')));
    expect(result).toMatchObject({ tolerated: 0, midway: 0 });
  });

  it('with one wrong balance in the middle is refused completely, with its line', async () => {
    const wrong = TEN.map((row): Row => (row[0] === 5 ? [5, '10', '50.10'] : row));
    expect(await refuse(deposits(wrong))).toEqual([
      '2',
      'member_dep_statement.csv:6 balance "50.10" เลขที่ D-1 ลำดับ 5 ควรเป็น 50.00 ตามยอดก่อนหน้าบวกจำนวนเงิน ต่างไป 0.10',
      'member_dep_statement.csv:7 balance "60.00" เลขที่ D-1 ลำดับ 6 ควรเป็น 60.10 ตามยอดก่อนหน้าบวกจำนวนเงิน ต่างไป -0.10',
    ]);
  });

  it('is shown as the books state it when the tolerance lets it pass', async () => {
    const wrong = TEN.map((row): Row => (row[0] === 5 ? [5, '10', '50.10'] : row));
    const result = await runImport(pool, await books(deposits(wrong)), { tolerance: '0.10' });
    expect(result.tolerated).toBe(2);
    const { rows } = await pool.query('select balance from deposit_entry where seq_no = 5');
    expect(rows).toEqual([{ balance: '50.10' }]);
  });

  it('is refused for a satang more than the tolerance', async () => {
    const wrong = TEN.map((row): Row => (row[0] === 10 ? [10, '10', '100.11'] : row));
    expect((await refuse(deposits(wrong), '0.10'))[0]).toBe('1');
  });

  it('names the sufficient tolerance, unless something else is wrong too', async () => {
    const off = deposits([
      [1, '10', '10'],
      [2, '10', '20.07'],
      [3, '10', '30.10'],
    ]);
    const sufficientTolerance = async (files: Record<string, string>): Promise<string | null> => {
      const error: unknown = await runImport(pool, await books(files)).catch((reason: unknown) => reason);
      return error instanceof BooksRefused ? error.sufficientTolerance : null;
    };
    expect(await sufficientTolerance(off)).toBe('0.07');
    expect(
      await sufficientTolerance(
        deposits([
          [1, '10', '10'],
          [3, '10', '20.07'],
        ]),
      ),
    ).toBeNull();
    expect(
      await sufficientTolerance({
        ...off,
        'member.csv': 'membership_no,member_name,member_surname\n2,ก,ข\n2,ก,ข\n',
      }),
    ).toBeNull();
  });

  it('with a number left out is refused at every tolerance', async () => {
    expect(
      await refuse(
        deposits([
          [1, '10', '10'],
          [2, '10', '20'],
          [4, '10', '30'],
        ]),
        '100',
      ),
    ).toEqual(['1', 'member_dep_statement.csv:4 seq_no "4" เลขที่ D-1 ไม่มีลำดับ 3 ก่อนลำดับ 4']);
  });

  it('with a number twice is refused', async () => {
    const problems = await refuse(
      deposits([
        [1, '10', '10'],
        [2, '10', '20'],
        [2, '10', '30'],
      ]),
    );
    expect(problems).toContain('member_dep_statement.csv:4 deposit_account_no seq_no "D-1 2" ซ้ำกับบรรทัด 3');
  });

  it('starts from nothing', async () => {
    expect(
      await refuse(
        deposits([
          [1, '10', '110'],
          [2, '10', '120'],
        ]),
      ),
    ).toEqual([
      '1',
      'member_dep_statement.csv:2 balance "110.00" เลขที่ D-1 ลำดับ 1 ควรเป็น 10.00 เพราะเป็นรายการแรก ต่างไป 100.00',
    ]);
  });

  it.each(['0', '110'])('starts from a balance brought forward, whose amount may be %s', async (amount) => {
    const files = deposits([
      [1, amount, '110', 'BF'],
      [2, '10', '120'],
    ]);
    expect(await runImport(pool, await books(files))).toMatchObject({ tolerated: 0, midway: 0 });
  });

  it('that begins after number 1 is taken, and counted, because its first balance cannot be proved', async () => {
    const result = await runImport(
      pool,
      await books(
        deposits([
          [41, '10', '510'],
          [42, '10', '520'],
        ]),
      ),
    );
    expect(result.midway).toBe(1);
  });

  it('must end at the balance that its account states', async () => {
    expect(await refuse(deposits(TEN, '90.00'))).toEqual([
      '1',
      'member_dep.csv:2 balance "90.00" เลขที่ D-1 ไม่ตรงกับยอดหลังลำดับสุดท้าย (10) ซึ่งเป็น 100.00 ต่างไป -10.00',
    ]);
  });

  it('may belong to an account that states no balance', async () => {
    await runImport(pool, await books(deposits(TEN, '')));
    const { rows } = await pool.query('select balance from deposit_account');
    expect(rows).toEqual([{ balance: null }]);
  });
});

describe('a ledger that the database knows already', () => {
  const entries = (rows: readonly Row[]) => ({
    'member_dep_statement.csv': deposits(rows)['member_dep_statement.csv'] ?? '',
  });
  const account = (balance: string) => ({ 'member_dep.csv': deposits([], balance)['member_dep.csv'] ?? '' });

  beforeEach(async () => {
    await runImport(pool, await books(deposits(TEN)));
  });

  it('continues where it ended', async () => {
    const more = deposits([[11, '-30', '70.00', 'CW']]);
    expect((await runImport(pool, await books(more))).books[1]).toMatchObject({ added: 1, vanished: 0 });
  });

  it('is refused when the new rows do not follow', async () => {
    expect(await refuse(deposits([[11, '-30', '71.00', 'CW']]))).toEqual([
      '1',
      'member_dep_statement.csv:2 balance "71.00" เลขที่ D-1 ลำดับ 11 ควรเป็น 70.00 ตามยอดก่อนหน้าบวกจำนวนเงิน ต่างไป 1.00',
    ]);
    expect((await refuse(deposits([[12, '10', '110']])))[1]).toMatch(/ไม่มีลำดับ 11 ก่อนลำดับ 12$/);
  });

  it('is refused when its past changes under rows that stay', async () => {
    expect(await refuse(entries([[9, '11', '91']]))).toEqual([
      '1',
      'member_dep_statement.csv:2 balance "100.00" เลขที่ D-1 ลำดับ 10 ควรเป็น 101.00 ตามยอดก่อนหน้าบวกจำนวนเงิน ต่างไป -1.00',
    ]);
  });

  it('takes an export of its middle', async () => {
    const middle = deposits(TEN.slice(3, 6), '100.00');
    expect((await runImport(pool, await books(middle))).books[1]).toMatchObject({ same: 3, vanished: 4 });
  });

  it('reports past rows that changed, even if they are consistent', async () => {
    const corrected = TEN.map((row): Row => (row[0] === 9 ? [9, '10', '90.00', 'INT'] : row));
    expect((await runImport(pool, await books(deposits(corrected)))).books[1]).toMatchObject({
      changed: 1,
      same: 9,
    });
  });

  it('keeps and reports a last row that vanished', async () => {
    const result = await runImport(pool, await books(deposits(TEN.slice(0, 9))));
    expect(result.books[1]).toMatchObject({ vanished: 1, vanishedKeys: ['D-1 10'] });
  });

  it('must still end at the balance when the account comes alone', async () => {
    expect(await refuse(account('99.00'))).toEqual([
      '1',
      'member_dep.csv:2 balance "99.00" เลขที่ D-1 ไม่ตรงกับยอดหลังลำดับสุดท้าย (10) ซึ่งเป็น 100.00 ต่างไป -1.00',
    ]);
    await runImport(pool, await books(account('100.00')));
  });

  it('must not continue while the account keeps an older balance', async () => {
    expect(await refuse(entries([[11, '10', '110']]))).toEqual([
      '1',
      'member_dep_statement.csv:2 balance "100.00" เลขที่ D-1 ไม่ตรงกับยอดหลังลำดับสุดท้าย (11) ซึ่งเป็น 110.00 ต่างไป -10.00',
    ]);
  });
});

describe('shares and loans', () => {
  const shares = (broughtForward: string, first: string) => ({
    'member_share.csv': `membership_no,share_stock,share_amount,period,brought_forward\n1,1500,500,3,${broughtForward}\n`,
    'member_share_statement.csv': `membership_no,seq_no,operate_date,item_type_code,item_type_description,share_value,share_stock\n1,1,2026-01-31,x,x,${first}\n1,2,2026-02-28,x,x,500,1500\n`,
  });
  const loan = (...rows: string[]) => ({
    'member_loan.csv': `loan_contract_no,membership_no,loan_type_code,loan_type_description,begin_date,loan_approve_amount,period_payment_amount\nส69/1,1,02,x,2026-01-10,20000,1000\n`,
    'member_loan_statement.csv': `loan_contract_no,seq_no,loan_payment_date,item_type_code,item_type_description,principal_amount,principal_balance\n${rows.map((row) => `ส69/1,${row}\n`).join('')}`,
  });

  it.each([
    ['what was brought forward', shares('500', '500,1000')],
    ['nothing', shares('0', '1000,1000')],
    ['a row that brings forward', shares('1000', '1000,1000')],
    ['a row that brings forward without an amount', shares('1000', '0,1000')],
    ['the first repayment of what was approved', loan('1,2026-02-28,x,x,-1000,19000')],
    ['the payment out', loan('1,2026-01-10,x,x,20000,20000', '2,2026-02-28,x,x,-1000,19000')],
    ['a part that is paid out', loan('1,2026-01-10,x,x,5000,5000')],
  ])('start from %s', async (_what, files) => {
    expect(await runImport(pool, await books(files))).toMatchObject({ tolerated: 0 });
  });

  it('are refused where they start from somewhere else', async () => {
    expect((await refuse(shares('100', '500,1000')))[1]).toMatch(
      /^member_share_statement\.csv:2 share_stock "1000\.00" เลขที่ 000001 ลำดับ 1 ควรเป็น 600\.00/,
    );
    expect((await refuse(loan('1,2026-02-28,x,x,-1000,18000')))[1]).toMatch(
      /^member_loan_statement\.csv:2 principal_balance "18000\.00" เลขที่ ส69\/1 ลำดับ 1 ควรเป็น 19000\.00/,
    );
  });
});
