import type { DeductedLoan, DeductionItem } from '@sahakorn/rules/deduction';
import { toSatang } from '@sahakorn/thai/money';
import { toTerms } from '../loan/loan-books.ts';
import type { BillLine } from './deduction-queries.ts';

/** The fields of a line by which deductions are compared. */
export type ChargedLine = Pick<
  BillLine,
  | 'item_type_code'
  | 'description'
  | 'interest_amount'
  | 'amount'
  | 'balance_after'
  | 'day'
  | 'begin_date'
  | 'interest_rate'
  | 'payment_type'
  | 'period_payment_amount'
  | 'rates'
  | 'balance_before'
  | 'interest_from'
>;

/** A line as an item of its month. A line that is not of a loan has no interest unless it states some. */
export function toDeductionItem(line: ChargedLine): DeductionItem {
  const loan = toLoan(line);
  return {
    key: `${line.item_type_code} ${line.description}`,
    amount: toSatang(line.amount),
    interest: toAmount(line.interest_amount) ?? (loan ? null : 0n),
    ...(loan && { loan }),
  };
}

function toLoan(line: ChargedLine): DeductedLoan | null {
  const { begin_date, interest_rate, payment_type, period_payment_amount, rates: history } = line;
  if (begin_date === null || period_payment_amount === null) return null;
  const { rates, instalment } = toTerms({
    begin_date,
    interest_rate,
    payment_type,
    period_payment_amount,
    rates: history,
  });
  return {
    constant: instalment?.constant ?? null,
    balanceBefore: toAmount(line.balance_before),
    balanceAfter: toAmount(line.balance_after),
    from: line.interest_from,
    to: line.day,
    rates,
  };
}

function toAmount(amount: string | null): bigint | null {
  return amount === null ? null : toSatang(amount);
}
