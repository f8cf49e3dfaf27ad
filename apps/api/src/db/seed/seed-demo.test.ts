import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { hashPassword, verifyPassword } from '../../modules/session/password.ts';
import { isEmpty, seedDemo } from './seed-demo.ts';

const database = useTestDatabase();
const NOW = new Date('2026-11-20T03:00:00Z');

describe('seeding', () => {
  it('refuses in production, and leaves the database empty', async () => {
    await expect(seedDemo(database.db, { now: NOW, hashPassword, production: true })).rejects.toThrow(
      /production/,
    );
    expect(await isEmpty(database.db)).toBe(true);
  });

  it('stores nothing when it fails half-way', async () => {
    await sql`alter table welfare_request add check (false) not valid`.execute(database.db);
    await expect(seedDemo(database.db, { now: NOW, hashPassword })).rejects.toThrow(/check constraint/);
    expect(await isEmpty(database.db)).toBe(true);
    await sql`alter table welfare_request drop constraint welfare_request_check`.execute(database.db);
  });

  it('fills an empty database once, though two servers start at the same moment', async () => {
    const outcomes = await Promise.allSettled([
      seedDemo(database.db, { now: NOW, hashPassword }),
      seedDemo(database.db, { now: NOW, hashPassword }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await isEmpty(database.db)).toBe(false);
  });

  it('says that the books are the demonstration', async () => {
    const books = await database.db.selectFrom('books').selectAll().execute();
    expect(books).toEqual([{ only_row: true, kind: 'demo', loaded_at: NOW, digest: null }]);
  });

  it('opens accounts for those who have one, by real hashes of the password', async () => {
    const accounts = await database.db.selectFrom('account').selectAll().orderBy('membership_no').execute();
    expect(accounts.map(({ membership_no }) => membership_no)).toEqual([
      '001234',
      '002468',
      '004321',
      '009999',
    ]);
    expect(new Set(accounts.map(({ password_hash }) => password_hash)).size).toBe(4);
    expect(await verifyPassword(accounts[0]?.password_hash ?? null, 'Sahakorn#2569')).toBe(true);
  });

  it('leaves the terms to be accepted by 004321', async () => {
    const accepted = await database.db
      .selectFrom('terms_acceptance')
      .select('membership_no')
      .orderBy('membership_no')
      .execute();
    expect(accepted.map(({ membership_no }) => membership_no)).toEqual(['001234', '002468', '009999']);
  });

  it('chains every ledger in the database', async () => {
    const { rows } = await sql<{ broken: string }>`
      select count(*) as broken from (
        select balance - amount - lag(balance, 1, 0) over (partition by deposit_account_no order by seq_no) as gap
        from deposit_entry
        union all
        select share_stock - share_value - lag(share_stock, 1, 0) over (partition by membership_no order by seq_no)
        from share_entry
        union all
        select principal_balance - principal_amount
          - lag(principal_balance, 1, 0) over (partition by loan_contract_no order by seq_no)
        from loan_entry
      ) as link where gap <> 0`.execute(database.db);
    expect(rows[0]?.broken).toBe('0');
  });

  it('stores receipts whose sums are those of their lines', async () => {
    const { rows } = await sql<{ off: string }>`
      select count(*) as off from receipt
      where charged_amount <> (
        select sum(amount) from receipt_line
        where (receipt_line.membership_no, receipt_line.receive_year, receipt_line.receive_month)
          = (receipt.membership_no, receipt.receive_year, receipt.receive_month))`.execute(database.db);
    expect(rows[0]?.off).toBe('0');
  });

  it('refuses a database that holds books', async () => {
    await expect(seedDemo(database.db, { now: NOW, hashPassword })).rejects.toThrow(/empty database/);
  });
});
