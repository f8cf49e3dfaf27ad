import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import type { AuditKind } from '../../db/audit-schema.ts';
import { deleteExpiredAuditEntries } from './expired-entries.ts';
import { AuditLog } from './audit-log.ts';
import { createChainQueries } from './chain-queries.ts';
import { tryOut, verifyAfterTampering } from './test/tamper.ts';
import { verifyAudit } from './verify-audit.ts';

const { db } = useTestDatabase();
const NOW = new Date('2036-11-20T03:00:00Z');
const LIMITS = { everyday: new Date('2035-11-21T03:00:00Z'), longTerm: new Date('2026-11-20T03:00:00Z') };

const SOMEONE = { membershipNo: '000001', address: '203.0.113.7', userAgent: '' } as const;

const append = (kind: AuditKind, at: string, staff: string | null = null) =>
  new AuditLog({ now: () => new Date(at) }).append(db, { ...SOMEONE, kind, staff });

const deleteExpired = (limits = LIMITS) =>
  db.transaction().execute((trx) => deleteExpiredAuditEntries(trx, new AuditLog({ now: () => NOW }), limits));

const listRemainingKinds = async () => {
  const rows = await db.selectFrom('audit_entry').select('kind').orderBy('id').execute();
  return rows.map(({ kind }) => kind);
};

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
  expect(await verifyAfterTampering(db, statements)).toEqual([violation]);
});

/** What is wrong after someone with all rights deletes an entry and records that as the retention job does. */
const findViolationAfterForgedEnd = (recordedAt: string, ...later: string[]) =>
  tryOut(db, async (trx) => {
    const log = (kind: AuditKind, at: string, details = {}) =>
      new AuditLog({ now: () => new Date(at) }).append(trx, { ...SOMEONE, kind, staff: null, details });
    const deleted = await log('sign-in-failed', '2036-11-11T00:00:00Z');
    const positions = createHash('sha256').update('9\n').digest('hex');
    const forged = await log('audit-ended', recordedAt, { entries: 1, positions });
    for (const at of later) await log('signed-in', at);
    await sql`set constraints all immediate`.execute(trx);
    await createChainQueries(trx).deleteEntries([deleted], forged);
    return (await verifyAudit(trx)).broken;
  });

it.each([
  ['on the same day', '2036-11-12T01:00:00Z', []],
  ['allegedly much later', '2040-01-01T00:00:00Z', ['2036-11-12T02:00:00Z']],
])('finds an entry that was deleted before its time, recorded %s', async (_when, recordedAt, later) => {
  expect(await findViolationAfterForgedEnd(recordedAt, ...later)).toEqual({ fault: 'missing', row: '9' });
});

it('accepts the deletion of an entry that was old enough', async () => {
  expect(await findViolationAfterForgedEnd('2037-02-12T00:00:00Z', '2037-02-12T01:00:00Z')).toBeNull();
});

it('still refuses every other change', async () => {
  await expect(sql`delete from audit_entry where id = 4`.execute(db)).rejects.toThrow(/never changed/);
  await expect(sql`update audit_link set ended_by = 6`.execute(db)).rejects.toThrow(/never changed/);
});
