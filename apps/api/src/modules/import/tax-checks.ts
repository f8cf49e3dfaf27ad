import type { ClientBase } from 'pg';
import type { Contradiction } from './contradiction.ts';
import { getImportTable } from './tables/import-tables.ts';
import { getStagingTable } from './staging.ts';

/** The files that can state a tax on a dividend or an average return. */
export type TaxTable = 'member_div_deductions' | 'member_dep_statement';

const TAX = String.raw`(ภาษี|ภ\.?\s*ง\.?\s*ด|\mtax|withholding|\mwht\M)`;
const PAID_OUT = String.raw`(ปันผล|เฉลี่ย\s*คืน|dividend|average return|patronage)`;

const FAULTS: Record<TaxTable, string> = {
  member_div_deductions: `
    select file_line as line, membership_no || ' ' || account_year as account, seq_no as seq, amount as stated
    from stage where amount <> 0 and description ~* $1 and $2::text is not null`,
  member_dep_statement: `
    select file_line as line, deposit_account_no as account, seq_no as seq,
      case when tax_amount <> 0 then tax_amount else abs(amount) end as stated
    from stage cross join lateral (select item_description || ' ' || coalesce(note, '') as words) as text
    where words ~* $2 and (tax_amount <> 0 or words ~* $1 and amount < 0)`,
};

/** Finds taxes on dividends and average returns, which are exempt (Royal Decree 40 of 2514). */
export async function findTaxedDividends(client: ClientBase, table: TaxTable): Promise<Contradiction[]> {
  const { rows } = await client.query<Contradiction>(
    `with stage as (select * from ${getStagingTable(getImportTable(table))}), fault as (${FAULTS[table]})
     select fault.*, '0.00' as expected from fault order by line`,
    [TAX, PAID_OUT],
  );
  return rows;
}
