import { PrivacyRequest, PrivacyRequestKind } from '@sahakorn/contract/privacy';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { PrivacyRequestTable } from '../../db/privacy-schema.ts';
import type { Database } from '../../db/schema.ts';

const RequestState = PrivacyRequest.shape.state;
export type RequestState = PrivacyRequest['state'];

/** A privacy request of a member. */
export type PrivacyRequestRow = {
  id: string;
  membershipNo: string;
  kind: PrivacyRequestKind;
  detail: string;
  receivedAt: Date;
  /** The last day for an answer in time. */
  dueOn: string;
  state: RequestState;
  answer: string | null;
  answeredAt: Date | null;
  staff: string | null;
};

export type Answer = { state: 'done' | 'refused'; answer: string; staff: string; answeredAt: Date };

/** The queries on requests, on their own or inside a transaction. */
export function createRequestQueries(db: Kysely<Database>) {
  const requests = db.selectFrom('privacy_request').selectAll();
  return {
    /** A member's own, newest first. */
    async listForMember(membershipNo: string): Promise<PrivacyRequestRow[]> {
      const rows = await requests.where('membership_no', '=', membershipNo).orderBy('id', 'desc').execute();
      return rows.map(toRequest);
    },

    /** All requests by due date, optionally with answered ones. */
    async listAll({ answered }: { answered: boolean }): Promise<PrivacyRequestRow[]> {
      const rows = await requests
        .$if(!answered, (all) => all.where('answered_at', 'is', null))
        .orderBy((order) => order('answered_at', 'is not', null))
        .orderBy('due_on')
        .orderBy('id')
        .execute();
      return rows.map(toRequest);
    },

    async countOpen(membershipNo: string): Promise<number> {
      const { open } = await db
        .selectFrom('privacy_request')
        .select(({ fn }) => fn.countAll<string>().as('open'))
        .where('membership_no', '=', membershipNo)
        .where('answered_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(open);
    },

    async insert(request: Insertable<PrivacyRequestTable>): Promise<PrivacyRequestRow> {
      return toRequest(
        await db.insertInto('privacy_request').values(request).returningAll().executeTakeFirstOrThrow(),
      );
    },

    /** Null if there is no such request, or it was answered already. */
    async answer(
      id: string,
      { state, answer, staff, answeredAt }: Answer,
    ): Promise<PrivacyRequestRow | null> {
      const row = await db
        .updateTable('privacy_request')
        .set({ state, answer, staff, answered_at: answeredAt })
        .where('id', '=', id)
        .where('answered_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      return row ? toRequest(row) : null;
    },
  };
}

function toRequest(row: Selectable<PrivacyRequestTable>): PrivacyRequestRow {
  return {
    id: row.id,
    membershipNo: row.membership_no,
    kind: PrivacyRequestKind.parse(row.kind),
    detail: row.detail,
    receivedAt: row.received_at,
    dueOn: row.due_on,
    state: RequestState.parse(row.state),
    answer: row.answer,
    answeredAt: row.answered_at,
    staff: row.staff,
  };
}
