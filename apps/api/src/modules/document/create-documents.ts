import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import { createKeyReader } from '../../db/secret-key.ts';
import type { Database } from '../../db/schema.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { DepositService } from '../deposit/deposit-service.ts';
import type { LoanService } from '../loan/loan-service.ts';
import type { ShareService } from '../share/share-service.ts';
import { createDocumentQueries } from './document-queries.ts';
import { DocumentRegister } from './document-register.ts';
import { registerDocuments, registerVerification } from './document-routes.ts';
import { DocumentService } from './document-service.ts';
import { RequestLimit } from '../../limits/request-limit.ts';

type DocumentParts = {
  db: Kysely<Database>;
  config: Config;
  audit: AuditLog;
  now: () => Date;
  deposits: DepositService;
  loans: LoanService;
  shares: ShareService;
};

/**
 * Lets anyone verify a printed document. Gives what registers the members' documents in a scope that requires a member.
 */
export function startDocuments(app: FastifyInstance, parts: DocumentParts): (scope: FastifyInstance) => void {
  const { db, config, audit, now } = parts;
  const queries = createDocumentQueries(db);
  const register = new DocumentRegister({ queries, readKey: createKeyReader(db, 'document_key', now), now });
  registerVerification(app, register, new RequestLimit({ perMinute: config.verifyPerMinute, now }));
  const service = new DocumentService({
    ...parts,
    queries,
    register,
    letterhead: toLetterhead(config.runtime),
  });
  return (scope) =>
    registerDocuments(scope, service, {
      publicOrigin: config.publicOrigin,
      record: (entry) => audit.append(db, entry),
    });
}

function toLetterhead(coop: Config['runtime']) {
  const { coopNameTH: nameThai, coopNameEN: nameEnglish, coopAddress: address } = coop;
  const contact = [coop.contactPhone && `โทร. ${coop.contactPhone}`, coop.contactHours];
  return { nameThai, nameEnglish, address, contact: contact.filter((part) => part !== '').join(' · ') };
}
