import type { CremationOfMonth, ReceiptOfMonth } from './document-queries.ts';
import type { DocumentContent } from './document-seal.ts';
import { classifyReceipt } from './receipt-sheets.ts';

/**
 * The content that the code of a monthly receipt or invoice seals: every
 * figure, and whether it was given back.
 */
export function receiptContent(membershipNo: string, receipt: ReceiptOfMonth): DocumentContent {
  return { ...classifyReceipt(receipt, false), date: receipt.receipt_date, membershipNo, details: receipt };
}

/** The same for the cremation society. */
export function cremationContent(membershipNo: string, receipt: CremationOfMonth): DocumentContent {
  return { ...classifyReceipt(receipt, true), date: receipt.receipt_date, membershipNo, details: receipt };
}
