import { toBuddhistYear } from '@sahakorn/thai/date';
import { addDays } from '@sahakorn/thai/date-arithmetic';
import type { Insertable } from 'kysely';
import type { WelfareRequestTable } from '../benefit-schema.ts';
import type { Calendar } from './calendar.ts';
import type { Day } from './pay-days.ts';
import { businessDayFrom, getYear } from './pay-days.ts';
import type { Satang } from './satang.ts';
import { baht, toDecimal } from './satang.ts';

export type WelfareRequest = Insertable<WelfareRequestTable>;

const TYPES = {
  schooling: { code: '01', name: 'ทุนการศึกษาบุตร' },
  disaster: { code: '02', name: 'สงเคราะห์ผู้ประสบภัยพิบัติ' },
  anniversary: { code: '03', name: 'ของขวัญครบรอบการเป็นสมาชิก' },
} as const;

/** Days from a request to its decision, and from there to the payment. */
const DECIDED_DAYS = 21;
const PAID_DAYS = 7;

type DemoRequest = {
  membershipNo: string;
  type: keyof typeof TYPES;
  /**
   * Number of pay days back in whose month it was requested; 0 is the last day on which the counter was open.
   */
  back: number;
  amount: Satang;
  outcome: 'waiting' | 'paid' | 'refused';
  detail: string | null;
};

const DEMO_REQUESTS: readonly DemoRequest[] = [
  {
    membershipNo: '001234',
    type: 'schooling',
    back: 29,
    amount: baht(2_000),
    outcome: 'paid',
    detail: 'ระดับมัธยมศึกษาตอนปลาย จ่ายเป็นเงินสด',
  },
  {
    membershipNo: '001234',
    type: 'schooling',
    back: 17,
    amount: baht(2_500),
    outcome: 'refused',
    detail: 'ยื่นเกินกำหนดรับสมัคร',
  },
  {
    membershipNo: '001234',
    type: 'schooling',
    back: 0,
    amount: baht(2_500),
    outcome: 'waiting',
    detail: 'ระดับอุดมศึกษา',
  },
  {
    membershipNo: '001234',
    type: 'disaster',
    back: 13,
    amount: baht(5_000),
    outcome: 'paid',
    detail: 'บ้านพักอาศัยถูกน้ำท่วม จ่ายเป็นเงินสด',
  },
  {
    membershipNo: '001234',
    type: 'anniversary',
    back: 48,
    amount: baht(1_000),
    outcome: 'paid',
    detail: 'ครบรอบ 15 ปี จ่ายเป็นเงินสด',
  },
  {
    membershipNo: '004321',
    type: 'anniversary',
    back: 20,
    amount: baht(1_000),
    outcome: 'paid',
    detail: null,
  },
  {
    membershipNo: '005678',
    type: 'disaster',
    back: 6,
    amount: baht(3_000),
    outcome: 'refused',
    detail: 'ที่พักอาศัยอยู่นอกพื้นที่ประกาศภัย',
  },
];

/** The requests of the demonstration members, numbered as they came in. */
export function welfareRows(calendar: Calendar): WelfareRequest[] {
  return DEMO_REQUESTS.toSorted((one, other) => other.back - one.back).map((request, index) => {
    const day = request.back === 0 ? calendar.lastDay : calendar.loanDay(request.back);
    const { code, name } = TYPES[request.type];
    return {
      membership_no: request.membershipNo,
      requestment_no: `ส${toBuddhistYear(getYear(day)) % 100}-${String(index + 101).padStart(4, '0')}`,
      welfare_type: code,
      welfare_name: name,
      operate_date: day,
      amount: toDecimal(request.amount),
      detail: request.detail,
      ...getOutcome(request, day),
    };
  });
}

function getOutcome({ outcome }: DemoRequest, day: Day) {
  const decided = businessDayFrom(addDays(day, DECIDED_DAYS));
  const paid = outcome === 'paid';
  return {
    approve_status: { waiting: '2', paid: '1', refused: '0' }[outcome],
    approve_date: outcome === 'waiting' ? null : decided,
    paid_status: paid ? '1' : '0',
    paid_date: paid ? businessDayFrom(addDays(decided, PAID_DAYS)) : null,
  };
}
