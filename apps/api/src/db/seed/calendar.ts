import { todayIso } from '@sahakorn/thai/date';
import { addDays, startOfMonth, startOfYear } from '@sahakorn/thai/date-arithmetic';
import type { Day } from './pay-days.ts';
import { businessDayFrom, businessDayUntil, nextPayDay, payDaysBefore } from './pay-days.ts';

const RECEIPT_MONTHS = 24;
const HISTORY_MONTHS = 240;
const MISSED_MONTH = 4;
const PAID_LATER_DAYS = 8;
const LOAN_DAY = 10;

/** The days around which the demonstration's books are written, all taken from the day of seeding. */
export type Calendar = {
  today: Day;
  /** The latest day on which the counter was open before today. */
  lastDay: Day;
  accountingYearFrom: Day;
  /** The next pay day; its receipt is an invoice. */
  nextPayDay: Day;
  /** The first pay day that still has a receipt. */
  receiptsFrom: Day;
  /** The pay day on which the employer deducted nothing, and when the member paid instead. */
  missed: { payDay: Day; paidOn: Day };
  /** The pay days that are over, the earliest first: twenty years of them. */
  payDays: readonly Day[];
  /** The pay day the given number of months back; 1 is the latest. */
  payDay(back: number): Day;
  /** The day in the month of that pay day on which loans are paid out. */
  loanDay(back: number): Day;
};

export function getCalendar(now: Date): Calendar {
  const today = todayIso(now);
  const payDays = payDaysBefore(today, HISTORY_MONTHS);
  const payDay = (back: number) => payDays.at(-back) ?? today;
  const missed = payDay(MISSED_MONTH);
  return {
    today,
    lastDay: businessDayUntil(addDays(today, -1)),
    accountingYearFrom: startOfYear(today),
    nextPayDay: nextPayDay(today),
    receiptsFrom: payDay(RECEIPT_MONTHS - 1),
    missed: { payDay: missed, paidOn: businessDayFrom(addDays(missed, PAID_LATER_DAYS)) },
    payDays,
    payDay,
    loanDay: (back) => businessDayFrom(addDays(startOfMonth(payDay(back)), LOAN_DAY - 1)),
  };
}
