import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { memberConfirmation } from './confirmation.ts';
import { memberDepStatement } from './deposit.ts';
import { feed, Outcome } from './envelope.ts';
import { memberLoanStatement } from './loan.ts';
import { EntryFilter, StatementRequest } from './statement.ts';
import { Instant, IsoDate, Money } from './values.ts';

/** Stable identifiers of the document kinds. */
export const DocumentKind = z.enum([
  'receipt',
  'invoice',
  'cremation_receipt',
  'cremation_invoice',
  'share_statement',
  'loan_statement',
  'loan_schedule',
  'deposit_statement',
  'holdings',
  'dividend_certificate',
  'interest_certificate',
  'balance_confirmation',
]);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** A figure of a document under its label: an amount, a text such as a month, or both. */
export const DocumentFigure = z.object({
  label: z.string().meta({ example: 'รับสุทธิ' }),
  amount: Money.nullable(),
  text: z.string().nullable().meta({ description: 'Such as the answer to a balance' }),
});
export type DocumentFigure = z.infer<typeof DocumentFigure>;

/** Whether the books still say what a document says. */
export const BooksComparison = z.object({
  state: z.enum(['same', 'different', 'incomparable']),
  state_name: z.string().meta({ description: 'The state in Thai', example: 'ตรงกับสมุดวันนี้' }),
  reason: z.string().nullable().meta({ description: 'Why it differs or cannot be compared, in Thai' }),
});
export type BooksComparison = z.infer<typeof BooksComparison>;

/** What anyone who holds a document can see about it; the member is not revealed. */
export const VerifiedDocument = z.object({
  kind: DocumentKind,
  kind_name: z.string().meta({ description: 'The title printed on the document' }),
  document_no: z.string().meta({ description: 'As printed next to the code', example: '69-000123' }),
  document_date: IsoDate,
  amount: Money.nullable().meta({ description: 'The first of the figures, if it is known' }),
  state: z.enum(['original', 'cancelled', 'changed']).meta({
    description:
      'Original: as it was issued, and the books do not say otherwise. Cancelled: a receipt returned, or changed since it was issued. Changed: any other document of which the books say otherwise',
  }),
  state_name: z.string().meta({ description: 'The state in Thai', example: 'ตรงกับที่ออก' }),
  row_count: z.int().nullable().meta({ description: 'Movements on a statement; null for other documents' }),
  period_from: IsoDate.nullable().meta({ description: 'First day of a statement' }),
  period_to: IsoDate.nullable().meta({ description: 'Last day of a statement' }),
  issued_at: Instant.nullable()
    .optional()
    .meta({ description: 'As printed in the foot; null where the seal does not cover it' }),
  figures: z
    .array(DocumentFigure)
    .optional()
    .meta({ description: 'What to compare with the paper; the first is the amount of the document' }),
  books: BooksComparison.optional(),
  not_covered: z
    .string()
    .nullable()
    .optional()
    .meta({ description: 'What the seal of an older document does not cover, in Thai' }),
});
export type VerifiedDocument = z.infer<typeof VerifiedDocument>;

/** The bytes of a PDF, or a refusal with the reason in `rc_des`. */
const PdfAnswer = z.union([z.custom<Uint8Array>((value) => value instanceof Uint8Array), Outcome]);

const number = (digits: RegExp) => z.string().regex(digits).transform(Number);

/** The Gregorian month of a collection, as path parameters. */
const MonthParams = z.object({
  receive_year: number(/^[12]\d{3}$/),
  receive_month: number(/^(0?[1-9]|1[0-2])$/),
});

/** A Gregorian year, as a path parameter. */
const YearParams = z.object({ year: number(/^[12]\d{3}$/) });

/** The filter of a statement, as query parameters. */
const StatementFilter = StatementRequest.pick({ from: true, to: true, item_type_code: true });

const COMMON = { method: 'GET', tag: 'document', access: 'member', media: 'application/pdf' } as const;

