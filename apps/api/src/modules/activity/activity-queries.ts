import type { Kysely } from 'kysely';
import type { AuditEntryTable, AuditKind } from '../../db/audit-schema.ts';
import type { Database } from '../../db/schema.ts';

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

export function createActivityQueries(db: Kysely<Database>) {
  return {
    /** A member's entries of these kinds, newest first, below an id; all of them without a limit. */
    async listActivity(
      membershipNo: string,
      { kinds, before, limit }: { kinds: readonly AuditKind[]; before: string | null; limit: number | null },
    ): Promise<ActivityRow[]> {
      const rows = await db
        .selectFrom('audit_entry')
        .select(['id', 'kind', 'happened_at', 'staff', 'address', 'user_agent', 'details'])
        .where('membership_no', '=', membershipNo)
        .where('kind', 'in', kinds)
        .$if(before !== null, (entries) => entries.where('id', '<', before))
        .orderBy('id', 'desc')
        .$if(limit !== null, (entries) => entries.limit(limit))
        .execute();
      return rows.map(({ happened_at, user_agent, ...row }) => ({
        ...row,
        happenedAt: happened_at,
        userAgent: user_agent,
      }));
    },
  };
}
