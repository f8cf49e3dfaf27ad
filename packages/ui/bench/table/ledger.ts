import { formatThaiDate } from '@sahakorn/thai/date';
import { formatMoney } from '@sahakorn/thai/money';
import {
  type DepositRow,
  longLedger,
} from '../../src/components/statement-table/statement-table.fixtures.ts';

/** The statement that every table shows: 10,000 movements of a deposit account. */
export const { rows: ROWS } = longLedger(10_000);

/** A column as the tables of others take it: text for each row, written by the formatters of the portal. */
export type BenchColumn = {
  id: string;
  header: string;
  /** In pixels. */
  width: number;
  align: 'left' | 'right';
  text: (row: DepositRow) => string;
};

/** The six columns of the passbook, as wide together as the page. */
export const COLUMNS: readonly BenchColumn[] = [
  { id: 'date', header: 'วันที่', width: 144, align: 'left', text: (row) => writeDay(row.date) },
  { id: 'item', header: 'รายการ', width: 340, align: 'left', text: (row) => writeItem(row) },
  { id: 'document', header: 'เลขที่เอกสาร', width: 152, align: 'left', text: (row) => row.documentNo ?? '' },
  { id: 'outflow', header: 'ถอน (บาท)', width: 160, align: 'right', text: (row) => writeAmount(row, '-') },
  { id: 'inflow', header: 'ฝาก (บาท)', width: 160, align: 'right', text: (row) => writeAmount(row, '+') },
  {
    id: 'balance',
    header: 'คงเหลือ (บาท)',
    width: 160,
    align: 'right',
    text: (row) => formatMoney(row.balance),
  },
];

function writeDay(date: string): string {
  return formatThaiDate(date, { style: 'short' });
}

function writeItem({ item, note }: DepositRow): string {
  return note === null ? item : `${item} ${note}`;
}

function writeAmount({ amount }: DepositRow, direction: '-' | '+'): string {
  const isOut = amount.startsWith('-');
  return isOut === (direction === '-') ? formatMoney(amount, { sign: 'always' }) : '';
}
