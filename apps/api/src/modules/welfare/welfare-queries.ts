import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { WelfareRequestTable } from '../../db/benefit-schema.ts';
import { asJsonColumns } from '../../db/json-columns.ts';
import type { Database } from '../../db/schema.ts';

export type WelfareQueries = ReturnType<typeof createWelfareQueries>;

const COLUMNS = [
  'requestment_no',
  'welfare_type',
  'welfare_name',
  'operate_date',
  'amount',
  'approve_status',
  'approve_date',
  'paid_status',
  'paid_date',
  'detail',
] as const;

type Request = Pick<Selectable<WelfareRequestTable>, (typeof COLUMNS)[number]>;
type Tab = Pick<Request, 'welfare_type' | 'welfare_name'> & { request_count: number };
type Welfare = { requests: Request[]; tabs: Tab[] };

export function createWelfareQueries(db: Kysely<Database>) {
  return {
    /** Requests by type, newest first; only those of one type if it is given. Also lists all types. */
    async readWelfare(membershipNo: string, welfareType: string | undefined): Promise<Welfare> {
      const { rows } = await selectWelfare(membershipNo, welfareType ?? null).execute(db);
      return rows[0] ?? { requests: [], tabs: [] };
    },
  };
}

/** Names each type as its newest request does. */
function selectWelfare(membershipNo: string, welfareType: string | null) {
  return sql<Welfare>`
    select /* plan: welfare */
      (select coalesce(json_agg(request), '[]') from (
        select ${asJsonColumns(COLUMNS, ['amount'])} from welfare_request
        where membership_no = ${membershipNo}
          and (${welfareType}::text is null or welfare_type = ${welfareType})
        order by welfare_type, operate_date desc, requestment_no desc) as request) as requests,
      (select coalesce(json_agg(tab), '[]') from (
        select welfare_type,
          (array_agg(welfare_name order by operate_date desc, requestment_no desc))[1] as welfare_name,
          count(*)::integer as request_count
        from welfare_request where membership_no = ${membershipNo}
        group by welfare_type order by welfare_type) as tab) as tabs`;
}
