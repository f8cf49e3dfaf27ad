import {
  printConfirmationPdf,
  printCremPdf,
  printDepStatementPdf,
  printDivPdf,
  printHoldingsPdf,
  printInterestPdf,
  printLoanSchedulePdf,
  printLoanStatementPdf,
  printPdf,
  printSharePdf,
  verifyDocument,
} from '@sahakorn/contract/document';
import { SUCCESS } from '@sahakorn/contract/envelope';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { registerCall } from '../../plugins/call.ts';
import { getCaller } from '../../client/caller.ts';
import { getPublicOrigin } from '../../portal/public-origin.ts';
import type { AuditEntry, AuditLog } from '../audit/audit-log.ts';
import { getSession } from '../session/authenticate.ts';
import { toStatementFilter } from '../statement/statement-wire.ts';
import type { Limits, TaskQueue } from '../../limits/limits.ts';
import { SharedGuesses } from '../../plugins/shared-guesses.ts';
import type { DocumentRegister } from './document-register.ts';
import type { Printed, Printing } from './document-printer.ts';
import type { CertificateService } from './certificate-service.ts';
import type { DocumentService } from './document-service.ts';

const REFUSED = '0';

type DocumentServices = {
  documents: DocumentService;
  certificates: CertificateService;
  prints: TaskQueue;
  db: Kysely<Database>;
  config: Pick<Config, 'publicOrigin'>;
  audit: AuditLog;
};

/** Documents as PDF; needs a scope that requires a member. */
export function registerDocuments(
  scope: FastifyInstance,
  { documents: service, certificates, prints, db, config, audit }: DocumentServices,
): void {
  const getPrinting = (request: FastifyRequest): Printing => ({
    membershipNo: getSession(request).membershipNo,
    origin: getPublicOrigin(request, config.publicOrigin),
    signal: request.signal,
  });

  const send = async (reply: FastifyReply, print: () => Promise<Printed>) => {
    const { request } = reply;
    const printed = await prints.run({ member: getSession(request).membershipNo }, request.signal, print);
    // Audits before sending, but not if the member has cancelled the request.
    request.signal.throwIfAborted();
    if ('name' in printed) await audit.append(db, toEntry(request, printed.name));
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
    send(reply, () => service.printShares(getPrinting(request), toStatementFilter(query))),
  );
  registerCall(scope, printLoanStatementPdf, ({ params, query, request, reply }) =>
    send(reply, () =>
      service.printLoan(getPrinting(request), params.loan_contract_no, toStatementFilter(query)),
    ),
  );
  registerCall(scope, printLoanSchedulePdf, ({ params, request, reply }) =>
    send(reply, () => service.printLoanSchedule(getPrinting(request), params.loan_contract_no)),
  );
  registerCall(scope, printDepStatementPdf, ({ params, query, request, reply }) =>
    send(reply, () =>
      service.printDeposit(getPrinting(request), params.deposit_account_no, toStatementFilter(query)),
    ),
  );
  registerCall(scope, printHoldingsPdf, ({ request, reply }) =>
    send(reply, () => service.printHoldings(getPrinting(request))),
  );
  registerCall(scope, printDivPdf, ({ params, request, reply }) =>
    send(reply, () => certificates.printDividend(getPrinting(request), params.year)),
  );
  registerCall(scope, printInterestPdf, ({ params, request, reply }) =>
    send(reply, () => certificates.printInterest(getPrinting(request), params.year)),
  );
  registerCall(scope, printConfirmationPdf, ({ params, request, reply }) =>
    send(reply, () => certificates.printConfirmation(getPrinting(request), params.balance_on)),
  );
}

type VerificationServices = {
  db: Kysely<Database>;
  now: () => Date;
  documentRegister: DocumentRegister;
  config: Pick<Config, 'verifyPerMinute'>;
  limits: Limits;
};

/** Verifying a printed document, for anyone who holds it. */
export function registerVerification(
  app: FastifyInstance,
  { db, now, documentRegister, config, limits }: VerificationServices,
): void {
  const perMinute = config.verifyPerMinute;
  const limit = limits.perMinute('document codes', perMinute);
  const guesses = new SharedGuesses({ db, name: 'document-code', perMinute, now });

  registerCall(app, verifyDocument, async ({ body, request }) => {
    await limit.take(request.ip);
    const found = await guesses.run(request.ip, () => documentRegister.verify(body.code));
    return { rc_code: SUCCESS, data: [found] };
  });
}

function toEntry(request: FastifyRequest, file: string): AuditEntry {
  const { membershipNo, impersonator: staff } = getSession(request);
  return { kind: 'document-opened', membershipNo, staff, ...getCaller(request), details: { file } };
}

function answer(reply: FastifyReply, printed: Printed) {
  if ('refusal' in printed) return { rc_code: REFUSED, rc_des: printed.refusal, data: [] };
  reply.header('content-disposition', `inline; filename="${printed.name}"`);
  return printed.file;
}
