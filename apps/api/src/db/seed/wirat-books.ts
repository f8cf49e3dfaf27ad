import { addDays } from '@sahakorn/thai/date-arithmetic';
import type { Calendar } from './calendar.ts';
import { LoanBook } from './loan-book.ts';
import type { MemberBooks, Tools } from './member-books.ts';
import { loanRows } from './member-books.ts';
import type { Day } from './pay-days.ts';
import { businessDayFrom, getMonth, getYear } from './pay-days.ts';
import type { Missed } from './payroll.ts';
import { runPayroll } from './payroll.ts';
import { baht } from './satang.ts';
import { ShareBook } from './share-book.ts';

const MEMBERSHIP_NO = '002468';
const MONTHLY_SHARE = baht(800);
const FIRST_DEDUCTION = 23;
const SUSPENDED = 5;
const SECOND_LOAN = 9;
const UNPAID = [2, 1];
const PAID_LATER_DAYS = 12;
const DECEMBER = 12;

/**
 * A member in difficulties: the payments of one loan suspended, two instalments of another missed and still
 * owed, and a month missed in the newest year that has a dividend.
 */
export function wiratBooks(tools: Tools, dividendYear: number): MemberBooks {
  const { calendar } = tools;
  const shares = new ShareBook(MEMBERSHIP_NO, tools.documents);
  const { suspended, defaulted } = loans(tools);
  const payDays = calendar.payDays.slice(-FIRST_DEDUCTION);
  const receipts = runPayroll(
    {
      membershipNo: MEMBERSHIP_NO,
      payDays,
      shares: { book: shares, monthly: () => MONTHLY_SHARE },
      loans: [suspended, defaulted],
      missed: [...pickMissedPayments(payDays, dividendYear), ...unpaid(calendar)],
      continues: true,
    },
    calendar,
    [
      { day: broughtForwardOn(calendar), run: (day) => shares.bringForward(day, baht(92_800), 116) },
      { day: addDays(calendar.payDay(SUSPENDED), -1), run: () => suspended.suspend() },
    ],
  );
  return {
    shareAccounts: [
      shares.account({ monthly: MONTHLY_SHARE, accountingYearFrom: calendar.accountingYearFrom }),
    ],
    shareEntries: shares.entries,
    ...loanRows([
      {
        book: suspended,
        securities: [
          { type: 'shares', description: 'ทุนเรือนหุ้นของผู้กู้', used: baht(60_000) },
          { type: 'person', description: 'นายประสิทธิ์ ตั้งมั่น', used: baht(100_000) },
        ],
      },
      {
        book: defaulted,
        securities: [{ type: 'shares', description: 'ทุนเรือนหุ้นของผู้กู้', used: baht(20_000) }],
      },
    ]),
    depositAccounts: [],
    depositEntries: [],
    ...receipts,
  };
}

function broughtForwardOn(calendar: Calendar): Day {
  return `${calendar.payDay(FIRST_DEDUCTION).slice(0, 7)}-01`;
}

/** The last month of a year, paid at the counter in the next. */
function pickMissedPayments(payDays: readonly Day[], year: number): Missed[] {
  return payDays
    .filter((day) => getYear(day) === year && getMonth(day) === DECEMBER)
    .map((payDay) => ({ payDay, paidOn: businessDayFrom(addDays(payDay, PAID_LATER_DAYS)) }));
}

function unpaid(calendar: Calendar): Missed[] {
  return UNPAID.map((back) => ({ payDay: calendar.payDay(back), paidOn: null }));
}

function loans({ calendar, documents }: Tools) {
  const suspended = new LoanBook(
    {
      membershipNo: MEMBERSHIP_NO,
      type: 'ordinary',
      runningNo: 198,
      begun: calendar.loanDay(FIRST_DEDUCTION),
      approved: baht(160_000),
      rate: 600,
      constant: 'principal',
      payment: baht(2_000),
      installments: 80,
    },
    documents,
  );
  const defaulted = new LoanBook(
    {
      membershipNo: MEMBERSHIP_NO,
      type: 'emergency',
      runningNo: 44,
      begun: calendar.loanDay(SECOND_LOAN),
      approved: baht(20_000),
      rate: 625,
      constant: 'principal',
      payment: baht(2_000),
      installments: 10,
    },
    documents,
  );
  return { suspended, defaulted };
}
