import type { Lenient } from '@sahakorn/contract/lenient';
import type { LoanPayment } from '@sahakorn/contract/loan-outlook';
import { writeCsv } from '@sahakorn/thai/csv';
import { formatThaiDate } from '@sahakorn/thai/date';
import { saveCsv } from '../documents/show-document.ts';

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

/** Saves payments to come as a file for a spreadsheet. */
export function saveSchedule(payments: readonly Lenient<LoanPayment>[], fileName: string): void {
  saveCsv(createScheduleCsv(payments), fileName);
}

function createScheduleCsv(plan: readonly Lenient<LoanPayment>[]): string {
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
