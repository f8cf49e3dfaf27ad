import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import type { AuditKind } from '../../db/audit-schema.ts';
import { migrate } from '../../db/migrate.ts';
import { readMigrations } from '../../db/migration-files.ts';
import { AuditLog } from './audit-log.ts';
import { deleteExpiredAuditEntries } from './expired-entries.ts';
import { verifyAfterTampering } from './test/tamper.ts';
import { verifyAudit } from './verify-audit.ts';

/** A change of a column of each type, at a row of which nothing is known. */
const CHANGES: Readonly<Record<string, (column: string) => string>> = {
  bigint: (column) => `coalesce(${column}, 0) + 1000`,
  smallint: (column) => `3 - ${column}`,
  text: (column) => `coalesce(${column}, '') || 'x'`,
  jsonb: (column) => `${column} || '{"x": 1}'`,
  bytea: (column) => `set_byte(${column}, 31, 255 - get_byte(${column}, 31))`,
  'timestamp with time zone': (column) => `coalesce(${column}, now()) + interval '1 microsecond'`,
};

const KINDS: readonly AuditKind[] = [
  'signed-in',
  'impersonation-started',
  'sign-in-failed',
  'document-opened',
];

/**
 * An audit of 24 entries in three ages, of which retention deleted eight in two runs. With `upgraded`, all of that
 * happened before links had digests; another deletion follows.
 */
function useOldAudit({ upgraded }: { upgraded: boolean }) {
  const { db } = useTestDatabase({ migrated: !upgraded });
  const heads: string[] = [];
  const append = (kind: AuditKind, at: string, index: number) =>
    new AuditLog({ now: () => new Date(at) }).append(db, {
      kind,
      membershipNo: index % 3 === 0 ? null : String(index).padStart(6, '0'),
      staff: kind === 'impersonation-started' ? 'วราภรณ์' : null,
      address: '203.0.113.7',
      userAgent: 'x',
      details: { index },
    });
  const deleteExpired = async (now: string, everyday: string) => {
    const audit = new AuditLog({ now: () => new Date(now) });
    const limits = { everyday: new Date(everyday), longTerm: new Date('2020-01-01T00:00:00Z') };
    await db.transaction().execute((trx) => deleteExpiredAuditEntries(trx, audit, limits));
  };
  const storeHead = async () => {
    const { rows } = await sql<{ head: string }>`
      select encode(hash, 'hex') as head from audit_link order by position desc limit 1`.execute(db);
    heads.push(rows[0]?.head ?? '');
  };
  beforeAll(async () => {
    const files = readMigrations();
    if (upgraded)
      await migrate(
        db,
        files.filter(({ name }) => name < '058'),
      );
    for (const year of [2026, 2028, 2030]) {
      for (let index = 0; index < 8; index += 1) {
        await append(
          KINDS[index % KINDS.length] ?? 'signed-in',
          `${year}-01-0${index + 1}T00:00:00.123Z`,
          index,
        );
      }
      await storeHead();
      if (year === 2028) await deleteExpired('2028-06-01T00:00:00Z', '2027-01-01T00:00:00Z');
    }
    if (upgraded) await migrate(db, files);
    await append('signed-in', '2030-02-01T00:00:00Z', 1);
    await deleteExpired('2030-06-01T00:00:00Z', '2029-01-01T00:00:00Z');
    await append('signed-out', '2030-06-02T00:00:00Z', 2);
    await storeHead();
  });
  return { db, heads };
}