export const printPdf = defineCall({
  ...COMMON,
  id: 'print_pdf',
  path: '/api/member/print_pdf/{receive_year}/{receive_month}',
  summary: 'The receipt or invoice of a month as PDF; refused if nothing was collected',
  params: MonthParams,
  response: PdfAnswer,
  failures: { 404: 'Nothing was charged in that month' },
});

export const printCremPdf = defineCall({
  ...COMMON,
  id: 'print_crem_pdf',
  path: '/api/member/print_crem_pdf/{receive_year}/{receive_month}',
  summary: 'The cremation receipt or invoice of a month as PDF; refused if nothing was collected',
  params: MonthParams,
  response: PdfAnswer,
  failures: { 404: 'Nothing was charged in that month' },
});

export const printSharePdf = defineCall({
  ...COMMON,
  id: 'print_share_pdf',
  path: '/api/member/print_share_pdf',
  summary: 'The share statement as PDF, oldest movement first',
  query: StatementFilter,
  response: PdfAnswer,
});

export const printLoanStatementPdf = defineCall({
  ...COMMON,
  id: 'print_loan_statement_pdf',
  path: '/api/member/print_loan_statement_pdf/{loan_contract_no}',
  summary: 'The statement of a loan contract as PDF, oldest movement first',
  params: memberLoanStatement.params,
  query: StatementFilter,
  response: PdfAnswer,
  failures: memberLoanStatement.failures,
});

export const printLoanSchedulePdf = defineCall({
  ...COMMON,
  id: 'print_loan_schedule_pdf',
  path: '/api/member/print_loan_schedule_pdf/{loan_contract_no}',
  summary:
    'The payments of a loan contract that are still to come as PDF; refused if they cannot be worked out',
  params: memberLoanStatement.params,
  response: PdfAnswer,
  failures: memberLoanStatement.failures,
});

export const printDepStatementPdf = defineCall({
  ...COMMON,
  id: 'print_dep_statement_pdf',
  path: '/api/member/print_dep_statement_pdf/{deposit_account_no}',
  summary: 'The statement of a deposit account as PDF, oldest movement first',
  params: memberDepStatement.params,
  query: StatementFilter.extend(EntryFilter.shape),
  response: PdfAnswer,
  failures: memberDepStatement.failures,
});

export const printHoldingsPdf = defineCall({
  ...COMMON,
  id: 'print_holdings_pdf',
  path: '/api/member/print_holdings_pdf',
  summary: 'A summary of shares, open deposits and open loans as PDF',
  response: PdfAnswer,
});

export const printDivPdf = defineCall({
  ...COMMON,
  id: 'print_div_pdf',
  path: '/api/member/print_div_pdf/{year}',
  summary: 'The certificate of the dividend and average return of an accounting year as PDF',
  params: YearParams,
  response: PdfAnswer,
  failures: { 404: 'Nothing is released for that year' },
});

export const printInterestPdf = defineCall({
  ...COMMON,
  id: 'print_interest_pdf',
  path: '/api/member/print_interest_pdf/{year}',
  summary: 'The certificate of interest received and paid in a calendar year as PDF',
  params: YearParams,
  response: PdfAnswer,
  failures: { 404: 'No interest was received or paid in that year' },
});

export const printConfirmationPdf = defineCall({
  ...COMMON,
  id: 'print_confirmation_pdf',
  path: '/api/member/print_confirmation_pdf/{balance_on}',
  summary: 'A balance confirmation with its answers as PDF',
  params: memberConfirmation.params,
  response: PdfAnswer,
  failures: { 404: 'The member has no confirmation of that day' },
});

export const verifyDocument = defineCall({
  id: 'verify_document',
  method: 'POST',
  path: '/api/info/verify',
  summary: 'Verify a document by its code, without revealing the member',
  tag: 'document',
  access: 'public',
  body: z.object({
    code: z.string().max(64).meta({ description: 'As printed; dashes, spaces and case are ignored' }),
  }),
  response: feed(VerifiedDocument),
  failures: {
    404: 'No document has this code',
    429: 'Too many codes tried from one address; retry after `Retry-After` seconds',
  },
});
