import { EXAMPLE_CONFIG } from '@sahakorn/contract/runtime-config';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { verifyPassword } from '../session/password.ts';
import { createAccountQueries } from './account-queries.ts';
import { createAccountService } from './account-service.ts';

const { db, pool } = useTestDatabase();
const NOW = new Date('2026-11-20T03:00:00Z');
const PASSWORD = 'แมวสามตัวบนหลังคา';

const service = () =>
  createAccountService({ queries: createAccountQueries(db), coop: EXAMPLE_CONFIG, now: () => NOW });

beforeEach(async () => {
  await pool.query(`
    insert into member (membership_no, member_name, member_surname, date_of_birth, member_status) values
      ('000002', 'ภัทรดนัย', 'พันธุ์เพียร', '1973-02-04', '0'), ('003003', 'อำไพ', 'ลาภยิ่ง', null, '3')`);
});
afterEach(async () => {
  await pool.query('truncate member cascade');
});

describe('giving an account', () => {
  it('stores the hash of the password, and accepts no terms', async () => {
    const accounts = service();
    await accounts.createAccount(await accounts.findCandidate('000002'), PASSWORD);
    const { rows } = await pool.query('select * from account');
    expect(rows).toMatchObject([
      {
        membership_no: '000002',
        must_reset: false,
        created_at: NOW,
        password_changed_at: NOW,
        disabled_at: null,
      },
    ]);
    expect(await verifyPassword(rows[0].password_hash, PASSWORD)).toBe(true);
    expect((await pool.query('select from terms_acceptance')).rowCount).toBe(0);
  });

  it.each([
    ['000009', 'unknown'],
    ['003003', 'resigned'],
  ])('is refused for %s: %s', async (membershipNo, refusal) => {
    await expect(service().findCandidate(membershipNo)).rejects.toMatchObject({ refusal });
  });

  it('is refused a second time, also when two officers do it at once', async () => {
    const accounts = service();
    const candidate = await accounts.findCandidate('000002');
    const both = await Promise.allSettled([
      accounts.createAccount(candidate, PASSWORD),
      accounts.createAccount(candidate, PASSWORD),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(accounts.findCandidate('000002')).rejects.toMatchObject({ refusal: 'exists' });
  });

  it('is refused for a password that breaks the rule, with every issue', async () => {
    const accounts = service();
    const candidate = await accounts.findCandidate('000002');
    await expect(accounts.createAccount(candidate, '04022516')).rejects.toMatchObject({
      refusal: 'password',
      issues: ['too-short', 'personal'],
    });
    expect((await pool.query('select from account')).rowCount).toBe(0);
  });
});
