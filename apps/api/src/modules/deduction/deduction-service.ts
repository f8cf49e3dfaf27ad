import type { Deduction } from '@sahakorn/contract/deduction';
import type { LoanRule } from '@sahakorn/rules/loan';
import { payDayInMonth } from '@sahakorn/rules/pay-day';
import type { Result } from '@sahakorn/rules/result';
import { known } from '@sahakorn/rules/result';
import { findVersion } from '@sahakorn/rules/rule-book';
import type { CooperativeRules } from '../rules/cooperative-rules.ts';
import { toWorkedOut } from '../rules/to-worked-out.ts';
import { compareBills } from './compare-bills.ts';
import type { DeductionQueries, Month, Bill } from './deduction-queries.ts';

const DECEMBER = 12;

/** Explains the monthly deduction. */
export class DeductionService {
  readonly #queries: DeductionQueries;
  readonly #rules: CooperativeRules;

  constructor({ queries, rules }: { queries: DeductionQueries; rules: CooperativeRules }) {
    this.#queries = queries;
    this.#rules = rules;
  }

  /**
   * The deduction of a month (null: the newest) against the previous month; null if the month has no bill.
   */
  async explain(membershipNo: string, month: Month | null): Promise<Deduction | null> {
    const bills = await this.#queries.findBills(membershipNo, month);
    const [newest] = bills.current;
    if (!newest) return null;
    const book = this.#rules.toBook(bills.rules);
    const findRule = ({ day }: Bill) => findVersion(book?.loan ?? [], day);
    const rule = findRule(newest);
    const compared = compareBills(newest, bills, (bill) => {
      const found = findRule(bill);
      return { rule: found.status === 'known' ? found.value : null, items: book?.loanItems ?? {} };
    });
    return {
      ...compared,
      pay_day: toWorkedOut(findPayDay(newest, rule), String),
      next_pay_day: toWorkedOut(findPayDay(getNextMonth(newest), rule), String),
    };
  }
}

function findPayDay({ year, month }: Month, rule: Result<LoanRule>): Result<string> {
  return rule.status === 'known' ? known(payDayInMonth({ year, month }, rule.value)) : rule;
}

function getNextMonth({ year, month }: Bill): Month {
  return month === DECEMBER ? { year: year + 1, month: 1 } : { year, month: month + 1 };
}
