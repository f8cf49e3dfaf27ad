import { explainMissing } from '@sahakorn/contract/worked-out-words';
import { formatMonthOfDate } from '@sahakorn/thai/date';
import type { LoanOutlook } from './loan-outlook-endpoints.ts';

/** When a loan ends: `งวดสุดท้าย ธันวาคม 2577`, or that the end is unknown. */
export function formatLoanEnd({ end }: Pick<LoanOutlook, 'end'>): string {
  if (!end.value) return 'ยังบอกงวดสุดท้ายไม่ได้';
  if (end.value.last_day === null) return 'ไม่มีงวดที่ต้องชำระแล้ว';
  return `งวดสุดท้าย ${formatMonthOfDate(end.value.last_day)}`;
}

/** Why the end of a loan is unknown. */
export function getUnknownReason({ end, standing }: Pick<LoanOutlook, 'end' | 'standing'>): string {
  return standing === 'suspended' ? 'สัญญานี้งดชำระอยู่ และยังไม่มีวันที่จะชำระต่อในระบบ' : `สัญญานี้${explainMissing(end)}`;
}
