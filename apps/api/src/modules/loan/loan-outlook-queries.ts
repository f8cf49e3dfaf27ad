import type { Kysely, Selectable } from 'kysely';
import { CompiledQuery } from 'kysely';
import { listJsonColumns } from '../../db/json-columns.ts';
import type { LoanEntryTable } from '../../db/ledger-schema.ts';
import { selectRates } from '../../db/loan-rates.ts';
import type { Database } from '../../db/schema.ts';
import { RULES_COLUMNS, type RulesRow } from '../rules/cooperative-rules.ts';
import type { ContractRow } from './loan-books.ts';
import { CONTRACT_COLUMNS, CONTRACT_DECIMALS } from './loan-queries.ts';

export type LoanOutlookQueries = ReturnType<typeof createLoanOutlookQueries>;

/** A row of a ledger, with what members read of it. */
export type LedgerEntry = Pick<
  Selectable<LoanEntryTable>,
  | 'loan_contract_no'
  | 'seq_no'
  | 'loan_payment_date'
  | 'item_type_code'
  | 'item_type_description'
  | 'period'
  | 'principal_amount'
  | 'interest_amount'
  | 'principal_balance'
>;

/** The last month that was billed to a member. */
export type LastBill = { receive_year: number; receive_month: number };

/** Contracts, the largest balance first; their ledgers, each in order; null if nothing was billed yet. */
export type LoanReading = {
  contracts: ContractRow[];
  entries: LedgerEntry[];
  last_bill: LastBill | null;
  rules: RulesRow;
};

/** How much of each ledger is read. */
export type LedgerPart = 'whole' | 'newest row';

type EntryValues = [
  contractNo: string,
  seqNo: number,
  day: string,
  itemTypeCode: string,
  itemTypeDescription: string,
  period: number | null,
  principal: string,
  interest: string | null,
  balance: string,
];

/** Without names, which PostgreSQL would look up for every row. A number of JSON is a float, so amounts are texts. */
const ENTRY_VALUES = `
  json_build_array(entry.loan_contract_no, seq_no, loan_payment_date, item_type_code, item_type_description, period,
    principal_amount::text, interest_amount::text, entry.principal_balance::text)`;

type LoanRow = Omit<LoanReading, 'entries' | 'rules'> & RulesRow & { entries: EntryValues[] };

/** Reads contracts of the member $1 in one query, so that contracts, ledgers, bill and rules are of one moment. */
const selectLoans = (condition: string, part: LedgerPart) => `
  with /* plan: loan_outlook */ contract as materialized (
    select ${listJsonColumns(CONTRACT_COLUMNS, CONTRACT_DECIMALS)}, ${selectRates('loan_contract')} from loan_contract
    where membership_no = $1 and ${condition}
    order by loan_contract.principal_balance desc nulls last, begin_date desc, loan_contract_no)
  select
    (select coalesce(json_agg(contract), '[]') from contract) as contracts,
    (select coalesce(json_agg(${ENTRY_VALUES}), '[]') from contract cross join lateral (
      select * from loan_entry where loan_entry.loan_contract_no = contract.loan_contract_no
      order by seq_no ${part === 'whole' ? '' : 'desc limit 1'}) as entry) as entries,
    (select to_json(bill) from (
      select receive_year, receive_month from receipt where membership_no = $1
      order by receive_year desc, receive_month desc limit 1) as bill) as last_bill,
    ${RULES_COLUMNS}`;

const prepare = (condition: string) => ({
  whole: selectLoans(condition, 'whole'),
  'newest row': selectLoans(condition, 'newest row'),
});

const READ_OPEN = prepare(`close_status = '0'`);
const READ_ONE = prepare('loan_contract_no = $2');

export function createLoanOutlookQueries(db: Kysely<Database>) {
  const read = async (text: string, ...values: string[]): Promise<LoanReading> => {
    const { rows } = await db.executeQuery<LoanRow>(CompiledQuery.raw(text, values));
    const [row] = rows;
    if (!row) throw new Error('A query without a table has one row.');
    const { contracts, entries, last_bill, ...rules } = row;
    return { contracts, entries: entries.map(toEntry), last_bill, rules };
  };

  return {
    readOpenContracts: (part: LedgerPart, membershipNo: string) => read(READ_OPEN[part], membershipNo),
    /** Empty if the member has no contract with this number. */
    readContract: (part: LedgerPart, membershipNo: string, contractNo: string) =>
      read(READ_ONE[part], membershipNo, contractNo),
  };
}

function toEntry([
  contractNo,
  seqNo,
  day,
  itemTypeCode,
  itemTypeDescription,
  period,
  principal,
  interest,
  balance,
]: EntryValues): LedgerEntry {
  return {
    loan_contract_no: contractNo,
    seq_no: seqNo,
    loan_payment_date: day,
    item_type_code: itemTypeCode,
    item_type_description: itemTypeDescription,
    period,
    principal_amount: principal,
    interest_amount: interest,
    principal_balance: balance,
  };
}
