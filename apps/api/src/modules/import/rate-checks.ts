import type { ClientBase } from 'pg';
import type { Contradiction } from './contradiction.ts';
import { getImportTable } from './tables/import-tables.ts';
import { getStagingTable } from './staging.ts';

type RateTable = 'member_loan_rate' | 'member_loan';

/** A contract is named by the row of its newest rate, or by its own where the books bring no rates of it. */
const LINES: Record<RateTable, string> = {
  member_loan_rate: 'rate_row using (loan_contract_no, begin_on) where',
  member_loan: `contract_row using (loan_contract_no)
     where not exists (select from rate_row where rate_row.loan_contract_no = newest.loan_contract_no) and`,
};

/** Finds contracts whose rate is not the newest of their history that is valid on a day (`YYYY-MM-DD`). */
export async function findRateContradictions(
  client: ClientBase,
  table: RateTable,
  today: string,
): Promise<Contradiction[]> {
  const { rows } = await client.query<Contradiction>(
    `with rate_row as (select * from ${getStagingTable(getImportTable('member_loan_rate'))}),
       contract_row as (select * from ${getStagingTable(getImportTable('member_loan'))}),
       newest as (
         select distinct on (loan_contract_no) loan_contract_no, begin_on, loan_rate.interest_rate as expected,
           loan_contract.interest_rate as stated
         from loan_rate join loan_contract using (loan_contract_no) where begin_on <= $1
         order by loan_contract_no, begin_on desc)
     select file_line as line, loan_contract_no as account, null as seq, stated, expected
     from newest join ${LINES[table]} stated <> expected
     order by file_line`,
    [today],
  );
  return rows;
}
