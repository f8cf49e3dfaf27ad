import type { Kysely, Selectable } from 'kysely';
import { CompiledQuery } from 'kysely';
import { type JoinedKind, joinRowsByKind, splitRowsByKind } from '../../db/joined-rows.ts';
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

/**
 * Contracts with their ledgers in order, the largest balance first; the bill is null if there is none.
 */
export type LoanReading = {
  loans: { contract: ContractRow; entries: LedgerEntry[] }[];
  last_bill: LastBill | null;
  rules: RulesRow;
};

/** How much of each ledger is read. */
export type LedgerPart = 'whole' | 'newest row';

type LoanRow = Pick<LoanReading, 'last_bill'> &
  RulesRow & { contracts: (ContractRow & { ledger: JoinedKind[] })[] };

const JOINED_COLUMNS = [
  'seq_no',
  'loan_payment_date',
  'period',
  'principal_amount',
  'interest_amount',
  'principal_balance',
];

const ENTRIES = 'select * from loan_entry where loan_entry.loan_contract_no = loan_contract.loan_contract_no';

const selectLedger = (part: LedgerPart) => {
  const source = `(${ENTRIES} ${part === 'whole' ? '' : 'order by seq_no desc limit 1'}) as entry`;
  return `${joinRowsByKind(JOINED_COLUMNS, source)} as ledger`;
};

/**
 * Reads contracts of the member $1 in one query, so that contracts,
 * ledgers, bill and rules are of one moment.
 */
const selectLoans = (condition: string, part: LedgerPart) => `
  select /* plan: loan_outlook */
    (select coalesce(json_agg(contract), '[]') from (
      select ${listJsonColumns(CONTRACT_COLUMNS, CONTRACT_DECIMALS)}, ${selectRates('loan_contract')},
        ${selectLedger(part)}
      from loan_contract where membership_no = $1 and ${condition}
      order by loan_contract.principal_balance desc nulls last, begin_date desc, loan_contract_no) as contract)
      as contracts,
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
    const { contracts, last_bill, ...rules } = row;
    const loans = contracts.map(({ ledger, ...contract }) => ({ contract, entries: toEntries(ledger) }));
    return { loans, last_bill, rules };
  };

  return {
    readOpenContracts: (part: LedgerPart, membershipNo: string) => read(READ_OPEN[part], membershipNo),
    /** Empty if the member has no contract with this number. */
    readContract: (part: LedgerPart, membershipNo: string, contractNo: string) =>
      read(READ_ONE[part], membershipNo, contractNo),
  };
}

function toEntries(ledger: readonly JoinedKind[]): LedgerEntry[] {
  return splitRowsByKind(ledger, JOINED_COLUMNS.length, toEntry);
}

function toEntry(
  [seqNo, day = '', period, principal = '', interest, balance = '']: string[],
  { item_type_code, item_type_description }: JoinedKind,
): LedgerEntry {
  return {
    seq_no: Number(seqNo),
    loan_payment_date: day,
    item_type_code,
    item_type_description,
    period: period ? Number(period) : null,
    principal_amount: principal,
    interest_amount: interest || null,
    principal_balance: balance,
  };
}
