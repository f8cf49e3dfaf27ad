import type { Kysely, Selectable } from 'kysely';
import { CompiledQuery } from 'kysely';
import { listJsonColumns } from '../../db/json-columns.ts';
import type { LoanEntryTable } from '../../db/ledger-schema.ts';
import type { Database } from '../../db/schema.ts';
import type { ContractRow } from './loan-books.ts';
import { CONTRACT_COLUMNS, CONTRACT_DECIMALS } from './loan-queries.ts';

export type LoanOutlookQueries = ReturnType<typeof createLoanOutlookQueries>;

const ENTRY_COLUMNS = [
  'loan_contract_no',
  'seq_no',
  'loan_payment_date',
  'item_type_code',
  'item_type_description',
  'period',
  'principal_amount',
  'interest_amount',
  'principal_balance',
] as const;
const ENTRY_DECIMALS = ['principal_amount', 'interest_amount', 'principal_balance'];

/** A row of a ledger, with what members read of it. */
export type LedgerEntry = Pick<Selectable<LoanEntryTable>, (typeof ENTRY_COLUMNS)[number]>;

/** The last month that was billed to a member. */
export type LastBill = { receive_year: number; receive_month: number };

/** Contracts, the largest balance first; their ledgers, each in order; null where nothing was billed yet. */
export type LoanReading = { contracts: ContractRow[]; entries: LedgerEntry[]; last_bill: LastBill | null };

/** Reads contracts of the member $1 in one query, so that contracts, ledgers and bill are of one moment. */
const selectLoans = (condition: string) => `
  with /* plan: loan_outlook */ contract as materialized (
    select ${listJsonColumns(CONTRACT_COLUMNS, CONTRACT_DECIMALS)} from loan_contract
    where membership_no = $1 and ${condition}
    order by loan_contract.principal_balance desc nulls last, begin_date desc, loan_contract_no)
  select
    (select coalesce(json_agg(contract), '[]') from contract) as contracts,
    (select coalesce(json_agg(entry), '[]') from (
      select ${listJsonColumns(ENTRY_COLUMNS, ENTRY_DECIMALS)} from loan_entry
      where loan_contract_no in (select loan_contract_no from contract)
      order by loan_contract_no, seq_no) as entry) as entries,
    (select to_json(bill) from (
      select receive_year, receive_month from receipt where membership_no = $1
      order by receive_year desc, receive_month desc limit 1) as bill) as last_bill`;

const READ_OPEN = selectLoans(`close_status = '0'`);
const READ_ONE = selectLoans('loan_contract_no = $2');

export function createLoanOutlookQueries(db: Kysely<Database>) {
  const read = async (text: string, ...values: string[]): Promise<LoanReading> => {
    const { rows } = await db.executeQuery<LoanReading>(CompiledQuery.raw(text, values));
    return rows[0] ?? { contracts: [], entries: [], last_bill: null };
  };

  return {
    readOpenContracts: (membershipNo: string) => read(READ_OPEN, membershipNo),
    /** No contract where the member has none of this number. */
    readContract: (membershipNo: string, contractNo: string) => read(READ_ONE, membershipNo, contractNo),
  };
}
