import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { createKeyReader } from '../../db/secret-key.ts';
import type { Letterhead } from '../../documents/sheet.ts';
import type { Limits, TaskQueue } from '../../limits/limits.ts';
import { CertificateService } from './certificate-service.ts';
import { createDocumentKinds } from './document-kinds.ts';
import { createDocumentQueries } from './document-queries.ts';
import { DocumentPrinter } from './document-printer.ts';
import { DocumentRegister } from './document-register.ts';
import { DocumentService } from './document-service.ts';
import { createInterestQueries } from './interest-queries.ts';
import type { DocumentBooks } from './kind-rule.ts';

/**
 * There is one thread; two at a time let a receipt be drawn between the pages of another member's long
 * statement. A longer queue would exceed the request timeout.
 */
const PRINTS = { running: 2, waiting: 12, waitingPerMember: 3, busySeconds: 5 };

type DocumentOptions = Omit<DocumentBooks, 'queries' | 'interest'> & {
  db: Kysely<Database>;
  config: Pick<Config, 'runtime'>;
  now: () => Date;
  limits: Limits;
};

/** The name of the secret that codes and seals are made with. */
export const DOCUMENT_KEY = 'document_key';

/** The printed documents of members, and the register that verifies them. */
export function createDocuments(options: DocumentOptions): {
  documents: DocumentService;
  certificates: CertificateService;
  documentRegister: DocumentRegister;
  prints: TaskQueue;
} {
  const { db, config, now } = options;
  const queries = createDocumentQueries(db);
  const interest = createInterestQueries(db);
  const books = { ...options, queries, interest };
  const kinds = createDocumentKinds(books);
  const readKey = createKeyReader(db, DOCUMENT_KEY, now);
  const register = new DocumentRegister({ kinds, books, readKey, now });
  const letterhead = toLetterhead(config.runtime);
  const printer = new DocumentPrinter({ queries, kinds, register, letterhead, now });
  const documents = new DocumentService({ ...options, queries, printer });
  const certificates = new CertificateService({
    dividends: options.dividends,
    confirmations: options.confirmations,
    interest,
    printer,
    now,
  });
  return {
    documents,
    certificates,
    documentRegister: register,
    prints: options.limits.queue('prints', PRINTS),
  };
}

function toLetterhead(coop: Config['runtime']): Letterhead {
  const { coopNameTH: nameThai, coopNameEN: nameEnglish, coopAddress: address } = coop;
  const contact = [coop.contactPhone && `โทร. ${coop.contactPhone}`, coop.contactHours];
  return { nameThai, nameEnglish, address, contact: contact.filter((part) => part !== '').join(' · ') };
}
