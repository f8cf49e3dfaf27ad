import { addDays } from '@sahakorn/thai/date-arithmetic';
import type { Calendar } from './calendar.ts';
import type { LoanTerms } from './loan-terms.ts';
import { LoanBook } from './loan-book.ts';
import type { Security, Tools } from './member-books.ts';
import type { Day } from './pay-days.ts';
import { businessDayFrom } from './pay-days.ts';
import { baht } from './satang.ts';
import type { Step } from './steps.ts';

export const EMERGENCY_LOAN = baht(19_500);

export type SecuredLoan = { book: LoanBook; securities: readonly Security[] };

/**
 * Three loans of the three types, one of them paid off early; the steps are what happens besides pay days.
 */
export function somyingLoans(membershipNo: string, { calendar, documents }: Tools) {
  const open = (terms: Omit<LoanTerms, 'membershipNo'>) =>
    new LoanBook({ membershipNo, ...terms }, documents);
  const ordinary = open({
    type: 'ordinary',
    runningNo: 123,
    begun: calendar.loanDay(26),
    approved: baht(620_000),
    rate: 575,
    constant: 'principal',
    payment: baht(5_000),
    installments: 124,
  });
  const emergency = open({
    type: 'emergency',
    runningNo: 45,
    begun: calendar.loanDay(5),
    approved: EMERGENCY_LOAN,
    rate: 625,
    constant: 'principal',
    payment: baht(1_500),
    installments: 13,
  });
  const special = open({
    type: 'special',
    runningNo: 12,
    begun: calendar.loanDay(70),
    approved: baht(400_000),
    rate: 550,
    constant: 'total',
    payment: baht(5_700),
    installments: 84,
  });
  const secured: SecuredLoan[] = [
    { book: ordinary, securities: ORDINARY_SECURITIES },
    { book: emergency, securities: EMERGENCY_SECURITIES },
    { book: special, securities: SPECIAL_SECURITIES },
  ];
  const steps: Step[] = [
    { day: afterPayDay(calendar, 9, 5), run: (day) => ordinary.payExtra(day, baht(4_500)) },
    { day: afterPayDay(calendar, 11, 12), run: (day) => special.payOff(day) },
  ];
  return { secured, steps };
}

const ORDINARY_SECURITIES: Security[] = [
  { type: 'person', description: 'นางสาวปิ่นมณี ศรีสุข', used: baht(200_000), guarantorNo: '005678' },
  { type: 'person', description: 'นายก้องภพ ณ บ้านไร่', used: baht(200_000), guarantorNo: '004321' },
  { type: 'shares', description: 'ทุนเรือนหุ้นของผู้กู้', used: baht(220_000) },
];

const EMERGENCY_SECURITIES: Security[] = [
  { type: 'deposit', description: 'เงินฝากออมทรัพย์พิเศษของผู้กู้', used: EMERGENCY_LOAN },
];

const SPECIAL_SECURITIES: Security[] = [
  { type: 'property', description: 'ที่ดินพร้อมสิ่งปลูกสร้าง ตำบลบ้านใหม่', used: baht(400_000), released: true },
];

function afterPayDay(calendar: Calendar, back: number, days: number): Day {
  return businessDayFrom(addDays(calendar.payDay(back), days));
}
