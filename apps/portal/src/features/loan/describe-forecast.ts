import { formatMonthOfDate, formatThaiDate, THAI_MONTHS_SHORT } from '@sahakorn/thai/date';
import { formatMoney } from '@sahakorn/thai/money';
import type { LoanOutlook } from '../../domain/loan/loan-outlook-endpoints.ts';
import type { LoanForecast, LoanTrial } from './loan-endpoints.ts';

/** A date without its year: `23 ต.ค.` */
export function formatDayAndMonth(day: string | null): string {
  return formatThaiDate(day, { style: 'short' }).replace(/\s\d{4}$/, '');
}

/** The range of months between two dates of a year: `พ.ย.–ธ.ค.` */
export function formatMonthRange(from: string | null, to: string | null): string {
  const [first, last] = [from, to].map((day) => THAI_MONTHS_SHORT[Number((day ?? '').slice(5, 7)) - 1] ?? '');
  return first === last ? (first ?? '') : `${first}–${last}`;
}

/** The paid and remaining instalments of a loan. */
export function describeProgress({
  end: { value },
  last_period: paid,
  installment_count: count,
}: Pick<LoanOutlook, 'end' | 'last_period' | 'installment_count'>): string[] {
  const left = value?.periods_left ?? null;
  return [
    paid === null || count === null ? null : `ชำระแล้ว ${paid} จาก ${count} งวด`,
    left === null ? null : `เหลืออีก ${left} งวด`,
  ].filter((words) => words !== null);
}

/** The stated and the calculated number of instalments; null if they agree. */
export function describeDifference({
  end: { value },
  installment_count: stated,
}: Pick<LoanOutlook, 'end' | 'installment_count'>): string | null {
  const last = value?.last_period ?? null;
  if (last === null || stated === null || last === stated) return null;
  return `สัญญาระบุ ${stated} งวด คำนวณได้ ${last} งวด ต่างกัน ${Math.abs(last - stated)} งวด`;
}

/** The text alternative of the chart. */
export function describeChart(
  { loan_contract_no, paid, principal_balance, end }: LoanForecast,
  trial: LoanTrial['value'] | null,
): string {
  const [first] = paid;
  return [
    `เงินต้นคงเหลือของ ${loan_contract_no}`,
    first && `จาก ${formatMoney(first.principal_balance)} เมื่อ ${formatThaiDate(first.day)}`,
    `เหลือ ${formatMoney(principal_balance)} วันนี้`,
    end.value && end.value.last_day !== null && `และเป็นศูนย์เมื่อ ${formatMonthOfDate(end.value.last_day)}`,
    trial && trial.last_day !== null && `หากชำระเพิ่ม เป็นศูนย์เมื่อ ${formatMonthOfDate(trial.last_day)}`,
  ]
    .filter((part) => typeof part === 'string')
    .join(' ');
}
