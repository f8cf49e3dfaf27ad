import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { AuditLog } from './audit-log.ts';
import { verifyAfterTampering } from './test/tamper.ts';
import { verifyAudit } from './verify-audit.ts';

const database = useTestDatabase();
const { db } = database;
const audit = new AuditLog({ now: () => TEST_NOW });

const entry = (membershipNo: string) => ({
  kind: 'signed-in' as const,
  membershipNo,
  address: '203.0.113.7',
  userAgent: 'ก"\\\u001f😀',
  details: { remember: false },
});

const append = (membershipNo: string) =>
  db.transaction().execute((trx) => audit.append(trx, entry(membershipNo)));

describe('an empty audit', () => {
  it('is whole', async () => {
    expect(await verifyAudit(db)).toEqual({ links: 0, head: '', broken: null });
  });
});

describe('the audit', () => {
  let head: string;
  beforeAll(async () => {
    for (const number of ['000001', '000002', '000003', '000004']) await append(number);
    ({ head } = await verifyAudit(db));
  });

  it('adds every entry to the chain, and reports the hash to store', async () => {
    expect(await verifyAudit(db)).toEqual({
      links: 4,
      head: expect.stringMatching(/^[0-9a-f]{64}$/),
      broken: null,
    });
  });

  it.each([
    `update audit_entry set kind = 'signed-out' where id = 1`,
    'delete from audit_entry where id = 4',
    'truncate audit_entry cascade',
    `update audit_link set hash = '\\x00' where position = 1`,
    'delete from audit_link where position = 4',
    'truncate audit_link',
    `insert into audit_link (position, entry_id, version, digest, hash) values (9, 1, 2, '\\x00', '\\x00')`,
  ])('refuses: %s', async (statement) => {
    await expect(sql.raw(statement).execute(db)).rejects.toThrow(/never changed|made with its entry/);
    expect((await verifyAudit(db)).head).toBe(head);
  });

  it.each([
    ['a changed kind', [`update audit_entry set kind = 'signed-out' where id = 2`], 'changed', '2'],
    ['a changed officer', [`update audit_entry set staff = 'x' where id = 3`], 'changed', '3'],
    ['another instant', [`update audit_entry set happened_at = now() where id = 1`], 'changed', '1'],
    ['a removed entry', ['delete from audit_entry where id = 2'], 'missing', '2'],
    ['a removed link', ['delete from audit_link where position = 2'], 'missing', '2'],
    [
      'a removed row, and the rest moved up',
      [
        'delete from audit_link where position = 2',
        'delete from audit_entry where id = 2',
        'update audit_link set position = 2 where position = 3',
        'update audit_link set position = 3 where position = 4',
      ],
      'changed',
      '2',
    ],
    [
      'two entries exchanged',
      [
        'update audit_link set entry_id = entry_id + 100 where position < 3',
        'update audit_link set entry_id = 103 - entry_id where position < 3',
      ],
      'changed',
      '1',
    ],
    [
      'an entry slipped in',
      [
        `insert into audit_entry (happened_at, kind, address, user_agent, details) values (now(), 'x', '', '', '{}')`,
      ],
      'unlinked',
      expect.any(String),
    ],
  ])('finds %s', async (_what, statements, fault, row) => {
    expect(await verifyAfterTampering(db, statements)).toEqual([{ fault, row }]);
  });

  it('detects a truncated chain by the stored hash', async () => {
    const cut = ['delete from audit_link where position = 4', 'delete from audit_entry where id = 4'];
    expect(await verifyAfterTampering(db, cut, [null, head])).toEqual([null, { fault: 'cut', row: '4' }]);
    expect((await verifyAudit(db, head)).broken).toBeNull();
  });

  it('keeps nothing of a transaction that fails', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await audit.append(trx, entry('000009'));
      throw new Error('the rest failed');
    });
    await expect(failing).rejects.toThrow('the rest failed');
    expect((await verifyAudit(db)).head).toBe(head);
  });
});

describe('many writers', () => {
  it('form one chain, and wait for each other only at commit', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let written = () => {};
    const hasWritten = new Promise<void>((resolve) => (written = resolve));
    const slow = db.transaction().execute(async (trx) => {
      await audit.append(trx, entry('000010'));
      written();
      await released;
    });
    await hasWritten;
    await Promise.all(Array.from({ length: 40 }, (_, index) => append(String(100_000 + index))));
    release();
    await slow;
    const { links, broken } = await verifyAudit(db);
    expect(broken).toBeNull();
    expect(links).toBeGreaterThanOrEqual(45);
  });
});
