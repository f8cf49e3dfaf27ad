import type { PayDayRule } from '@sahakorn/contract/loan-outlook';
import type { Lenient } from '@sahakorn/contract/lenient';

const LAST_OF_ALL_MONTHS = 31;
const LAST_OF_FEBRUARY = 28;

const MOVED: Readonly<Record<string, string>> = {
  before: 'หากตรงกับวันเสาร์หรือวันอาทิตย์เลื่อนมาเป็นวันศุกร์ก่อนหน้า',
  after: 'หากตรงกับวันเสาร์หรือวันอาทิตย์เลื่อนไปเป็นวันจันทร์ถัดไป',
};

/** `ทุกวันที่ 25 หากตรงกับวันเสาร์หรือวันอาทิตย์เลื่อนมาเป็นวันศุกร์ก่อนหน้า` */
export function describePayDays(rule: Lenient<PayDayRule> | null): string {
  const moved = MOVED[rule?.weekend ?? ''];
  return `${describeDay(rule?.pay_day ?? null)}${moved === undefined ? '' : ` ${moved}`}`;
}

function describeDay(day: number | null): string {
  if (day === null) return 'ทุกวันที่  - ';
  if (day >= LAST_OF_ALL_MONTHS) return 'ทุกวันสิ้นเดือน';
  return day > LAST_OF_FEBRUARY ? `ทุกวันที่ ${day} หรือวันสิ้นเดือนของเดือนที่สั้นกว่า` : `ทุกวันที่ ${day}`;
}
