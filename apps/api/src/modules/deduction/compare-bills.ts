import type { Deduction } from '@sahakorn/contract/deduction';
import type { ComparedItem, DeductionItem } from '@sahakorn/rules/deduction';
import { compareDeductions } from '@sahakorn/rules/deduction';
import type { InterestRule } from '@sahakorn/rules/interest';
import { fromSatang, subtractMoney, sumMoney } from '@sahakorn/thai/money';
import { toDeductionItem } from './deduction-items.ts';
import type { Bill, BillLine, MonthlyBills } from './deduction-queries.ts';
import { toWireItem } from './deduction-wire.ts';

type Comparison = Omit<Deduction, 'pay_day' | 'next_pay_day'>;

/**
 * The amounts of a month's receipts and invoices, and all causes of their difference from the previous month.
 */
export function compareBills(
  newest: Bill,
  { current, before }: MonthlyBills,
  rule: InterestRule | null,
): Comparison {
  const head = toHead(newest, current);
  const lines = toItems(current);
  const [newestBefore] = before;
  if (!newestBefore) {
    const items = [...lines].map(([item, line]) => toWireItem(withoutLast(item), line));
    return { ...head, before: null, difference: null, unlisted_difference: null, items };
  }
  const headBefore = toHead(newestBefore, before);
  const linesBefore = toItems(before);
  const compared = compareDeductions([...linesBefore.keys()], [...lines.keys()], rule);
  const difference = subtractMoney(head.charged_amount, headBefore.charged_amount);
  return {
    ...head,
    before: headBefore,
    difference,
    unlisted_difference: subtractMoney(difference, fromSatang(compared.difference)),
    items: compared.items.flatMap((item) => {
      const line = (item.current && lines.get(item.current)) ?? (item.last && linesBefore.get(item.last));
      return line ? [toWireItem(item, line)] : [];
    }),
  };
}

function toHead({ year, month, day, posted }: Bill, bills: readonly Bill[]) {
  return {
    receive_year: year,
    receive_month: month,
    day,
    posted,
    charged_amount: sumMoney(bills.map(({ charged_amount }) => charged_amount)),
    collected_amount: sumMoney(bills.map(({ collected_amount }) => collected_amount)),
  };
}

/** The items of a month, each with the line that it comes from. */
function toItems(bills: readonly Bill[]): Map<DeductionItem, BillLine> {
  return new Map(bills.flatMap(({ lines }) => lines.map((line) => [toDeductionItem(line), line])));
}

function withoutLast(current: DeductionItem): ComparedItem {
  return { key: current.key, current, last: null, changes: [] };
}
