import type { Kysely, Selectable } from 'kysely';
import { CompiledQuery } from 'kysely';
import type { LoanContractTable, LoanEntryTable } from '../../db/ledger-schema.ts';
import { type RateRow, selectRates } from '../../db/loan-rates.ts';
import type { ReceiptLineTable, ReceiptTable } from '../../db/receipt-schema.ts';
import type { Database } from '../../db/schema.ts';

/** A Gregorian month. */
export type Month = { year: number; month: number };

/** A receipt or an invoice with its lines. */
export type Bill = Month &
  Pick<Selectable<ReceiptTable>, 'receipt_status' | 'posted' | 'charged_amount' | 'collected_amount'> & {
    day: string;
    lines: BillLine[];
  };

type LoanTerms = Pick<
  Selectable<LoanContractTable>,
  'begin_date' | 'interest_rate' | 'payment_type' | 'period_payment_amount'
>;

/** A line of a receipt or invoice; for a loan with its terms and its balance before. */
export type BillLine = Pick<
  Selectable<ReceiptLineTable>,
  'item_type_code' | 'item_type_name' | 'description' | 'interest_amount' | 'amount' | 'balance_after'
> & { [Name in keyof LoanTerms]: LoanTerms[Name] | null } & {
  day: string;
  rates: RateRow[];
  balance_before: Selectable<LoanEntryTable>['principal_balance'] | null;
  interest_from: string | null;
};

/** The bills of a month and of the previous month, each the newest first. */
export type MonthlyBills = { current: readonly Bill[]; before: readonly Bill[] };

export type DeductionQueries = ReturnType<typeof createDeductionQueries>;

const RETURNED = '2';
const MONTHS_A_YEAR = 12;

/**
 * The bills of the month $2 (null: the newest) and of the previous month, the newest first, in one
 * query and so at one moment of the books. Months are numbered in a row. A line that is not paid
 * yet names its contract as its description, and no row of the ledger. A number of JSON is a float,
 * so amounts of lines are written as text.
 */
const LIST_BILLS = `
  with /* plan: deduction */ chosen as materialized (
    select coalesce($2::integer, (
      select receive_year * ${MONTHS_A_YEAR} + receive_month from receipt where membership_no = $1
      order by receive_year desc, receive_month desc limit 1)) as number)
  select receive_year as year, receive_month as month, receipt_date as day,
    receipt_status, posted, charged_amount, collected_amount,
    receive_year * ${MONTHS_A_YEAR} + receive_month = chosen.number as is_chosen,
    (select coalesce(json_agg(line), '[]') from (
      select item_type_code, item_type_name, line.description, interest_amount::text, amount::text,
        balance_after::text, receipt.receipt_date as day,
        begin_date, interest_rate::text, payment_type, period_payment_amount::text, ${selectRates('contract')},
        entry.principal_balance::text as balance_before, entry.loan_payment_date as interest_from
      from receipt_line as line
      left join loan_contract as contract
        on contract.membership_no = line.membership_no
        and contract.loan_contract_no = coalesce(line.loan_contract_no, line.description)
      left join lateral (
        select loan_payment_date, principal_balance from loan_entry
        where loan_entry.loan_contract_no = contract.loan_contract_no
          and case when line.loan_seq_no is null then loan_payment_date < receipt.receipt_date
            else loan_entry.seq_no < line.loan_seq_no end
        order by loan_entry.seq_no desc limit 1) as entry on true
      where (line.membership_no, line.receive_year, line.receive_month, line.seq_no)
        = (receipt.membership_no, receipt.receive_year, receipt.receive_month, receipt.seq_no)
      order by line.line_no) as line) as lines
  from chosen join receipt
    on receive_year * ${MONTHS_A_YEAR} + receive_month in (chosen.number - 1, chosen.number)
  where membership_no = $1
  order by receive_year desc, receive_month desc, seq_no desc`;

export function createDeductionQueries(db: Kysely<Database>) {
  return {
    /** The bills by which a month (null: the newest) is compared with the previous month. */
    async findBills(membershipNo: string, month: Month | null): Promise<MonthlyBills> {
      const number = month && month.year * MONTHS_A_YEAR + month.month;
      const { rows } = await db.executeQuery<Bill & { is_chosen: boolean }>(
        CompiledQuery.raw(LIST_BILLS, [membershipNo, number]),
      );
      return {
        current: keepValid(rows.filter(({ is_chosen }) => is_chosen)),
        before: keepValid(rows.filter(({ is_chosen }) => !is_chosen)),
      };
    },
  };
}

/** Without the bills that were returned, unless the month has no other: then the newest of them. */
function keepValid(bills: readonly Bill[]): readonly Bill[] {
  const valid = bills.filter(({ receipt_status }) => receipt_status !== RETURNED);
  return valid.length > 0 ? valid : bills.slice(0, 1);
}
