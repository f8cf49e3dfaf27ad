import { explainMissing } from '@sahakorn/contract/worked-out-words';
import { formatThaiMonth } from '@sahakorn/thai/date';
import type { LoanOutlook } from './loan-outlook-endpoints.ts';

/** The month of a day: `ธันวาคม 2577`. */
export function monthWords(day: string | null): string {
  const [year = 0, month = 0] = (day ?? '').split('-').map(Number);
  return formatThaiMonth(year, month);
}

/** When a loan ends: `งวดสุดท้าย ธันวาคม 2577`, or that it cannot be said. */
export function endWords({ end }: Pick<LoanOutlook, 'end'>): string {
  if (!end.value) return 'ยังบอกงวดสุดท้ายไม่ได้';
  if (end.value.last_day === null) return 'ไม่มีงวดที่ต้องชำระแล้ว';
  return `งวดสุดท้าย ${monthWords(end.value.last_day)}`;
}

/** Why the end of a loan cannot be said. */
export function whyUnknown({ end, standing }: Pick<LoanOutlook, 'end' | 'standing'>): string {
  return standing === 'suspended' ? 'สัญญานี้งดชำระอยู่ และยังไม่มีวันที่จะชำระต่อในระบบ' : `สัญญานี้${explainMissing(end)}`;
}
