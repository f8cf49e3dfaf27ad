import type { DeductedLoan, DeductionItem } from '@sahakorn/rules/deduction';
import type { LoanRule } from '@sahakorn/rules/loan';
import { sum } from '@sahakorn/rules/rounding';
import { getMoneySign, toSatang } from '@sahakorn/thai/money';
import type { LoanItems } from '../info/rule-book.ts';
import { toTerms } from '../loan/loan-books.ts';
import {
  type ChargedInterest,
  follows,
  type InterestBooks,
  joinCharges,
  workOutInterest,
} from './charged-interest.ts';
import type { Bill, BilledLoan, BillLine } from './deduction-queries.ts';
import type { LoanLine } from './match-lines.ts';

/** By what the interest of a month is worked out; without a rule it is not. */
export type MonthRules = { rule: LoanRule | null; items: LoanItems };

/**
 * The items of a month, each with the first line that it comes from. Several instalments of a loan are one
 * item: a pay day that was moved, or one that was missed, makes two in a month.
 */
export function toDeductionItems(
  bills: readonly Bill[],
  loanLines: readonly LoanLine[],
  rules: MonthRules,
): Map<DeductionItem, BillLine> {
  const receiptDays = new Map(
    loanLines.flatMap(({ bill, entry }) => (entry ? [[entry, bill.day] as const] : [])),
  );
  const books = rules.rule && { rule: rules.rule, items: rules.items, receiptDays };
  const loanOf = new Map(loanLines.map((one) => [one.line, one]));
  const items = new Map<DeductionItem, BillLine>();
  const grouped = Map.groupBy(
    bills.flatMap(({ lines }) => lines),
    (line) => loanOf.get(line)?.loan ?? line,
  );
  for (const lines of grouped.values()) {
    const [first] = lines;
    const own = lines.flatMap((line) => loanOf.get(line) ?? []);
    if (first) items.set(own[0] ? toLoanItem(own[0].loan, own, books) : toItem(first), first);
  }
  return items;
}

/** A line that is not of a loan has no interest unless it states some. */
function toItem({ item_type_code, description, amount, interest_amount }: BillLine): DeductionItem {
  return {
    key: `${item_type_code} ${description}`,
    amount: toSatang(amount),
    interest: toAmount(interest_amount) ?? 0n,
  };
}

function toLoanItem(
  loan: BilledLoan,
  lines: readonly LoanLine[],
  books: InterestBooks | null,
): DeductionItem {
  const interest = lines.map(({ line }) => toAmount(line.interest_amount));
  const stated = interest.filter((amount) => amount !== null);
  return {
    key: loan.loan_contract_no,
    amount: sum(lines.map(({ line }) => toSatang(line.amount))),
    interest: stated.length < lines.length ? null : sum(stated),
    loan: toDeductedLoan(loan, lines, books),
  };
}

function toDeductedLoan(
  loan: BilledLoan,
  lines: readonly LoanLine[],
  books: InterestBooks | null,
): DeductedLoan {
  const { rates, instalment } = toTerms(loan);
  const charges = lines
    .map((one) => {
      const stated = toAmount(one.line.interest_amount);
      const charge = books && workOutInterest(one, stated, books);
      return charge && { ...charge, arrear: stated === charge.expected ? 0n : getArrear(charge, stated) };
    })
    .filter((charge) => charge !== null)
    .toSorted((one, other) => (one.to < other.to ? -1 : 1));
  const isWhole = charges.length === lines.length;
  const expected = charges.flatMap((charge) => charge.expected ?? []);
  const balances = lines
    .map(({ line }) => toAmount(line.balance_after))
    .filter((balance) => balance !== null);
  return {
    constant: instalment?.constant ?? null,
    rates,
    instalments: lines.length,
    balanceAfter: balances.toSorted((one, other) => (one < other ? -1 : 1))[0] ?? null,
    isRepaid: getMoneySign(loan.entries.at(-1)?.principal_balance ?? null) === 0,
    arrear: sum(charges.map(({ arrear }) => arrear)),
    ...joinCharges(isWhole ? charges : []),
    ...(expected.length === lines.length && { expected: sum(expected) }),
  };
}

/** The arrear of an earlier payment in a charge. */
function getArrear(charge: ChargedInterest, stated: bigint | null): bigint {
  return follows(charge, stated) ? charge.arrear : 0n;
}

function toAmount(amount: string | null): bigint | null {
  return amount === null ? null : toSatang(amount);
}
