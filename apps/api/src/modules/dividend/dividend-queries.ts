import { getAccountingYear } from '@sahakorn/rules/accounting-year';
import type { Kysely, Selectable } from 'kysely';
import { CompiledQuery } from 'kysely';
import type { DividendDeductionTable, DividendTable } from '../../db/benefit-schema.ts';
import { type JoinedKind, joinRowsByKind, splitRowsByKind } from '../../db/joined-rows.ts';
import type { Database } from '../../db/schema.ts';
import { RULES_COLUMNS, type RulesRow, YEAR_END_MONTH } from '../rules/cooperative-rules.ts';
import type { InterestBooks } from './interest-paid.ts';
import type { PaymentBooks } from './missed-payments.ts';
import type { ShareMovement } from './share-year.ts';

/** A year as stored, with what was deducted. */
type StoredYear = Omit<Selectable<DividendTable>, 'membership_no' | 'release_status'> & {
  deductions: Pick<Selectable<DividendDeductionTable>, 'description' | 'amount'>[];
};

/** The same with its first and last day. */
export type DividendRecord = StoredYear & { year_from: string; year_to: string };

/**
 * The released years, and what a member holds, paid and missed, from which
 * the rules work them out, and the rules.
 */
export type DividendBooks = {
  years: StoredYear[];
  shares: ShareMovement[];
  interest: InterestBooks;
  payments: PaymentBooks;
} & RulesRow;

/**
 * The years that are released, the newest first. A number of JSON is a float, so amounts are written as text.
 */
const YEARS = `
  (select coalesce(json_agg(year), '[]') from (
    select account_year, dividend_rate::text, average_return_rate::text, dividend::text, average_return::text,
      drop_dividend::text, drop_average::text, base_interest::text, net_amount::text,
      pay_method, bank_name, bank_account, paid_on,
      (select coalesce(json_agg(deduction), '[]') from (
        select description, amount::text from dividend_deduction
        where membership_no = $1 and dividend_deduction.account_year = dividend.account_year
        order by seq_no) as deduction) as deductions
    from dividend where membership_no = $1 and release_status = '1'
    order by account_year desc) as year) as years`;

const SHARE_COLUMNS = ['seq_no', 'operate_date', 'period', 'share_value', 'share_stock'];

const SHARES = `${joinRowsByKind(SHARE_COLUMNS, 'share_entry where membership_no = $1')} as shares`;

/** By accounting year and contract, without those on which none was paid; null if a row does not state its interest. */
const INTEREST_PAID = `
  (select coalesce(json_agg(paid), '[]') from (
    select loan_contract_no, loan_type_description, close_status, account_year, interest::text
    from contract cross join lateral (
      select extract(year from loan_payment_date + make_interval(months => 12 - month))::integer as account_year,
        case when bool_and(interest_amount is not null) then sum(interest_amount) end as interest
      from loan_entry cross join year_end where loan_entry.loan_contract_no = contract.loan_contract_no
      group by 1) as of_year
    where interest is distinct from 0
    order by begin_date, loan_contract_no) as paid)`;

/** The contracts whose ledger begins with a later row than its first. */
const PARTLY_RECORDED = `
  (select coalesce(json_agg(later), '[]') from (
    select loan_contract_no, loan_type_description, close_status, begin_date,
      loan_payment_date as first_day
    from contract cross join lateral (
      select seq_no, loan_payment_date from loan_entry
      where loan_entry.loan_contract_no = contract.loan_contract_no order by seq_no limit 1) as first
    where first.seq_no > 1
    order by begin_date, loan_contract_no) as later)`;

const COLLECTIONS = `
  (select coalesce(json_agg(month), '[]') from (
    select receive_year, receive_month, missed_amount::text from collection
    where membership_no = $1 order by receive_year, receive_month) as month)`;

const LOANS = `
  (select coalesce(json_agg(loan), '[]') from (
    select loan_contract_no, loan_type_description, close_status, begin_date,
      case when close_status <> '0' then (
        select max(loan_payment_date) from loan_entry
        where loan_entry.loan_contract_no = contract.loan_contract_no) end as last_day
    from contract order by begin_date, loan_contract_no) as loan)`;

type YearsRow = Pick<DividendBooks, 'years'> & { year_end_month: number };
type BooksRow = Omit<DividendBooks, 'shares'> & { shares: JoinedKind[] };

const LIST_YEARS = `select /* plan: dividends */ ${YEARS}, ${YEAR_END_MONTH} as year_end_month`;

const READ_BOOKS = `
  with /* plan: dividend_books */ contract as materialized (
    select loan_contract_no, loan_type_description, close_status, begin_date
    from loan_contract where membership_no = $1),
    year_end as materialized (select ${YEAR_END_MONTH} as month)
  select ${YEARS}, ${SHARES},
    json_build_object('paid', ${INTEREST_PAID}, 'partlyRecorded', ${PARTLY_RECORDED}) as interest,
    json_build_object('collections', ${COLLECTIONS}, 'contracts', ${LOANS}) as payments,
    ${RULES_COLUMNS}`;

/** Each reads with one query, and therefore one snapshot of the books. */
export function createDividendQueries(db: Kysely<Database>) {
  const readRow = async <Row>(text: string, membershipNo: string): Promise<Row> => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [membershipNo]));
    const [row] = rows;
    if (!row) throw new Error('A query without a table has one row.');
    return row;
  };
  return {
    listReleased: async (membershipNo: string): Promise<DividendRecord[]> => {
      const { years, year_end_month } = await readRow<YearsRow>(LIST_YEARS, membershipNo);
      return years.map((year) => {
        const { from, to } = getAccountingYear(year.account_year, year_end_month);
        return { ...year, year_from: from, year_to: to };
      });
    },
    readBooks: async (membershipNo: string): Promise<DividendBooks> => {
      const books = await readRow<BooksRow>(READ_BOOKS, membershipNo);
      return { ...books, shares: toMovements(books.shares) };
    },
  };
}

function toMovements(shares: readonly JoinedKind[]): ShareMovement[] {
  return splitRowsByKind(shares, SHARE_COLUMNS.length, toMovement);
}

function toMovement(
  [seqNo, day = '', period, value = '', stock = '']: string[],
  { item_type_code, item_type_description }: JoinedKind,
): ShareMovement {
  return {
    seq_no: Number(seqNo),
    operate_date: day,
    item_type_code,
    item_type_description,
    period: period ? Number(period) : null,
    share_value: value,
    share_stock: stock,
  };
}
