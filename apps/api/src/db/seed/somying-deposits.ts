import { addMonths } from '@sahakorn/thai/date-arithmetic';
import type { DepositStanding, DepositTerms } from './deposit-book.ts';
import { DepositBook } from './deposit-book.ts';
import type { EverydayAccount } from './everyday-account.ts';
import { MONTHLY_SAVING, createEverydayAccount } from './everyday-account.ts';
import type { Tools } from './member-books.ts';
import type { Day } from './pay-days.ts';
import { businessDayFrom, getYear } from './pay-days.ts';
import { baht } from './satang.ts';
import { EMERGENCY_LOAN } from './somying-loans.ts';
import type { Step } from './steps.ts';
import { runByDay } from './steps.ts';

const TAX_PERCENT = 15;
const FIXED_MONTHS = 12;

export type Holder = Pick<DepositTerms, 'membershipNo' | 'holder'>;

/** Three open accounts and a closed one; the everyday account is named apart, because receipts need it. */
export function somyingDeposits(holder: Holder, tools: Tools) {
  const { calendar } = tools;
  const everyday: EverydayAccount = createEverydayAccount(holder, tools, calendar);
  const fixed = fixedAccount(holder, tools);
  const accounts: { book: DepositBook; standing?: DepositStanding }[] = [
    { book: everyday.book, standing: { monthly: MONTHLY_SAVING } },
    { book: closedAccount(holder, tools), standing: { closed: true } },
    { book: specialAccount(holder, tools), standing: { held: EMERGENCY_LOAN } },
    { book: fixed.book, standing: { maturity: fixed.maturity } },
  ];
  return { everyday, accounts };
}

function closedAccount(holder: Holder, { calendar, documents }: Tools): DepositBook {
  const book = new DepositBook({ accountNo: '0100098765', type: 'savings', ...holder }, documents);
  const opened = businessDayFrom(addMonths(calendar.today, -96));
  book.post(opened, 'OPN', baht(2_000));
  book.post(businessDayFrom(addMonths(opened, 5)), 'CD', baht(3_500), 'เคาน์เตอร์สำนักงานใหญ่');
  book.close(businessDayFrom(addMonths(opened, 14)));
  return book;
}

/** Four years of a deposit each quarter, on top of the balance of an older system. */
function specialAccount(holder: Holder, { calendar, documents }: Tools): DepositBook {
  const book = new DepositBook({ accountNo: '0200004567', type: 'special', ...holder }, documents);
  const year = getYear(calendar.today) - 4;
  const quarters = Array.from({ length: 20 }, (_, quarter) =>
    businessDayFrom(addMonths(`${year}-02-15`, quarter * 3)),
  );
  const steps: Step[] = [
    { day: `${year}-01-01`, run: (day) => void book.post(day, 'BF', baht(25_000), 'ยกมาจากระบบเดิม') },
    ...quarters.map((day, index) => ({
      day,
      run: () => void book.post(day, index % 3 === 2 ? 'CD' : 'XD', baht(2_000 + (index % 4) * 500)),
    })),
    {
      day: businessDayFrom(`${year + 1}-09-07`),
      run: (day) => void book.post(day, 'XW', -baht(8_000), 'เข้าธนาคาร xxx-x-x4567-x'),
    },
    ...halfYears(year).map((day) => ({ day, run: () => book.payInterest(day) })),
  ];
  runByDay(steps.filter(({ day }) => day <= calendar.lastDay));
  return book;
}

function halfYears(first: number): Day[] {
  return Array.from(
    { length: 10 },
    (_, half) => `${first + Math.floor(half / 2)}-${half % 2 ? '12-31' : '06-30'}`,
  );
}

/** A deposit of twelve months in its second run; the interest of the first was paid less tax. */
function fixedAccount(holder: Holder, { calendar, documents }: Tools) {
  const book = new DepositBook({ accountNo: '0300000789', type: 'fixed', ...holder }, documents);
  const opened = businessDayFrom(addMonths(calendar.today, -18));
  book.post(opened, 'OPN', baht(100_000), 'ฝากประจำครบกำหนด 12 เดือน');
  book.payInterest(addMonths(opened, FIXED_MONTHS), TAX_PERCENT);
  return { book, maturity: addMonths(opened, 2 * FIXED_MONTHS) };
}
