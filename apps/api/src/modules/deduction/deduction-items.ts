import type { DeductedLoan, DeductionItem } from '@sahakorn/rules/deduction';
import { toSatang } from '@sahakorn/thai/money';
import type { PaperLine } from './deduction-queries.ts';

/** What of a line a deduction is compared by. */
export type ChargedLine = Pick<
  PaperLine,
  | 'item_type_code'
  | 'description'
  | 'interest_amount'
  | 'amount'
  | 'balance_after'
  | 'day'
  | 'loan_contract_no'
  | 'begin_date'
  | 'interest_rate'
  | 'payment_type'
  | 'balance_before'
  | 'interest_from'
>;

const CONSTANTS: Readonly<Record<string, DeductedLoan['constant']>> = { '01': 'principal', '02': 'total' };

/** A line as an item of its month. What is no loan's has no interest where its line states none. */
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
  const { begin_date, interest_rate, payment_type, day } = line;
  if (line.loan_contract_no === null) return null;
  return {
    constant: CONSTANTS[payment_type ?? ''] ?? null,
    balanceBefore: toAmount(line.balance_before),
    balanceAfter: toAmount(line.balance_after),
    from: line.interest_from,
    to: day,
    rates: begin_date !== null && interest_rate !== null ? [{ from: begin_date, rate: interest_rate }] : [],
  };
}

function toAmount(amount: string | null): bigint | null {
  return amount === null ? null : toSatang(amount);
}
