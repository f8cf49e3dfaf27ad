import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/schema.ts';
import { createKeyReader } from './db/secret-key.ts';
import { FairQueue } from './limits/fair-queue.ts';
import { createLimits } from './limits/limits.ts';
import { getProcessShare } from './limits/process-share.ts';
import { createPasswordCheck } from './modules/account/password-check.ts';
import { AuditLog } from './modules/audit/audit-log.ts';
import { BoardService } from './modules/board/board-service.ts';
import { ConfirmationService } from './modules/confirmation/confirmation-service.ts';
import { DemandService } from './modules/demand/demand-service.ts';
import { createDepositQueries } from './modules/deposit/deposit-queries.ts';
import { DepositService } from './modules/deposit/deposit-service.ts';
import { createNicknameQueries } from './modules/deposit/nickname-queries.ts';
import { DividendService } from './modules/dividend/dividend-service.ts';
import { createDocuments } from './modules/document/create-documents.ts';
import { Idempotency } from './modules/idempotency/idempotency.ts';
import { createPublishedQueries } from './modules/info/published-queries.ts';
import { PublishedState } from './modules/info/published-state.ts';
import { createLoanOutlookQueries } from './modules/loan/loan-outlook-queries.ts';
import { LoanOutlookService } from './modules/loan/loan-outlook-service.ts';
import { createLoanQueries } from './modules/loan/loan-queries.ts';
import { LoanService } from './modules/loan/loan-service.ts';
import { startNotices } from './modules/mail/start-notices.ts';
import { createMediaStore } from './modules/media/create-media-store.ts';
import { ConsentService } from './modules/privacy/consent-service.ts';
import { startRetention } from './modules/privacy/start-retention.ts';
import { CooperativeRules } from './modules/rules/cooperative-rules.ts';
import { PostSearch } from './modules/search/post-search.ts';
import { AttemptLimiter } from './modules/session/attempt-limiter.ts';
import { createSessionQueries } from './modules/session/session-queries.ts';
import { SessionService } from './modules/session/session-service.ts';
import { SignInService } from './modules/session/sign-in-service.ts';
import { createShareQueries } from './modules/share/share-queries.ts';
import { ShareService } from './modules/share/share-service.ts';
import { SubmissionRequests } from './modules/submission/submission-requests.ts';
import { SubmissionService } from './modules/submission/submission-service.ts';
import { TermsService } from './modules/terms/terms-service.ts';
import type { Primary } from './primary.ts';
import { Csrf } from './plugins/csrf.ts';
import { ProofOfWork } from './plugins/proof-of-work.ts';

type ServiceOptions = {
  db: Kysely<Database>;
  /** A database that may lag by some seconds, for what members do not write. */
  feeds: Kysely<Database>;
  config: Config;
  now: () => Date;
  log: Logger;
  /** The primary process of the cluster; null: this process is the whole server. */
  primary: Primary | null;
};

/** Searches use the processors of the database, and connections that members need. */
const SEARCHES = { running: getProcessShare(6), waiting: getProcessShare(60) };

/** What several modules share. A service that only one module uses is created in that module's routes. */
export type Services = ReturnType<typeof createServices>;

/** Creates every shared service once. Background jobs run while `app` listens. */
export function createServices(app: FastifyInstance, options: ServiceOptions) {
  const { db, feeds, config, now, primary } = options;
  const limits = primary?.limits ?? createLimits(now);
  const audit = new AuditLog({ now });
  const csrf = new Csrf(createKeyReader(db, 'csrf_key', now));
  const idempotency = new Idempotency({ db, now });
  const notices = startNotices(app, options);
  const proofs = new ProofOfWork({ db, now, mode: config.captchaMode });

  const sessionQueries = createSessionQueries(db);
  const sessions = new SessionService({ queries: sessionQueries, audit, config, now });
  const attempts = new AttemptLimiter({ queries: sessionQueries, now, config });

  const submissions = new SubmissionService({ db, now, perHour: config.postsPerHour });
  const publishedQueries = createPublishedQueries(db);
  const posts = new PostSearch({ db, now });

  const depositQueries = createDepositQueries(feeds);
  const nicknames = feeds === db ? null : createNicknameQueries(db);
  const deposits = new DepositService({ queries: depositQueries, nicknames });
  const loans = new LoanService({ queries: createLoanQueries(feeds) });
  const shares = new ShareService({ queries: createShareQueries(feeds) });
  const rules = new CooperativeRules({ db: feeds });
  const dividends = new DividendService({ db: feeds, rules });
  const loanOutlooks = new LoanOutlookService({ queries: createLoanOutlookQueries(feeds), rules, now });
  const confirmations = new ConfirmationService({ db, audit, now });

  return {
    ...options,
    limits,
    audit,
    csrf,
    idempotency,
    notices,
    proofs,
    sessions,
    attempts,
    signIns: new SignInService({ attempts, audit, notices, now, settings: config }),
    terms: new TermsService({ db, audit, now }),
    findPasswordIssues: createPasswordCheck(config.runtime),
    consents: new ConsentService({ db, audit, now }),
    retentionRules: startRetention(app, { db, audit, now, config, primary }),
    board: new BoardService({ db, submissions, posts, now }),
    demands: new DemandService({ db, submissions, now }),
    posts,
    searchLimit: limits.perMinute('searches', config.searchPerMinute),
    searches: new FairQueue(SEARCHES),
    submissionRequests: new SubmissionRequests({ sessions, proofs, idempotency }),
    publishedQueries,
    published: new PublishedState({ queries: publishedQueries, now }),
    media: createMediaStore(config),
    depositQueries,
    deposits,
    loans,
    shares,
    dividends,
    confirmations,
    rules,
    loanOutlooks,
    ...createDocuments({
      db,
      config,
      now,
      limits,
      deposits,
      loans,
      loanOutlooks,
      shares,
      dividends,
      confirmations,
    }),
  };
}
