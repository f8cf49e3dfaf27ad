import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createKeyReader } from './db/secret-key.ts';
import type { Database } from './db/schema.ts';
import type { Lifecycle } from './lifecycle.ts';
import { startAccounts } from './modules/account/start-accounts.ts';
import { AuditLog } from './modules/audit/audit-log.ts';
import { registerActivity } from './modules/activity/activity-routes.ts';
import { createBeneficiaryQueries } from './modules/beneficiary/beneficiary-queries.ts';
import { registerBeneficiaries } from './modules/beneficiary/beneficiary-routes.ts';
import { registerOwnBoard } from './modules/board/board-routes.ts';
import { createCremationQueries } from './modules/cremation/cremation-queries.ts';
import { registerCremation } from './modules/cremation/cremation-routes.ts';
import { createDepositQueries } from './modules/deposit/deposit-queries.ts';
import { registerDeposit } from './modules/deposit/deposit-routes.ts';
import { DepositService } from './modules/deposit/deposit-service.ts';
import { createDividendQueries } from './modules/dividend/dividend-queries.ts';
import { registerDividends } from './modules/dividend/dividend-routes.ts';
import { RequestLimit } from './limits/request-limit.ts';
import { startDocuments } from './modules/document/start-documents.ts';
import { createGuaranteeQueries } from './modules/guarantee/guarantee-queries.ts';
import { registerGuarantees } from './modules/guarantee/guarantee-routes.ts';
import { registerHealth } from './modules/health/health-routes.ts';
import { registerImpersonation } from './modules/impersonation/impersonation-routes.ts';
import { ImpersonationService } from './modules/impersonation/impersonation-service.ts';
import { createLoanQueries } from './modules/loan/loan-queries.ts';
import { registerLoan } from './modules/loan/loan-routes.ts';
import { LoanService } from './modules/loan/loan-service.ts';
import { registerPublicPages } from './modules/info/register-public-pages.ts';
import { getMediaFolder } from './modules/media/media-routes.ts';
import { registerNotices } from './modules/mail/register-notices.ts';
import { registerMember } from './modules/member/member-routes.ts';
import { createPictureQueries } from './modules/picture/picture-queries.ts';
import { registerPicture } from './modules/picture/picture-routes.ts';
import { PictureService } from './modules/picture/picture-service.ts';
import { startPrivacy } from './modules/privacy/start-privacy.ts';
import { registerSubmissions } from './modules/submission/register-submissions.ts';
import { createReceiptQueries } from './modules/receipt/receipt-queries.ts';
import { registerReceipts } from './modules/receipt/receipt-routes.ts';
import { registerErrorReports } from './modules/report/report-routes.ts';
import { createSearchQueries } from './modules/search/search-queries.ts';
import { registerSearch } from './modules/search/search-routes.ts';
import { SearchService } from './modules/search/search-service.ts';
import { registerChallenges } from './modules/session/challenge-routes.ts';
import { registerDevices } from './modules/session/device-routes.ts';
import { DeviceService } from './modules/session/device-service.ts';
import { createSessionQueries } from './modules/session/session-queries.ts';
import { registerSession } from './modules/session/session-routes.ts';
import { requireMember, requireSession } from './modules/session/authenticate.ts';
import { SessionService } from './modules/session/session-service.ts';
import { SignInService } from './modules/session/sign-in-service.ts';
import { AttemptLimiter } from './modules/session/attempt-limiter.ts';
import { createShareQueries } from './modules/share/share-queries.ts';
import { registerShare } from './modules/share/share-routes.ts';
import { ShareService } from './modules/share/share-service.ts';
import { registerSyndication } from './modules/syndication/syndication-routes.ts';
import { registerCurrentTerms, registerTerms } from './modules/terms/terms-routes.ts';
import { TermsService } from './modules/terms/terms-service.ts';
import { createWelfareQueries } from './modules/welfare/welfare-queries.ts';
import { registerWelfare } from './modules/welfare/welfare-routes.ts';
import { registerSchemas } from './plugins/call.ts';
import { registerCspReport } from './plugins/csp-report.ts';
import { Csrf, registerCsrf } from './plugins/csrf.ts';
import { registerErrors } from './plugins/errors.ts';
import { createHttpApp } from './plugins/http-app.ts';
import { registerJsonBody } from './plugins/json-body.ts';
import { registerRouteMethods } from './plugins/route-methods.ts';
import { registerRequestLog } from './plugins/logger.ts';
import { registerNotFound } from './plugins/not-found.ts';
import { registerOpenApi } from './plugins/openapi.ts';
import { registerInternalRequests } from './plugins/internal-requests.ts';
import { registerPageRead } from './plugins/page-read.ts';
import { registerRequestGuard } from './plugins/request-guard.ts';
import { registerSecurityHeaders } from './plugins/security-headers.ts';
import { readKnownPages } from './portal/known-pages.ts';
import { PORTAL_FOLDER, type PortalOptions, registerPortal } from './portal/portal-routes.ts';

