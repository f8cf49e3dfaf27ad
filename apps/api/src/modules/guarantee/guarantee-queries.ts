import type { Kysely, Selectable } from 'kysely';
import { CompiledQuery } from 'kysely';
import type { LoanCollateralTable, LoanContractTable } from '../../db/ledger-schema.ts';
import type { Database } from '../../db/schema.ts';

/** A guarantor of a contract, without who it is. */
export type BoundRow = Pick<Selectable<LoanCollateralTable>, 'seq_no' | 'used_amount' | 'status'>;

/** A guarantee seen from one side; `bound` are all guarantors of the contract. */
export type GuaranteeRow = BoundRow &
  Pick<
    Selectable<LoanContractTable>,
    'loan_contract_no' | 'begin_date' | 'loan_approve_amount' | 'close_status' | 'principal_balance'
  > & {
    /** What the contract states. */
    posted_balance: string | null;
    direction: 'given' | 'received';
    party_name: string;
    bound: BoundRow[];
  };

const CONTRACT = `loan_contract.loan_contract_no, begin_date, loan_approve_amount, close_status,
      collateral.seq_no, used_amount, collateral.status`;
/** `collateral_type` of a guarantor. */
const PERSON = `collateral_type = '01'`;

/**
 * By contract: the loans of others that member $1 guarantees, and the guarantors of the member's own loans, with
 * what is owed on day $2: rows that are posted ahead do not count yet. A released guarantor (`status` 0) no longer
 * sees what the borrower owes. It is one query, so that all rows are of one snapshot.
 */
const LIST_GUARANTEES = `
  select /* plan: guarantees */ guarantee.*, posted_balance - (
      select coalesce(sum(principal_amount), 0.00) from loan_entry
      where loan_entry.loan_contract_no = guarantee.loan_contract_no and loan_payment_date > $2::date) as principal_balance,
    (select json_agg(json_build_object('seq_no', seq_no, 'used_amount', used_amount::text, 'status', status)
        order by seq_no)
     from loan_collateral
     where loan_collateral.loan_contract_no = guarantee.loan_contract_no and ${PERSON}) as bound
  from (
    select ${CONTRACT}, 'given' as direction, ${joinName('borrower')} as party_name,
      case when collateral.status <> '0' then principal_balance end as posted_balance
    from loan_collateral as collateral
    join loan_contract using (loan_contract_no)
    join member as borrower on borrower.membership_no = loan_contract.membership_no
    where ${PERSON} and guarantor_no = $1 and loan_contract.membership_no <> $1
    union all
    select ${CONTRACT}, 'received', coalesce(${joinName('guarantor')}, description), principal_balance as posted_balance
    from loan_collateral as collateral
    join loan_contract using (loan_contract_no)
    left join member as guarantor on guarantor.membership_no = collateral.guarantor_no
    where ${PERSON} and loan_contract.membership_no = $1) as guarantee
  order by loan_contract_no, direction, seq_no`;

export function createGuaranteeQueries(db: Kysely<Database>) {
  return {
    async listGuarantees(membershipNo: string, today: string): Promise<GuaranteeRow[]> {
      const { rows } = await db.executeQuery<GuaranteeRow>(
        CompiledQuery.raw(LIST_GUARANTEES, [membershipNo, today]),
      );
      return rows;
    },
  };
}

function joinName(member: 'borrower' | 'guarantor'): string {
  return `${member}.prename || ${member}.member_name || ' ' || ${member}.member_surname`;
}
