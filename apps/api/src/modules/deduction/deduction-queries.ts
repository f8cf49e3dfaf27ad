import type { Kysely, Selectable } from 'kysely';
import { CompiledQuery } from 'kysely';
import type { JoinedKind } from '../../db/joined-rows.ts';
import type { LoanContractTable } from '../../db/ledger-schema.ts';
import { type LedgerEntry, readLedger, selectLedger } from '../../db/loan-ledger.ts';
import { type RateRow, selectRates } from '../../db/loan-rates.ts';
import type { ReceiptLineTable, ReceiptTable } from '../../db/receipt-schema.ts';
import type { Database } from '../../db/schema.ts';
import { RULES_COLUMNS, type RulesRow } from '../rules/cooperative-rules.ts';

/** A Gregorian month. */
export type Month = { year: number; month: number };

/** A receipt or an invoice with its lines. */
export type Bill = Month &
  Pick<Selectable<ReceiptTable>, 'receipt_status' | 'posted' | 'charged_amount' | 'collected_amount'> & {
    day: string;
    lines: BillLine[];
  };

/** A line of a receipt or invoice. Only the demonstration's lines name the row of the ledger that they come from. */
export type BillLine = Pick<
  Selectable<ReceiptLineTable>,
  | 'item_type_code'
  | 'item_type_name'
  | 'description'
  | 'period'
  | 'principal_amount'
  | 'interest_amount'
  | 'amount'
  | 'balance_after'
  | 'loan_contract_no'
  | 'loan_seq_no'
>;

/** A contract with the newest rows of its ledger up to the bills, in the order of posting. */
export type BilledLoan = Pick<
  Selectable<LoanContractTable>,
  'loan_contract_no' | 'begin_date' | 'interest_rate' | 'payment_type' | 'period_payment_amount'
> & { rates: RateRow[]; entries: LedgerEntry[] };

/** The bills of a month and of the previous month, each the newest first, and the loans that they may charge. */
export type MonthlyBills = {
  current: readonly Bill[];
  before: readonly Bill[];
  loans: readonly BilledLoan[];
  rules: RulesRow;
};

export type DeductionQueries = ReturnType<typeof createDeductionQueries>;

const RETURNED = '2';
const MONTHS_A_YEAR = 12;

/** A receipt may be posted in the months around its own, and its interest runs from an earlier row. */
const MONTHS_AROUND = 2;

/** Enough for the rows of a few months; with fewer than are needed an amount is not explained. */
const LEDGER_ROWS = 24;

/**
 * The bills of the month $2 (null: the newest) and of the previous month, the newest first, the loans of the
 * member at that time and the rules, in one query and so at one moment of the books. Months are numbered in a
 * row. A number of JSON is a float, so amounts are written as text.
 */
const READ_BILLS = `
  with /* plan: deduction */ chosen as materialized (
    select coalesce($2::integer, (
      select receive_year * ${MONTHS_A_YEAR} + receive_month from receipt where membership_no = $1
      order by receive_year desc, receive_month desc limit 1)) as number),
  days as materialized (
    select make_date((number - 1 - ${MONTHS_AROUND}) / ${MONTHS_A_YEAR}, (number - 1 - ${MONTHS_AROUND}) % ${MONTHS_A_YEAR} + 1, 1) as first,
      make_date((number - 1 + ${MONTHS_AROUND}) / ${MONTHS_A_YEAR}, (number - 1 + ${MONTHS_AROUND}) % ${MONTHS_A_YEAR} + 1, 1) as after
    from chosen)
  select
    (select coalesce(json_agg(bill), '[]') from (
      select receive_year as year, receive_month as month, receipt_date as day,
        receipt_status, posted, charged_amount::text, collected_amount::text,
        receive_year * ${MONTHS_A_YEAR} + receive_month = chosen.number as is_chosen,
        (select coalesce(json_agg(line), '[]') from (
          select item_type_code, item_type_name, description, period, principal_amount::text,
            interest_amount::text, amount::text, balance_after::text, loan_contract_no, loan_seq_no
          from receipt_line as line
          where (line.membership_no, line.receive_year, line.receive_month, line.seq_no)
            = (receipt.membership_no, receipt.receive_year, receipt.receive_month, receipt.seq_no)
          order by line.line_no) as line) as lines
      from chosen join receipt
        on receive_year * ${MONTHS_A_YEAR} + receive_month in (chosen.number - 1, chosen.number)
      where membership_no = $1
      order by receive_year desc, receive_month desc, seq_no desc) as bill) as bills,
    (select coalesce(json_agg(loan), '[]') from (
      select loan_contract_no, begin_date, interest_rate::text, payment_type, period_payment_amount::text,
        ${selectRates('contract')},
        ${selectLedger(`(
          select * from loan_entry
          where loan_entry.loan_contract_no = contract.loan_contract_no and loan_payment_date < days.after
          order by seq_no desc limit ${LEDGER_ROWS}) as entry`)} as ledger
      from days join loan_contract as contract on begin_date < days.after
      where membership_no = $1 and (close_status = '0' or exists (
        select from loan_entry
        where loan_entry.loan_contract_no = contract.loan_contract_no and loan_payment_date >= days.first))
      order by loan_contract_no) as loan) as loans,
    ${RULES_COLUMNS}`;

type BillsRow = RulesRow & {
  bills: (Bill & { is_chosen: boolean })[];
  loans: (Omit<BilledLoan, 'entries'> & { ledger: JoinedKind[] })[];
};

export function createDeductionQueries(db: Kysely<Database>) {
  return {
    /** The bills by which a month (null: the newest) is compared with the previous month. */
    async findBills(membershipNo: string, month: Month | null): Promise<MonthlyBills> {
      const number = month && month.year * MONTHS_A_YEAR + month.month;
      const { rows } = await db.executeQuery<BillsRow>(CompiledQuery.raw(READ_BILLS, [membershipNo, number]));
      const [row] = rows;
      if (!row) throw new Error('A query without a table has one row.');
      const { bills, loans, ...rules } = row;
      return {
        current: keepValid(bills.filter(({ is_chosen }) => is_chosen)),
        before: keepValid(bills.filter(({ is_chosen }) => !is_chosen)),
        loans: loans.map(({ ledger, ...loan }) => ({ ...loan, entries: readLedger(ledger) })),
        rules,
      };
    },
  };
}

/** Without the bills that were returned, unless the month has no other: then the newest of them. */
function keepValid(bills: readonly Bill[]): readonly Bill[] {
  const valid = bills.filter(({ receipt_status }) => receipt_status !== RETURNED);
  return valid.length > 0 ? valid : bills.slice(0, 1);
}
