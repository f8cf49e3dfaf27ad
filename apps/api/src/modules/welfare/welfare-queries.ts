import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { inSnapshot } from '../../db/snapshot.ts';

export type WelfareQueries = ReturnType<typeof createWelfareQueries>;

export function createWelfareQueries(db: Kysely<Database>) {
  return {
    /** Requests by type, the newest of each first, of one type alone where it is given; and all types. */
    readWelfare: (membershipNo: string, welfareType: string | undefined) =>
      inSnapshot(db, async (snapshot) => ({
        requests: await listRequests(snapshot, membershipNo, welfareType),
        tabs: await listTypes(snapshot, membershipNo),
      })),
  };
}

function listRequests(db: Kysely<Database>, membershipNo: string, welfareType: string | undefined) {
  return db
    .selectFrom('welfare_request')
    .select(['requestment_no', 'welfare_type', 'welfare_name', 'operate_date', 'amount', 'approve_status'])
    .select(['approve_date', 'paid_status', 'paid_date', 'detail'])
    .where('membership_no', '=', membershipNo)
    .$if(welfareType !== undefined, (query) => query.where('welfare_type', '=', welfareType ?? ''))
    .orderBy('welfare_type')
    .orderBy('operate_date', 'desc')
    .orderBy('requestment_no', 'desc')
    .execute();
}

/** Each type by the name that its newest request gives it. */
function listTypes(db: Kysely<Database>, membershipNo: string) {
  return db
    .selectFrom('welfare_request')
    .select([
      'welfare_type',
      sql<string>`(array_agg(welfare_name order by operate_date desc, requestment_no desc))[1]`.as(
        'welfare_name',
      ),
      sql<number>`count(*)::integer`.as('request_count'),
    ])
    .where('membership_no', '=', membershipNo)
    .groupBy('welfare_type')
    .orderBy('welfare_type')
    .execute();
}
