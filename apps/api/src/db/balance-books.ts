import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { IsoDate } from './column-types.ts';

/** The balances of one kind of account, in SQL over `head` (the account) and `entry` (its movements). */
export type BalanceBook = {
  kind: 'share' | 'deposit' | 'loan';
  head: string;
  entry: string;
  owner: string;
  day: string;
  amount: string;
  /** The column of the account and of each of its movements. */
  balance: string;
  description: string;
  accountNo: RawBuilder<string>;
  accountName: RawBuilder<string>;
  /** Orders the accounts of a member. */
  order: RawBuilder<string>;
  /** The balance before a first movement, as the import checks it. */
  opening: RawBuilder<string>;
  /** Whether a balance of zero is confirmed too. */
  isOpen: RawBuilder<boolean>;
  /** Null if the books do not say when it began. */
  begunOn: RawBuilder<IsoDate | null>;
};

/** What a balance confirmation asks about, in this order. */
export const balanceBooks: readonly BalanceBook[] = [
  {
    kind: 'share',
    head: 'share_account',
    entry: 'share_entry',
    owner: 'membership_no',
    day: 'operate_date',
    amount: 'share_value',
    balance: 'share_stock',
    description: 'item_type_description',
    accountNo: sql`''`,
    accountName: sql`'ทุนเรือนหุ้น'`,
    order: sql`''`,
    opening: nearest(sql`entry.share_stock - entry.share_value`, sql`head.brought_forward`),
    isOpen: sql`head.share_stock <> 0`,
    begunOn: sql`(select joined_on from member where member.membership_no = head.membership_no)`,
  },
  {
    kind: 'deposit',
    head: 'deposit_account',
    entry: 'deposit_entry',
    owner: 'deposit_account_no',
    day: 'operate_date',
    amount: 'amount',
    balance: 'balance',
    description: 'item_description',
    accountNo: sql`head.deposit_account_no`,
    accountName: sql`head.deposit_type_name`,
    order: sql`head.deposit_type_code`,
    opening: sql`case entry.item_type_code when 'BF' then entry.balance - entry.amount else 0 end`,
    isOpen: sql`head.close_status = '0'`,
    begunOn: sql`head.opened_on`,
  },
  {
    kind: 'loan',
    head: 'loan_contract',
    entry: 'loan_entry',
    owner: 'loan_contract_no',
    day: 'loan_payment_date',
    amount: 'principal_amount',
    balance: 'principal_balance',
    description: 'item_type_description',
    accountNo: sql`head.loan_contract_no`,
    accountName: sql`head.loan_type_description`,
    order: sql`head.begin_date::text`,
    opening: nearest(sql`entry.principal_balance - entry.principal_amount`, sql`head.loan_approve_amount`),
    isOpen: sql`head.close_status = '0'`,
    begunOn: sql`head.begin_date`,
  },
];

/** Zero or the other choice, whichever is nearer to the balance that the first movement implies. */
function nearest(implied: RawBuilder<string>, choice: RawBuilder<string>): RawBuilder<string> {
  return sql`case when abs(${implied} - ${choice}) <= abs(${implied}) then ${choice} else 0 end`;
}

/**
 * The balance of an account on a day, by the dates of its rows: as the account states it, less the rows of later
 * days that are posted already. For a query over the accounts of this kind.
 */
export function selectBalanceOn(kind: BalanceBook['kind'], day: IsoDate): RawBuilder<string | null> {
  const book = balanceBooks.find((one) => one.kind === kind);
  if (!book) throw new Error(`There is no book of kind ${kind}.`);
  const owner = sql.ref(`${book.head}.${book.owner}`);
  const later = sql`
    select sum(later.${sql.ref(book.amount)}) from ${sql.table(book.entry)} as later
    where later.${sql.ref(book.owner)} = ${owner} and later.${sql.ref(book.day)} > ${day}::date`;
  // An account can have too many rows to read them all for those that most books do not have.
  const found =
    kind === 'deposit'
      ? sql`case when exists (
          select from deposit_month where deposit_month.deposit_account_no = ${owner} and last_date > ${day}::date)
        then (${later}) end`
      : sql`(${later})`;
  return sql<string | null>`${sql.ref(`${book.head}.${book.balance}`)} - coalesce(${found}, 0.00)`;
}
