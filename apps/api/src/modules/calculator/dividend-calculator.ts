import type { DividendCalculation, dividendCalculator } from '@sahakorn/contract/calculator';
import type { CallQuery } from '@sahakorn/contract/call';
import { BROUGHT_FORWARD } from '@sahakorn/contract/share';
import { payDaysFrom } from '@sahakorn/rules/pay-day';
import type { RuleBook } from '@sahakorn/rules/rule-book';
import { findVersion } from '@sahakorn/rules/rule-book';
import { formatRate } from '@sahakorn/thai/number';
import { fromSatang, sumKnownMoney } from '@sahakorn/thai/money';
import { explainDividend } from '../dividend/explain-dividend.ts';
import { getDays, type ShareMovement } from '../dividend/share-year.ts';
import type { PublishedRates } from './published-rates.ts';
import { TypedFields } from './typed-fields.ts';

type Typed = CallQuery<typeof dividendCalculator>;

/** What dividends are worked out by; the book is null where the cooperative has published no rules. */
export type DividendBasis = { rates: PublishedRates; book: RuleBook | null; accountYear: number };

/** What a visitor holds, and the rates. Amounts are satang. */
type Holding = { shares: bigint; monthly: bigint; interest: bigint; rate: string; averageRate: string };

const MONTH_END = { payDay: 31, weekend: 'same' } as const;

const NOTHING: Holding = { shares: 0n, monthly: 0n, interest: 0n, rate: '0', averageRate: '0' };

/** The dividend and the average return of what a visitor types, as members see theirs. */
export function calculateDividend(typed: Typed, basis: DividendBasis): DividendCalculation {
  const { rates, book, accountYear } = basis;
  const fields = new TypedFields(typed);
  const isAsked = Object.values(typed).some((text) => text !== undefined);
  const holding = isAsked ? readHolding(fields, rates) : null;
  const explained = explain(holding ?? NOTHING, basis);
  const { dividend_rule, dividend_rate, dividend_worked_out } = explained;
  const { average_return_rule, average_return_rate, average_return_worked_out } = explained;
  const dividendRule = findRule(book?.dividend, accountYear);
  const averageRule = findRule(book?.averageReturn, accountYear);
  if (dividend_worked_out.obstacle === 'over-ceiling') {
    const ceiling = formatRate(dividendRule?.ceiling ?? null);
    fields.refuse('rate', `อัตราเงินปันผลต้องไม่เกินร้อยละ ${ceiling} ตามกฎหมาย`);
  }
  const { mistakes } = fields;
  const total = sumKnownMoney([
    dividend_worked_out.value?.amount ?? null,
    average_return_worked_out.value?.amount ?? null,
  ]);
  return {
    account_year: accountYear,
    dividend_rule,
    average_return_rule,
    dividend_rates: rates.dividend,
    average_return_rates: rates.average_return,
    dividend_rounding: dividendRule?.rounding ?? null,
    average_return_rounding: averageRule?.rounding ?? null,
    none_after_default: averageRule?.noneAfterDefault ?? false,
    mistakes,
    result:
      holding === null || mistakes.length > 0
        ? null
        : {
            dividend_rate,
            dividend_worked_out,
            average_return_rate,
            average_return_worked_out,
            total_amount: total,
          },
  };
}

/** A rate is only needed for what it is a rate of. */
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

/** As a book of the year would be explained to its member. */
function explain({ interest, rate, averageRate, ...held }: Holding, { book, accountYear }: DividendBasis) {
  const paid = {
    account_year: accountYear,
    loan_contract_no: '',
    loan_type_description: '',
    close_status: '0',
    interest: fromSatang(interest),
  };
  return explainDividend(
    {
      account_year: accountYear,
      dividend: '0.00',
      dividend_rate: rate,
      average_return: '0.00',
      average_return_rate: averageRate,
      base_interest: fromSatang(interest),
    },
    { shares: toLedger(held, book, accountYear), interest: { paid: [paid], begunLater: [] } },
    book,
  );
}

/** Shares are bought on the pay days of the rule for loans, or at the end of each month where there is none. */
function toLedger(
  { shares, monthly }: Pick<Holding, 'shares' | 'monthly'>,
  book: RuleBook | null,
  accountYear: number,
): ShareMovement[] {
  const { from, to } = getDays(accountYear);
  const rule = findVersion(book?.loan ?? [], to);
  const days: string[] = [];
  for (const day of payDaysFrom(from, rule.status === 'known' ? rule.value : MONTH_END)) {
    if (day > to) break;
    days.push(day);
  }
  const stated = (operate_date: string, amount: bigint, index: number) => ({
    seq_no: index + 1,
    operate_date,
    period: null,
    share_value: fromSatang(amount),
    share_stock: fromSatang(shares + monthly * BigInt(index)),
  });
  return [
    { ...stated(from, shares, 0), item_type_code: BROUGHT_FORWARD, item_type_description: 'ยกมา' },
    ...days.map((day, index) => ({
      ...stated(day, monthly, index + 1),
      item_type_code: 'SPM',
      item_type_description: 'หุ้นรายเดือน',
    })),
  ];
}

function findRule<Rule extends { from: string }>(versions: readonly Rule[] = [], accountYear: number) {
  const found = findVersion(versions, getDays(accountYear).from);
  return found.status === 'known' ? found.value : null;
}
