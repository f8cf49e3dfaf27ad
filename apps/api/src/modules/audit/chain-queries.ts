import { type Kysely, sql } from 'kysely';
import type { AuditKind } from '../../db/audit-schema.ts';
import type { Database } from '../../db/schema.ts';

/** An entry that was not deleted: the text that its digest is over, and its kind. */
export type KeptEntry = { text: string; kind: AuditKind };

/**
 * A link of the chain: the text that its hash is over, and its entry, null if that is deleted. `endedBy` is the
 * entry that recorded the deletion. `happenedAt` is null if the entry was deleted before links recorded that.
 */
export type Link = {
  position: string;
  entryId: string;
  version: number;
  happenedAt: Date | null;
  digest: Buffer;
  hash: Buffer;
  text: string;
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
    /** The links after a position, in order. */
    listLinks: (after: string, limit: number) => listLinks(db, after, limit),

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
        .where('entry.happened_at', '<', before)
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

/** The texts are what the trigger of the migration hashes. */
async function listLinks(db: Kysely<Database>, after: string, limit: number): Promise<Link[]> {
  const rows = await db
    .selectFrom('audit_link as link')
    .leftJoin('audit_entry as entry', 'entry.id', 'link.entry_id')
    .select(['link.position', 'link.entry_id as entryId', 'link.version', 'link.happened_at as happenedAt'])
    .select(['link.digest', 'link.hash', 'link.ended_by as endedBy', 'entry.kind'])
    .select([
      sql<string>`jsonb_build_array(link.position, link.entry_id, link.version,
        (extract(epoch from link.happened_at) * 1000000)::bigint, encode(link.digest, 'hex'))::text`.as(
        'text',
      ),
      sql<string | null>`case when entry.id is not null then jsonb_build_array(link.position, entry.id,
        (extract(epoch from entry.happened_at) * 1000000)::bigint, entry.kind, entry.membership_no,
        entry.staff, entry.address, entry.user_agent, entry.details)::text end`.as('entryText'),
    ])
    .where('link.position', '>', after)
    .orderBy('link.position')
    .limit(limit)
    .execute();
  return rows.map(({ entryText, kind, ...link }) => ({
    ...link,
    entry: entryText !== null && kind !== null ? { text: entryText, kind } : null,
  }));
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

function isLongTerm(kinds: readonly AuditKind[]) {
  return sql<boolean>`(entry.kind in (${sql.join(kinds)}) or entry.staff is not null)`;
}

function isEveryday(kinds: readonly AuditKind[]) {
  return sql<boolean>`not ${isLongTerm(kinds)}`;
}
