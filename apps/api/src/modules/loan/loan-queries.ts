import type { MissedInstalment } from '@sahakorn/contract/loan';
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import { ledgerReader } from '../../db/ledger-reader.ts';
import type { LoanCollateralTable, LoanContractTable } from '../../db/ledger-schema.ts';
import { asJsonColumns } from '../../db/json-columns.ts';
import type { Database } from '../../db/schema.ts';

export type LoanQueries = ReturnType<typeof createLoanQueries>;

export const CONTRACT_COLUMNS = [
  'loan_contract_no',
  'loan_type_code',
  'loan_type_description',
  'begin_date',
  'loan_approve_amount',
  'principal_balance',
  'period_payment_amount',
  'last_period',
  'installment_count',
  'interest_rate',
  'interest_arrear',
  'payment_type',
  'drop_payment_status',
  'close_status',
] as const;

const ENTRY_COLUMNS = [
  'seq_no',
  'loan_payment_date',
  'item_type_code',
  'item_type_description',
  'period',
  'principal_amount',
  'interest_amount',
  'total_amount',
  'principal_balance',
  'doc_no',
] as const;

export const CONTRACT_DECIMALS = [
  'loan_approve_amount',
  'principal_balance',
  'period_payment_amount',
  'interest_rate',
  'interest_arrear',
] as const;

type Collateral = Pick<
  Selectable<LoanCollateralTable>,
  'collateral_type' | 'description' | 'used_amount' | 'status'
>;
type Contract = Pick<Selectable<LoanContractTable>, (typeof CONTRACT_COLUMNS)[number]> & {
  collateral: Collateral[];
  missed: MissedInstalment[];
};

/** What secures a contract, in its own order. */
const COLLATERAL = sql`
  (select coalesce(json_agg(secured), '[]') from (
    select collateral_type, description, used_amount::text, status
    from loan_collateral where loan_collateral.loan_contract_no = loan_contract.loan_contract_no
    order by seq_no) as secured) as collateral`;

/**
 * The months whose charge for a contract is not paid; a line names its contract in its description. An
 * instalment that the contract counts as paid is left out.
 */
const MISSED = sql`
  (select coalesce(json_agg(month), '[]') from (
    select receive_year, receive_month,
      case when outstanding_amount = collection.charged_amount then sum(line.amount)::text end as amount
    from collection
    join receipt using (membership_no, receive_year, receive_month)
    join receipt_line as line using (membership_no, receive_year, receive_month, seq_no)
    where collection.membership_no = loan_contract.membership_no and outstanding_amount > 0
      and posted = '1' and receipt.collected_amount < receipt.charged_amount
      and line.description = loan_contract.loan_contract_no
      and (line.period > loan_contract.last_period) is not false
    group by receive_year, receive_month, outstanding_amount, collection.charged_amount
    order by receive_year, receive_month) as month) as missed`;

export function createLoanQueries(db: Kysely<Database>) {
  return {
    /** The largest balance first. */
    async listContracts(membershipNo: string): Promise<Contract[]> {
      const { rows } = await sql<Contract>`
        select /* plan: loan_contracts */ ${asJsonColumns(CONTRACT_COLUMNS, CONTRACT_DECIMALS)}, ${COLLATERAL}, ${MISSED}
        from loan_contract where membership_no = ${membershipNo}
        order by loan_contract.principal_balance desc nulls last, begin_date desc, loan_contract_no`.execute(
        db,
      );
      return rows;
    },

    ledger: ledgerReader(db, {
      table: 'loan_entry',
      owner: 'loan_contract_no',
      day: 'loan_payment_date',
      amount: 'principal_amount',
      balance: 'principal_balance',
      kindName: 'item_type_description',
      columns: ENTRY_COLUMNS,
      toEntry: ([
        ,
        seq_no,
        loan_payment_date,
        item_type_code,
        item_type_description,
        period,
        principal_amount,
        interest_amount,
        total_amount,
        principal_balance,
        doc_no,
      ]) => ({
        seq_no,
        loan_payment_date,
        item_type_code,
        item_type_description,
        period,
        principal_amount,
        interest_amount,
        total_amount,
        principal_balance,
        doc_no,
      }),
      head: ({ owner, membershipNo }) => sql<Contract>`
        select ${asJsonColumns(CONTRACT_COLUMNS, CONTRACT_DECIMALS)}, ${COLLATERAL}, ${MISSED}
        from loan_contract where loan_contract_no = ${owner} and membership_no = ${membershipNo}`,
      moreSums: {
        // Left out if the interest of a movement is missing, because the sum would be too small.
        interest_amount: sql<string | null>`
          case when count(*) = count(interest_amount) then coalesce(sum(interest_amount), 0.00) end`,
      },
    }),
  };
}
