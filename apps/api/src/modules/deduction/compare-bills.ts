import type { Deduction } from '@sahakorn/contract/deduction';
import type { ComparedItem, DeductionItem } from '@sahakorn/rules/deduction';
import { compareDeductions } from '@sahakorn/rules/deduction';
import { fromSatang, subtractMoney, sumMoney } from '@sahakorn/thai/money';
import { type MonthRules, toDeductionItems } from './deduction-items.ts';
import type { Bill, MonthlyBills } from './deduction-queries.ts';
import { toWireItem } from './deduction-wire.ts';
import { matchLines } from './match-lines.ts';

type Comparison = Omit<Deduction, 'pay_day' | 'next_pay_day'>;

/** The rules on the day of a bill. */
export type FindRules = (bill: Bill) => MonthRules;

/**
 * The amounts of a month's receipts and invoices, and all causes of their difference from the previous month.
 */
export function compareBills(
  newest: Bill,
  { current, before, loans }: Pick<MonthlyBills, 'current' | 'before' | 'loans'>,
  findRules: FindRules,
): Comparison {
  const head = toHead(newest, current);
  const loanLines = matchLines([...before, ...current], loans);
  const lines = toDeductionItems(current, loanLines, findRules(newest));
  const [newestBefore] = before;
  if (!newestBefore) {
    const items = [...lines].map(([item, line]) => toWireItem(withoutLast(item), line));
    return { ...head, before: null, difference: null, unlisted_difference: null, items };
  }
  const headBefore = toHead(newestBefore, before);
  const linesBefore = toDeductionItems(before, loanLines, findRules(newestBefore));
  const compared = compareDeductions([...linesBefore.keys()], [...lines.keys()], findRules(newest).rule);
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

function withoutLast(current: DeductionItem): ComparedItem {
  return { key: current.key, current, last: null, changes: [] };
}
