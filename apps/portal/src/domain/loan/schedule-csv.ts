import { writeCsv } from '@sahakorn/thai/csv';
import { formatThaiDate } from '@sahakorn/thai/date';
import type { LoanForecast } from './loan-endpoints.ts';

const HEAD = [
  'งวดที่',
  'วันที่ (ค.ศ.)',
  'วันที่ (พ.ศ.)',
  'จำนวนวัน',
  'เงินต้น (บาท)',
  'ดอกเบี้ย (บาท)',
  'รวมชำระ (บาท)',
  'คงเหลือ (บาท)',
];

/** The payments to come as a file for a spreadsheet. */
export function scheduleCsv(plan: NonNullable<LoanForecast['plan']['value']>): string {
  return writeCsv([
    HEAD,
    ...plan.map((row) => [
      String(row.period ?? ''),
      row.day ?? '',
      row.day ? formatThaiDate(row.day, { style: 'short' }) : '',
      String(row.days ?? ''),
      row.principal_amount ?? '',
      row.interest_amount ?? '',
      row.total_amount ?? '',
      row.principal_balance ?? '',
    ]),
  ]);
}
