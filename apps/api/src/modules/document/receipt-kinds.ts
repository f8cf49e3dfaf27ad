import { formatThaiMonth } from '@sahakorn/thai/date';
import type { CremationOfMonth, ReceiptMonth, ReceiptOfMonth } from './document-queries.ts';
import { amount, defineKind, type DocumentBooks, type KindRule, pick, text } from './kind-rule.ts';
import { isPosted, isReturned } from './receipt-sheets.ts';

const RECEIPT_FIELDS = [
  'receive_year',
  'receive_month',
  'seq_no',
  'receipt_no',
  'receipt_date',
  'receipt_status',
  'posted',
  'charged_amount',
  'collected_amount',
] as const;

const LINE_FIELDS = [
  'item_type_name',
  'description',
  'period',
  'principal_amount',
  'interest_amount',
  'amount',
  'balance_after',
] as const;

const CREMATION_FIELDS = [
  ...RECEIPT_FIELDS,
  'crem_code',
  'crem_name',
  'case_count',
  'rate_per_case',
  'amount',
] as const;

type ReceiptHead = Pick<ReceiptOfMonth, (typeof RECEIPT_FIELDS)[number]>;

/** A monthly receipt or invoice. */
export function receiptKind(title: string, { queries }: DocumentBooks): KindRule<ReceiptOfMonth> {
  return monthlyKind(title, {
    rows: ({ lines, ...receipt }) => ({
      ...pick(receipt, RECEIPT_FIELDS),
      lines: lines.map((line) => pick(line, LINE_FIELDS)),
    }),
    list: (month) => queries.listReceipts(month),
  });
}

/** The same for the cremation society. */
export function cremationKind(title: string, { queries }: DocumentBooks): KindRule<CremationOfMonth> {
  return monthlyKind(title, {
    rows: (receipt) => pick(receipt, CREMATION_FIELDS),
    list: (month) => queries.listCremationReceipts(month),
  });
}

function monthlyKind<Receipt extends ReceiptHead>(
  title: string,
  {
    rows,
    list,
  }: {
    rows: (receipt: Receipt) => unknown;
    list: (month: ReceiptMonth) => Promise<readonly Receipt[]>;
  },
): KindRule<Receipt> {
  return defineKind<Receipt, { year: number; month: number; seqNo: number }>({
    title,
    figures: (receipt) => {
      const month = text('ประจำเดือน', formatThaiMonth(receipt.receive_year, receipt.receive_month));
      const charged = amount('รวมเรียกเก็บ', receipt.charged_amount);
      if (!isPosted(receipt)) return [charged, month];
      return [amount('รับเงิน', receipt.collected_amount), charged, month];
    },
    stated: (receipt) => ({ rows: rows(receipt), heads: null }),
    select: ({ receive_year: year, receive_month: month, seq_no: seqNo }) => ({ year, month, seqNo }),
    async restate(membershipNo, { year, month, seqNo }) {
      const receipts = await list({ membershipNo, year, month });
      const receipt = receipts.find(({ seq_no }) => seq_no === seqNo);
      if (!receipt) return null;
      return {
        rows: rows(receipt),
        heads: null,
        reason: isReturned(receipt) ? 'คืนใบเสร็จนี้แล้ว' : null,
      };
    },
    afterChange: 'cancelled',
  });
}