export type AppOptions = Pick<PortalOptions, 'renderWithinMs'> & {
  db: Kysely<Database>;
  config: Config;
  /** The clock; tests set it. */
  now: () => Date;
  log: Logger;
  lifecycle?: Lifecycle;
  /** Where the portal's build lies. */
  portalFolder?: string;
};

const COMPRESS_FROM_BYTES = 1024;
/** A member tries a few; more is no member. */
const PICTURES_PER_MINUTE = 20;
/** A page that breaks may report several faults at once; one that never ends reports no more. */
const REPORTS_PER_MINUTE = 30;
/** Answers are compressed while the member waits; files of the portal are compressed ahead, and better. */
const BROTLI_QUALITY = 4;

/** Builds the whole server over a migrated database. It does not listen; `inject` reaches it in tests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, config, log, now, lifecycle = { stopping: false }, portalFolder = PORTAL_FOLDER } = options;
  const app = createHttpApp(config, log);
  const paths = registerRouteMethods(app);
  registerErrors(app);
  registerNotFound(app, paths);
  registerRequestLog(app);
  registerSecurityHeaders(app);
  registerRequestGuard(app, config.publicOrigin);
  const internalRequest = registerInternalRequests(app);
  registerPageRead(app);
  registerJsonBody(app);
  registerSchemas(app);
  const csrf = new Csrf(createKeyReader(db, 'csrf_key', now));
  registerCsrf(app, csrf);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: COMPRESS_FROM_BYTES,
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await registerOpenApi(app, config);
  registerHealth(app, db, lifecycle);
  await registerModules(app, options, csrf);
  registerSyndication(app, db, { config, isPage: readKnownPages(portalFolder), now });
  registerCspReport(app, now);
  registerErrorReports(
    app,
    config.runtime.sentryKey,
    new RequestLimit({ perMinute: REPORTS_PER_MINUTE, now }),
  );
  registerPortal(app, { ...options, folder: portalFolder, csrf, internalRequest });
  return app;
}

/** The domain modules: public ones on `app`, the others in a scope that knows whose request it is. */
async function registerModules(app: FastifyInstance, options: AppOptions, csrf: Csrf): Promise<void> {
  const { db, config, now } = options;
  const notices = registerNotices(app, options);
  const audit = new AuditLog({ now });
  const sessionQueries = createSessionQueries(db);
  const sessions = new SessionService({ queries: sessionQueries, audit, now });
  const tries = new AttemptLimiter({ queries: sessionQueries, now, lock: config.lock });
  const proofs = registerChallenges(app, { db, tries, mode: config.captchaMode, now });
  const signIns = new SignInService({ tries, audit, notices, now, settings: config });
  const board = await registerSubmissions(app, {
    db,
    now,
    perHour: config.postsPerHour,
    sessions,
    proofs,
    csrf,
  });
  const published = registerPublicPages(app, { db, config, now, board });
  const search = new SearchService({ queries: createSearchQueries(db), published, now });
  registerSearch(app, search, new RequestLimit({ perMinute: config.searchPerMinute, now }));
  const registerDocuments = startDocuments(app, {
    db,
    config,
    audit,
    now,
    deposits: new DepositService({ queries: createDepositQueries(db) }),
    loans: new LoanService({ queries: createLoanQueries(db) }),
    shares: new ShareService({ queries: createShareQueries(db) }),
  });
  await registerSession(app, { signIns, sessions, proofs });
  await registerImpersonation(app, new ImpersonationService({ db, audit, now }), csrf);
  const termsOn = (trx: Kysely<Database>) => new TermsService({ db: trx, audit, now });
  registerCurrentTerms(app, termsOn(db));
  const registerPrivacy = startPrivacy(app, { db, audit, tries, now, retention: config.retention });
  const { runtime: coop, identityCode: codes } = config;
  const registerPassword = startAccounts(app, { db, tries, termsOn, notices, codes, audit, coop, now });
  await app.register(async (scope) => {
    requireSession(scope, sessions);
    registerTerms(scope, termsOn(db), (acceptance) =>
      db.transaction().execute((trx) => termsOn(trx).accept(acceptance)),
    );
    registerActivity(scope, db);
    registerPrivacy(scope);
    registerOwnBoard(scope, board);
    registerDevices(scope, new DeviceService({ db, audit, now }));
    registerPassword(scope);
  });
  await app.register(async (scope) => {
    requireMember(scope, sessions);
    registerMember(scope, db);
    const pictures = { queries: createPictureQueries(db), mediaFolder: getMediaFolder(config.dataDir) };
    registerPicture(
      scope,
      new PictureService(pictures),
      new RequestLimit({ perMinute: PICTURES_PER_MINUTE, now }),
    );
    registerShare(scope, createShareQueries(db));
    registerLoan(scope, createLoanQueries(db));
    registerDeposit(scope, createDepositQueries(db));
    registerReceipts(scope, createReceiptQueries(db));
    registerCremation(scope, createCremationQueries(db));
    registerWelfare(scope, createWelfareQueries(db));
    registerDividends(scope, createDividendQueries(db));
    registerBeneficiaries(scope, createBeneficiaryQueries(db));
    registerGuarantees(scope, createGuaranteeQueries(db));
    registerDocuments(scope);
  });
}
