import type { ShareYear } from '@sahakorn/contract/share';
import { BROUGHT_FORWARD } from '@sahakorn/contract/share';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * The years of a member's shares, the oldest first. The balance before the first row counts as brought forward, with or
 * without a movement that states it.
 */
export async function listShareYears(db: Kysely<Database>, membershipNo: string): Promise<ShareYear[]> {
  const { rows } = await sql<ShareYear>`
    with /* plan: share_years */ entry as (
      select *, extract(year from operate_date)::integer as year,
             item_type_code = ${BROUGHT_FORWARD} and share_value > 0 as opens,
             lag(share_stock) over (order by seq_no) as stock_before
      from share_entry where membership_no = ${membershipNo}),
    moved as (
      select year, count(*)::integer as row_count,
        coalesce((array_agg(stock_before order by seq_no))[1], 0.00) as opening,
        coalesce(sum(share_value) filter (where opens), 0.00)
          + coalesce(sum(share_stock - share_value) filter (where stock_before is null), 0.00) as brought_forward,
        coalesce(sum(share_value) filter (where share_value > 0 and not opens), 0.00) as bought,
        coalesce(sum(share_value) filter (where share_value > 0 and not opens and period is not null), 0.00)
          as bought_monthly,
        coalesce(sum(share_value) filter (where share_value < 0), 0.00) as withdrawn,
        (array_agg(share_stock order by seq_no desc))[1] as closing
      from entry group by year)
    select moved.*, closing - opening - brought_forward - bought - withdrawn as difference
    from moved order by year`.execute(db);
  return rows;
}
