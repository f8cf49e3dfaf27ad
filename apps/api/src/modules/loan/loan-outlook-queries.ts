import type { Kysely } from 'kysely';
import { CompiledQuery } from 'kysely';
import type { JoinedKind } from '../../db/joined-rows.ts';
import { listJsonColumns } from '../../db/json-columns.ts';
import { type LedgerEntry, readLedger, selectLedger } from '../../db/loan-ledger.ts';
import { selectRates } from '../../db/loan-rates.ts';
import type { Database } from '../../db/schema.ts';
import { RULES_COLUMNS, type RulesRow } from '../rules/cooperative-rules.ts';
import type { ContractRow } from './loan-books.ts';
import { CONTRACT_COLUMNS, CONTRACT_DECIMALS } from './loan-queries.ts';

export type LoanOutlookQueries = ReturnType<typeof createLoanOutlookQueries>;

/** The last month that was billed to a member. */
export type LastBill = { receive_year: number; receive_month: number };

/**
 * Contracts with their ledgers in the order of posting and the last day of all rows, the largest balance
 * first; the bill is null if there is none.
 */
export type LoanReading = {
  loans: { contract: ContractRow; entries: LedgerEntry[]; lastDay: string | null }[];
  last_bill: LastBill | null;
  rules: RulesRow;
};

/** How much of each ledger is read. */
export type LedgerPart = 'whole' | 'newest row';

type LoanRow = Pick<LoanReading, 'last_bill'> &
  RulesRow & { contracts: (ContractRow & { ledger: JoinedKind[]; last_day: string | null })[] };

const ENTRIES = 'from loan_entry where loan_entry.loan_contract_no = loan_contract.loan_contract_no';

const selectPart = (part: LedgerPart) =>
  `${selectLedger(`(select * ${ENTRIES} ${part === 'whole' ? '' : 'order by seq_no desc limit 1'}) as entry`)} as ledger,
        (select max(loan_payment_date) ${ENTRIES}) as last_day`;

/**
 * Reads contracts of the member $1 in one query, so that contracts,
 * ledgers, bill and rules are of one moment.
 */
const selectLoans = (condition: string, part: LedgerPart) => `
  select /* plan: loan_outlook */
    (select coalesce(json_agg(contract), '[]') from (
      select ${listJsonColumns(CONTRACT_COLUMNS, CONTRACT_DECIMALS)}, ${selectRates('loan_contract')},
        ${selectPart(part)}
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
    const loans = contracts.map(({ ledger, last_day: lastDay, ...contract }) => ({
      contract,
      entries: readLedger(ledger),
      lastDay,
    }));
    return { loans, last_bill, rules };
  };

  return {
    readOpenContracts: (part: LedgerPart, membershipNo: string) => read(READ_OPEN[part], membershipNo),
    /** Empty if the member has no contract with this number. */
    readContract: (part: LedgerPart, membershipNo: string, contractNo: string) =>
      read(READ_ONE[part], membershipNo, contractNo),
  };
}
