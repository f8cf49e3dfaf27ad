import { daysBetween } from '@sahakorn/thai/date-arithmetic';
import { addMoney, compareMoney, negateMoney } from '@sahakorn/thai/money';
import type { LedgerEntry } from '../../db/loan-ledger.ts';
import type { Bill, BilledLoan, BillLine } from './deduction-queries.ts';

/** A line of a bill, with the loan that it charges and the row of the ledger that it became. */
export type LoanLine = { bill: Bill; line: BillLine; loan: BilledLoan; entry: LedgerEntry | null };

/** Whether a row may be that of a line, and of a bill that was collected. */
type Likeness = (line: BillLine, entry: LedgerEntry, bill: Bill) => boolean;

const RECEIPT = '1';
const MONTHS_A_YEAR = 12;

/**
 * What makes a row that of a line, the surest first. A row is that of one line. A charge that was not
 * collected became no row, unless one of the same amounts says so.
 */
const LIKENESSES: readonly Likeness[] = [
  ({ loan_contract_no: no, loan_seq_no: seqNo }, entry) => no !== null && seqNo === entry.seq_no,
  (line, entry) => line.period !== null && line.period === entry.period && isSameAmount(line, entry),
  (line, entry) => isPeriodOpen(line, entry) && isSameAmount(line, entry),
  (line, entry, bill) => isCollected(bill) && line.period !== null && line.period === entry.period,
  (line, entry, bill) => isCollected(bill) && isPeriodOpen(line, entry) && isSamePrincipal(line, entry),
];

/** The lines of the bills that charge a loan, by what they say of it: its number, the period, amounts and days. */
export function matchLines(bills: readonly Bill[], loans: readonly BilledLoan[]): LoanLine[] {
  const used = new Set<LedgerEntry>();
  const repayments = new Map(loans.map((loan) => [loan, loan.entries.filter(isRepayment)]));
  const near = bills.map(
    (bill) => new Map(loans.map((loan) => [loan, listNear(repayments.get(loan), bill)])),
  );
  const lines = bills.flatMap((bill, index) =>
    bill.lines.flatMap((line): (LoanLine & { near: readonly LedgerEntry[] })[] => {
      const loan = findLoan(line, loans, near[index]);
      return loan ? [{ bill, line, loan, entry: null, near: near[index]?.get(loan) ?? [] }] : [];
    }),
  );
  const take = (one: LoanLine, entry: LedgerEntry | undefined) => {
    if (!entry) return;
    used.add(entry);
    one.entry = entry;
  };
  const open = () => lines.filter(({ entry }) => entry === null);
  for (const isLike of LIKENESSES) {
    for (const one of open()) {
      const like = one.near.filter((entry) => !used.has(entry) && isLike(one.line, entry, one.bill));
      take(one, findNearest(like, one.bill));
    }
  }
  for (const one of open()) {
    const others = open().filter(
      ({ bill, loan }) => loan === one.loan && toMonth(bill) === toMonth(one.bill),
    );
    const rest = one.near.filter((entry) => !used.has(entry) && isOfMonth(entry, one.bill));
    if (isCollected(one.bill) && others.length === 1 && rest.length === 1) take(one, rest[0]);
  }
  return lines;
}

/** By its number, as a field or a word of the description; otherwise by the only row of its amounts. */
function findLoan(
  line: BillLine,
  loans: readonly BilledLoan[],
  near: ReadonlyMap<BilledLoan, readonly LedgerEntry[]> = new Map(),
): BilledLoan | undefined {
  const words = [line.loan_contract_no, line.description, ...line.description.split(/\s+/)];
  const named = loans.filter(({ loan_contract_no: no }) => words.includes(no));
  if (named.length > 0) return named.find(({ loan_contract_no: no }) => no === words[0]) ?? named[0];
  if (line.interest_amount === null || compareMoney(line.interest_amount, '0.00') === 0) return undefined;
  const isSame = (entry: LedgerEntry) =>
    isSameAmount(line, entry) && (line.period === null || line.period === entry.period);
  const same = [...near].flatMap(([loan, entries]) => entries.filter(isSame).map(() => loan));
  return same.length === 1 ? same[0] : undefined;
}

/** The repayments dated in the month of a bill, the one before or the one after. */
function listNear(repayments: readonly LedgerEntry[] | undefined, bill: Bill): LedgerEntry[] {
  const month = toMonth(bill);
  return (repayments ?? []).filter((entry) => Math.abs(readMonth(entry.loan_payment_date) - month) <= 1);
}

function findNearest(entries: readonly LedgerEntry[], { day }: Bill): LedgerEntry | undefined {
  const distance = (entry: LedgerEntry) => Math.abs(daysBetween(day, entry.loan_payment_date));
  return entries.toSorted((one, other) => distance(one) - distance(other))[0];
}

function isRepayment({ principal_amount, interest_amount }: LedgerEntry): boolean {
  const paysInterest = interest_amount !== null && compareMoney(interest_amount, '0.00') > 0;
  return paysInterest || compareMoney(principal_amount, '0.00') < 0;
}

/** Whether the books leave out the period of one of them. */
function isPeriodOpen(line: BillLine, entry: LedgerEntry): boolean {
  return line.period === null || entry.period === null;
}

function isSamePrincipal(
  { principal_amount: principal, balance_after: balance }: BillLine,
  entry: LedgerEntry,
): boolean {
  const isSameBalance = balance === null || compareMoney(balance, entry.principal_balance) === 0;
  return (
    isSameBalance && principal !== null && compareMoney(principal, negateMoney(entry.principal_amount)) === 0
  );
}

function isSameAmount({ amount, interest_amount: interest }: BillLine, entry: LedgerEntry): boolean {
  const repaid = negateMoney(entry.principal_amount);
  if (entry.interest_amount === null) return interest === null && compareMoney(amount, repaid) === 0;
  const isSameInterest = interest === null || compareMoney(interest, entry.interest_amount) === 0;
  return isSameInterest && compareMoney(amount, addMoney(repaid, entry.interest_amount)) === 0;
}

/** Whether a bill was paid, so that its charges stand in the ledgers. */
export function isCollected({ posted, collected_amount }: Bill): boolean {
  return posted === RECEIPT && compareMoney(collected_amount, '0.00') > 0;
}

function isOfMonth({ loan_payment_date }: LedgerEntry, bill: Bill): boolean {
  return readMonth(loan_payment_date) === toMonth(bill);
}

/** Months in a row, so that they can be compared. */
function toMonth({ year, month }: Bill): number {
  return year * MONTHS_A_YEAR + month;
}

function readMonth(day: string): number {
  return Number(day.slice(0, 4)) * MONTHS_A_YEAR + Number(day.slice(5, 7));
}
