import type * as wire from '@sahakorn/contract/deduction';
import type { ComparedItem, DeductedLoan } from '@sahakorn/rules/deduction';
import { daysBetween } from '@sahakorn/thai/date-arithmetic';
import { fromSatang } from '@sahakorn/thai/money';
import { toMissingFacts } from '../rules/to-worked-out.ts';
import type { BillLine } from './deduction-queries.ts';

/** A compared item as it is sent, with the names of its line. */
export function toWireItem({ current, last, changes }: ComparedItem, line: BillLine): wire.DeductionItem {
  return {
    item_type_code: line.item_type_code,
    item_type_name: line.item_type_name,
    description: line.description,
    amount: toAmount(current?.amount),
    amount_before: toAmount(last?.amount),
    basis: toBasis(current?.loan),
    basis_before: toBasis(last?.loan),
    ...(current === null && last?.loan && { is_repaid: Boolean(last.loan.isRepaid) }),
    changes: changes.map(({ cause, amount, missing = [] }) => ({
      cause,
      amount: fromSatang(amount),
      missing: toMissingFacts(missing),
    })),
  };
}

function toAmount(amount: bigint | null | undefined): string | null {
  return amount === null || amount === undefined ? null : fromSatang(amount);
}

function toBasis(loan: DeductedLoan | undefined): wire.InterestBasis | null {
  if (!loan) return null;
  const { balanceBefore, from, to, rates, changes = [], instalments = 1 } = loan;
  const known = from !== null && to !== null;
  return {
    balance: changes.length > 0 ? null : toAmount(balanceBefore),
    ...(instalments > 1 && { instalments }),
    from,
    to,
    days: known ? daysBetween(from, to) : null,
    rates: known ? listRates(rates, from, to) : [],
  };
}

/** The rates that are valid on some day from `from` to the day before `to`. */
function listRates(rates: DeductedLoan['rates'], from: string, to: string): string[] {
  const inOrder = rates.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return inOrder
    .filter((change, index) => change.from < to && (inOrder[index + 1]?.from ?? to) > from)
    .map(({ rate }) => rate);
}
