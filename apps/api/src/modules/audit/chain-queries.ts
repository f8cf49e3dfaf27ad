import { type Kysely, sql } from 'kysely';
import type { AuditKind } from '../../db/audit-schema.ts';
import type { Database } from '../../db/schema.ts';

/** An entry that was not deleted: the text that is hashed, and what it says itself of its time and kind. */
export type KeptEntry = { text: string; kind: AuditKind; happenedAt: Date };

/** A link of the chain with its entry, null if that is deleted. `endedBy` is the entry that recorded the deletion. */
export type Link = {
  position: string;
  entryId: string;
  hash: Buffer;
  entry: KeptEntry | null;
  endedBy: string | null;
};

/** An `audit-ended` entry: the number of deleted entries and the SHA-256 of their positions in hex. */
export type DeletionRecord = { entryId: string; entries: number; positions: string };

/**
 * Expired entries: everyday or long-term ones before an instant. Entries that record deletions never expire.
 */
export type ExpiredEntries = {
  before: Date;
  are: 'everyday' | 'longTerm';
  /** Kinds that are kept long, besides all entries of officers. */
  longTermKinds: readonly AuditKind[];
  limit: number;
};

/** The queries on the chain of the audit, on their own or inside a transaction. */
export function createChainQueries(db: Kysely<Database>) {
  return {
    /** The links after a position, in order. The text is what the trigger of the migration hashes. */
    async listLinks(after: string, limit: number): Promise<Link[]> {
      const rows = await db
        .selectFrom('audit_link as link')
        .leftJoin('audit_entry as entry', 'entry.id', 'link.entry_id')
        .select(['link.position', 'link.entry_id', 'link.hash', 'link.ended_by'])
        .select(['entry.kind', 'entry.happened_at'])
        .select(
          sql<string | null>`case when entry.id is not null then jsonb_build_array(link.position, entry.id,
            (extract(epoch from entry.happened_at) * 1000000)::bigint, entry.kind, entry.membership_no,
            entry.staff, entry.address, entry.user_agent, entry.details)::text end`.as('text'),
        )
        .where('link.position', '>', after)
        .orderBy('link.position')
        .limit(limit)
        .execute();
      return rows.map(toLink);
    },

    /** The entries that record deletions. */
    async listDeletionRecords(): Promise<DeletionRecord[]> {
      const rows = await db
        .selectFrom('audit_entry')
        .select(['id', 'details'])
        .where('kind', '=', 'audit-ended')
        .orderBy('id')
        .execute();
      return rows.map(({ id, details }) => ({
        entryId: id,
        entries: Number(details['entries']),
        positions: String(details['positions']),
      }));
    },

    /** Positions and ids of expired entries, in order of the chain. */
    listExpired({
      before,
      are,
      longTermKinds,
      limit,
    }: ExpiredEntries): Promise<{ position: string; entry_id: string }[]> {
      return db
        .selectFrom('audit_entry as entry')
        .innerJoin('audit_link as link', 'link.entry_id', 'entry.id')
        .select(['link.position', 'link.entry_id'])
        .where('happened_at', '<', before)
        .where('kind', '<>', 'audit-ended')
        .where(are === 'longTerm' ? isLongTerm(longTermKinds) : isEveryday(longTermKinds))
        .orderBy('link.position')
        .limit(limit)
        .execute();
    },

    /** Deletes entries, and notes at their links which entry recorded it. Needs a transaction. */
    async deleteEntries(entryIds: readonly string[], endedBy: string): Promise<void> {
      await sql`select set_config('sahakorn.ends_audit_entries', 'yes', true)`.execute(db);
      await db
        .updateTable('audit_link')
        .set({ ended_by: endedBy })
        .where('entry_id', 'in', entryIds)
        .execute();
      await db.deleteFrom('audit_entry').where('id', 'in', entryIds).execute();
      await sql`select set_config('sahakorn.ends_audit_entries', '', true)`.execute(db);
    },

    /** The first entry that no link binds; null if there is none. */
    findUnlinked: () => findUnlinked(db),
  };
}

async function findUnlinked(db: Kysely<Database>): Promise<string | null> {
  const row = await db
    .selectFrom('audit_entry as entry')
    .leftJoin('audit_link as link', 'link.entry_id', 'entry.id')
    .select('entry.id')
    .where('link.position', 'is', null)
    .orderBy('entry.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

type LinkRow = Pick<Link, 'position' | 'hash'> & {
  entry_id: string;
  ended_by: string | null;
  text: string | null;
  kind: AuditKind | null;
  happened_at: Date | null;
};

function toLink({ position, hash, entry_id, ended_by, text, kind, happened_at }: LinkRow): Link {
  const entry = text !== null && kind && happened_at ? { text, kind, happenedAt: happened_at } : null;
  return { position, hash, entryId: entry_id, entry, endedBy: ended_by };
}

function isLongTerm(kinds: readonly AuditKind[]) {
  return sql<boolean>`(entry.kind in (${sql.join(kinds)}) or entry.staff is not null)`;
}

function isEveryday(kinds: readonly AuditKind[]) {
  return sql<boolean>`not ${isLongTerm(kinds)}`;
}
