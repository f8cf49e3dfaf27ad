import type { DocumentKind, VerifiedDocument } from '@sahakorn/contract/document';
import type { FastifyInstance } from 'fastify';
import { download } from './download.ts';
import { readPdf } from './pdf.ts';

export const LOAN_NO = 'ส6700123';
export const ACCOUNT_NO = '0100012345';

/** The address of a document of every kind, of the demonstration member 001234. */
export const DOCUMENT_PATHS: Record<DocumentKind, string> = {
  receipt: 'print_pdf/2026/10',
  invoice: 'print_pdf/2026/11',
  cremation_receipt: 'print_crem_pdf/2026/10',
  cremation_invoice: 'print_crem_pdf/2026/11',
  share_statement: 'print_share_pdf?from=2026-06-01',
  loan_statement: `print_loan_statement_pdf/${encodeURIComponent(LOAN_NO)}?from=2026-06-01`,
  loan_schedule: `print_loan_schedule_pdf/${encodeURIComponent(LOAN_NO)}`,
  deposit_statement: `print_dep_statement_pdf/${ACCOUNT_NO}?from=2026-11-01`,
  holdings: 'print_holdings_pdf',
  dividend_certificate: 'print_div_pdf/2025',
  interest_certificate: 'print_interest_pdf/2025',
  balance_confirmation: 'print_confirmation_pdf/2026-10-31',
};

/** Prints a document, and reads its code from the paper; the code is empty if nothing was printed. */
export async function printDocument(app: FastifyInstance, token: string, path: string) {
  const { headers, rawPayload } = await download(app, path, token);
  if (headers['content-type'] !== 'application/pdf') return { code: '', text: '' };
  const { text } = await readPdf(rawPayload);
  const [, code = ''] = /รหัสตรวจสอบ (\S+)/.exec(text) ?? [];
  return { code, text: text.replaceAll(/\s+/g, ' ') };
}

/** Asks the public page about a code. */
export function askAbout(app: FastifyInstance, code: string) {
  return app.inject({ method: 'POST', url: '/api/info/verify', payload: { code } });
}

/** What the public page says of a code that a document has. */
export async function verifyCode(app: FastifyInstance, code: string): Promise<VerifiedDocument> {
  const [found] = (await askAbout(app, code)).json<{ data: VerifiedDocument[] }>().data;
  if (!found) throw new Error('No document has this code.');
  return found;
}
