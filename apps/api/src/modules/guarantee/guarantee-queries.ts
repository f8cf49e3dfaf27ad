import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type GuaranteeQueries = ReturnType<typeof createGuaranteeQueries>;

/** `collateral_type` of a guarantor. */
const PERSON = '01';
const RELEASED = '0';

export function createGuaranteeQueries(db: Kysely<Database>) {
  const guarantees = db
    .selectFrom('loan_collateral')
    .innerJoin('loan_contract', 'loan_contract.loan_contract_no', 'loan_collateral.loan_contract_no')
    .where('collateral_type', '=', PERSON)
    .select(['loan_contract.loan_contract_no', 'begin_date', 'loan_approve_amount', 'close_status'])
    .select(['loan_collateral.seq_no', 'used_amount', 'loan_collateral.status']);

  return {
    /** Other people's loans that the member stands behind, and who stands behind the member's own; by contract. */
    listGuarantees(membershipNo: string) {
      const given = guarantees
        .innerJoin('member as borrower', 'borrower.membership_no', 'loan_contract.membership_no')
        .select([
          // Whoever is released no longer learns what the borrower owes.
          sql<string | null>`case when loan_collateral.status <> ${RELEASED} then principal_balance end`.as(
            'principal_balance',
          ),
          sql<'given' | 'received'>`'given'`.as('direction'),
          nameColumns('borrower').as('party_name'),
        ])
        .where('guarantor_no', '=', membershipNo)
        .where('loan_contract.membership_no', '<>', membershipNo);
      const received = guarantees
        .leftJoin('member as guarantor', 'guarantor.membership_no', 'loan_collateral.guarantor_no')
        .select([
          'principal_balance',
          sql<'given' | 'received'>`'received'`.as('direction'),
          sql<string>`coalesce(${nameColumns('guarantor')}, description)`.as('party_name'),
        ])
        .where('loan_contract.membership_no', '=', membershipNo);
      return db
        .selectFrom(given.unionAll(received).as('guarantee'))
        .selectAll()
        .orderBy('loan_contract_no')
        .orderBy('direction')
        .orderBy('seq_no')
        .execute();
    },

    /** All guarantors of these contracts, without who they are. */
    listGuarantors: async (contractNos: readonly string[]) =>
      contractNos.length === 0
        ? []
        : db
            .selectFrom('loan_collateral')
            .select(['loan_contract_no', 'seq_no', 'used_amount', 'status'])
            .where('collateral_type', '=', PERSON)
            .where('loan_contract_no', 'in', contractNos)
            .orderBy('loan_contract_no')
            .orderBy('seq_no')
            .execute(),
  };
}

function nameColumns(member: 'borrower' | 'guarantor') {
  const [prename, name, surname] = ['prename', 'member_name', 'member_surname'].map((column) =>
    sql.ref(`${member}.${column}`),
  );
  return sql<string>`${prename} || ${name} || ' ' || ${surname}`;
}
