import type { Dividend as StatedDividend } from '@sahakorn/contract/dividend';
import type {
  DividendExplanation,
  DividendLine,
  WorkedOutDividend,
} from '@sahakorn/contract/dividend-explanation';
import { type AccountingYear, getAccountingYear, getYearEndMonth } from '@sahakorn/rules/accounting-year';
import type { Dividend } from '@sahakorn/rules/dividend';
import { getDividend } from '@sahakorn/rules/dividend';
import type { Result } from '@sahakorn/rules/result';
import { missing } from '@sahakorn/rules/result';
import type { RuleBook, Versioned } from '@sahakorn/rules/rule-book';
import { findVersion } from '@sahakorn/rules/rule-book';
import { fromSatang, subtractMoney, toSatang } from '@sahakorn/thai/money';
import { toWorkedOut } from '../rules/to-worked-out.ts';
import { calculateAverage, calculateWithheld } from './explain-average.ts';
import { getYearInterest, type InterestBooks } from './interest-paid.ts';
import { getMissedPayments, type PaymentBooks } from './missed-payments.ts';
import { getShareYear } from './share-year.ts';
import type { ShareMovement, ShareYear } from './share-year.ts';

/** What one member holds, paid and missed: all movements of the shares, in order. */
type Books = { shares: readonly ShareMovement[]; interest: InterestBooks; payments: PaymentBooks };

type Year = Pick<
  StatedDividend,
  | 'account_year'
  | 'dividend'
  | 'dividend_rate'
  | 'average_return'
  | 'average_return_rate'
  | 'drop_average'
  | 'base_interest'
>;

/** The amounts of a year that the rules give for the shares and the interest, compared with the books. */
export function explainDividend(
  year: Year,
  { shares, interest, payments }: Books,
  rules: RuleBook | null,
): DividendExplanation {
  const { account_year, dividend, dividend_rate, average_return, average_return_rate, base_interest } = year;
  const days = getAccountingYear(account_year, getYearEndMonth(rules));
  const held = getShareYear(shares, days);
  const paid = getYearInterest(interest, days);
  const dividendWorkedOut = toWorkedOut(
    getDividendByRule({ from: days.from, rate: dividend_rate }, held, rules),
    (value) => toWire(value, held.movements),
  );
  const dividendRule = findRule(rules, 'dividend', days.from);
  const averageRule = findRule(rules, 'averageReturn', days.from);
  const base = {
    rate: average_return_rate,
    interest: paid,
    missed: getMissedPayments(payments, days),
  };
  const averageWorkedOut = calculateAverage(base, averageRule, days.from);
  return {
    account_year,
    year_from: days.from,
    year_to: days.to,
    ...(held.postedForward !== null && { posted_forward: fromSatang(held.postedForward) }),
    dividend_rule: dividendRule && {
      ...toVersion(dividendRule),
      weighing: dividendRule.weighing.by,
      rounded: dividendRule.rounding.per,
    },
    dividend_rate,
    dividend,
    dividend_worked_out: dividendWorkedOut,
    dividend_difference: compare(dividend, dividendWorkedOut.value),
    average_return_rule: averageRule && toVersion(averageRule),
    average_return_rate,
    average_return,
    interest: paid,
    base_interest,
    average_return_worked_out: averageWorkedOut,
    average_return_difference: compare(average_return, averageWorkedOut.value),
    average_return_withheld: calculateWithheld(base, averageRule, year.drop_average),
  };
}

/** The dividend of a year by the rule that was valid when it began. */
export function getDividendByRule(
  { from, rate }: Pick<AccountingYear, 'from'> & { rate: string | null },
  { broughtForward, movements }: Pick<ShareYear, 'broughtForward' | 'movements'>,
  rules: RuleBook | null,
): Result<Dividend> {
  const rule = findRule(rules, 'dividend', from);
  if (rule === null) return missing({ fact: 'rule', on: from });
  const paid = movements.map((row) => ({ day: row.operate_date, amount: toSatang(row.share_value) }));
  return getDividend({ from, rate, broughtForward, movements: paid }, rule);
}

/** The first line of the rules is what was brought forward; the others are the movements in order. */
export function toWire(
  { lines, counted, countedDifference, amount, rounding }: Dividend,
  movements: readonly ShareMovement[],
): WorkedOutDividend {
  return {
    lines: lines.map((line, index): DividendLine => ({
      day: line.day,
      description: movements[index - 1]?.item_type_description ?? null,
      period: movements[index - 1]?.period ?? null,
      shares: fromSatang(line.amount),
      ...line.weight,
      counted_shares: fromSatang(line.counted),
      amount: fromSatang(line.dividend),
    })),
    counted_shares: fromSatang(counted),
    counted_rounding: fromSatang(countedDifference),
    amount: fromSatang(amount),
    amount_rounding: fromSatang(rounding),
  };
}

function findRule<Kind extends 'dividend' | 'averageReturn'>(
  rules: RuleBook | null,
  kind: Kind,
  from: string,
): RuleBook[Kind][number] | null {
  const versions: readonly RuleBook[Kind][number][] = rules?.[kind] ?? [];
  const found = findVersion(versions, from);
  return found.status === 'known' ? found.value : null;
}

function toVersion({ name, version, from, source }: Versioned<unknown>) {
  return { name, version, from, source };
}

function compare(stated: string, worked: { amount: string } | null): string | null {
  return worked && subtractMoney(stated, worked.amount);
}
