import type { Withheld } from '@sahakorn/contract/dividend-explanation';
import type { AccountingYear } from '@sahakorn/rules/accounting-year';
import { toSatang } from '@sahakorn/thai/money';

type Collection = { receive_year: number; receive_month: number; missed_amount: string };

type Contract = {
  loan_contract_no: string;
  loan_type_description: string;
  close_status: string;
  begin_date: string;
  /** Of the last row of its ledger; null if it has none, and for an open contract. */
  last_day: string | null;
};

/** What became of a member's monthly charges, and the loans that they were to repay. */
export type PaymentBooks = { collections: readonly Collection[]; contracts: readonly Contract[] };

/**
 * The payments that a member missed in a year; `known` is false if the books do not cover all of its months.
 */
export type MissedPayments = Pick<Withheld, 'missed' | 'transferred'> & { known: boolean };

const MONTHS_A_YEAR = 12;

const OPEN = '0';
const TRANSFERRED = 'T';

/**
 * A payment is missed where the charge of a month in which a loan was owed was not collected whole, or a loan
 * went over to its guarantors. Without a loan there is none to miss.
 */
export function getMissedPayments(
  { collections, contracts }: PaymentBooks,
  { from, to }: AccountingYear,
): MissedPayments {
  const year = { first: readMonth(from), last: readMonth(to) };
  const owed = contracts
    .map((contract) => ({ ...contract, ...getMonthsOwed(contract) }))
    .filter(({ first, last }) => first <= year.last && last >= year.first);
  const missed = collections.filter(
    ({ receive_year, receive_month, missed_amount }) =>
      isBetween(toMonth(receive_year, receive_month), year.first, year.last) &&
      toSatang(missed_amount) > 0n &&
      owed.some(({ first, last }) => isBetween(toMonth(receive_year, receive_month), first, last)),
  );
  const transferred = owed.filter(
    ({ close_status, last }) => close_status === TRANSFERRED && last <= year.last,
  );
  const [oldest, newest] = [collections.at(0), collections.at(-1)].map(
    (collection) => collection && toMonth(collection.receive_year, collection.receive_month),
  );
  const known = owed.every(({ first, lastDue }) => {
    const [due, until] = [Math.max(first, year.first), Math.min(lastDue, year.last)];
    return until < due || (oldest !== undefined && newest !== undefined && oldest <= due && newest >= until);
  });
  return {
    missed,
    transferred: transferred.map(({ loan_contract_no, loan_type_description }) => ({
      loan_contract_no,
      loan_type_description,
    })),
    known,
  };
}

/**
 * In the month in which a loan ends nothing needs to have been charged: its ledger says that all was paid.
 */
function getMonthsOwed({ begin_date, close_status, last_day }: Contract) {
  const first = readMonth(begin_date);
  if (close_status === OPEN || last_day === null) return { first, last: Infinity, lastDue: Infinity };
  const last = readMonth(last_day);
  return { first, last, lastDue: last - 1 };
}

function isBetween(month: number, first: number, last: number): boolean {
  return month >= first && month <= last;
}

function readMonth(day: string): number {
  return toMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
}

/** Months in a row, so that they can be compared. */
function toMonth(year: number, month: number): number {
  return year * MONTHS_A_YEAR + month;
}
