import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type MemberRow, toCells } from './member-table.ts';

/** `collateral_type` of a guarantor. */
const PERSON = '01';
const RELEASED = '0';

/**
 * Guarantees in both directions; the other person appears by name, without membership number. A released
 * guarantor does not see what the borrower owes.
 */
export async function listGuarantees(db: Kysely<Database>, membershipNo: string): Promise<MemberRow[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select case when guarantor_no = ${membershipNo} and loan.membership_no <> ${membershipNo}
        then 'given' else 'received' end as direction,
      loan_contract_no,
      case when guarantor_no = ${membershipNo} and loan.membership_no <> ${membershipNo}
        then borrower.prename || borrower.member_name || ' ' || borrower.member_surname
        else coalesce(guarantor.prename || guarantor.member_name || ' ' || guarantor.member_surname, description)
        end as party_name,
      begin_date, loan_approve_amount,
      case when loan.membership_no = ${membershipNo} or collateral.status <> ${RELEASED}
        then principal_balance end as principal_balance,
      used_amount, collateral.status
    from loan_collateral as collateral
    join loan_contract as loan using (loan_contract_no)
    join member as borrower on borrower.membership_no = loan.membership_no
    left join member as guarantor on guarantor.membership_no = guarantor_no
    where collateral_type = ${PERSON} and (loan.membership_no = ${membershipNo} or guarantor_no = ${membershipNo})
    order by loan_contract_no, direction, collateral.seq_no`.execute(db);
  return rows.map((row) => toCells(row));
}
