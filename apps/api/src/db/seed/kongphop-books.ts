import { formatDepositAccountNo } from '@sahakorn/thai/account-no';
import { addDays } from '@sahakorn/thai/date-arithmetic';
import type { Calendar } from './calendar.ts';
import { DepositBook } from './deposit-book.ts';
import { LoanBook } from './loan-book.ts';
import type { MemberBooks, Tools } from './member-books.ts';
import { depositRows, loanRows } from './member-books.ts';
import { type Day, businessDayFrom } from './pay-days.ts';
import { runPayroll } from './payroll.ts';
import { type Charge, type Source, writeReceipt } from './receipts.ts';
import { type Satang, baht } from './satang.ts';
import { ShareBook } from './share-book.ts';

const MEMBERSHIP_NO = '004321';
const MONTHLY_SHARE = baht(1_000);
const FIRST_DEDUCTION = 14;
const LAST_DEDUCTION = 9;
const MOVED = 3;
const ACCOUNT_NO = '0100043210';
const MONTHLY_SAVING = baht(500);
const SAVING: Charge & { source: Source } = {
  code: 'MD01',
  name: 'เงินฝากรายเดือน',
  description: formatDepositAccountNo(ACCOUNT_NO),
  period: null,
  principal: MONTHLY_SAVING,
  interest: 0,
  balanceAfter: null,
  source: {},
};

const RELEASED = { type: 'person', released: true } as const;

/** The debt that the guarantor took over. */
export type MovedDebt = { amount: Satang; day: Day };

/**
 * A retired member: shares suspended, one loan paid, one moved to its guarantor; six receipts long past. From
 * the coming month on, a saving is deducted from the pension.
 */
export function kongphopBooks(tools: Tools): MemberBooks & { moved: MovedDebt } {
  const { calendar } = tools;
  const shares = new ShareBook(MEMBERSHIP_NO, tools.documents);
  const { paid, moved } = loans(tools);
  const movedOn = businessDayFrom(addDays(calendar.payDay(MOVED), 10));
  const paidBills = runPayroll(
    {
      membershipNo: MEMBERSHIP_NO,
      payDays: calendar.payDays.slice(-FIRST_DEDUCTION, 1 - LAST_DEDUCTION),
      shares: { book: shares, monthly: () => MONTHLY_SHARE },
      loans: [paid, moved],
      continues: false,
    },
    calendar,
    [{ day: sharesBroughtForward(calendar), run: (day) => shares.bringForward(day, baht(186_400), 288) }],
  );
  const bill = writeReceipt(MEMBERSHIP_NO, calendar.nextPayDay, 'invoice', [SAVING]);
  const debt = { amount: moved.balance, day: movedOn };
  moved.moveToGuarantor(movedOn);
  return {
    moved: debt,
    shareAccounts: [
      shares.account({
        monthly: MONTHLY_SHARE,
        suspended: true,
        accountingYearFrom: calendar.accountingYearFrom,
      }),
    ],
    shareEntries: shares.entries,
    ...loanRows([
      {
        book: paid,
        securities: [{ ...RELEASED, description: 'นางสมหญิง ใจดี', used: baht(10_000), guarantorNo: '001234' }],
      },
      {
        book: moved,
        securities: [
          { ...RELEASED, description: 'นางสาวปิ่นมณี ศรีสุข', used: baht(60_000), guarantorNo: '005678' },
        ],
      },
    ]),
    ...depositRows(calendar, [{ book: savings(tools), standing: { monthly: MONTHLY_SAVING } }]),
    receipts: [...paidBills.receipts, bill.receipt],
    receiptLines: [...paidBills.receiptLines, ...bill.lines],
    collections: paidBills.collections,
  };
}

function sharesBroughtForward(calendar: Calendar): Day {
  return `${calendar.payDay(FIRST_DEDUCTION).slice(0, 7)}-01`;
}

function loans({ calendar, documents }: Tools) {
  const common = {
    membershipNo: MEMBERSHIP_NO,
    begun: calendar.loanDay(FIRST_DEDUCTION),
    rate: 625,
  } as const;
  const paid = new LoanBook(
    {
      ...common,
      type: 'emergency',
      runningNo: 31,
      approved: baht(10_000),
      constant: 'principal',
      payment: baht(2_000),
      installments: 5,
    },
    documents,
  );
  const moved = new LoanBook(
    {
      ...common,
      type: 'ordinary',
      runningNo: 207,
      approved: baht(60_000),
      constant: 'total',
      payment: baht(2_650),
      installments: 24,
    },
    documents,
  );
  return { paid, moved };
}

function savings({ calendar, documents }: Tools): DepositBook {
  const book = new DepositBook(
    { accountNo: ACCOUNT_NO, membershipNo: MEMBERSHIP_NO, holder: 'นายก้องภพ ณ บ้านไร่', type: 'savings' },
    documents,
  );
  book.post(calendar.loanDay(15), 'BF', baht(3_150), 'ยกมาจากระบบเดิม');
  book.post(calendar.loanDay(12), 'XD', baht(12_000), 'บำเหน็จดำรงชีพ');
  book.post(calendar.loanDay(8), 'CW', -baht(4_500), 'เคาน์เตอร์สำนักงานใหญ่');
  book.payInterest(addDays(calendar.payDay(6), 3));
  book.post(calendar.loanDay(4), 'CW', -baht(6_000));
  return book;
}
