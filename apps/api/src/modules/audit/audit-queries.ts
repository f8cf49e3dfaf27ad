import type { Insertable, Kysely } from 'kysely';
import type { AuditEntryTable } from '../../db/audit-schema.ts';
import type { Database } from '../../db/schema.ts';

/** The queries of the audit, on their own or inside a transaction. */
export function createAuditQueries(db: Kysely<Database>) {
  return {
    /** Returns its id. */
    async insertEntry(entry: Insertable<AuditEntryTable>): Promise<string> {
      const { id } = await db
        .insertInto('audit_entry')
        .values(entry)
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}
