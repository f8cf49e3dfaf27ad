import { type Insertable, type Kysely, sql } from 'kysely';
import type { AuditEntryTable, AuditKind } from '../../db/audit-schema.ts';
import type { Database } from '../../db/schema.ts';

/** A link of the chain, and what its entry says as it is hashed: null where the entry is gone. */
export type Link = { position: string; entryId: string; hash: Buffer; text: string | null };

/** An entry as its member may see it. */
export type ActivityRow = {
  id: string;
  kind: AuditKind;
  happenedAt: Date;
  staff: string | null;
  address: string;
  userAgent: string;
  details: AuditEntryTable['details']['__select__'];
};

/** The queries of the audit, alone or inside a transaction. */
export function createAuditQueries(db: Kysely<Database>) {
  return {
    async insertEntry(entry: Insertable<AuditEntryTable>): Promise<void> {
      await db.insertInto('audit_entry').values(entry).execute();
    },

    /** A member's entries of these kinds, newest first, from below an id on. */
    async listActivity(
      membershipNo: string,
      { kinds, before, limit }: { kinds: readonly AuditKind[]; before: string | null; limit: number },
    ): Promise<ActivityRow[]> {
      const rows = await db
        .selectFrom('audit_entry')
        .select(['id', 'kind', 'happened_at', 'staff', 'address', 'user_agent', 'details'])
        .where('membership_no', '=', membershipNo)
        .where('kind', 'in', kinds)
        .$if(before !== null, (entries) => entries.where('id', '<', before))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ happened_at, user_agent, ...row }) => ({
        ...row,
        happenedAt: happened_at,
        userAgent: user_agent,
      }));
    },

    /** The links after a position, in order. The text is what the trigger of the migration hashes. */
    async listLinks(after: string, limit: number): Promise<Link[]> {
      const rows = await db
        .selectFrom('audit_link as link')
        .leftJoin('audit_entry as entry', 'entry.id', 'link.entry_id')
        .select(['link.position', 'link.entry_id', 'link.hash'])
        .select(
          sql<string | null>`case when entry.id is not null then jsonb_build_array(link.position, entry.id,
            (extract(epoch from entry.happened_at) * 1000000)::bigint, entry.kind, entry.membership_no,
            entry.staff, entry.address, entry.user_agent, entry.details)::text end`.as('text'),
        )
        .where('link.position', '>', after)
        .orderBy('link.position')
        .limit(limit)
        .execute();
      return rows.map(({ entry_id, ...row }) => ({ ...row, entryId: entry_id }));
    },

    /** The first entry that no link binds; null where there is none. */
    async findUnlinked(): Promise<string | null> {
      const row = await db
        .selectFrom('audit_entry as entry')
        .leftJoin('audit_link as link', 'link.entry_id', 'entry.id')
        .select('entry.id')
        .where('link.position', 'is', null)
        .orderBy('entry.id')
        .limit(1)
        .executeTakeFirst();
      return row?.id ?? null;
    },
  };
}
