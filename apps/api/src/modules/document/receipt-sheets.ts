import { bahtText } from '@sahakorn/thai/baht-text';
import { formatThaiDate, formatThaiMonth } from '@sahakorn/thai/date';
import { compareMoney, formatMoney, getMoneySign, sumKnownMoney } from '@sahakorn/thai/money';
import type { Block, Column, Fact, Row } from '../../documents/sheet.ts';
import type { CremationOfMonth, ReceiptOfMonth } from './document-queries.ts';
import { amountCell } from './document-words.ts';

type Head = Pick<
  ReceiptOfMonth,
  | 'receive_year'
  | 'receive_month'
  | 'receipt_no'
  | 'receipt_date'
  | 'receipt_status'
  | 'posted'
  | 'charged_amount'
  | 'collected_amount'
>;

const POSTED = '1';
const RETURNED = '2';

const RECEIPT_COLUMNS: readonly Column[] = [
  { head: 'รายการ', width: 6 },
  { head: 'เงินต้น', width: 2.6, align: 'right' },
  { head: 'ดอกเบี้ย', width: 2.3, align: 'right' },
  { head: 'จำนวนเงิน', width: 2.6, align: 'right' },
  { head: 'คงเหลือ', width: 2.8, align: 'right' },
];

const CREMATION_COLUMNS: readonly Column[] = [
  { head: 'รายการ', width: 6 },
  { head: 'จำนวนศพ', width: 2, align: 'right' },
  { head: 'ศพละ', width: 2.4, align: 'right' },
  { head: 'จำนวนเงิน', width: 2.8, align: 'right' },
];

/** Whether a row of the books is a receipt; otherwise it is an invoice. */
export function isPosted({ posted }: Pick<Head, 'posted'>): boolean {
  return posted === POSTED;
}

/** Whether the money could not be collected after all. */
export function isReturned({ receipt_status }: Pick<Head, 'receipt_status'>): boolean {
  return receipt_status === RETURNED;
}

/** Why there is no receipt, in a sentence for the member; null if there is one. */
export function getReceiptRefusal(head: Head): string | null {
  const month = formatThaiMonth(head.receive_year, head.receive_month);
  if (isReturned(head)) {
    return `ใบเสร็จรับเงินเดือน${month} คืนแล้วเพราะเก็บเงินไม่ได้ จึงพิมพ์ไม่ได้ ติดต่อสหกรณ์หากต้องการหลักฐานการชำระ`;
  }
  const uncollected = getMoneySign(head.collected_amount) <= 0 && getMoneySign(head.charged_amount) > 0;
  if (!isPosted(head) || !uncollected) return null;
  return `เดือน${month} เก็บเงินไม่ได้ จึงไม่มีใบเสร็จรับเงิน ติดต่อสหกรณ์เพื่อชำระหรือสอบถาม`;
}

/** The facts below the title of a receipt or an invoice. */
export function receiptFacts(head: Head): Fact[] {
  const posted = isPosted(head);
  return [
    ['ประจำเดือน', formatThaiMonth(head.receive_year, head.receive_month)],
    [posted ? 'วันที่' : 'กำหนดเรียกเก็บ', formatThaiDate(head.receipt_date)],
    ...(head.receipt_no === null ? [] : [['เลขที่ใบเสร็จ', head.receipt_no] as const]),
  ];
}

/** The lines of a monthly receipt, their sum, and the sum in words. */
export function receiptBlocks(receipt: ReceiptOfMonth): Block[] {
  const rows = receipt.lines.map(({ item_type_name, description, period, ...line }): Row => {
    const small = [description, period === null ? '' : `งวด ${period}`].filter((part) => part !== '');
    return {
      cells: [
        [item_type_name, small.join(' · ')].filter((part) => part !== '').join('\n'),
        amountCell(line.principal_amount),
        amountCell(line.interest_amount),
        amountCell(line.amount),
        amountCell(line.balance_after),
      ],
    };
  });
  const parts = (['principal_amount', 'interest_amount'] as const).map((part) =>
    amountCell(sumKnownMoney(receipt.lines.map((line) => line[part]))),
  );
  const [sum, ...others] = sumRows(receipt, (label, amount) => [label, '', '', amount]);
  const withParts = sum && { ...sum, cells: sum.cells.map((cell, at) => parts[at - 1] ?? cell) };
  return [
    {
      kind: 'table',
      columns: RECEIPT_COLUMNS,
      rows: [...rows, ...(withParts ? [withParts] : []), ...others],
    },
    ...closingBlocks(receipt),
  ];
}

/** The same for the cremation society. */
export function cremationBlocks(receipt: CremationOfMonth): Block[] {
  const { crem_name, case_count, rate_per_case, amount } = receipt;
  const row = { cells: [crem_name, String(case_count), formatMoney(rate_per_case), formatMoney(amount)] };
  const sums = sumRows(receipt, (label, sum) => [label, '', '', sum]);
  return [{ kind: 'table', columns: CREMATION_COLUMNS, rows: [row, ...sums] }, ...closingBlocks(receipt)];
}

function sumRows(head: Head, cells: (label: string, amount: string) => string[]): Row[] {
  const sum = (label: string, amount: string): Row => ({
    cells: cells(label, formatMoney(amount)),
    total: true,
  });
  if (!isPosted(head)) return [sum('รวมเรียกเก็บ', head.charged_amount)];
  const { charged_amount: charged, collected_amount: collected } = head;
  if (compareMoney(charged, collected) === 0) return [sum('รวมเงิน', collected)];
  return [sum('รวมเรียกเก็บ', charged), sum('เก็บได้จริง', collected)];
}

function closingBlocks(head: Head): Block[] {
  if (!isPosted(head)) {
    return [
      { kind: 'words', text: `รวมเรียกเก็บ ${bahtText(head.charged_amount)}` },
      { kind: 'note', text: 'ใบแจ้งหนี้นี้ไม่ใช่ใบเสร็จรับเงิน ใบเสร็จรับเงินพิมพ์ได้เมื่อเก็บเงินแล้ว' },
      { kind: 'signatures', roles: ['ผู้จัดทำ', 'ผู้จัดการ'] },
    ];
  }
  return [
    { kind: 'words', text: `รับเงิน ${bahtText(head.collected_amount)}` },
    { kind: 'signatures', roles: ['ผู้รับเงิน', 'ผู้จัดการ'] },
  ];
}
