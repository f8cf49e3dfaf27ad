import type { BalanceConfirmation } from '@sahakorn/contract/confirmation';
import type { DocumentKind } from '@sahakorn/contract/document';
import type { DocumentSource } from '../../db/document-schema.ts';
import { type HoldingsData, holdingsKind, type ScheduleData, scheduleKind } from './balance-kinds.ts';
import { confirmationKind, type DividendData, dividendKind, interestKind } from './certificate-kinds.ts';
import type { CremationOfMonth, ReceiptOfMonth } from './document-queries.ts';
import type { InterestOfYear } from './interest-queries.ts';
import { type DocumentBooks, hashStated, type KindRule } from './kind-rule.ts';
import { cremationKind, receiptKind } from './receipt-kinds.ts';
import {
  type DepositStatementData,
  depositStatementKind,
  type LoanStatementData,
  loanStatementKind,
  type ShareStatementData,
  shareStatementKind,
} from './statement-kinds.ts';

/** What of the books each kind of document is made of. A new kind has to be added here and below. */
export type DocumentData = {
  receipt: ReceiptOfMonth;
  invoice: ReceiptOfMonth;
  cremation_receipt: CremationOfMonth;
  cremation_invoice: CremationOfMonth;
  share_statement: ShareStatementData;
  loan_statement: LoanStatementData;
  loan_schedule: ScheduleData;
  deposit_statement: DepositStatementData;
  holdings: HoldingsData;
  dividend_certificate: DividendData;
  interest_certificate: InterestOfYear;
  balance_confirmation: BalanceConfirmation;
};

/** The rules of every kind. */
export type DocumentKinds = { [Kind in DocumentKind]: KindRule<DocumentData[Kind]> };

/** Every kind of document: its title, the figures that its code shows, and its comparison with the books. */
export function createDocumentKinds(books: DocumentBooks): DocumentKinds {
  return {
    receipt: receiptKind('ใบเสร็จรับเงิน', books),
    invoice: receiptKind('ใบแจ้งหนี้', books),
    cremation_receipt: cremationKind('ใบเสร็จรับเงินสงเคราะห์ศพ', books),
    cremation_invoice: cremationKind('ใบแจ้งหนี้เงินสงเคราะห์ศพ', books),
    share_statement: shareStatementKind(books),
    loan_statement: loanStatementKind(books),
    loan_schedule: scheduleKind(books),
    deposit_statement: depositStatementKind(books),
    holdings: holdingsKind(books),
    dividend_certificate: dividendKind(books),
    interest_certificate: interestKind(books),
    balance_confirmation: confirmationKind(books),
  };
}

/** What a document of one kind is made of. */
export type DocumentOf<Kind extends DocumentKind> = { kind: Kind; data: DocumentData[Kind] };

/** The figures that the code of a document shows, and what of the books it was made of. */
export function describeDocument<Kind extends DocumentKind>(
  kinds: DocumentKinds,
  { kind, data }: DocumentOf<Kind>,
  ownerName: string,
) {
  const rule = kinds[kind];
  const source: DocumentSource = {
    select: rule.select(data),
    ...hashStated(rule.stated(data), ownerName),
  };
  return { figures: rule.figures(data), source };
}
