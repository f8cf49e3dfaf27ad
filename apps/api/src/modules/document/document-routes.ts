import {
  printCremPdf,
  printDepStatementPdf,
  printHoldingsPdf,
  printLoanStatementPdf,
  printPdf,
  printSharePdf,
  verifyDocument,
} from '@sahakorn/contract/document';
import { SUCCESS } from '@sahakorn/contract/envelope';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import { getCaller } from '../../client/caller.ts';
import { Invalid } from '../../errors/domain-errors.ts';
import type { AuditEntry } from '../audit/audit-log.ts';
import { getSession } from '../session/authenticate.ts';
import { createWorkQueue, type WorkLimits } from '../../limits/work-queue.ts';
import type { DocumentRegister } from './document-register.ts';
import type { DocumentService, Printed, Printing } from './document-service.ts';
import type { RequestLimit } from '../../limits/request-limit.ts';
import type { PrintFilter } from './statement-sheets.ts';

const REFUSED = '0';
const HOST = /^[\w.:[\]-]{1,200}$/;

type Filter = { from?: string | undefined; to?: string | undefined; item_type_code?: string | undefined };

/** Records who is given a document, before it is sent. */
export type DocumentRecorder = (entry: AuditEntry) => Promise<unknown>;

/**
 * The processor is one; two at a time let a receipt be drawn between the pages of a long statement. More waiting ones
 * would wait longer than a request may take.
 */
const PRINTS: WorkLimits = { running: 2, waiting: 8, busySeconds: 5 };

/** Documents as PDF; needs a scope that requires a member. */
export function registerDocuments(
  scope: FastifyInstance,
  service: DocumentService,
  { publicOrigin, record }: { publicOrigin: string | null; record: DocumentRecorder },
): void {
  const prints = createWorkQueue(PRINTS);
  const getPrinting = (request: FastifyRequest): Printing => ({
    membershipNo: getSession(request).membershipNo,
    origin: publicOrigin ?? getOrigin(request),
  });

  const send = async (reply: FastifyReply, print: () => Promise<Printed>) => {
    const printed = await prints.run(print);
    if ('name' in printed) await record(toEntry(reply.request, printed.name));
    return answer(reply, printed);
  };

  registerCall(scope, printPdf, ({ params: { receive_year: year, receive_month: month }, request, reply }) =>
    send(reply, () => service.printReceipts(getPrinting(request), year, month)),
  );
  registerCall(
    scope,
    printCremPdf,
    ({ params: { receive_year: year, receive_month: month }, request, reply }) =>
      send(reply, () => service.printCremation(getPrinting(request), year, month)),
  );
  registerCall(scope, printSharePdf, ({ query, request, reply }) =>
    send(reply, () => service.printShares(getPrinting(request), toFilter(query))),
  );
  registerCall(scope, printLoanStatementPdf, ({ params, query, request, reply }) =>
    send(reply, () => service.printLoan(getPrinting(request), params.loan_contract_no, toFilter(query))),
  );
  registerCall(scope, printDepStatementPdf, ({ params, query, request, reply }) =>
    send(reply, () => service.printDeposit(getPrinting(request), params.deposit_account_no, toFilter(query))),
  );
  registerCall(scope, printHoldingsPdf, ({ request, reply }) =>
    send(reply, () => service.printHoldings(getPrinting(request))),
  );
}

/** What anyone may ask of a printed document. */
export function registerVerification(
  app: FastifyInstance,
  register: DocumentRegister,
  limit: RequestLimit,
): void {
  registerCall(app, verifyDocument, async ({ body, request }) => {
    limit.take(request.ip);
    return { rc_code: SUCCESS, data: [await register.verify(body.code)] };
  });
}

function toEntry(request: FastifyRequest, file: string): AuditEntry {
  const { membershipNo, impersonator: staff } = getSession(request);
  return { kind: 'document-opened', membershipNo, staff, ...getCaller(request), details: { file } };
}

function toFilter({ from, to, item_type_code: itemTypeCode }: Filter): PrintFilter {
  return { from, to, itemTypeCode };
}

function answer(reply: FastifyReply, printed: Printed) {
  if ('refusal' in printed) return { rc_code: REFUSED, rc_des: printed.refusal, data: [] };
  reply.header('content-disposition', `inline; filename="${printed.name}"`);
  return printed.file;
}

/** Where the browser found us. What is no host must not be printed as an address. */
function getOrigin({ protocol, host }: FastifyRequest): string {
  if (!HOST.test(host)) throw new Invalid('the header host is malformed');
  return `${protocol}://${host}`;
}
