import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { createKeyReader } from '../../db/secret-key.ts';
import type { Letterhead } from '../../documents/sheet.ts';
import type { DepositService } from '../deposit/deposit-service.ts';
import type { LoanService } from '../loan/loan-service.ts';
import type { ShareService } from '../share/share-service.ts';
import type { DividendService } from '../dividend/dividend-service.ts';
import { CertificateService } from './certificate-service.ts';
import { createDocumentQueries } from './document-queries.ts';
import { DocumentPrinter } from './document-printer.ts';
import { DocumentRegister } from './document-register.ts';
import { DocumentService } from './document-service.ts';
import { createInterestQueries } from './interest-queries.ts';

type DocumentOptions = {
  db: Kysely<Database>;
  config: Pick<Config, 'runtime'>;
  now: () => Date;
  deposits: DepositService;
  loans: LoanService;
  shares: ShareService;
  dividends: DividendService;
};

/** The printed documents of members, and the register that verifies them. */
export function createDocuments(options: DocumentOptions): {
  documents: DocumentService;
  certificates: CertificateService;
  documentRegister: DocumentRegister;
} {
  const { db, config, now } = options;
  const queries = createDocumentQueries(db);
  const register = new DocumentRegister({ queries, readKey: createKeyReader(db, 'document_key', now), now });
  const letterhead = toLetterhead(config.runtime);
  const printer = new DocumentPrinter({ queries, register, letterhead, now });
  const documents = new DocumentService({ ...options, queries, printer });
  const certificates = new CertificateService({
    dividends: options.dividends,
    interest: createInterestQueries(db),
    printer,
    now,
  });
  return { documents, certificates, documentRegister: register };
}

function toLetterhead(coop: Config['runtime']): Letterhead {
  const { coopNameTH: nameThai, coopNameEN: nameEnglish, coopAddress: address } = coop;
  const contact = [coop.contactPhone && `โทร. ${coop.contactPhone}`, coop.contactHours];
  return { nameThai, nameEnglish, address, contact: contact.filter((part) => part !== '').join(' · ') };
}
