import { addDays } from '@sahakorn/thai/date-arithmetic';
import { DepositBook } from './deposit-book.ts';
import type { MovedDebt } from './kongphop-books.ts';
import { LoanBook } from './loan-book.ts';
import type { MemberBooks, Tools } from './member-books.ts';
import { depositRows, loanRows } from './member-books.ts';
import { payDayInMonth } from './pay-days.ts';
import { runPayroll } from './payroll.ts';
import { baht } from './satang.ts';
import { ShareBook } from './share-book.ts';

const MEMBERSHIP_NO = '005678';
const MONTHLY_SHARE = baht(1_000);
const FIRST_DEDUCTION = 13;
const RATE_CHANGED = 2;
const DAYS_AFTER_PAY_DAY = 12;

/**
 * A younger member in good order: the rate of one loan was lowered in mid-month, the
 * other is a debt that she had guaranteed.
 */
export function pinmaneeBooks(tools: Tools, debt: MovedDebt): MemberBooks {
  const { calendar } = tools;
  const shares = new ShareBook(MEMBERSHIP_NO, tools.documents);
  const { own, takenOver } = loans(tools, debt);
  const receipts = runPayroll(
    {
      membershipNo: MEMBERSHIP_NO,
      payDays: calendar.payDays.slice(-FIRST_DEDUCTION),
      shares: { book: shares, monthly: () => MONTHLY_SHARE },
      loans: [own, takenOver],
      continues: true,
    },
    calendar,
    [
      {
        day: payDayInMonth(calendar.payDay(FIRST_DEDUCTION), -1),
        run: (day) => shares.bringForward(day, baht(48_000), 59),
      },
    ],
  );
  return {
    shareAccounts: [
      shares.account({ monthly: MONTHLY_SHARE, accountingYearFrom: calendar.accountingYearFrom }),
    ],
    shareEntries: shares.entries,
    ...loanRows([
      {
        book: own,
        securities: [
          { type: 'person', description: 'นางสมหญิง ใจดี', used: baht(150_000), guarantorNo: '001234' },
          { type: 'shares', description: 'ทุนเรือนหุ้นของผู้กู้', used: baht(30_000) },
        ],
      },
      { book: takenOver, securities: [] },
    ]),
    ...depositRows(calendar, [{ book: savings(tools) }]),
    ...receipts,
  };
}

function loans({ calendar, documents }: Tools, debt: MovedDebt) {
  const common = { membershipNo: MEMBERSHIP_NO, type: 'ordinary', constant: 'principal' } as const;
  const own = new LoanBook(
    {
      ...common,
      runningNo: 231,
      begun: calendar.loanDay(FIRST_DEDUCTION - 1),
      approved: baht(180_000),
      rate: 575,
      earlier: { rate: 600, until: addDays(calendar.payDay(RATE_CHANGED), DAYS_AFTER_PAY_DAY) },
      payment: baht(2_500),
      installments: 72,
    },
    documents,
  );
  const takenOver = new LoanBook(
    {
      ...common,
      runningNo: 318,
      begun: debt.day,
      approved: debt.amount,
      rate: 625,
      payment: baht(1_000),
      installments: Math.ceil(debt.amount / baht(1_000)),
      takenOver: true,
    },
    documents,
  );
  return { own, takenOver };
}

function savings({ calendar, documents }: Tools): DepositBook {
  const book = new DepositBook(
    { accountNo: '0100056781', membershipNo: MEMBERSHIP_NO, holder: 'นางสาวปิ่นมณี ศรีสุข', type: 'savings' },
    documents,
  );
  book.post(calendar.loanDay(30), 'OPN', baht(1_000));
  for (const back of [27, 24, 21, 18, 15, 12]) book.post(calendar.loanDay(back), 'CD', baht(1_500));
  book.post(calendar.loanDay(10), 'XW', -baht(3_200), 'ชำระด้วยคิวอาร์');
  book.payInterest(calendar.loanDay(7));
  book.post(calendar.loanDay(3), 'XD', baht(2_400), 'ค่าเบี้ยเลี้ยงเดินทาง');
  return book;
}
