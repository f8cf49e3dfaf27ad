import type { DividendCalculation, dividendCalculator } from '@sahakorn/contract/calculator';
import type { CallQuery } from '@sahakorn/contract/call';
import type { AccountingYear } from '@sahakorn/rules/accounting-year';
import type { AverageReturnRule } from '@sahakorn/rules/average-return';
import { getAverageReturn } from '@sahakorn/rules/average-return';
import { payDaysFrom } from '@sahakorn/rules/pay-day';
import { missing } from '@sahakorn/rules/result';
import type { RuleBook, Versioned } from '@sahakorn/rules/rule-book';
import { findVersion } from '@sahakorn/rules/rule-book';
import { formatRate } from '@sahakorn/thai/number';
import { fromSatang, sumKnownMoney } from '@sahakorn/thai/money';
import { getDividendByRule, toWire as toDividend } from '../dividend/explain-dividend.ts';
import type { ShareMovement } from '../dividend/share-year.ts';
import { toWorkedOut } from '../rules/to-worked-out.ts';
import type { PublishedRates } from './published-rates.ts';
import { TypedFields } from './typed-fields.ts';

type Typed = CallQuery<typeof dividendCalculator>;

/** What dividends are calculated by; the book is null if the cooperative has published no rules. */
export type DividendBasis = { rates: PublishedRates; book: RuleBook | null; year: AccountingYear };

/** The visitor's shares and interest, and the rates. Amounts are satang. */
type Holding = { shares: bigint; monthly: bigint; interest: bigint; rate: string; averageRate: string };

const MONTH_END = { payDay: 31, weekend: 'same' } as const;

/** The dividend and the average return of what a visitor types, as members see theirs. */
export function calculateDividend(typed: Typed, { rates, book, year }: DividendBasis): DividendCalculation {
  const dividendRule = findRule(book?.dividend, year.from);
  const averageRule = findRule(book?.averageReturn, year.from);
  const fields = new TypedFields(typed);
  const hasInput = Object.values(typed).some((text) => text !== undefined);
  const holding = hasInput ? readHolding(fields, rates) : null;
  const result = holding && calculate(holding, { book, year, averageRule });
  if (result?.dividend_worked_out?.obstacle === 'over-ceiling') {
    const ceiling = formatRate(dividendRule?.ceiling ?? null);
    fields.refuse('rate', `อัตราเงินปันผลต้องไม่เกินร้อยละ ${ceiling} ตามกฎหมาย`);
  }
  const { mistakes } = fields;
  return {
    account_year: year.year,
    year_from: year.from,
    year_to: year.to,
    dividend_rule: dividendRule && {
      ...toVersion(dividendRule),
      weighing: dividendRule.weighing.by,
      rounded: dividendRule.rounding.per,
    },
    average_return_rule: averageRule && toVersion(averageRule),
    dividend_rates: rates.dividend,
    average_return_rates: rates.average_return,
    dividend_rounding: dividendRule?.rounding ?? null,
    average_return_rounding: averageRule?.rounding ?? null,
    none_after_default: averageRule?.noneAfterDefault ?? false,
    mistakes,
    result: mistakes.length > 0 ? null : result,
  };
}

/** A rate is required only if its amount is given. */
function readHolding(fields: TypedFields<keyof Typed>, rates: PublishedRates): Holding | null {
  const shares = fields.readAmount('shares', 'หุ้นยกมา', { required: false });
  const monthly = fields.readAmount('monthly', 'หุ้นรายเดือน', { required: false });
  const interest = fields.readAmount('interest', 'ดอกเบี้ยเงินกู้ที่ชำระ', { required: false });
  if (shares === 0n && monthly === 0n && interest === 0n) {
    return fields.refuse('shares', 'ใส่หุ้นยกมา หุ้นรายเดือน หรือดอกเบี้ยเงินกู้ที่ชำระ อย่างน้อยหนึ่งช่อง');
  }
  const hasShares = shares !== 0n || monthly !== 0n;
  const rate = hasShares ? fields.readRate('rate', 'อัตราเงินปันผล', rates.dividend[0]?.rate) : '0';
  const averageRate =
    interest === 0n ? '0' : fields.readRate('average_rate', 'อัตราเงินเฉลี่ยคืน', rates.average_return[0]?.rate);
  if (shares === null || monthly === null || interest === null) return null;
  return rate === null || averageRate === null ? null : { shares, monthly, interest, rate, averageRate };
}

type Rules = Pick<DividendBasis, 'book' | 'year'> & {
  averageRule: Versioned<AverageReturnRule> | null;
};

/** A member who misses no payment. */
function calculate(
  { interest, rate, averageRate, ...held }: Holding,
  { book, year, averageRule }: Rules,
): DividendCalculation['result'] {
  const movements = listPurchases(held.monthly, book, year);
  const dividend = getDividendByRule(
    { from: year.from, rate },
    { broughtForward: held.shares, movements },
    book,
  );
  const average = averageRule
    ? getAverageReturn({ rate: averageRate, interest: [interest], defaulted: false }, averageRule)
    : missing({ fact: 'rule', on: year.from });
  const hasShares = held.shares !== 0n || held.monthly !== 0n;
  const dividendWorkedOut = hasShares ? toWorkedOut(dividend, (value) => toDividend(value, movements)) : null;
  const averageWorkedOut =
    interest === 0n
      ? null
      : toWorkedOut(average, ({ base, amount }) => ({
          interest: fromSatang(base),
          amount: fromSatang(amount),
        }));
  const parts = [dividendWorkedOut, averageWorkedOut].filter((part) => part !== null);
  return {
    dividend_rate: rate,
    dividend_worked_out: dividendWorkedOut,
    average_return_rate: averageRate,
    average_return_worked_out: averageWorkedOut,
    total_amount: sumKnownMoney(parts.map(({ value }) => value?.amount ?? null)),
  };
}

/** Shares are bought on the pay days of the rule for loans, or at the end of each month if there is none. */
function listPurchases(
  monthly: bigint,
  book: RuleBook | null,
  { from, to }: AccountingYear,
): ShareMovement[] {
  const movements: ShareMovement[] = [];
  if (monthly === 0n) return movements;
  for (const day of payDaysFrom(from, findRule(book?.loan, to) ?? MONTH_END)) {
    if (day > to) break;
    movements.push({
      seq_no: movements.length + 1,
      operate_date: day,
      item_type_code: '',
      item_type_description: 'หุ้นรายเดือน',
      period: null,
      share_value: fromSatang(monthly),
      share_stock: '0.00',
    });
  }
  return movements;
}

function findRule<Rule extends { from: string }>(versions: readonly Rule[] = [], day: string): Rule | null {
  const found = findVersion(versions, day);
  return found.status === 'known' ? found.value : null;
}

function toVersion({ name, version, from, source }: Versioned<unknown>) {
  return { name, version, from, source };
}