describe.each([
  ['an audit', { upgraded: false }],
  ['an audit from before links had digests', { upgraded: true }],
])('%s', (_what, options) => {
  const { db, heads } = useOldAudit(options);
  const listColumns = async (table: string) => {
    const { rows } = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns
      where table_name = ${table}`.execute(db);
    return rows;
  };
  const listPositions = async (kept: boolean) => {
    const { rows } = await sql<{ position: number }>`
      select position::int from audit_link where ended_by is null = ${kept} order by position`.execute(db);
    return rows.map(({ position }) => position);
  };
  const listMissed = async (attacks: readonly (readonly string[])[]) => {
    const missed: (readonly string[])[] = [];
    for (const attack of attacks) {
      if ((await verifyAfterTampering(db, attack))[0] === null) missed.push(attack);
    }
    return missed;
  };
  const entryAt = (position: number) => `(select entry_id from audit_link where position = ${position})`;

  it('is whole, and holds every head that was stored', async () => {
    expect(await verifyAfterTampering(db, [], heads)).toEqual(heads.map(() => null));
    expect((await verifyAudit(db)).links).toBe(28);
    expect((await listPositions(false)).length).toBe(12);
  });

  it('shows a change of any field of a kept entry', async () => {
    const [columns, positions] = [await listColumns('audit_entry'), await listPositions(true)];
    expect(columns.map(({ name }) => name)).toContain('details');
    const attacks = positions.flatMap((position) =>
      columns.map(({ name, type }) => [
        'alter table audit_entry alter column id set generated by default',
        `update audit_entry set ${name} = ${CHANGES[type]?.(name)} where id = ${entryAt(position)}`,
      ]),
    );
    expect(attacks.length).toBeGreaterThan(10);
    expect(await listMissed(attacks)).toEqual([]);
  });

  it('shows a change of any field of a link, also of those whose entry is deleted', async () => {
    const columns = await listColumns('audit_link');
    const positions = [...(await listPositions(true)), ...(await listPositions(false))];
    const attacks = positions.flatMap((position) =>
      columns.map(({ name, type }) => [
        `update audit_link set ${name} = ${CHANGES[type]?.(name)} where position = ${position}`,
      ]),
    );
    expect(attacks.length).toBeGreaterThan(10);
    expect(await listMissed(attacks)).toEqual([]);
  });

  it('shows an entry rewritten before a deleted one, with every hash between them made right', async () => {
    const [gone] = (await listPositions(false)).slice(-1);
    const positions = (await listPositions(true)).filter((position) => position < Number(gone));
    const rehash = (from: number) => `do $$
      declare link audit_link%rowtype; hash_before bytea; digest_before bytea;
      begin
        for link in select * from audit_link where position between ${from} and ${Number(gone) - 1} order by position loop
          select coalesce(max(hash), ''), coalesce(max(digest), '') into hash_before, digest_before
            from audit_link where position = link.position - 1;
          if link.ended_by is null then
            select sha256(case when link.version = 1 then digest_before else '' end || convert_to(jsonb_build_array(
              link.position, id, (extract(epoch from happened_at) * 1000000)::bigint, kind, membership_no, staff,
              address, user_agent, details)::text, 'UTF8')) into link.digest from audit_entry where id = link.entry_id;
          end if;
          update audit_link set digest = link.digest, hash = hash_audit_link(hash_before, link)
            where position = link.position;
        end loop;
      end $$`;
    for (const position of positions) {
      const rewritten = `update audit_entry set membership_no = '009999' where id = ${entryAt(position)}`;
      expect(await verifyAfterTampering(db, [rewritten, rehash(position)])).toEqual([
        { fault: 'changed', row: gone === undefined ? '' : String(gone) },
      ]);
    }
    expect(positions.length).toBeGreaterThan(3);
  });

  it('shows entries and links that were removed, exchanged or inserted', async () => {
    const kept = await listPositions(true);
    const all = [...kept, ...(await listPositions(false))].toSorted((left, right) => left - right);
    const last = all.length;
    const moveUp = (position: number) => [
      `update audit_link set position = position + 999 where position > ${position}`,
      `update audit_link set position = position - 1000 where position > ${position}`,
    ];
    const end = `(select max(id) from audit_entry where kind = 'audit-ended')`;
    const attacks = [
      ...kept.map((position) => [`delete from audit_entry where id = ${entryAt(position)}`]),
      ...kept.map((position) => [
        `delete from audit_entry where id = ${entryAt(position)}`,
        `update audit_link set ended_by = ${end} where position = ${position}`,
      ]),
      ...all
        .filter((position) => position < last)
        .map((position) => [
          `delete from audit_entry where id = ${entryAt(position)}`,
          `delete from audit_link where position = ${position}`,
          ...moveUp(position),
        ]),
      ...all
        .filter((position) => position < last)
        .map((position) => [
          `update audit_link set position = 999 where position = ${position}`,
          `update audit_link set position = ${position} where position = ${position + 1}`,
          `update audit_link set position = ${position + 1} where position = 999`,
        ]),
      ...all.map((position) => [
        `update audit_link set position = position + 1000 where position >= ${position}`,
        `update audit_link set position = position - 999 where position >= 1000`,
        `insert into audit_entry (happened_at, kind, address, user_agent, details) values (now(), 'x', '', '', '{}')`,
        `insert into audit_link (position, entry_id, version, happened_at, digest, hash)
          select ${position}, max(id), 2, now(), sha256('x'), sha256('y') from audit_entry`,
      ]),
    ];
    expect(attacks.length).toBeGreaterThan(10);
    expect(await listMissed(attacks)).toEqual([]);
  });
});
