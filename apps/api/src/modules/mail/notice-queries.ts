import type { Insertable, Kysely } from 'kysely';
import type { NoticeKind, NoticeTable } from '../../db/account-schema.ts';
import type { Database } from '../../db/schema.ts';

/** A notice that is due. */
export type DueNotice = {
  id: string;
  kind: NoticeKind;
  membershipNo: string;
  /** The full name: นางสมหญิง ใจดี. */
  fullName: string;
  address: string;
  device: string;
  happenedAt: Date;
  /** The code of an `identity-code`; null for other kinds. */
  code: string | null;
  /** Including this one. */
  attempts: number;
};

export type NoticeQueries = ReturnType<typeof createNoticeQueries>;

/** The queries on notices, on their own or inside a transaction. */
export function createNoticeQueries(db: Kysely<Database>) {
  return {
    async insertNotice(notice: Insertable<NoticeTable>): Promise<void> {
      await db.insertInto('notice').values(notice).execute();
    },

    /**
     * Leases the notice that has been due for longest until `leaseUntil`: no other server sends it
     * meanwhile, and it becomes due again if this server ends.
     */
    async takeDueNotice(now: Date, leaseUntil: Date): Promise<DueNotice | null> {
      const row = await db
        .updateTable('notice')
        .from('member')
        .set((set) => ({ attempts: set('attempts', '+', 1), due_at: leaseUntil }))
        .whereRef('member.membership_no', '=', 'notice.membership_no')
        .where('id', '=', (due) =>
          due
            .selectFrom('notice')
            .select('id')
            .where('due_at', '<=', now)
            .orderBy('due_at')
            .orderBy('id')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning([
          'id',
          'kind',
          'notice.membership_no',
          'address',
          'device',
          'happened_at',
          'attempts',
          'code',
        ])
        .returning(['prename', 'member_name', 'member_surname'])
        .executeTakeFirst();
      return row ? toDueNotice(row) : null;
    },

    async markSent(id: string, now: Date, maskedAddress: string): Promise<void> {
      await db
        .updateTable('notice')
        .set({ due_at: null, sent_at: now, address: maskedAddress, last_error: null, code: null })
        .where('id', '=', id)
        .execute();
    },

    async postpone(id: string, dueAt: Date, reason: string): Promise<void> {
      await db
        .updateTable('notice')
        .set({ due_at: dueAt, last_error: reason })
        .where('id', '=', id)
        .execute();
    },

    async giveUp(
      id: string,
      now: Date,
      { reason, address }: { reason: string; address: string },
    ): Promise<void> {
      await db
        .updateTable('notice')
        .set({ due_at: null, given_up_at: now, address, last_error: reason, code: null })
        .where('id', '=', id)
        .execute();
    },
  };
}

type DueRow = Omit<DueNotice, 'membershipNo' | 'fullName' | 'happenedAt'> & {
  membership_no: string;
  happened_at: Date;
  prename: string;
  member_name: string;
  member_surname: string;
};

function toDueNotice({ membership_no, happened_at, ...row }: DueRow): DueNotice {
  const { prename, member_name, member_surname, ...notice } = row;
  return {
    ...notice,
    membershipNo: membership_no,
    fullName: `${prename}${member_name} ${member_surname}`,
    happenedAt: happened_at,
  };
}
