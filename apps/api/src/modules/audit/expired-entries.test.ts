import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import type { AuditKind } from '../../db/audit-schema.ts';
import { deleteExpiredAuditEntries } from './expired-entries.ts';
import { AuditLog } from './audit-log.ts';
import { verifyAudit } from './verify-audit.ts';

const { db } = useTestDatabase();
const NOW = new Date('2036-11-20T03:00:00Z');
const LIMITS = { everyday: new Date('2035-11-21T03:00:00Z'), longTerm: new Date('2026-11-20T03:00:00Z') };

const append = (kind: AuditKind, at: string, staff: string | null = null) =>
  new AuditLog({ now: () => new Date(at) }).append(db, {
    kind,
    membershipNo: '000001',
    staff,
    address: '203.0.113.7',
    userAgent: '',
  });

const deleteExpired = (limits = LIMITS) =>
  db.transaction().execute((trx) => deleteExpiredAuditEntries(trx, new AuditLog({ now: () => NOW }), limits));

const listRemainingKinds = async () => {
  const rows = await db.selectFrom('audit_entry').select('kind').orderBy('id').execute();
  return rows.map(({ kind }) => kind);
};

class RolledBack extends Error {}

/** What is wrong after statements of someone with all rights; they are undone again. */
async function findViolationAfter(...statements: string[]) {
  let broken: unknown;
  const work = db.transaction().execute(async (trx) => {
    for (const table of ['audit_entry', 'audit_link']) {
      await sql.raw(`alter table ${table} disable trigger all`).execute(trx);
    }
    for (const statement of statements) await sql.raw(statement).execute(trx);
    ({ broken } = await verifyAudit(trx));
    throw new RolledBack();
  });
  await expect(work).rejects.toThrow(RolledBack);
  return broken;
}

let oldHead: string;
beforeAll(async () => {
  await append('signed-in', '2024-01-01T00:00:00Z');
  await append('impersonation-started', '2024-01-02T00:00:00Z');
  await append('sign-in-failed', '2030-01-01T00:00:00Z');
  await append('impersonation-started', '2030-01-02T00:00:00Z');
  await append('signed-in', '2036-11-01T00:00:00Z');
  await append('document-opened', '2030-01-03T00:00:00Z', 'วราภรณ์');
  ({ head: oldHead } = await verifyAudit(db));
  while ((await deleteExpired()) > 0);
});

it("deletes everyday entries after their time, officers' entries much later, and nothing earlier", async () => {
  expect(await listRemainingKinds()).toEqual([
    'impersonation-started',
    'signed-in',
    'document-opened',
    'audit-ended',
    'audit-ended',
  ]);
  expect(await deleteExpired()).toBe(0);
});

it('leaves a chain that can be verified, also from an earlier hash', async () => {
  expect(await verifyAudit(db, oldHead)).toMatchObject({ links: 8, broken: null });
});

it.each([
  [
    'an entry that went without being said',
    ['delete from audit_entry where id = 4'],
    { fault: 'missing', row: '4' },
  ],
  [
    'one that was inserted among those that are recorded as deleted',
    ['delete from audit_entry where id = 4', 'update audit_link set ended_by = 7 where entry_id = 4'],
    { fault: 'missing', row: '1' },
  ],
  [
    'one whose link names an entry that is no deletion record',
    ['delete from audit_entry where id = 4', 'update audit_link set ended_by = 5 where entry_id = 4'],
    { fault: 'missing', row: '4' },
  ],
  [
    'another number of removed entries',
    [`update audit_entry set details = '{"entries": 3}' where id = 7`],
    { fault: 'changed', row: '7' },
  ],
])('finds %s', async (_what, statements, violation) => {
  expect(await findViolationAfter(...statements)).toEqual(violation);
});

it('still refuses every other change', async () => {
  await expect(sql`delete from audit_entry where id = 4`.execute(db)).rejects.toThrow(/never changed/);
  await expect(sql`update audit_link set ended_by = 6`.execute(db)).rejects.toThrow(/never changed/);
});
