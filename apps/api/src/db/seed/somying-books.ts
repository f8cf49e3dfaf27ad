import { addMonths } from '@sahakorn/thai/date-arithmetic';
import type { Calendar } from './calendar.ts';
import type { EverydayAccount } from './everyday-account.ts';
import type { MemberBooks, Tools } from './member-books.ts';
import { depositRows, loanRows } from './member-books.ts';
import type { Day } from './pay-days.ts';
import { businessDayFrom, getYear } from './pay-days.ts';
import { runPayroll } from './payroll.ts';
import type { Satang } from './satang.ts';
import { baht } from './satang.ts';
import { ShareBook } from './share-book.ts';
import { somyingDeposits } from './somying-deposits.ts';
import { somyingLoans } from './somying-loans.ts';
import type { Step } from './steps.ts';

const MEMBERSHIP_NO = '001234';
const SHARE_PERIODS = 228;
const SHARE_STOCK = baht(486_500);
const MONTHLY_SHARE = baht(2_500);
const LOWER_SHARE = baht(2_000);
const SHARE_PURCHASES = [
  { monthsAgo: 75, amount: baht(20_000) },
  { monthsAgo: 31, amount: baht(30_000) },
];

/** The first of the month in which the member paid the first share. */
export function somyingJoined(calendar: Calendar): Day {
  return `${calendar.payDay(SHARE_PERIODS).slice(0, 7)}-01`;
}

/** Books with entries of every kind: the main demonstration member. */
export function somyingBooks(tools: Tools): MemberBooks & Pick<EverydayAccount, 'dividends'> {
  const { calendar } = tools;
  const { everyday, accounts } = somyingDeposits(
    { membershipNo: MEMBERSHIP_NO, holder: 'นางสมหญิง ใจดี' },
    tools,
  );
  const shares = shareHistory(tools);
  const { secured, steps } = somyingLoans(MEMBERSHIP_NO, tools);
  const receipts = runPayroll(
    {
      membershipNo: MEMBERSHIP_NO,
      payDays: shares.payDays,
      shares,
      loans: secured.map(({ book }) => book),
      saving: everyday,
      missed: [calendar.missed],
      continues: true,
    },
    calendar,
    [...shares.steps, ...steps],
  );
  return {
    dividends: everyday.dividends,
    shareAccounts: [
      shares.book.account({ monthly: MONTHLY_SHARE, accountingYearFrom: calendar.accountingYearFrom }),
    ],
    shareEntries: shares.book.entries,
    ...loanRows(secured),
    ...depositRows(calendar, accounts),
    ...receipts,
  };
}

/** Ten years of shares. Earlier shares are brought forward, so that the stock is right. */
function shareHistory({ calendar, documents }: Tools) {
  const book = new ShareBook(MEMBERSHIP_NO, documents);
  const firstDay = `${getYear(calendar.today) - 10}-01-01`;
  const raisedOn = addMonths(calendar.today, -36);
  const payDays = calendar.payDays.filter((day) => day > firstDay);
  const monthly = (day: Day): Satang => (day < raisedOn ? LOWER_SHARE : MONTHLY_SHARE);
  const later = [...payDays.map(monthly), ...SHARE_PURCHASES.map(({ amount }) => amount)];
  const before = SHARE_STOCK - later.reduce((sum, amount) => sum + amount, 0);
  const steps: Step[] = [
    { day: firstDay, run: (day) => book.bringForward(day, before, SHARE_PERIODS - payDays.length) },
    ...SHARE_PURCHASES.map(({ monthsAgo, amount }) => ({
      day: businessDayFrom(addMonths(calendar.today, -monthsAgo)),
      run: (day: Day) => book.buy(day, amount),
    })),
  ];
  return { book, payDays, monthly, steps };
}
