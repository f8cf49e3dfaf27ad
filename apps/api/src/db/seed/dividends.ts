import type { Insertable } from 'kysely';
import type { DividendDeductionTable, DividendTable } from '../benefit-schema.ts';
import type { DepositEntry } from './deposit-book.ts';
import { calculateYearDividend, sumYearInterest } from './dividend-bases.ts';
import type { MemberBooks } from './member-books.ts';
import { type Day, businessDayFrom } from './pay-days.ts';
import { type Satang, baht, fromDecimal, applyRate, toDecimal, toPercent } from './satang.ts';

export type Dividend = Insertable<DividendTable>;
export type DividendDeduction = Insertable<DividendDeductionTable>;
export type Dividends = { dividends: Dividend[]; dividendDeductions: DividendDeduction[] };

type Ledgers = Pick<MemberBooks, 'shareEntries' | 'loanEntries'>;

/** What the general meeting decided for a year; rates are hundredths of a percent. */
type Decision = AverageDecision & { dividendRate: number; paidOn: Day };
type AverageDecision = { year: number; averageRate: number; suspended: boolean };

/** How a member was paid. */
type Payment = Pick<Dividend, 'pay_method' | 'bank_name' | 'bank_account'>;

const AVERAGE_RATES = [800, 800, 750, 750, 700] as const;
const USUAL_RATE = 550;
const RATE_STEP = 25;
const FUNERAL_AID = baht(300);

/** The place of the year, counted from the newest, whose average return was suspended. */
const SUSPENDED = 2;

const IN_CASH: Payment = { pay_method: 'CSH', bank_name: null, bank_account: null };
const TO_BANK: Payment = { pay_method: 'TRB', bank_name: 'ธนาคารตัวอย่าง', bank_account: '9991234567' };

/**
 * Dividends of the demonstration. What 001234 was paid is in her savings account (`paid`, by year): the rates
 * are those that give at least that much, and what is more was deducted. A year from before the account was
 * opened was paid in cash. The others get the same rates.
 */
export function dividendRows(
  books: { somying: Ledgers; kongphop: Ledgers; pinmanee: Ledgers; wirat: Ledgers },
  paid: ReadonlyMap<number, DepositEntry>,
): Dividends {
  const newest = Math.max(...paid.keys());
  const decisions = AVERAGE_RATES.map((averageRate, index) => {
    const year = newest - index;
    return decide(books.somying, { year, averageRate, suspended: index === SUSPENDED }, paid.get(year));
  });
  const own = decisions.map((decision) => {
    const entry = paid.get(decision.year);
    const paidIn = entry && { payment: toSavings(entry), net: fromDecimal(entry.amount) };
    return writeYear('001234', books.somying, decision, { payment: IN_CASH, ...paidIn });
  });
  const all = [
    ...own,
    ...decisions.slice(0, 2).map((year) => writeYear('004321', books.kongphop, year, { payment: TO_BANK })),
    ...decisions.slice(0, 1).map((year) => writeYear('005678', books.pinmanee, year, { payment: IN_CASH })),
    ...decisions
      .slice(0, 1)
      .map((year) => writeYear('002468', books.wirat, { ...year, suspended: true }, { payment: IN_CASH })),
  ];
  return {
    dividends: all.map(({ dividend }) => dividend),
    dividendDeductions: all.flatMap(({ deductions }) => deductions),
  };
}

function toSavings({ deposit_account_no }: DepositEntry): Payment {
  return {
    pay_method: 'TRB',
    bank_name: 'เงินฝากออมทรัพย์ของสหกรณ์',
    bank_account: deposit_account_no,
  };
}

function decide(ledgers: Ledgers, decided: AverageDecision, entry: DepositEntry | undefined): Decision {
  const { year, averageRate, suspended } = decided;
  if (!entry) return { ...decided, dividendRate: USUAL_RATE, paidOn: businessDayFrom(`${year + 1}-10-02`) };
  const average = suspended ? 0 : applyRate(sumYearInterest(ledgers, year), averageRate);
  const needed = fromDecimal(entry.amount) - average;
  let dividendRate = RATE_STEP;
  while (calculateYearDividend(ledgers, year, dividendRate) < needed) dividendRate += RATE_STEP;
  return { ...decided, dividendRate, paidOn: entry.operate_date };
}

function writeYear(
  membershipNo: string,
  ledgers: Ledgers,
  { year, dividendRate, averageRate, suspended, paidOn }: Decision,
  { payment, net }: { payment: Payment; net?: Satang },
): { dividend: Dividend; deductions: DividendDeduction[] } {
  const key = { membership_no: membershipNo, account_year: year };
  const interest = sumYearInterest(ledgers, year);
  const dividend = calculateYearDividend(ledgers, year, dividendRate);
  const average = applyRate(interest, averageRate);
  const gross = dividend + (suspended ? 0 : average);
  const remaining = net ?? gross - FUNERAL_AID;
  return {
    dividend: {
      ...key,
      release_status: '1',
      dividend_rate: toPercent(dividendRate),
      average_return_rate: toPercent(averageRate),
      dividend: toDecimal(dividend),
      average_return: toDecimal(average),
      drop_dividend: toDecimal(0),
      drop_average: toDecimal(suspended ? average : 0),
      base_interest: toDecimal(interest),
      net_amount: toDecimal(remaining),
      ...payment,
      paid_on: paidOn,
    },
    deductions: deduct(gross - remaining).map((deduction, index) => ({
      ...key,
      seq_no: index + 1,
      ...deduction,
    })),
  };
}

function deduct(amount: Satang): Pick<DividendDeduction, 'description' | 'amount'>[] {
  const aid = Math.min(amount, FUNERAL_AID);
  return [
    { description: 'เงินสงเคราะห์ศพล่วงหน้า', amount: aid },
    { description: 'เบี้ยประกันชีวิตกลุ่ม', amount: amount - aid },
  ]
    .filter((deduction) => deduction.amount > 0)
    .map((deduction) => ({ ...deduction, amount: toDecimal(deduction.amount) }));
}
