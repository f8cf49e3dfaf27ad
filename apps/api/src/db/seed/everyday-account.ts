import { toBuddhistYear } from '@sahakorn/thai/date';
import { addMonths } from '@sahakorn/thai/date-arithmetic';
import type { Calendar } from './calendar.ts';
import type { DepositEntry, DepositTerms } from './deposit-book.ts';
import { DepositBook } from './deposit-book.ts';
import type { DocumentNumbers } from './document-numbers.ts';
import { nextMovement } from './everyday-movements.ts';
import type { Day } from './pay-days.ts';
import { businessDayFrom, businessDays, monthLabel, payDaysBefore, getYear } from './pay-days.ts';
import type { Random } from './random.ts';
import type { Satang } from './satang.ts';
import { baht } from './satang.ts';
import type { Step } from './steps.ts';
import { runByDay } from './steps.ts';

const YEARS = 5;
const MONTHS = 12 * YEARS;
/** Long enough to need many pages. */
const ROWS = 2_140;
const OPENING = baht(5_000);
const LAST_WITHDRAWAL = baht(2_000);
/** Dividends of the latest years, the newest first. */
const DIVIDENDS: readonly Satang[] = [2_648_575, 2_431_050, 2_214_525, 2_006_000, 1_810_550];

export const MONTHLY_SAVING = baht(3_000);

export type EverydayAccount = {
  book: DepositBook;
  opened: Day;
  /** The rows that a receipt is made of, by pay day. */
  deductions: ReadonlyMap<Day, DepositEntry>;
  /** The dividends that were paid in, by the year that they are for. */
  dividends: ReadonlyMap<number, DepositEntry>;
};

/**
 * The savings account of daily life: salary and monthly saving on pay days, interest by half years, a
 * dividend a year, and payments between, 2,140 rows in five years up to `lastDay`. The saving of
 * `missed.payDay` arrives by `missed.paidOn`.
 */
export function createEverydayAccount(
  holder: Pick<DepositTerms, 'membershipNo' | 'holder'>,
  tools: { documents: DocumentNumbers; random: Random },
  dates: Pick<Calendar, 'today' | 'lastDay' | 'missed'>,
): EverydayAccount {
  const book = new DepositBook({ accountNo: '0100012345', type: 'savings', ...holder }, tools.documents);
  const deductions = new Map<Day, DepositEntry>();
  const dividends = new Map<number, DepositEntry>();
  const opened = businessDayFrom(addMonths(dates.today, -MONTHS));
  const regular: Step[] = [
    { day: opened, run: (day) => void book.post(day, 'OPN', OPENING, 'เคาน์เตอร์สำนักงานใหญ่') },
    ...payDaySteps(book, deductions, opened, dates),
    ...yearlySteps(book, dividends, opened, dates.lastDay),
  ];
  const last: Step = {
    day: dates.lastDay,
    run: (day) => void book.post(day, 'CW', -LAST_WITHDRAWAL, 'เคาน์เตอร์สาขาสอง'),
  };
  const free = freeDays(opened, dates.lastDay, ROWS - regular.length - 1, tools.random);
  runByDay([...regular, ...free.map((day) => everyday(book, day, tools.random)), last]);
  return { book, opened, deductions, dividends };
}

function payDaySteps(
  book: DepositBook,
  deductions: Map<Day, DepositEntry>,
  opened: Day,
  { today, missed }: Pick<Calendar, 'today' | 'missed'>,
): Step[] {
  const payDays = payDaysBefore(today, MONTHS).filter((day) => day > opened);
  const salaries = payDays.map((payDay) => ({
    day: payDay,
    run: () => void book.post(payDay, 'XD', getSalary(payDay, today), `เงินเดือน ${monthLabel(payDay)}`),
  }));
  const savings = payDays.map((payDay) => ({
    day: payDay === missed.payDay ? missed.paidOn : payDay,
    run: (day: Day) => {
      const how = day === payDay ? 'หักเงินเดือน' : 'ชำระแทนหักเงินเดือน';
      const kind = day === payDay ? 'XD' : 'CD';
      deductions.set(payDay, book.post(day, kind, MONTHLY_SAVING, `${how} ${monthLabel(payDay)}`));
    },
  }));
  return [...salaries, ...savings];
}

function getSalary(payDay: Day, today: Day): Satang {
  return baht(27_350) - (getYear(today) - getYear(payDay)) * 84_050;
}

function yearlySteps(book: DepositBook, paid: Map<number, DepositEntry>, opened: Day, lastDay: Day): Step[] {
  const newest = getYear(lastDay);
  const years = Array.from({ length: YEARS + 1 }, (_, ago) => newest - ago);
  const interest = years
    .flatMap((year) => [`${year}-06-30`, `${year}-12-31`])
    .map((day) => ({ day, run: () => book.payInterest(day) }));
  const dividendDays = years.map((year) => businessDayFrom(`${year}-10-02`)).filter((day) => day <= lastDay);
  const dividends = DIVIDENDS.map((amount, index) => ({ amount, day: dividendDays[index] ?? opened }));
  return [
    ...interest,
    ...dividends.map(({ day, amount }) => ({
      day,
      run: () => {
        const year = getYear(day) - 1;
        paid.set(year, book.post(day, 'XD', amount, `ปันผลเฉลี่ยคืน ปี ${toBuddhistYear(year)}`));
      },
    })),
  ].filter(({ day }) => day > opened && day <= lastDay);
}

/** Days for the payments between: business days drawn at random, so that some are busy and some empty. */
function freeDays(opened: Day, lastDay: Day, count: number, random: Random): Day[] {
  const [, ...open] = businessDays(opened, lastDay);
  return Array.from({ length: count }, () => open[random.between(0, open.length - 1)] ?? lastDay);
}

function everyday(book: DepositBook, day: Day, random: Random): Step {
  return {
    day,
    run: () => {
      const { kind, amount, note } = nextMovement(book.balance, random);
      book.post(day, kind, amount, note);
    },
  };
}
